"""The ladder of one game: ratings of everybody, changed game by game."""

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from rumpus.ratings.model import Rating, rate


class Entrant(NamedTuple):
    """A seat of a rated game: whose rating it changes, on which *side*, and in which place."""

    rater: int
    side: int
    place: int


def side_of(seat: int, team: int | None) -> int:
    """Return the side of a seat: its team, or a side for itself."""
    return -1 - seat if team is None else team


def played(ratings: Mapping[int, Rating], entrants: Iterable[Entrant]) -> dict[int, Rating]:
    """
    Return the ratings after a game of everybody who played it.

    A bot may sit in several seats: its rating becomes the mean of what each seat would make it.
    """
    sides: dict[int, list[Entrant]] = {}
    # In a fixed order, so that the same game always gives the same numbers.
    for one in sorted(entrants):
        sides.setdefault(one.side, []).append(one)
    before = [[ratings[one.rater] for one in side] for side in sides.values()]
    after = rate(before, [min(one.place for one in side) for side in sides.values()])
    seats: dict[int, list[Rating]] = {}
    for side, rated in zip(sides.values(), after, strict=True):
        for one, rating in zip(side, rated, strict=True):
            seats.setdefault(one.rater, []).append(rating)
    return {rater: _mean(found) for rater, found in seats.items()}


def _mean(found: Sequence[Rating]) -> Rating:
    if len(found) == 1:
        return found[0]
    return Rating(fmean(one.mu for one in found), fmean(one.sigma for one in found))
