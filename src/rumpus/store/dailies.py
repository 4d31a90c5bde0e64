"""How SQLite keeps the first attempts at the boards of the days."""

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

_words: Final = msgspec.json.Decoder(tuple[PlayedWord, ...]).decode
_FIELDS: Final = "d.date, d.guest, coalesce(g.name, d.name), d.stream, d.total, d.best"
_FROM: Final = "FROM dailies d LEFT JOIN guests g ON g.id = d.guest"
_ATTEMPT: Final = f"SELECT {_FIELDS} {_FROM} WHERE d.date = ? AND d.guest = ?"
_BOARD: Final = (
    f"SELECT {_FIELDS} {_FROM} WHERE d.date = ? AND d.total IS NOT NULL"
    " ORDER BY d.total DESC, d.guest LIMIT ?"
)
_BEST: Final = f"""
SELECT word, points, name FROM (
    SELECT
        json_extract(w.value, '$.word') AS word,
        json_extract(w.value, '$.points') AS points,
        coalesce(g.name, d.name) AS name,
        row_number() OVER (
            PARTITION BY json_extract(w.value, '$.word')
            ORDER BY json_extract(w.value, '$.points') DESC, d.guest
        ) AS place
    {_FROM}, json_each(d.best) w
    WHERE d.date = ?
)
WHERE place = 1 ORDER BY points DESC, word LIMIT ?
"""  # noqa: S608


class SqliteDailies(ABC):
    """The part of the store that keeps attempts; `claim` is where new tables are."""

    @abstractmethod
    def _read(self, read: Callable[[sqlite3.Connection], T]) -> Awaitable[T]: ...

    @abstractmethod
    def _write(self, write: Callable[[sqlite3.Connection], T]) -> Awaitable[T]: ...

    def finish(self, attempt: Attempt) -> Awaitable[None]:
        """Keep total and words of an attempt; one that is finished stays as it is."""
        best = msgspec.json.encode(attempt.best).decode()

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE dailies SET total = ?, best = ?"
                " WHERE date = ? AND guest = ? AND stream = ? AND total IS NULL",
                (attempt.total, best, attempt.date, attempt.guest, attempt.table),
            )

        return self._write(write)

    def attempt(self, date: str, guest: str) -> Awaitable[Attempt | None]:
        """Give a guest's attempt at a date."""
        return self._read(lambda connection: find(connection, date, guest))

    def unfinished(self, since: str) -> Awaitable[list[str]]:
        """Name the tables of the attempts since a date that are not finished."""

        def read(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                "SELECT stream FROM dailies WHERE date >= ? AND total IS NULL ORDER BY date, guest",
                (since,),
            )
            return [stream for (stream,) in rows]

        return self._read(read)

    def board(self, date: str, most: int) -> Awaitable[list[Attempt]]:
        """List the finished attempts at a date, best first; names are those of now."""
        return self._read(
            lambda connection: [_attempt(row) for row in connection.execute(_BOARD, (date, most))]
        )

    def players(self, date: str) -> Awaitable[int]:
        """Count the finished attempts at a date."""

        def read(connection: sqlite3.Connection) -> int:
            (count,) = connection.execute(
                "SELECT count(*) FROM dailies WHERE date = ? AND total IS NOT NULL", (date,)
            ).fetchone()
            return int(count)

        return self._read(read)

    def best_words(self, date: str, most: int) -> Awaitable[list[BestWord]]:
        """List the words of a date that were worth most, each once; names are those of now."""
        return self._read(
            lambda connection: [BestWord(*row) for row in connection.execute(_BEST, (date, most))]
        )


def insert(connection: sqlite3.Connection, attempt: Attempt) -> None:
    """Put an attempt that has just begun in."""
    connection.execute(
        "INSERT INTO dailies VALUES (?, ?, ?, ?, NULL, '[]')",
        (attempt.date, attempt.guest, attempt.name, attempt.table),
    )


def find(connection: sqlite3.Connection, date: str, guest: str) -> Attempt | None:
    """Look a guest's attempt up."""
    row = connection.execute(_ATTEMPT, (date, guest)).fetchone()
    return None if row is None else _attempt(row)


def _attempt(row: tuple[str, str, str, str, int | None, str]) -> Attempt:
    return Attempt(*row[:5], _words(row[5]))
