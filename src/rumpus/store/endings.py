"""Games that are over, and whose results are not in the history of their players yet."""

import sqlite3
from collections.abc import Collection, Sequence
from typing import Final

from rumpus.store.log import Row

SCHEMA: Final = "CREATE TABLE endings (stream TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;"


def note(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Record the games that are over with these entries, in the same transaction."""
    over = [(row.stream,) for row in rows if row.playing == ()]
    if over:
        connection.executemany("INSERT OR IGNORE INTO endings VALUES (?)", over)


def unsettled(connection: sqlite3.Connection) -> list[str]:
    """Return the tables whose results are not stored yet."""
    return [name for (name,) in connection.execute("SELECT stream FROM endings ORDER BY stream")]


def settle(connection: sqlite3.Connection, name: str) -> None:
    """Record that the results of a table are stored."""
    connection.execute("DELETE FROM endings WHERE stream = ?", (name,))


def existing(connection: sqlite3.Connection, names: Collection[str]) -> set[str]:
    """Return those of these tables that are still stored."""
    found = (
        connection.execute("SELECT name FROM tables WHERE name = ?", (name,)).fetchone()
        for name in names
    )
    return {row[0] for row in found if row is not None}
