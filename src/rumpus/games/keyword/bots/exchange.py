"""Passing, and the cards to swap: what is hard to lay goes, what is needed stays."""

from collections import Counter
from typing import Final

from rumpus.core.values import Seat
from rumpus.games.keyword.bots.needs import lacking
from rumpus.games.keyword.data import BLANK
from rumpus.games.keyword.state import Card, View

AWKWARD: Final = "jkqvwxz"
"""Letters that few words have."""

VOWELS: Final = "aeiou"
VOWELS_KEPT: Final = 2
"""Most vowels among six cards that still go together with the rest, as blue ones come too."""

TWINS: Final = 1
"""Most cards of one letter to keep."""


def discards(view: View, seat: Seat) -> tuple[int, ...]:
    """Return the cards that a seat swaps: at least one, and one that it needs if it must."""
    wanted, held = lacking(view, seat), Counter[str]()
    gone: list[Card] = []
    others: list[Card] = []
    for card in view.hand:
        if wanted[card.letter] > 0:
            wanted[card.letter] -= 1
        elif _is_useless(card.letter, held):
            gone.append(card)
            continue
        elif card.letter != BLANK:
            others.append(card)
        held[card.letter] += 1
        held["vowels"] += card.letter in VOWELS
    return tuple(card.id for card in gone or others or view.hand)


def _is_useless(letter: str, held: Counter[str]) -> bool:
    if letter == BLANK:
        return False
    if letter in VOWELS and held["vowels"] >= VOWELS_KEPT:
        return True
    return letter in AWKWARD or held[letter] >= TWINS
