"""Sweep: every combination of options and seats, played with the same seeds by the same bots."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from pathlib import Path

import msgspec

from rumpus.core.options import validated
from rumpus.core.values import Options, OptionValue, Refusal
from rumpus.games.module import GameModule, lexicon_named
from rumpus.lab.pool import Workers
from rumpus.lab.simulate import Sitting
from rumpus.lab.sweep.played import Row, Task, play
from rumpus.store.lexicons import Lexicons


class Cell(msgspec.Struct, frozen=True):
    """A number of seats, the options that are varied, and all options."""

    seats: int
    varied: Options
    options: Options

    @property
    def name(self) -> str:
        """Return what tells this cell from the others."""
        return ", ".join([f"{self.seats} seats", *(f"{k}={v}" for k, v in self.varied.items())])


class SweepError(ValueError):
    """A combination that can't be played."""


def cells(
    module: GameModule,
    seats: Sequence[int],
    varied: Mapping[str, Sequence[OptionValue]],
    fixed: Options,
    lexicons: Path | None = None,
) -> list[Cell]:
    """Return all combinations. Raises `SweepError` for one that the game refuses."""
    found = [
        _cell(module, count, dict(zip(varied, values, strict=True)), fixed)
        for count in seats
        for values in product(*varied.values())
    ]
    lists = Lexicons(lexicons)
    for cell in found:
        try:
            game = module.make(lists.get(lexicon_named(cell.options)))
        except LookupError as error:
            raise SweepError(f"{cell.name}: no word list {error.args[0]!r}") from None
        refusal = game.seat(cell.options, [module.facts.roles[0].name] * cell.seats)
        if isinstance(refusal, Refusal):
            raise SweepError(f"{cell.name}: {refusal.code} ({refusal.rule})")
    return found


def tasks(
    game: str, level: str, found: Sequence[Cell], seeds: Sequence[int], lexicons: Path | None
) -> Iterator[Task]:
    """Yield all games: each seed in every cell, before the next seed."""
    for seed in seeds:
        for number, cell in enumerate(found):
            sitting = Sitting(game, (level,) * cell.seats, cell.options, lexicons)
            yield Task(number, sitting, seed)


def missing(all_tasks: Iterator[Task], done: Sequence[Row], workers: Workers) -> Iterator[Row]:
    """Play the games that are not done yet; those that are done are the first."""
    for task, row in zip(islice(all_tasks, len(done)), done, strict=True):
        assert (task.cell, task.seed) == (row.cell, row.seed), "another order"
    yield from (row for _, row in workers.in_order(play, all_tasks))


def _cell(module: GameModule, seats: int, varied: Options, fixed: Options) -> Cell:
    options = validated(module.facts.options, {**fixed, **varied})
    if isinstance(options, Refusal):
        about = ", ".join(f"{key} {value}" for key, value in options.params.items())
        raise SweepError(f"{module.facts.name} can't have {varied}: {options.code} ({about})")
    if (why := module.wrong_number(seats)) is not None:
        raise SweepError(why)
    return Cell(seats, varied, options)
