"""Terms of a sweep: what the file of its results says first, which a reader needs."""

from pathlib import Path
from typing import Final

import msgspec

from rumpus.lab.journal import JournalError, read
from rumpus.lab.sweep.played import Row
from rumpus.lab.sweep.sweep import Cell

PEOPLE: Final = "people"
"""What stands for a level in results of games that people played; their deals all differ."""
_MOST_SEATS: Final = 100
"""More than any game has; charts draw each."""


class Terms(msgspec.Struct, frozen=True):
    """
    What a file of results is of: another run with the same terms may go on with it.

    *sweep* is the version of the file, *seed* that of the first game of each cell.
    """

    rumpus: str
    sweep: int
    game: str
    level: str
    cells: tuple[Cell, ...]
    seed: int


def results(file: Path) -> tuple[Terms, list[Row]]:
    """Read a sweep's file. Raises `rumpus.lab.journal.JournalError`, and OSError."""
    terms, rows = read(file, Terms, Row)
    if not all(1 <= cell.seats <= _MOST_SEATS for cell in terms.cells):
        raise JournalError(f"{file} is damaged: a game has from 1 to {_MOST_SEATS} seats")
    if not all(row.places and 0 <= row.cell < len(terms.cells) for row in rows):
        raise JournalError(f"{file} is damaged: a game has no places or no rules")
    return terms, rows
