"""One game of a sweep: what was counted while bots played it."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import msgspec

from rumpus.core.values import Result
from rumpus.games.registry import game as registered
from rumpus.lab.run import Run
from rumpus.lab.simulate import Sitting, begun


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


def play(task: Task) -> Row:
    """Play a game, and count. Raises as `rumpus.lab.simulate.play` does."""
    gauges = registered(task.sitting.game).gauges
    run, leads = begun(task.sitting, task.seed), Leads()
    while run.table.phase == "play":
        run.step()
        if gauges.points is not None and run.entries[-1].events:
            leads.note(run.table.at, list(gauges.points(_seen(run))))
    result = run.table.result
    assert result is not None
    return Row(
        task.cell,
        task.seed,
        result.places,
        result.scores,
        result.reason,
        run.table.at / 1000,
        None if gauges.points is None else leads.changes(),
        None if gauges.points is None else _comeback(result, leads.at(run.table.at / 2)),
        _margin(result),
        None if gauges.words is None else _counted(run, gauges.words),
    )


def _seen(run: Run) -> Any:
    assert run.table.game is not None
    return run.table.game.view(run.table.state, None)


def _comeback(result: Result, ahead: int | None) -> bool | None:
    return None if ahead is None else ahead not in result.places[0]


def _margin(result: Result) -> float:
    """Return the lead of the first place over the next seat, as a share of its score."""
    first, *others = sorted(result.scores, reverse=True)
    return (first - others[0]) / first if others and first > 0 else 0.0


def _counted(run: Run, words: Callable[[Any], int]) -> int:
    return sum(words(event) for entry in run.entries for event in entry.events)
