"""First attempts at the daily boards, kept in SQLite."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec

from rumpus.store.log import Attempt, BestWord, PlayedWord

T = TypeVar("T")

SCHEMA: Final = """
CREATE TABLE dailies (
    date TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    stream TEXT NOT NULL,
    total INTEGER,
    best TEXT NOT NULL,
    PRIMARY KEY (date, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX dailies_by_total ON dailies (date, total);
"""

RANKED: Final = """
DROP INDEX dailies_by_total;
CREATE INDEX dailies_by_rank ON dailies (date, total DESC, guest);
CREATE TABLE daily_words (
    date TEXT NOT NULL,
    word TEXT NOT NULL,
    points INTEGER NOT NULL,
    guest TEXT NOT NULL,
    PRIMARY KEY (date, word)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_words_by_points ON daily_words (date, points DESC, word);
CREATE TABLE daily_counts (
    date TEXT PRIMARY KEY,
    players INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO daily_words
    SELECT date, word, points, guest FROM (
        SELECT
            d.date,
            json_extract(w.value, '$.word') AS word,
            json_extract(w.value, '$.points') AS points,
            d.guest,
            row_number() OVER (
                PARTITION BY d.date, json_extract(w.value, '$.word')
                ORDER BY json_extract(w.value, '$.points') DESC, d.guest
            ) AS place
        FROM dailies d, json_each(d.best) w
    ) WHERE place = 1;
INSERT INTO daily_counts
    SELECT date, count(*) FROM dailies WHERE total IS NOT NULL GROUP BY date;
"""
"""Best words and counts are stored as attempts end, so showing any day costs the same."""

_words: Final = msgspec.json.Decoder(tuple[PlayedWord, ...]).decode
_FIELDS: Final = "d.date, d.guest, coalesce(g.name, d.name), d.stream, d.total, d.best"
_FROM: Final = "FROM dailies d LEFT JOIN guests g ON g.id = d.guest"
_ATTEMPT: Final = f"SELECT {_FIELDS} {_FROM} WHERE d.date = ? AND d.guest = ?"
_MINE: Final = f"SELECT {_FIELDS} {_FROM} WHERE d.guest = ? ORDER BY d.date DESC"
_BOARD: Final = (
    f"SELECT {_FIELDS} {_FROM} WHERE d.date = ? AND d.total IS NOT NULL"
    " ORDER BY d.total DESC, d.guest LIMIT ?"
)
_WORD: Final = """
INSERT INTO daily_words VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE
    SET points = excluded.points, guest = excluded.guest
    WHERE excluded.points > points OR (excluded.points = points AND excluded.guest < guest)
"""
_COUNT: Final = """
INSERT INTO daily_counts VALUES (?, 1) ON CONFLICT DO UPDATE SET players = players + 1
"""
_BEST: Final = """
SELECT w.word, w.points, coalesce(g.name, d.name)
FROM daily_words w
    JOIN dailies d ON d.date = w.date AND d.guest = w.guest
    LEFT JOIN guests g ON g.id = w.guest
WHERE w.date = ? ORDER BY w.points DESC, w.word LIMIT ?
"""


class SqliteDailies(ABC):
    """The part of the store for attempts; `SqliteStore` has `claim`, which also stores a table."""

    @abstractmethod
    def _read(self, read: Callable[[sqlite3.Connection], T]) -> Awaitable[T]: ...

    @abstractmethod
    def _write(self, write: Callable[[sqlite3.Connection], T]) -> Awaitable[T]: ...

    def finish(self, attempt: Attempt) -> Awaitable[None]:
        """Store the total and words of an attempt, unless it is already finished."""
        best = msgspec.json.encode(attempt.best).decode()

        def write(connection: sqlite3.Connection) -> None:
            kept = connection.execute(
                "UPDATE dailies SET total = ?, best = ?"
                " WHERE date = ? AND guest = ? AND stream = ? AND total IS NULL",
                (attempt.total, best, attempt.date, attempt.guest, attempt.table),
            )
            if kept.rowcount:
                words = [(attempt.date, w.word, w.points, attempt.guest) for w in attempt.best]
                connection.executemany(_WORD, words)
                connection.execute(_COUNT, (attempt.date,))

        return self._write(write)

    def attempt(self, date: str, guest: str) -> Awaitable[Attempt | None]:
        """Return a guest's attempt at a date, or None."""
        return self._read(lambda connection: find(connection, date, guest))

    def attempts(self, guest: str) -> Awaitable[list[Attempt]]:
        """Return all attempts of a guest, the latest first."""
        return self._read(
            lambda connection: [_attempt(row) for row in connection.execute(_MINE, (guest,))]
        )

    def unfinished(self, since: str) -> Awaitable[list[str]]:
        """Return the tables of the unfinished attempts since a date."""

        def read(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                "SELECT stream FROM dailies WHERE date >= ? AND total IS NULL ORDER BY date, guest",
                (since,),
            )
            return [stream for (stream,) in rows]

        return self._read(read)

    def board(self, date: str, most: int) -> Awaitable[list[Attempt]]:
        """Return the finished attempts at a date, best first, under the guests' current names."""
        return self._read(
            lambda connection: [_attempt(row) for row in connection.execute(_BOARD, (date, most))]
        )

    def players(self, date: str) -> Awaitable[int]:
        """Count the finished attempts at a date."""

        def read(connection: sqlite3.Connection) -> int:
            row = connection.execute(
                "SELECT players FROM daily_counts WHERE date = ?", (date,)
            ).fetchone()
            return 0 if row is None else int(row[0])

        return self._read(read)

    def best_words(self, date: str, most: int) -> Awaitable[list[BestWord]]:
        """Return a date's most valuable words, each once, under the guests' current names."""
        return self._read(
            lambda connection: [BestWord(*row) for row in connection.execute(_BEST, (date, most))]
        )


def insert(connection: sqlite3.Connection, attempt: Attempt) -> None:
    """Insert an attempt that has just begun."""
    connection.execute(
        "INSERT INTO dailies VALUES (?, ?, ?, ?, NULL, '[]')",
        (attempt.date, attempt.guest, attempt.name, attempt.table),
    )


def find(connection: sqlite3.Connection, date: str, guest: str) -> Attempt | None:
    """Return a guest's attempt at a date, or None."""
    row = connection.execute(_ATTEMPT, (date, guest)).fetchone()
    return None if row is None else _attempt(row)


def rename(connection: sqlite3.Connection, guest: str, name: str) -> None:
    """Change the name under which a guest's attempts began."""
    connection.execute("UPDATE dailies SET name = ? WHERE guest = ?", (name, guest))


def _attempt(row: tuple[str, str, str, str, int | None, str]) -> Attempt:
    return Attempt(*row[:5], _words(row[5]))
