"""
Intervals of 95 % around what many games say, with seeds as the units.

Games of one seed are alike: the same deal, played from each seat. So each seed counts once, by the
mean of its games, and the seeds are what is drawn again (`docs/decisions/0038-the-arena.md`).
"""

from collections.abc import Callable, Sequence
from statistics import NormalDist, fmean
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.float64]
"""A row for each seed, and a column for each thing that was counted."""
Statistic = Callable[[Any], Any]
"""Function from rows, ``[..., seeds, columns]``, to a figure for each set of them."""

LEVEL: Final = 0.95
DRAWS: Final = 1_000
AT_ONCE: Final = 1_000_000
"""Rows that are drawn at once, so that large runs need no more memory than small ones."""
PSEUDO: Final = 4
"""Seeds that are added to a share, half of them won: without them, 5 of 5 would be certain."""
_SURE: Final = NormalDist().inv_cdf((1 + LEVEL) / 2)


class Interval(NamedTuple):
    """An estimate, and the ends of its interval."""

    mean: float
    low: float
    high: float

    @property
    def around(self) -> float:
        """Return half the width."""
        return (self.high - self.low) / 2


def of_share(shares: Sequence[float]) -> Interval:
    """Return the mean of a share from 0 to 1, one for each seed."""
    padded = [*shares, *([0.0, 1.0] * (PSEUDO // 2))]
    centre = fmean(padded)
    spread = fmean((share - centre) ** 2 for share in padded)
    half = _SURE * (spread / len(padded)) ** 0.5
    low, high = max(0.0, centre - half), min(1.0, centre + half)
    return Interval(fmean(shares), low, high)


def bootstrap(rows: Rows, statistic: Statistic, draws: int = DRAWS) -> Interval:
    """
    Return a statistic of rows, with the interval that drawing seeds again shows.

    The same rows always give the same interval. With few seeds the draws vary too little, by
    sqrt((n - 1) / n), which is made good.
    """
    count = len(rows)
    # The draws only estimate a spread: they decide no game, and need no `Chance`.
    generator = np.random.default_rng(count)  # noqa: TID251
    pieces = [len(piece) for piece in np.array_split(range(draws), -(-draws * count // AT_ONCE))]
    drawn = np.concatenate(
        [statistic(rows[generator.integers(0, count, (piece, count))]) for piece in pieces]
    )
    mean = float(statistic(rows))
    wider = (count / (count - 1)) ** 0.5 if count > 1 else 1.0
    ends = np.nanquantile(drawn, [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    low, high = (mean + wider * (float(end) - mean) for end in ends)
    return Interval(mean, low, high)
