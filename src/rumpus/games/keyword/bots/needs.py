"""The letters of the keyword that seats lack, and the value of getting closer to it."""

from collections import Counter
from typing import Final

from rumpus.core.values import Seat
from rumpus.games.keyword.rules.crack import spelled
from rumpus.games.keyword.state import View

STEPS: Final = (9.0, 0.8, 0.5, 0.3, 0.2)
"""Value of a letter, in words, by the letters then left to find: 0, 1, 2 and so on; the last value
holds for all larger numbers."""

REFRESHED: Final = 3.5
"""Approximate number of cards that a seat draws in a round."""


def lacking(view: View, seat: Seat) -> Counter[str]:
    """
    Count the letters of the keyword that the words of a seat don't spell.

    If players must notice for themselves, the view doesn't show these letters, but all words are
    public (KW-17).
    """
    keyword = view.rules.keyword
    spots = spelled(keyword, view.seats[seat].kept)
    return Counter(letter for letter, spot in zip(keyword, spots, strict=True) if spot is None)


def nearer(view: View, lacks: Counter[str], letters: str) -> float:
    """Return the value of *letters*, in words, to a seat that lacks those in *lacks*."""
    left = lacks.total()
    after = (lacks - Counter(letters)).total()
    steps = sum(STEPS[min(at, len(STEPS) - 1)] for at in range(after, left))
    return steps if after == 0 else steps * _likely(view, after)


def rounds_left(view: View) -> float:
    """Estimate how many more rounds the orange cards will last."""
    return 1 + view.orange_left / (REFRESHED * len(view.seats))


def _likely(view: View, left: int) -> float:
    """Return the chance of finding the *left* letters, as each word won adds one or two."""
    wins = rounds_left(view) / len(view.seats)
    return min(1.0, 1.5 * wins / left)
