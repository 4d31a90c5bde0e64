"""`rumpus lab report`: what a sweep found, as a page with charts."""

import argparse
from pathlib import Path

from rumpus.cli.common import Commands, registered
from rumpus.cli.failure import FAILED, CommandError
from rumpus.lab.journal import JournalError
from rumpus.lab.report.charts import Games, charts
from rumpus.lab.report.drawing import alone
from rumpus.lab.report.page import page
from rumpus.lab.sweep.terms import results


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("report", help="show a sweep as a page with charts")
    parser.add_argument("file", type=Path, metavar="FILE", help="results of a sweep (its --out)")
    parser.add_argument("--out", type=Path, metavar="DIR", help="default: beside FILE")
    parser.add_argument("--title", metavar="TEXT", help="headline of the page")
    parser.set_defaults(run=report)


def report(options: argparse.Namespace) -> int:
    """Write ``index.html`` and a file for each chart."""
    try:
        terms, rows = results(options.file)
    except (JournalError, OSError) as error:
        raise CommandError(f"can't read the results: {error}") from error
    every = [
        Games(cell, [row for row in rows if row.cell == number])
        for number, cell in enumerate(terms.cells)
    ]
    cells = [games for games in every if games.rows]
    if not cells:
        raise CommandError(f"{options.file} holds no game yet", FAILED)
    drawn = list(charts(cells))
    title = options.title or f"House rules of {registered(terms.game).facts.title}"
    folder: Path = options.out or options.file.with_suffix("")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "index.html").write_text(page(title, terms, cells, drawn), "utf-8")
        for chart in drawn:
            (folder / f"{chart.name}.svg").write_text(alone(chart.svg), "utf-8")
    except OSError as error:
        raise CommandError(f"can't write the report: {error}", FAILED) from error
    print(folder / "index.html")
    return 0
