"""`rumpus lab records`: games that people played, counted as a sweep counts those of bots."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

import rumpus
from rumpus.cli import sweep_report
from rumpus.cli.common import Commands, add_data
from rumpus.cli.failure import FAILED, CommandError
from rumpus.cli.record_files import RecordRead, bytes_of, read
from rumpus.core.options import defaults
from rumpus.core.values import Options
from rumpus.lab.journal import Journal, JournalError
from rumpus.lab.sweep.played import Row, of_record
from rumpus.lab.sweep.sweep import Cell
from rumpus.lab.sweep.terms import PEOPLE, Terms
from rumpus.table import playthrough
from rumpus.table.record import Record, RecordError


class _Game(NamedTuple):
    seats: int
    options: Options
    row: Row


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("records", help="count games that were played at tables")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="records of one game")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep results, for a report")
    add_data(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Count all games, and print the table."""
    found = [_read(file, options.data) for file in options.files]
    names = sorted({one.registered.facts.name for one in found})
    if len(names) > 1:
        raise CommandError(f"these are records of several games: {', '.join(names)}", FAILED)
    games = [_counted(one) for one in found]
    cells, rows = _sorted(games)
    terms = Terms(rumpus.__version__, 1, names[0], PEOPLE, tuple(cells), 0)
    try:
        if options.out is not None:
            with Journal(options.out, terms, Row) as journal:
                for row in rows[len(journal.rows) :]:
                    journal.append(row)
    except (JournalError, OSError) as error:
        raise CommandError(f"can't keep the results: {error}") from error
    print("\n".join(sweep_report.lines(cells, rows)))
    return 0


def _read(file: Path, data: Path) -> RecordRead:
    try:
        return read(bytes_of(file), data)
    except (RecordError, CommandError) as error:
        raise CommandError(f"{file}: {error}", FAILED) from error


def _counted(found: RecordRead) -> _Game:
    module, record = found.registered, playthrough.to_record(found.told)
    options = {**defaults(module.facts.options), **record.header.options}
    row = of_record(record, module, found.make_game)
    return _Game(_players(record, module.facts.roles[0].name), options, row)


def _players(record: Record, role: str) -> int:
    return sum(seat.role == role for seat in record.header.seats)


def _sorted(games: Sequence[_Game]) -> tuple[list[Cell], list[Row]]:
    """Return a cell for each combination of seats and options, the most frequent first."""
    first = games[0].options
    keys = [key for key in first if any(one.options.get(key) != first[key] for one in games)]
    kinds = [(one.seats, tuple(one.options[key] for key in keys)) for one in games]
    order = sorted(set(kinds), key=lambda kind: (-kinds.count(kind), kinds.index(kind)))
    cells = [
        Cell(
            seats, dict(zip(keys, values, strict=True)), games[kinds.index((seats, values))].options
        )
        for seats, values in order
    ]
    rows = [
        replace(one.row, cell=order.index(kind), seed=number)
        for number, (one, kind) in enumerate(zip(games, kinds, strict=True))
    ]
    return cells, rows
