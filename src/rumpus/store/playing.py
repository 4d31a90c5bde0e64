"""Players of running games: the guests at each table whose game is not over."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from rumpus.store.log import Row

SCHEMA: Final = """
CREATE TABLE playing (
    guest TEXT NOT NULL,
    stream TEXT NOT NULL,
    PRIMARY KEY (guest, stream)
) STRICT, WITHOUT ROWID;
CREATE INDEX playing_by_table ON playing (stream);
INSERT OR IGNORE INTO playing
    SELECT replace(json_extract(sitter.value, '$.player'), '~2', ''), stream
    FROM events,
        json_each(CAST(body AS TEXT), '$.table') AS event,
        json_each(event.value, '$.sitters') AS sitter
    WHERE json_extract(event.value, '$.type') = 'opened'
        AND json_extract(sitter.value, '$.player') <> ''
        AND stream NOT IN (
            SELECT stream FROM events, json_each(CAST(body AS TEXT), '$.table') AS event
            WHERE json_extract(event.value, '$.type') = 'closed'
        );
"""
"""The new table is filled once, from the running games of an older file."""


def note(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Record who plays from these entries on, if they change that."""
    for row in rows:
        if row.playing is not None:
            connection.execute("DELETE FROM playing WHERE stream = ?", (row.stream,))
            connection.executemany(
                "INSERT INTO playing VALUES (?, ?)", [(guest, row.stream) for guest in row.playing]
            )


def tables(connection: sqlite3.Connection, guest: str, game: str) -> list[str]:
    """Return the tables where a guest plays this game."""
    rows = connection.execute(
        "SELECT name FROM playing JOIN tables ON name = stream WHERE guest = ? AND game = ?",
        (guest, game),
    )
    return [name for (name,) in rows]
