"""Names and emblems that guests have chosen, in the room's database."""

import sqlite3
from typing import Final

from rumpus.store.log import Chosen

EMBLEMS: Final = """
CREATE TABLE emblems (
    guest TEXT PRIMARY KEY,
    emblem TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""
"""Apart from the names: a guest may choose an emblem and no name."""


def chosen(connection: sqlite3.Connection, guest: str) -> Chosen:
    """Return the name and the emblem that a guest has chosen."""
    row = connection.execute(
        "SELECT (SELECT name FROM guests WHERE id = :guest),"
        " (SELECT emblem FROM emblems WHERE guest = :guest)",
        {"guest": guest},
    ).fetchone()
    return Chosen(*row)


def rename(connection: sqlite3.Connection, guest: str, name: str) -> None:
    """Store the name that a guest has chosen."""
    connection.execute(
        "INSERT INTO guests VALUES (?, ?) ON CONFLICT DO UPDATE SET name = excluded.name",
        (guest, name),
    )


def choose_emblem(connection: sqlite3.Connection, guest: str, emblem: str) -> None:
    """Store the emblem that a guest has chosen."""
    connection.execute(
        "INSERT INTO emblems VALUES (?, ?) ON CONFLICT DO UPDATE SET emblem = excluded.emblem",
        (guest, emblem),
    )


def forget(connection: sqlite3.Connection, guest: str) -> None:
    """Forget what a guest has chosen to be known by."""
    connection.execute("DELETE FROM guests WHERE id = ?", (guest,))
    connection.execute("DELETE FROM emblems WHERE guest = ?", (guest,))
