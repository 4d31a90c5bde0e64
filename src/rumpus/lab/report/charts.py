"""Charts of a sweep: each figure of all cells, wins by seat, minutes of a game, and endings."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from rumpus.lab.intervals import Interval, of_share
from rumpus.lab.report.drawing import FAINT, INK, LINE, PAGE, SERIES, SURE, drawn
from rumpus.lab.sweep.figures import FIGURES, between, of_cell
from rumpus.lab.sweep.played import Row
from rumpus.lab.sweep.sweep import Cell
from rumpus.lab.wording import sure

ROOM = 0.75
"""Height of a chart without its rows, in inches."""
HIGH = 0.44
"""Height of a row in inches: the name of a cell, and below it what was found."""
ABOVE = 0.34
"""Height of a name above its row, as a part of the row."""


_NUMBER = {"ha": "center", "va": "center", "fontsize": 9, "fontweight": "bold"}
_CLEAR = {"facecolor": PAGE, "edgecolor": "none", "pad": 0.5}


class Chart(NamedTuple):
    """A chart: its *name* for a file, a *title*, a *note* on how to read it, and the drawing."""

    name: str
    title: str
    note: str
    svg: str


class Games(NamedTuple):
    """The games of a cell."""

    cell: Cell
    rows: list[Row]


def charts(cells: Sequence[Games]) -> Iterator[Chart]:
    """Yield all charts of a sweep whose cells all have games. Raises `MissingExtraError`."""
    for figure in FIGURES:
        found = [of_cell(games.rows, figure) for games in cells]
        if not any(found):
            continue
        filled = [False, *(sure(between(cells[0].rows, one.rows, figure)) for one in cells[1:])]
        title = f"{figure.name.capitalize()}, {figure.unit}"
        note = "The bar is the interval of 95 %. " + (
            "Filled: hardly luck that it differs from the first line." if len(cells) > 1 else ""
        )
        svg = _rows(title, cells, _intervals(found, filled, cells))
        yield Chart(figure.name.replace(" ", "-"), title, note.strip(), svg)
    yield Chart(
        "seats",
        "Wins by seat, %",
        "A number stands for a seat, in the order of play; the line is an equal share.",
        _rows("Wins by seat, %", cells, lambda axes: _seats(axes, cells)),
    )
    yield Chart(
        "minutes",
        "Minutes of a game",
        "Dot: the median. Thick: half of all games. Thin: nine in ten.",
        _rows("Minutes of a game", cells, lambda axes: _minutes(axes, cells)),
    )
    if len({row.reason for games in cells for row in games.rows}) > 1:
        yield Chart(
            "endings",
            "How games end, %",
            "Parts of all games, with the reason in the record.",
            _rows("How games end, %", cells, lambda axes: _endings(axes, cells)),
        )


def wins(rows: Sequence[Row], seat: int) -> Interval:
    """Return a seat's share of wins; a shared first place counts in parts."""
    return of_share([1 / len(row.places[0]) if seat in row.places[0] else 0.0 for row in rows])


def _rows(title: str, cells: Sequence[Games], draw: Callable[[Any], None]) -> str:
    """Draw a chart with a row for each cell, its name above it."""

    def all_rows(axes: Any) -> None:
        draw(axes)
        left = axes.get_xlim()[0]
        for number, games in enumerate(cells):
            at = (left, number - ABOVE)
            axes.text(*at, games.cell.name, va="center", fontsize=8.5, bbox=_CLEAR)
        axes.set_ylim(len(cells) - 0.6, -0.6)
        axes.grid(axis="x", color=LINE, linewidth=0.5)
        axes.set_axisbelow(True)

    return drawn(title, ROOM + HIGH * len(cells), all_rows)


def _intervals(
    found: Sequence[Interval | None], filled: Sequence[bool], cells: Sequence[Games]
) -> Callable[[Any], None]:
    def draw(axes: Any) -> None:
        if found[0] is not None and len(cells) > 1:
            axes.axvline(found[0].mean, color=FAINT, linewidth=0.8, linestyle=(0, (3, 3)))
        for number, (one, full) in enumerate(zip(found, filled, strict=True)):
            if one is None:
                continue
            axes.plot([one.low, one.high], [number, number], color=INK, linewidth=1.4)
            axes.plot(
                one.mean,
                number,
                "o",
                markersize=6.5,
                markeredgecolor=SURE if full else INK,
                markerfacecolor=SURE if full else "none",
            )

    return draw


def _seats(axes: Any, cells: Sequence[Games]) -> None:
    most = 0.0
    for number, games in enumerate(cells):
        seats = games.cell.seats
        axes.plot([100 / seats] * 2, [number - 0.2, number + 0.2], color=FAINT, linewidth=1)
        for seat in range(seats):
            one = wins(games.rows, seat)
            at = number + 0.16 * ((seat + 0.5) / seats - 0.5) * 2
            color = SERIES[seat % len(SERIES)]
            axes.plot([100 * one.low, 100 * one.high], [at, at], color=LINE, linewidth=1.2)
            axes.text(100 * one.mean, at, str(seat + 1), color=color, **_NUMBER)
            most = max(most, 100 * one.high)
    axes.set_xlim(0, most)


def _minutes(axes: Any, cells: Sequence[Games]) -> None:
    for number, games in enumerate(cells):
        minutes = [row.seconds / 60 for row in games.rows]
        least, low, middle, high, most = np.quantile(minutes, [0.05, 0.25, 0.5, 0.75, 0.95])
        axes.plot([least, most], [number, number], color=INK, linewidth=1.2)
        axes.plot([low, high], [number, number], color=SURE, linewidth=6, solid_capstyle="butt")
        axes.plot(middle, number, "o", color=INK, markersize=5)


def _endings(axes: Any, cells: Sequence[Games]) -> None:
    counts = [Counter(row.reason for row in games.rows) for games in cells]
    reasons = Counter(row.reason for games in cells for row in games.rows)
    lefts = [0.0] * len(cells)
    for series, (reason, _) in enumerate(reasons.most_common()):
        color = SERIES[min(series, len(SERIES) - 1)]
        for number, count in enumerate(counts):
            share = 100 * count[reason] / count.total()
            axes.barh(number, share, left=lefts[number], height=0.28, color=color)
            lefts[number] += share
        axes.barh(0, 0, color=color, label=reason.replace("_", " "))
    axes.set_xlim(0, 100)
    axes.figure.legend(frameon=False, fontsize=8.5, ncols=2, loc="outside lower left")
