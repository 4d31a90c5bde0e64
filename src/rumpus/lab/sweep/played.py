"""One game of a sweep: what was counted while bots played it."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from rumpus.core.values import Result
from rumpus.games.gauges import Gauges
from rumpus.games.module import GameModule
from rumpus.games.registry import game as registered
from rumpus.lab.simulate import Sitting, begun
from rumpus.table.record import Record
from rumpus.table.table import AnyEntry, Table
from rumpus.table.table_state import MakeGame

_NO_CHANCE: Final = bytes(32)
"""Seed of a game that is only read again: everything that chance decided is in its record."""


class Row(msgspec.Struct, frozen=True):
    """
    A game of a sweep, of the cell with this number.

    *lead_changes* and *comeback* (whether somebody wins who wasn't ahead at half-time) are None
    where points are secret or nobody was ahead, *words* where a game has none. *margin* is the
    first's lead over the next seat, as a share of its score.
    """

    cell: int
    seed: int
    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str
    seconds: float
    lead_changes: int | None
    comeback: bool | None
    margin: float
    words: int | None


class Task(NamedTuple):
    """A game to play."""

    cell: int
    sitting: Sitting
    seed: int


class Leads:
    """Who is ahead, from the first point to the last."""

    def __init__(self) -> None:
        self._times: Final[list[tuple[int, int | None]]] = []

    def note(self, at: int, points: Sequence[int]) -> None:
        """Take down the points of all seats at a table time; ties have no leader."""
        most = max(points)
        leader = None if points.count(most) > 1 else points.index(most)
        if not self._times or self._times[-1][1] != leader:
            self._times.append((at, leader))

    def changes(self) -> int:
        """Return how often somebody else took the lead."""
        leaders = [leader for _, leader in self._times if leader is not None]
        return sum(one != other for one, other in pairwise(leaders))

    def at(self, time: float) -> int | None:
        """Return who was ahead at a table time."""
        return next((leader for at, leader in reversed(self._times) if at <= time), None)


class Count:
    """What a game comes to, entry by entry."""

    def __init__(self, gauges: Gauges) -> None:
        self._gauges: Final = gauges
        self._leads: Final = Leads()
        self._words = 0

    def note(self, table: Table, entry: AnyEntry) -> None:
        """Count an entry that the table has just applied."""
        points, words = self._gauges.points, self._gauges.words
        if points is not None and table.game is not None and entry.events:
            self._leads.note(table.at, list(points(table.game.view(table.state, None))))
        if words is not None:
            self._words += sum(words(event) for event in entry.events)

    def row(self, cell: int, seed: int, table: Table) -> Row:
        """Return the row of a game that is over."""
        points, words = self._gauges.points, self._gauges.words
        result = table.result
        assert result is not None
        return Row(
            cell,
            seed,
            result.places,
            result.scores,
            result.reason,
            table.at / 1000,
            None if points is None else self._leads.changes(),
            None if points is None else _comeback(result, self._leads.at(table.at / 2)),
            _margin(result),
            None if words is None else self._words,
        )


def play(task: Task) -> Row:
    """Play a game, and count. Raises as `rumpus.lab.simulate.play` does."""
    run, count = begun(task.sitting, task.seed), Count(registered(task.sitting.game).gauges)
    for entry in run.entries:
        count.note(run.table, entry)
    while run.table.phase == "play":
        run.step()
        count.note(run.table, run.entries[-1])
    return count.row(task.cell, task.seed, run.table)


def of_record(record: Record, module: GameModule, make_game: MakeGame) -> Row:
    """Count a game that was played elsewhere, as a row of cell 0 with seed 0."""
    table, count = Table(module.facts, make_game, _NO_CHANCE), Count(module.gauges)
    table.seq = record.entries[0].seq - 1
    for entry in record.entries:
        table.apply(entry)
        count.note(table, entry)
    return count.row(0, 0, table)


def _comeback(result: Result, ahead: int | None) -> bool | None:
    return None if ahead is None else ahead not in result.places[0]


def _margin(result: Result) -> float:
    """Return the lead of the first place over the next seat, as a share of its score."""
    first, *others = sorted(result.scores, reverse=True)
    return (first - others[0]) / first if others and first > 0 else 0.0
