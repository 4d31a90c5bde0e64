"""Whether to pass, and which cards to change: what is hard to lay goes, what is needed stays."""

from collections import Counter
from typing import Final

from rumpus.bots.keyword.needs import lacking
from rumpus.core.values import Seat
from rumpus.games.keyword.data import BLANK
from rumpus.games.keyword.state import Card, View

AWKWARD: Final = "jkqvwxz"
"""Letters that few words have."""

PATIENCE: Final = 0.08
"""What a word must be worth, in words, to be laid by who may change cards instead."""

VOWELS: Final = "aeiou"
VOWELS_KEPT: Final = 2
"""Of six cards so many may be vowels and the rest still goes together, as blue ones come too."""

TWINS: Final = 1
"""Of a letter one keeps so many."""


def discards(view: View, seat: Seat) -> tuple[int, ...]:
    """Name the cards that a seat changes: the least useful ones, and one at the least."""
    lacks = lacking(view, seat)
    wanted, held = Counter(lacks), Counter[str]()
    gone: list[Card] = []
    for card in view.hand:
        if wanted[card.letter] > 0:
            wanted[card.letter] -= 1
        elif _is_useless(card.letter, held):
            gone.append(card)
            continue
        held[card.letter] += 1
        held["vowels"] += card.letter in VOWELS
    return tuple(card.id for card in gone or view.hand)


def _is_useless(letter: str, held: Counter[str]) -> bool:
    if letter == BLANK:
        return False
    if letter in VOWELS and held["vowels"] >= VOWELS_KEPT:
        return True
    return letter in AWKWARD or held[letter] >= TWINS


def worth_a_pass(view: View, seat: Seat, worth: float) -> bool:
    """Say whether better cards promise more than the best word, in words of the next round."""
    del view, seat
    return worth < PATIENCE
