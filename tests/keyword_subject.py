"""
KEYWORD as a subject of the conformance suite.

Two to six players, with and without a timer, under every rule for cracking and review.
"""

from typing import Any

from msgspec.structs import replace

from rumpus.core.chance import Chance
from rumpus.core.options import validated
from rumpus.core.values import OptionValue, Refusal, Seat, Setup
from rumpus.games.keyword.actions import Blue, Orange, Piece
from rumpus.games.keyword.game import FACTS, Keyword
from rumpus.games.keyword.state import Seated, State
from rumpus.testing.conformance import Subject
from rumpus.words.lexicon import bundled

GAME = Keyword(bundled())


def setup(seats: int, **given: OptionValue) -> Setup:
    """Return a set-up for a number of players with these options."""
    options = validated(FACTS.options, given)
    assert not isinstance(options, Refusal), options
    infos = GAME.seat(options, ["player"] * seats)
    assert not isinstance(infos, Refusal), infos
    return Setup(options, infos)


def other_secrets(state: Any, seat: Seat | None, chance: Chance) -> State | None:
    """Change what a seat may not know: letters of cards, and racks and words of others."""
    assert isinstance(state, State)
    known = _known(state, seat)
    orange = _mixed(state.orange, [c for c in range(len(state.orange)) if c not in known], chance)
    blue = _mixed(state.blue, range(state.blue_drawn, len(state.blue)), chance)
    seats = tuple(
        seated if at == seat else _others(seated, chance) for at, seated in enumerate(state.seats)
    )
    other = replace(state, orange=orange, blue=blue, seats=seats)
    return None if other == state else other


def _known(state: State, seat: Seat | None) -> set[int]:
    """Return the orange cards whose letters a seat can see."""
    view = GAME.view(state, seat)
    known = {card.id for card in view.hand}
    known |= {card.id for hand in view.held for card in hand.cards}
    open_words = [one.cards for one in view.shown]
    open_words += [word.cards for other in view.seats for word in other.kept]
    return known | {card.card for word in open_words for card in word if card.colour == "orange"}


def _mixed(deck: str, hidden: Any, chance: Chance) -> str:
    letters = list(deck)
    for card, letter in zip(hidden, chance.shuffled([deck[card] for card in hidden]), strict=True):
        letters[card] = letter
    return "".join(letters)


def _others(seated: Seated, chance: Chance) -> Seated:
    """Change another seat's rack, or its word to one with as many orange cards, or to none."""
    if seated.laid is None:
        return replace(seated, rack=_word(seated, 1 + chance.below(6), chance))
    # KW-10: even where others see cards, there may be no word.
    laid = _word(seated, seated.covered, chance) if chance.below(3) else ()
    return replace(seated, laid=laid)


def _word(seated: Seated, oranges: int, chance: Chance) -> tuple[Piece, ...]:
    own = chance.shuffled(seated.hand)[:oranges]
    shared = chance.shuffled(range(6))[: chance.below(7)]
    return (*(Orange(card) for card in own), *(Blue(card) for card in shared))


KEYWORD = Subject(
    GAME,
    (
        setup(2),
        setup(2, timer=0, words="helped"),
        setup(3, keyword="crane", crack="announced", review="all"),
        setup(4, keyword="crane", timer=20, pass_window=60, review="no"),
        setup(5, keyword="rose", timer=0, min_length=3),
        setup(6, keyword="tea", crack="announced", review="no", timer=300),
        setup(2, keyword="tea", crack="announced", timer=0, review="all", min_length=6),
    ),
    other_secrets,
)
