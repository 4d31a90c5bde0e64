"""Report of a sweep, as lines of text: a line for each cell, and one for each difference."""

from collections.abc import Iterator, Sequence

from rumpus.cli.common import counted
from rumpus.lab.intervals import Interval
from rumpus.lab.sweep.figures import FIGURES, between, of_cell
from rumpus.lab.sweep.played import Row
from rumpus.lab.sweep.sweep import Cell
from rumpus.lab.wording import change, shown, sure

WIDE = 22
SURE = "*"
"""Mark of a difference that is hardly luck."""


def lines(cells: Sequence[Cell], rows: Sequence[Row]) -> Iterator[str]:
    """Yield the report."""
    yield counted(len(rows), "game", "games")
    if not rows:
        return
    wide = max(len(cell.name) for cell in cells) + 2
    played = [[row for row in rows if row.cell == number] for number in range(len(cells))]
    yield " " * wide + "".join(f"{figure.name:>{WIDE}}" for figure in FIGURES)
    yield " " * wide + "".join(f"{figure.unit:>{WIDE}}" for figure in FIGURES)
    for cell, games in zip(cells, played, strict=True):
        found = [of_cell(games, figure) for figure in FIGURES]
        yield f"{cell.name:{wide}}" + "".join(f"{_shown(one):>{WIDE}}" for one in found)
    if not _same_deals(rows):
        return
    if len(cells) > 1:
        yield f"differences from {cells[0].name}, deal by deal ({SURE}: hardly luck)"
    for cell, games in zip(cells[1:], played[1:], strict=True):
        found = [between(played[0], games, figure) for figure in FIGURES]
        yield f"{cell.name:{wide}}" + "".join(f"{_change(one):>{WIDE}}" for one in found)


def _same_deals(rows: Sequence[Row]) -> bool:
    """Return whether any deal was played twice; those of people never are."""
    return len({row.seed for row in rows}) < len(rows)


def _shown(found: Interval | None) -> str:
    return "-" if found is None else shown(found)


def _change(found: Interval | None) -> str:
    return "-" if found is None else change(found) + SURE * sure(found)
