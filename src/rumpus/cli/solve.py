"""`rumpus solve`: prints every word of a Keesdrow board; adds the solvers of other games."""

import argparse
from math import isqrt
from pathlib import Path
from string import ascii_lowercase

import msgspec

from rumpus.cli import solve_keyword
from rumpus.cli.common import (
    Commands,
    add_data,
    lexicon_of,
    lexicons_of,
    options_of,
    positive,
    registered,
)
from rumpus.cli.failure import FAILED, USAGE, CommandError
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Millis, SeatInfo, Setup
from rumpus.games.keesdrow import data, evolve
from rumpus.games.keesdrow.options import rules_of
from rumpus.games.keesdrow.rules import board, draw
from rumpus.words.grid import Found, Grid
from rumpus.words.language import Language
from rumpus.words.lexicon import BUNDLED
from rumpus.words.paths import solve


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("solve", help="find all words of a board or a hand")
    games = parser.add_subparsers(metavar="GAME", required=True)
    keesdrow = games.add_parser("keesdrow", help="all words of a board, each with its best path")
    source = keesdrow.add_mutually_exclusive_group(required=True)
    source.add_argument("--letters", metavar="ABC...", help="a square board, row by row")
    source.add_argument("--board", type=Path, metavar="FILE", help="one row of letters a line")
    source.add_argument("--seed", type=int, metavar="S", help="the board of the game of this seed")
    keesdrow.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    keesdrow.add_argument("--min-length", type=positive, default=3, metavar="N")
    keesdrow.add_argument("--lexicon", default=BUNDLED, metavar="NAME")
    keesdrow.add_argument("--top", type=positive, metavar="N", help="print only the N best")
    keesdrow.add_argument("--json", action="store_true", help="print one line of JSON per word")
    add_data(keesdrow)
    keesdrow.set_defaults(run=run)
    solve_keyword.add_to(games)


def run(options: argparse.Namespace) -> int:
    """Print the words, the best first."""
    lexicon = lexicon_of(lexicons_of(options.data), options.lexicon)
    grid = _grid(options, lexicon.language)
    try:
        found = solve(lexicon, grid, min_length=options.min_length)
    except ValueError as error:
        raise CommandError(str(error)) from error
    for item in found.best(options.top or len(found)):
        print(msgspec.json.encode(item).decode() if options.json else _shown(grid, item))
    return 0


def _grid(options: argparse.Namespace, language: Language) -> Grid:
    if options.seed is not None:
        return _dealt(options.seed, options.option, language)
    if options.option:
        raise CommandError("--option needs --seed")
    if options.letters is not None:
        side = isqrt(len(options.letters))
        rows = [options.letters[at * side : (at + 1) * side] for at in range(side)]
        if "".join(rows) != options.letters:
            raise CommandError(
                f"{len(options.letters)} letters don't fill a square; use --board FILE"
            )
        return _of_rows(rows, language)
    try:
        return _of_rows(options.board.read_text("utf-8").split(), language, FAILED)
    except OSError as error:
        raise CommandError(f"can't read {options.board}: {error}") from error
    except UnicodeDecodeError as error:
        raise CommandError(f"can't read {options.board}: {error}", FAILED) from error


def _of_rows(rows: list[str], language: Language, status: int = USAGE) -> Grid:
    letters = "".join(rows).upper()
    width = len(rows[0]) if rows else 0
    if any(len(row) != width for row in rows):
        raise CommandError("all rows of a board must have the same length", status)
    try:
        worth = tuple(language.values.values()) or data.values()
        return Grid(width, len(rows), letters, worth, (0,) * len(letters), language.letters)
    except ValueError as error:
        raise CommandError(str(error), status) from error


def _dealt(seed: int, given: list[str], language: Language) -> Grid:
    """Deal the board that `rumpus simulate` deals for a seed."""
    options = options_of(registered("keesdrow"), given)
    laid = draw.lay(language, rules_of(options), Millis(0), Chance(simulation_seed(seed), "deal"))
    blank = evolve.initial_state(Setup(options, (SeatInfo(), SeatInfo())))
    return board.grid_of(board.board_of(evolve.evolve(blank, laid)))


def _shown(grid: Grid, item: Found) -> str:
    """Write the cells of a path as on a chess board, but with a1 in the upper left corner."""
    cells = " ".join(_square(grid, cell) for cell in item.path)
    return f"{item.score:>4}  {item.word:<15}  {cells}"


def _square(grid: Grid, cell: int) -> str:
    row, column = divmod(cell, grid.width)
    letters = ascii_lowercase[column] if column < 26 else f"a{ascii_lowercase[column - 26]}"
    return f"{letters}{row + 1}"
