"""Synthetic database of a room: quickly written tables and days that nobody ever played."""

import sqlite3
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any, Final

from rumpus.store import sqlite

ENTRIES: Final = 200
ENTRY: Final = b'{"filler":"' + b"." * 100 + b'"}'
"""About the size of an entry of a word game."""
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


def prepared(path: Path) -> sqlite3.Connection:
    """Create an empty database of a room, and return a connection for many writes."""
    sqlite._prepare(path)  # noqa: SLF001 (the room's own schema)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA synchronous = OFF")
    return connection


def fill(path: Path, tables: int, size: int = 0) -> None:
    """Store *tables* tables with an entry each at least, and more entries up to a file *size*."""
    connection = prepared(path)
    today = (datetime.now(UTC) - _EPOCH).days
    rows = ((f"filler-{number}", "toy", bytes(32), today) for number in range(tables))
    connection.executemany("INSERT INTO tables (name, game, seed, used) VALUES (?, ?, ?, ?)", rows)
    connection.executemany("INSERT INTO events VALUES (?, ?, 0, ?)", _entries(tables, 1))
    guests = ((f"guest-{number // 3}", f"filler-{number}") for number in range(tables))
    connection.executemany("INSERT INTO playing VALUES (?, ?)", guests)
    connection.commit()
    for batch in count():
        if path.stat().st_size >= size:
            break
        entries = _entries(100, ENTRIES, 100 * batch)
        connection.executemany("INSERT OR IGNORE INTO events VALUES (?, ?, 0, ?)", entries)
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def fill_days(path: Path, last: date, days: int, attempts: int) -> None:
    """Store finished attempts for the *last* day and each of the *days* before it."""
    connection = prepared(path)
    for back in range(days + 1):
        day = (last - timedelta(days=back)).isoformat()
        rows = [
            (day, f"guest-{n}", f"Guest {n}", f"filler-{day}-{n}", n % 300, "[]")
            for n in range(attempts)
        ]
        connection.executemany("INSERT INTO dailies VALUES (?, ?, ?, ?, ?, ?)", rows)
        words = [(day, f"word{n}", n % 90, f"guest-{n}") for n in range(attempts)]
        connection.executemany("INSERT INTO daily_words VALUES (?, ?, ?, ?)", words)
        connection.execute("INSERT INTO daily_counts VALUES (?, ?)", (day, attempts))
    connection.commit()
    connection.close()


def _entries(tables: int, each: int, first: int = 0) -> Iterator[tuple[Any, ...]]:
    for number in range(first, first + tables):
        for seq in range(each):
            yield f"filler-{number}", seq, ENTRY
