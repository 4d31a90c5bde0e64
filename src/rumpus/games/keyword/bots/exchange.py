"""Cards to swap when passing: those hard to use go, those needed for the keyword stay."""

from collections import Counter
from typing import Final

from rumpus.core.values import Seat
from rumpus.games.keyword.bots.needs import lacking
from rumpus.games.keyword.data import BLANK
from rumpus.games.keyword.state import Card, View

AWKWARD: Final = "jkqvwxz"
"""Letters that occur in few words."""

VOWELS: Final = "aeiou"
VOWELS_KEPT: Final = 2
"""Most vowels to keep among six cards, since blue cards supply more."""

TWINS: Final = 1
"""Most cards of a letter to keep."""


def discards(view: View, seat: Seat) -> tuple[int, ...]:
    """Return the cards that a seat swaps, at least one: a needed card only if there is no other."""
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
