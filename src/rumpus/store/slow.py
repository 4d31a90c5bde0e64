"""
Slow games: a row for each running game at a slow table, as it is after its last entry.

A rematch that is offered at a slow table has such a row, too, and one for each player in *offered*.
"""

import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec

from rumpus.store.log import Row, SlowGame

SCHEMA: Final = """
CREATE TABLE slow (
    stream TEXT PRIMARY KEY,
    due INTEGER NOT NULL,
    game BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX slow_by_due ON slow (due);
"""

OFFERS: Final = """
CREATE TABLE offered (
    guest TEXT NOT NULL,
    stream TEXT NOT NULL,
    PRIMARY KEY (guest, stream)
) STRICT, WITHOUT ROWID;
CREATE INDEX offered_by_table ON offered (stream);
"""

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(SlowGame).decode


def note(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Record the slow games after these entries; a game that is over has no row."""
    for row in rows:
        if row.slow is not None:
            connection.execute(
                "INSERT INTO slow VALUES (?, ?, ?)"
                " ON CONFLICT DO UPDATE SET due = excluded.due, game = excluded.game",
                (row.stream, row.slow.due, _encode(row.slow)),
            )
        elif row.playing is not None or row.lapsed:
            connection.execute("DELETE FROM slow WHERE stream = ?", (row.stream,))
        if row.playing is not None or row.lapsed:
            connection.execute("DELETE FROM offered WHERE stream = ?", (row.stream,))
        elif row.slow is not None and row.slow.offer:
            connection.executemany(
                "INSERT OR IGNORE INTO offered VALUES (?, ?)",
                [(guest, row.stream) for guest, _ in row.slow.players],
            )


def games(connection: sqlite3.Connection, guest: str) -> list[SlowGame]:
    """Return all running slow games of a guest, and the rematches offered to them."""
    rows = connection.execute(
        "SELECT game FROM playing JOIN slow USING (stream) WHERE guest = ?"
        " UNION ALL SELECT game FROM offered JOIN slow USING (stream) WHERE guest = ?",
        (guest, guest),
    )
    return [_decode(game) for (game,) in rows]


def due(connection: sqlite3.Connection, now: int) -> list[SlowGame]:
    """Return the slow games whose deadline is over, unless a holiday delays it."""
    rows = connection.execute("SELECT game FROM slow WHERE due <= ? ORDER BY due", (now,))
    return [_decode(game) for (game,) in rows]
