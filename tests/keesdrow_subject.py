"""
Keesdrow as a subject of the conformance suite.

Both sizes, every kind of end, challenged and checked words, teams with and without a moderator,
both variations, solitaire and the daily board.
"""

from typing import Any

import msgspec

from rumpus.core.chance import Chance
from rumpus.core.options import validated
from rumpus.core.values import OptionValue, Refusal, Seat, Setup
from rumpus.games.keesdrow.game import FACTS, Keesdrow
from rumpus.games.keesdrow.options import DAILY
from rumpus.testing.conformance import Subject
from rumpus.words.lexicon import bundled


def setup(seats: int, *others: str, **given: OptionValue) -> Setup:
    """Return a set-up for a number of players and others with the given roles and options."""
    options = validated(FACTS.options, given)
    assert not isinstance(options, Refusal), options
    infos = Keesdrow(bundled()).seat(options, [*["player"] * seats, *others])
    assert not isinstance(infos, Refusal), infos
    return Setup(options, infos)


def _other_backs(state: Any, seat: Seat | None, chance: Chance) -> Any | None:
    """Reverse the letters on the backs, which are secret, except on tiles already drawn."""
    drawn = {draw.tile for draw in state.draws}
    backs = tuple(
        back if tile in drawn else "".join(reversed(back)) for tile, back in enumerate(state.backs)
    )
    return msgspec.structs.replace(state, backs=backs)


KEESDROW = Subject(
    Keesdrow(bundled()),
    (
        setup(2, turns=7),
        setup(2, turns=7, words="checked", timer=0),
        setup(3, end="points", goal=100, shorter="part"),
        setup(2, end="exhausted", min_length=6, timer=120),
        setup(8, size="deluxe", turns=7, challenge_window=60),
        setup(4, teams="yes", turns=7),
        setup(6, "moderator", teams="yes", end="points", goal=200, timer=0),
        setup(4, "moderator", teams="yes", end="exhausted", variation="flip_flop"),
        setup(2, variation="four_score"),
        setup(3, variation="four_score", words="challenge", tiles_to_win=4, shorter="part"),
        setup(4, variation="four_score", words="challenge", teams="yes", size="deluxe"),
        setup(3, variation="flip_flop", turns=7, timer=0),
        setup(2, variation="flip_flop", words="checked", end="points", goal=100),
        setup(1, words="checked", turns=20),
        setup(1, words="checked", variation="flip_flop", turns=7),
        setup(1, **DAILY),
    ),
    _other_backs,
)
