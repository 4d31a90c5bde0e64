"""`rumpus lab sweep`: the same deals under every combination of house rules."""

import argparse
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import rumpus
from rumpus.cli import sweep_report
from rumpus.cli.common import (
    Commands,
    add_data,
    check_level,
    options_of,
    positive,
    registered,
)
from rumpus.cli.failure import FAILED, INTERRUPTED, CommandError
from rumpus.cli.resuming import how_to_go_on, run_through
from rumpus.cli.workers import add_workers, workers_of
from rumpus.core.options import parsed
from rumpus.core.values import OptionValue
from rumpus.games.module import GameModule
from rumpus.lab.sweep import parquet
from rumpus.lab.sweep.played import Row
from rumpus.lab.sweep.sweep import Cell, SweepError, cells, missing, tasks
from rumpus.lab.sweep.terms import Terms
from rumpus.store.folder import LEXICONS

_SEATS = re.compile(r"(\d+)(?:-(\d+))?")


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "sweep", help="play the same deals under every combination of house rules"
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--vary", action="append", default=[], metavar="KEY=VALUE,...")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--bots", default="fair", metavar="LEVEL", help="of all seats")
    parser.add_argument("--seats", type=_seats, default=(2,), metavar="K[-K]", help="default: 2")
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="of each cell")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first game")
    add_workers(parser)
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="keep results, and continue from them"
    )
    parser.add_argument("--parquet", type=Path, metavar="FILE", help="write all games as a table")
    add_data(parser)
    parser.set_defaults(run=sweep)


def sweep(options: argparse.Namespace) -> int:
    """Play what is missing, and print the table."""
    game, lexicons = registered(options.game), options.data / LEXICONS
    check_level(game, options.bots)
    varied = dict(_varied(game, word) for word in options.vary)
    fixed = options_of(game, options.option)
    try:
        found = cells(game, options.seats, varied, fixed, lexicons)
    except SweepError as error:
        raise CommandError(str(error)) from error
    name = game.facts.name
    terms = Terms(rumpus.__version__, 1, name, options.bots, tuple(found), options.seed)
    seeds = range(options.seed, options.seed + options.games)
    rows: list[Row] = []

    def play(done: list[Row]) -> Iterator[Row]:
        rows.extend(done)
        every = tasks(name, options.bots, found, seeds, lexicons)
        for row in missing(every, done, workers_of(options)):
            rows.append(row)
            yield row

    most = len(found) * options.games
    complete = run_through(options.out, terms, Row, play, most)
    print("\n".join(sweep_report.lines(found, rows)))
    if options.parquet is not None:
        _write(rows, found, options.parquet)
    if not complete:
        how_to_go_on(options.out)
        return INTERRUPTED
    return 0


def _write(rows: Sequence[Row], found: Sequence[Cell], file: Path) -> None:
    try:
        parquet.write(rows, found, file)
    except OSError as error:
        raise CommandError(f"can't write {file}: {error.strerror}", FAILED) from error


def _varied(game: GameModule, word: str) -> tuple[str, list[OptionValue]]:
    key, equals, values = word.partition("=")
    if not equals:
        raise CommandError(f"--vary must be KEY=VALUE,..., not {word!r}")
    return key, [parsed(game.facts.options, key, value) for value in values.split(",")]


def _seats(text: str) -> tuple[int, ...]:
    found = _SEATS.fullmatch(text)
    if found is None:
        raise ValueError(text)
    least, most = int(found[1]), int(found[2] or found[1])
    if not 1 <= least <= most <= least + 100:
        raise ValueError(text)
    return tuple(range(least, most + 1))
