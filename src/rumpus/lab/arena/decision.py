"""
Decision: who of two is stronger, by a sequential test that ends as soon as it can tell.

The test compares two answers: the first player takes ``0.5 + MARGIN`` of the points, or ``0.5 -
MARGIN``. If the truth is at least that far from a half, the test errs in about 5 % of cases at
most. A match, with its two games, is one observation, because games of one deal are alike.
"""

from collections.abc import Sequence
from math import log
from typing import Final, Literal

MARGIN: Final = 0.05
ERROR: Final = 0.05
_BOUND: Final = log((1 - ERROR) / ERROR)
_PRIOR: Final = 16
_PRIOR_SPREAD: Final = 0.25
"""The largest spread of a share; it counts as PRIOR matches, so that a few can't look certain."""

Verdict = Literal["stronger", "weaker"]


def verdict(shares: Sequence[float]) -> Verdict | None:
    """Return what the first player is, from its share of each match, or None if that is open."""
    count = len(shares)
    if not count:
        return None
    mean = sum(shares) / count
    spread = sum((share - mean) ** 2 for share in shares)
    spread = (spread + _PRIOR * _PRIOR_SPREAD) / (count + _PRIOR)
    likelihood = 2 * MARGIN * (sum(shares) - count / 2) / spread
    if abs(likelihood) < _BOUND:
        return None
    return "stronger" if likelihood > 0 else "weaker"
