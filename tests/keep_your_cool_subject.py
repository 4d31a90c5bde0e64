"""
Keep Your Cool as a subject of the conformance suite.

Both games, with and without a moderator, and every option that changes what may happen.
"""

from typing import Any

from msgspec.structs import replace

from rumpus.core.chance import Chance
from rumpus.core.options import validated
from rumpus.core.values import Millis, OptionValue, Refusal, Seat, Setup
from rumpus.games.keep_your_cool.actions import Say
from rumpus.games.keep_your_cool.game import FACTS, KeepYourCool, under
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Held
from rumpus.testing.conformance import Subject
from rumpus.words.lexicon import bundled

GAME: KeepYourCool = under(bundled())


def setup(*others: str, **given: OptionValue) -> Setup:
    """Return a set-up for two players and others with the given roles and options."""
    options = validated(FACTS.options, given)
    assert not isinstance(options, Refusal), options
    infos = GAME.seat(options, ["player", "player", *others])
    assert not isinstance(infos, Refusal), infos
    return Setup(options, infos)


def hidden(state: State) -> list[int]:
    """Return the places whose tiles nobody can see."""
    away = {tile for pair in state.pairs for tile in pair.tiles}
    places = range(len(state.symbols))
    return [place for place in places if place not in state.up and place not in away]


def _other_tiles(state: Any, seat: Seat | None, chance: Chance) -> Any | None:
    """Change what is secret: rotate the hidden tiles, change throws and hold an act."""
    if state.phase == "over":
        return None
    places = hidden(state)
    symbols = list(state.symbols)
    for here, there in zip(places, [*places[1:], *places[:1]], strict=True):
        symbols[here] = state.symbols[there]
    throws = tuple(hand and "rock" for hand in state.thrown)
    held = Held(Seat(0), Say("secret"), Millis(1), Millis(1), Millis(10**9))
    return replace(state, symbols=tuple(symbols), thrown=throws, held=(*state.held, held))


KEEP_YOUR_COOL = Subject(
    GAME,
    (
        setup(),
        setup(game="advanced"),
        setup("moderator"),
        setup("moderator", game="advanced"),
        setup("moderator", game="advanced", words="moderator"),
        setup(game="advanced", third_flip="refused", same_letter_twice="yes", min_answers=50),
        setup(game="advanced", strictness="exact", swap_pause=0, word_pause=200, flip_time=200),
        setup(reach=2000, reaction=2000, void_stop_lock=300, first_word_time=5000),
    ),
    _other_tiles,
)
