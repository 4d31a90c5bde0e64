"""
Store in one SQLite file, with a WAL that is flushed to disk at every commit.

One connection writes, on its own thread; reads go through another that can't write. The primary key
of ``events`` is the only lock: of two entries with the same seq, the second is not stored.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import compress
from pathlib import Path
from typing import Any, Final, TypeVar

from rumpus.core.values import Millis
from rumpus.store import ageing, dailies, endings, guests, playing, slow
from rumpus.store.log import Attempt, Chosen, Held, Kept, Row, SlowGame, StoreError
from rumpus.store.writer import Job, Writer

T = TypeVar("T")

_ROWS_AT_ONCE: Final = 64

_SCHEMA = """
CREATE TABLE tables (
    name TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE events (
    stream TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (stream, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE beats (
    stream TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""


_SCHEMAS: Final = (
    *(_SCHEMA, dailies.SCHEMA, dailies.RANKED, ageing.SCHEMA, playing.SCHEMA),
    *(guests.EMBLEMS, endings.SCHEMA, slow.SCHEMA, slow.OFFERS),
)
"""The changes that each version of the schema makes to the one before."""

SCHEMA_VERSION: Final = len(_SCHEMAS)


class SqliteStore(dailies.SqliteDailies):
    """The store of a room; created and used only on a running event loop."""

    def __init__(self, path: Path) -> None:
        """
        Open or create the file.

        Raises `StoreError` if a newer room made the file, if it is not a room's database, or if it
        can't be written.
        """
        try:
            # It holds the secrets of the tables; SQLite's files beside it get the same mode.
            path.touch(0o600)
            path.chmod(0o600)
            _prepare(path)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"{path} can't be used as the room's database: {error}") from error
        self._writer = Writer(lambda: _connect(path), _commit)
        self._readers = ThreadPoolExecutor(1, "rumpus-reader")
        self._path = path
        self._reader: sqlite3.Connection | None = None

    @property
    def failing(self) -> bool:
        """Return whether the last write failed."""
        return self._writer.failing

    @property
    def waiting(self) -> int:
        """Return how many writes are not durable yet."""
        return self._writer.waiting

    def probe(self) -> Awaitable[None]:
        """Write something that changes nothing."""
        return self._writer.do(_probe)

    def create(self, held: Held, first: Row, link: Row | None = None) -> Awaitable[bool]:
        """Store a new table with its first entry, and another table's entry that leads to it."""
        return self._writer.do(lambda connection: _created(connection, [(held, first)], link))

    def create_all(self, tables: Sequence[tuple[Held, Row]]) -> Awaitable[bool]:
        """Store several new tables; store none and return False if a name is taken."""
        return self._writer.do(lambda connection: _created(connection, tables))

    def claim(self, attempt: Attempt, held: Held, first: Row) -> Awaitable[Attempt | None]:
        """Store a new table as a guest's attempt, unless one exists; return the stored one."""

        def write(connection: sqlite3.Connection) -> Attempt | None:
            before = dailies.find(connection, attempt.date, attempt.guest)
            if before is not None:
                return before
            if not _created(connection, [(held, first)]):
                return None
            dailies.insert(connection, attempt)
            return attempt

        return self._writer.do(write)

    def append(self, row: Row) -> Awaitable[bool]:
        """Store an entry; return False if its table already has an entry of this seq."""
        return self._writer.do(row)

    def load(self, name: str) -> Awaitable[Kept | None]:
        """Return a stored table, or None."""
        return self._read(lambda connection: _loaded(connection, name))

    def read(self, name: str, start: int, most: int) -> Awaitable[list[bytes]]:
        """Return up to *most* entries of a table, in order, from the seq *start* on."""

        def read(connection: sqlite3.Connection) -> list[bytes]:
            rows = connection.execute(
                "SELECT body FROM events WHERE stream = ? AND seq >= ? ORDER BY seq LIMIT ?",
                (name, start, most),
            )
            return [body for (body,) in rows]

        return self._read(read)

    def playing(self, guest: str, game: str) -> Awaitable[list[str]]:
        """Return the tables where a guest plays this game and it is not over."""
        return self._read(lambda connection: playing.tables(connection, guest, game))

    def unsettled(self) -> Awaitable[list[str]]:
        """Return the tables of finished games whose results are not stored yet."""
        return self._read(endings.unsettled)

    def settle(self, name: str) -> Awaitable[None]:
        """Record that the results of a finished game are stored."""
        return self._writer.do(lambda connection: endings.settle(connection, name))

    def existing(self, names: Collection[str]) -> Awaitable[set[str]]:
        """Return those of these tables that are still stored."""
        return self._read(lambda connection: endings.existing(connection, names))

    def slow_games(self, guest: str) -> Awaitable[list[SlowGame]]:
        """Return all running slow games of a guest."""
        return self._read(lambda connection: slow.games(connection, guest))

    def slow_due(self, now: int) -> Awaitable[list[SlowGame]]:
        """Return the slow games whose deadline is over, unless a holiday delays it."""
        return self._read(lambda connection: slow.due(connection, now))

    def beat(self, beats: Mapping[str, Millis]) -> Awaitable[None]:
        """Store the table time that each table has reached; it never goes back."""
        rows = list(beats.items())

        def write(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "INSERT INTO beats VALUES (?, ?)"
                " ON CONFLICT DO UPDATE SET at = excluded.at WHERE excluded.at > at",
                rows,
            )

        return self._writer.do(write)

    def date(self, names: Collection[str], day: int) -> Awaitable[None]:
        """Record that these tables, and all tables without a date, were used on a day."""
        return self._writer.do(lambda connection: ageing.date(connection, names, day))

    def drop(self, before: int, most: int) -> Awaitable[int]:
        """Drop up to *most* tables last used before a day, but no slow game; return how many."""
        return self._writer.do(lambda connection: ageing.drop(connection, before, most))

    def chosen(self, guest: str) -> Awaitable[Chosen]:
        """Return the name and the emblem that a guest has chosen."""
        return self._read(lambda connection: guests.chosen(connection, guest))

    def choose_emblem(self, guest: str, emblem: str) -> Awaitable[None]:
        """Store the emblem that a guest has chosen."""
        return self._writer.do(lambda connection: guests.choose_emblem(connection, guest, emblem))

    def rename(self, guest: str, name: str) -> Awaitable[None]:
        """Store the name that a guest has chosen."""
        return self._writer.do(lambda connection: guests.rename(connection, guest, name))

    def forget(self, guest: str, name: str) -> Awaitable[None]:
        """Forget what a guest has chosen to be known by; their daily boards show *name* instead."""

        def write(connection: sqlite3.Connection) -> None:
            guests.forget(connection, guest)
            dailies.rename(connection, guest, name)

        return self._writer.do(write)

    async def close(self, seconds: float = 60.0) -> None:
        """Finish writing and close all files."""
        loop = asyncio.get_running_loop()
        if self._reader is not None:
            # Readers first: when the writer closes last, it removes the log beside the file.
            closing = loop.run_in_executor(self._readers, self._reader.close)
            await asyncio.wait([closing], timeout=seconds)
        self._readers.shutdown(wait=False)
        await self._writer.close(seconds)

    def _write(self, write: Callable[[sqlite3.Connection], T]) -> Awaitable[T]:
        return self._writer.do(write)

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, self._with_reader, read)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    def _with_reader(self, read: Callable[[sqlite3.Connection], T]) -> T:
        if self._reader is None:
            self._reader = read_only(self._path)
        return read(self._reader)


def read_only(path: Path) -> sqlite3.Connection:
    """Connect for reading only, without disturbing a running room."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _prepare(path: Path) -> None:
    connection = _connect(path)
    try:
        _migrate(connection)
        _probe(connection)
    finally:
        connection.close()


def _probe(connection: sqlite3.Connection) -> None:
    # This writes a page without changing its content, which is the purpose.
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _migrate(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA_VERSION:
        raise StoreError(f"the file has schema {version}, this room knows {SCHEMA_VERSION}")
    for step in range(version, SCHEMA_VERSION):
        connection.executescript(
            f"BEGIN IMMEDIATE; {_SCHEMAS[step]} PRAGMA user_version = {step + 1}; COMMIT;"
        )


def _commit(connection: sqlite3.Connection, jobs: list[Job]) -> list[Any]:
    """Do all jobs in one transaction and return their answers."""
    rows = [job for job in jobs if isinstance(job, Row)]
    connection.execute("BEGIN IMMEDIATE")
    try:
        appended = _append_all(connection, rows)
        stored = list(compress(rows, appended))
        playing.note(connection, stored)
        endings.note(connection, stored)
        slow.note(connection, stored)
        kept = iter(appended)
        answers = [next(kept) if isinstance(job, Row) else job(connection) for job in jobs]
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return answers


def _append_all(connection: sqlite3.Connection, rows: list[Row]) -> list[bool]:
    """Append rows at the start of a transaction; return for each whether it was stored."""
    # Every statement releases the interpreter's lock and has to get it back, so all rows go in
    # together; they go in one by one only if one of them already exists.
    parts = [rows[at : at + _ROWS_AT_ONCE] for at in range(0, len(rows), _ROWS_AT_ONCE)]
    if sum(_append(connection, part) for part in parts) == len(rows):
        return [True] * len(rows)
    connection.execute("ROLLBACK")
    connection.execute("BEGIN IMMEDIATE")
    return [_append(connection, [row]) == 1 for row in rows]


def _created(
    connection: sqlite3.Connection, tables: Sequence[tuple[Held, Row]], link: Row | None = None
) -> bool:
    names = [held.name for held, _ in tables]
    taken = [
        connection.execute("SELECT 1 FROM tables WHERE name = ?", (name,)).fetchone()
        for name in names
    ]
    if any(taken) or len(set(names)) < len(names) or (link and _append(connection, [link]) == 0):
        return False
    connection.executemany(
        "INSERT INTO tables (name, game, seed) VALUES (?, ?, ?)",
        [(held.name, held.game, held.seed) for held, _ in tables],
    )
    firsts = [first for _, first in tables]
    slow.note(connection, firsts)
    return _append(connection, firsts) == len(tables)


def _append(connection: sqlite3.Connection, rows: list[Row]) -> int:
    values = ", ".join(["(?, ?, ?, ?)"] * len(rows))
    done = connection.execute(
        f"INSERT INTO events VALUES {values} ON CONFLICT DO NOTHING",  # noqa: S608 (only marks)
        [field for row in rows for field in (row.stream, row.seq, row.at, row.body)],
    )
    return done.rowcount


def _loaded(connection: sqlite3.Connection, name: str) -> Kept | None:
    # One transaction, so that entries and heartbeat match.
    connection.execute("BEGIN")
    try:
        table = connection.execute(
            "SELECT game, seed FROM tables WHERE name = ?", (name,)
        ).fetchone()
        if table is None:
            return None
        bodies = connection.execute(
            "SELECT body FROM events WHERE stream = ? ORDER BY seq", (name,)
        ).fetchall()
        beat = connection.execute("SELECT at FROM beats WHERE stream = ?", (name,)).fetchone()
        return Kept(
            Held(name, table[0], table[1]),
            tuple(body for (body,) in bodies),
            Millis(0 if beat is None else beat[0]),
        )
    finally:
        connection.execute("COMMIT")
