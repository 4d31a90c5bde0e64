"""
Standings of an evening.

A first place is worth `WIN` points and a last place none; places between share the distance
equally, and people who tie share a place, as partners do. If everybody ties, each gets half. A
person who sits out a round gets the points of a win, except where the winner stays on.

Equal points are decided by points against each other, if all of them have met; then by the sum of
the opponents' points (Buchholz); then by games won. People who are equal in all that share a place.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, groupby
from typing import Final

import msgspec

from rumpus.evening.events import Places
from rumpus.evening.state import Board, Evening

WIN: Final = 12
"""Points of a first place: three or four places divide them evenly."""


class Row(msgspec.Struct, frozen=True):
    """One person's standing: *direct* are points against those with equal points."""

    person: str
    place: int
    points: int
    direct: int
    buchholz: int
    won: int
    played: int
    byes: int


def shares(places: Places) -> dict[int, int]:
    """
    Return the points of each position at a table.

    >>> shares(((1,), (0,)))
    {1: 12, 0: 0}
    >>> shares(((0, 1),))
    {0: 6, 1: 6}
    """
    last = len(places) - 1
    return {
        position: WIN // 2 if last == 0 else WIN * (last - rank) // last
        for rank, positions in enumerate(places)
        for position in positions
    }


def standings(evening: Evening) -> list[Row]:
    """Return everybody's standing, the leader first."""
    boards = [board for each in evening.rounds for board in each.boards if _played(board)]
    tally = _Tally(evening, boards)
    people = sorted(evening.people, key=lambda person: -tally.points[person])
    rows: list[Row] = []
    for _, group in groupby(people, key=lambda person: tally.points[person]):
        rows += tally.ranked(list(group), len(rows))
    return rows


def met(evening: Evening) -> Counter[frozenset[str]]:
    """Return how often each two people were at the same table."""
    return Counter(
        frozenset(pair)
        for each in evening.rounds
        for board in each.boards
        for pair in combinations(board.people, 2)
    )


def byes(evening: Evening) -> Counter[str]:
    """Return how often each person has sat out."""
    return Counter(person for each in evening.rounds for person in each.byes)


class _Tally:
    def __init__(self, evening: Evening, boards: Sequence[Board]) -> None:
        self.points: Counter[str] = Counter()
        self._boards = boards
        self._plan = evening.plan
        self._byes = byes(evening)
        self._played: Counter[str] = Counter()
        self._won: Counter[str] = Counter()
        for board in boards:
            self._count(board)
        if evening.plan.format != "winner_stays":
            for person, count in self._byes.items():
                self.points[person] += count * WIN
        self._buchholz = self._opponents_points()

    def ranked(self, tied: list[str], above: int) -> list[Row]:
        """Return the rows of people with equal points, of whom *above* are better."""
        direct = self._direct(tied)
        rows = [
            Row(
                person,
                0,
                self.points[person],
                direct[person],
                self._buchholz[person],
                self._won[person],
                self._played[person],
                self._byes[person],
            )
            for person in tied
        ]
        rows.sort(key=_merit, reverse=True)
        merits = [_merit(row) for row in rows]
        return [
            msgspec.structs.replace(row, place=above + 1 + merits.index(_merit(row)))
            for row in rows
        ]

    def _count(self, board: Board) -> None:
        for person, points in _shares_of(board).items():
            self.points[person] += points
            self._played[person] += 1
            self._won[person] += points == WIN

    def _opponents_points(self) -> Counter[str]:
        sums: Counter[str] = Counter()
        for board in self._boards:
            for one, other in self._opponents(board):
                sums[one] += self.points[other]
                sums[other] += self.points[one]
        return sums

    def _opponents(self, board: Board) -> Iterator[tuple[str, str]]:
        """Return the pairs of people at a table who aren't partners."""
        for (at, one), (there, other) in combinations(enumerate(board.people), 2):
            if not self._plan.partners(at, there):
                yield one, other

    def _direct(self, tied: list[str]) -> Counter[str]:
        direct: Counter[str] = Counter()
        group = set(tied)
        pairs: set[frozenset[str]] = set()
        for board in self._boards:
            if len(group.intersection(board.people)) < 2:
                continue
            shared = _shares_of(board)
            for one, other in self._opponents(board):
                if not group.issuperset((one, other)):
                    continue
                pairs.add(frozenset((one, other)))
                direct[one] += (shared[one] > shared[other]) - (shared[one] < shared[other])
                direct[other] += (shared[other] > shared[one]) - (shared[other] < shared[one])
        return direct if len(pairs) == len(tied) * (len(tied) - 1) // 2 else Counter()


def _played(board: Board) -> bool:
    return board.result is not None and bool(board.result.places)


def _shares_of(board: Board) -> dict[str, int]:
    assert board.result is not None
    return {board.people[at]: points for at, points in shares(board.result.places).items()}


def _merit(row: Row) -> tuple[int, int, int]:
    return row.direct, row.buchholz, row.won
