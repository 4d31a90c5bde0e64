"""
Figures of a sweep: what each cell comes to, and how it differs from the first, with intervals.

Cells play the same deals, so a difference is taken deal by deal: what is luck in both cancels out.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from rumpus.lab.intervals import Interval, Rows, bootstrap, of_share
from rumpus.lab.sweep.played import Row

Counts = tuple[float, float]
"""What a game adds to a figure: a number above the line and one below."""


class Figure(NamedTuple):
    """
    A figure: its name, its unit, a factor, and what each game adds; None for nothing.

    A *share* is of games that have something or not.
    """

    name: str
    unit: str
    factor: float
    of: Callable[[Row], Counts | None]
    share: bool = False


def _first_seat(row: Row) -> Counts:
    """Return by how much the first seat won more than its share."""
    first = row.places[0]
    return (1 / len(first) if 0 in first else 0.0) - 1 / len(row.scores), 1


def _length(row: Row) -> Counts:
    return row.seconds / 60, 1


def _ties(row: Row) -> Counts:
    return float(len(row.places[0]) > 1), 1


def _lead_changes(row: Row) -> Counts | None:
    return None if row.lead_changes is None else (float(row.lead_changes), 1)


def _comebacks(row: Row) -> Counts | None:
    return None if row.comeback is None else (float(row.comeback), 1)


def _margin(row: Row) -> Counts:
    return row.margin, 1


def _words(row: Row) -> Counts | None:
    return None if row.words is None else (float(row.words), row.seconds / 60)


FIGURES: Final = (
    Figure("first seat", "% over share", 100, _first_seat),
    Figure("length", "minutes", 1, _length),
    Figure("ties", "%", 100, _ties, share=True),
    Figure("lead changes", "a game", 1, _lead_changes),
    Figure("comebacks", "%", 100, _comebacks, share=True),
    Figure("decisive by", "% of score", 100, _margin),
    Figure("words", "a minute", 1, _words),
)


def of_cell(rows: Iterable[Row], figure: Figure) -> Interval | None:
    """Return a figure of one cell, or None if no game has it."""
    counts = _counts(rows, figure)
    if not _any(counts):
        return None
    if figure.share:
        found = of_share([above for above, below in counts.tolist() if below])
        return Interval(*(figure.factor * end for end in found))
    return bootstrap(counts, _ratio(figure))


def between(rows: Sequence[Row], others: Sequence[Row], figure: Figure) -> Interval | None:
    """Return by how much *others* exceed *rows*, over the seeds that both have, in order."""
    seeds = {row.seed for row in rows} & {row.seed for row in others}
    first, second = (
        _counts((row for row in both if row.seed in seeds), figure) for both in (rows, others)
    )
    if not (_any(first) and _any(second)):
        return None
    ratio = _ratio(figure)
    return bootstrap(
        np.concatenate([first, second], axis=1),
        lambda drawn: ratio(drawn[..., 2:]) - ratio(drawn[..., :2]),
    )


def _counts(rows: Iterable[Row], figure: Figure) -> Rows:
    return np.array([figure.of(row) or (0.0, 0.0) for row in rows], np.float64).reshape(-1, 2)


def _any(counts: Rows) -> bool:
    return bool(counts[:, 1].any())


def _ratio(figure: Figure) -> Callable[[Any], Any]:
    def ratio(drawn: Any) -> Any:
        above, below = drawn[..., 0].sum(-1), drawn[..., 1].sum(-1)
        # A draw may have no game at all that has the figure.
        return figure.factor * np.divide(above, below, np.full_like(above, np.nan), where=below > 0)

    return ratio
