"""Tournament: all matches of an arena, in a fixed order, each seed by every lineup in turn."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

from rumpus.lab.arena.decision import Verdict, verdict
from rumpus.lab.arena.match import Match, Task, play
from rumpus.lab.arena.seating import Terms
from rumpus.lab.pool import Processes

Lineup = tuple[int, ...]


class Tournament:
    """
    The matches of an arena so far, and those that are missing.

    With *decide*, a pair plays no more once it is decided; that needs two seats.
    """

    def __init__(
        self, terms: Terms, seeds: Sequence[int], *, decide: bool = False, lexicons: Path | None
    ) -> None:
        assert not decide or terms.seats == 2
        self.terms: Final = terms
        self.matches: Final[list[Match]] = []
        self.lineups: Final = list(combinations(range(len(terms.entrants)), terms.seats))
        self._seeds = seeds
        self._decide = decide
        self._lexicons = lexicons
        self._shares: dict[Lineup, list[float]] = {lineup: [] for lineup in self.lineups}

    @property
    def most(self) -> int:
        """Return the number of matches, if no pair is decided early."""
        return len(self._seeds) * len(self.lineups)

    def verdict(self, lineup: Lineup) -> Verdict | None:
        """Return what the first of a lineup is, or None if that is open."""
        return verdict(self._shares[lineup])

    def play(self, done: Sequence[Match], jobs: int) -> Iterator[Match]:
        """Take the matches that are done already, and yield the others as they are played."""
        begun = iter(done)
        missing: list[Task] = []
        tasks = self._tasks()
        for task in tasks:
            match = next(begun, None)
            if match is None:
                missing.append(task)
                break
            assert (match.seed, match.lineup) == (task.seed, task.lineup), "another order"
            self._add(match)

        def rest() -> Iterator[Task]:
            yield from missing
            yield from tasks

        for task, match in Processes(jobs).in_order(play, rest()):
            if self._open(task.lineup):
                self._add(match)
                yield match

    def _tasks(self) -> Iterator[Task]:
        for seed in self._seeds:
            for lineup in self.lineups:
                if self._open(lineup):
                    yield Task(self.terms, seed, lineup, self._lexicons)

    def _open(self, lineup: Lineup) -> bool:
        return not self._decide or self.verdict(lineup) is None

    def _add(self, match: Match) -> None:
        self.matches.append(match)
        self._shares[match.lineup].append(match.shares()[match.lineup[0]])
