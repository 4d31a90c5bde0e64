"""Ageing: records the day on which each table was last used, and drops long-unused tables."""

import sqlite3
from collections.abc import Collection
from typing import Final

SCHEMA: Final = """
ALTER TABLE tables ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_by_use ON tables (used);
"""
"""*used* is a day, counted from 1970; 0 if the table has no date yet."""


def date(connection: sqlite3.Connection, names: Collection[str], day: int) -> None:
    """Record that these tables, and all tables without a date, were used on a day."""
    connection.execute("UPDATE tables SET used = ? WHERE used = 0", (day,))
    connection.executemany("UPDATE tables SET used = ? WHERE name = ?", [(day, n) for n in names])


def drop(connection: sqlite3.Connection, before: int, most: int) -> int:
    """Drop up to *most* tables last used before a day, but no slow game; return how many."""
    rows = connection.execute(
        "SELECT name FROM tables WHERE used BETWEEN 1 AND ?"
        " AND name NOT IN (SELECT stream FROM slow) ORDER BY used LIMIT ?",
        (before - 1, most),
    ).fetchall()
    for statement in (
        "DELETE FROM events WHERE stream = ?",
        "DELETE FROM beats WHERE stream = ?",
        "DELETE FROM playing WHERE stream = ?",
        "DELETE FROM endings WHERE stream = ?",
        "DELETE FROM tables WHERE name = ?",
    ):
        connection.executemany(statement, rows)
    return len(rows)
