"""
Search: trials of house rules, each played with the same deals, the next one chosen by the last.

The nearest of many noisy trials was lucky, too. So it is played again with fresh deals, and both
figures are shown.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from rumpus.core.options import defaults
from rumpus.core.values import Options
from rumpus.games.registry import game as registered
from rumpus.lab.intervals import Interval
from rumpus.lab.pool import Workers
from rumpus.lab.sweep.played import Row, play
from rumpus.lab.sweep.sweep import Cell, SweepError, cells, tasks
from rumpus.lab.tune.proposals import Proposals
from rumpus.lab.tune.space import Over, size
from rumpus.lab.tune.target import Target, distance, reached


class Terms(msgspec.Struct, frozen=True):
    """
    What is searched, and with how many games: a run goes on only with the same terms.

    Each of *trials* has *games* with the seeds from *seed* on, the nearest one as many *fresh*
    games with the seeds after them.
    """

    rumpus: str
    tune: int
    game: str
    level: str
    seats: int
    fixed: Options
    space: tuple[Over, ...]
    targets: tuple[Target, ...]
    trials: int
    games: int
    fresh: int
    seed: int

    @property
    def most(self) -> int:
        """Return how many games there are at most."""
        return min(self.trials, size(self.space)) * self.games + self.fresh


class Trial(NamedTuple):
    """A combination that was played: the figures it came to, and how far they are."""

    cell: Cell
    figures: list[Interval]
    distance: float


class Search:
    """A search as far as it has come: *trials* in the order they were played, *fresh* figures."""

    def __init__(self, terms: Terms, lexicons: Path | None, workers: Workers) -> None:
        self.trials: Final[list[Trial]] = []
        self.fresh: list[Interval] | None = None
        self.reasons: Final[set[str]] = set()
        self.terms: Final = terms
        self._lexicons: Final = lexicons
        self._workers: Final = workers

    @property
    def best(self) -> Trial:
        """Return the nearest trial, the first one of several."""
        return min(self.trials, key=lambda trial: trial.distance)

    def rows(self, done: Sequence[Row]) -> Iterator[Row]:
        """
        Play the games that are not done yet; those that are done are the first.

        Raises `rumpus.lab.tune.target.TargetError` for a figure that the games don't have.
        """
        terms, coming = self.terms, iter(done)
        standard = {**defaults(registered(terms.game).facts.options), **terms.fixed}
        proposals = Proposals(terms.space, standard, terms.trials, terms.seed)
        for values in proposals:
            cell = self._cell(values)
            if cell is None:
                proposals.tell(values, None)
                continue
            played: list[Row] = []
            yield from self._played(cell, terms.seed, terms.games, coming, played)
            found = reached(terms.targets, played)
            self.trials.append(Trial(cell, found, distance(terms.targets, found)))
            proposals.tell(values, self.trials[-1].distance)
            if len(self.trials) == terms.trials:
                break
        if self.trials and terms.fresh:
            played = []
            after = terms.seed + terms.games
            yield from self._played(self.best.cell, after, terms.fresh, coming, played)
            self.fresh = reached(terms.targets, played)

    def _cell(self, values: Options) -> Cell | None:
        """Return the cell of some values, or None if the game refuses them."""
        terms = self.terms
        varied = {key: (value,) for key, value in values.items()}
        module = registered(terms.game)
        try:
            return cells(module, (terms.seats,), varied, terms.fixed, self._lexicons)[0]
        except SweepError:
            return None

    def _played(
        self, cell: Cell, seed: int, games: int, coming: Iterator[Row], played: list[Row]
    ) -> Iterator[Row]:
        """Add all games of a cell to *played*, and yield those that were not done before."""
        played += islice(coming, games)
        seeds = range(seed + len(played), seed + games)
        terms = self.terms
        missing = tasks(terms.game, terms.level, [cell], seeds, self._lexicons)
        for _, row in self._workers.in_order(play, missing):
            played.append(row)
            yield row
        self.reasons.update(row.reason for row in played)
