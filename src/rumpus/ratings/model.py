"""
The model: how a game changes the ratings of those who played it.

It is Weng and Lin's Bradley-Terry model with full pairing: every side is compared with every other,
so a side below two that tie really ranks below both (`docs/decisions/26`).
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

_MU: Final = 25.0
_SIGMA: Final = _MU / 3
_START: Final = 1500
_POINTS: Final = 30
"""Points per unit of mu: 400 points then mean ten wins for each loss, as in chess."""
SETTLED: Final = 5.0
"""A rating whose sigma is higher is provisional: its range is wider than 300 points each way."""


class Rating(NamedTuple):
    """An estimate of somebody's strength: its mean, and how uncertain it is."""

    mu: float = _MU
    sigma: float = _SIGMA

    @property
    def points(self) -> int:
        """Return the number that people see; it may be negative."""
        return _points(self.mu)

    @property
    def least(self) -> int:
        """Return the lower end of the range, in which the strength lies with 95 %."""
        return _points(self.mu - 2 * self.sigma)

    @property
    def most(self) -> int:
        """Return the upper end of the range."""
        return _points(self.mu + 2 * self.sigma)

    @property
    def provisional(self) -> bool:
        """Return True while the range is too wide to compare people by it."""
        return self.sigma > SETTLED


def rate(sides: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Return the ratings after a game of at least two sides; equal places are ties."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma) for one in side] for side in sides]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [[Rating(one.mu, one.sigma) for one in team] for team in rated]


@cache
def _model() -> "BradleyTerryFull":
    # Imported for the first rated game: a room starts without it.
    from openskill.models import BradleyTerryFull  # noqa: PLC0415

    # A game never makes a rating less certain. The limit of a single call would not be reset.
    return BradleyTerryFull(mu=_MU, sigma=_SIGMA, limit_sigma=True)


def _points(mu: float) -> int:
    return round(_START + _POINTS * (mu - _MU))
