"""Directory: people and tables of the room's database, found by name or id."""

from collections.abc import Awaitable, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from rumpus.store.people.worker import Worker

_PEOPLE: Final = """
    SELECT id FROM guests WHERE id NOT LIKE '%~2' AND (id = :whole OR name LIKE :part ESCAPE '\\')
    UNION SELECT person FROM results
        WHERE person = :whole OR name LIKE :part ESCAPE '\\'
    UNION SELECT id FROM members WHERE id = :whole OR login = :lower
    UNION SELECT guest FROM playing WHERE guest = :whole
"""
_TABLES: Final = """
    SELECT tables.name, tables.game, tables.used FROM tables
    WHERE tables.name LIKE :part ESCAPE '\\' OR tables.game LIKE :part ESCAPE '\\'
"""
_PAGE: Final = " LIMIT :most OFFSET :start"
_WITH: Final = """
    SELECT DISTINCT stream FROM events WHERE stream IN (SELECT stream FROM playing)
    AND instr(CAST(body AS TEXT), :quoted) > 0 LIMIT :most
"""


class StoredTable(msgspec.Struct, frozen=True, array_like=True):
    """A table of the database; *used* is the day of its last use, counted from 1970, or 0."""

    name: str
    game: str
    used: int


class Directory:
    """Searches in the tables of the people and of the log, which share a database."""

    def __init__(self, worker: Worker) -> None:
        """Use the database that a worker has opened."""
        self._worker = worker

    def people(self, query: str, start: int, most: int) -> Awaitable[tuple[int, list[str]]]:
        """
        Return how many guests fit a query, and some of their ids.

        It is a whole id, a member's whole sign-in name, or part of a name that they have chosen or
        under which they have finished a game.
        """
        asked = {"whole": query, "lower": query.lower(), "part": _part(query)}

        def read(connection: sa.Connection) -> tuple[int, list[str]]:
            total, rows = _page(connection, _PEOPLE, "id", asked, start, most)
            return total, [str(row[0]) for row in rows]

        return self._worker.read(read)

    def tables(self, query: str, start: int, most: int) -> Awaitable[tuple[int, list[StoredTable]]]:
        """Return how many tables fit part of a name or of a game's name, and some of them."""
        asked = {"part": _part(query)}

        def read(connection: sa.Connection) -> tuple[int, list[StoredTable]]:
            # A table that is new today has no date yet.
            order = "used = 0 DESC, used DESC, name"
            total, rows = _page(connection, _TABLES, order, asked, start, most)
            return total, msgspec.convert([tuple(row) for row in rows], list[StoredTable])

        return self._worker.read(read)

    def running_with(self, text: str, most: int) -> Awaitable[list[str]]:
        """Return some tables whose game is not over and in whose log this text stands in quotes."""
        asked = {"quoted": f'"{text}"', "most": most}

        def read(connection: sa.Connection) -> list[str]:
            return list(connection.execute(sa.text(_WITH), asked).scalars())

        return self._worker.read(read)


def _page(
    connection: sa.Connection,
    query: str,
    order: str,
    asked: dict[str, str],
    start: int,
    most: int,
) -> tuple[int, Sequence[sa.Row[Any]]]:
    count = sa.text(f"SELECT count(*) FROM ({query})")  # noqa: S608 (only constants)
    total = connection.execute(count, asked).scalar_one()
    rows = sa.text(f"SELECT * FROM ({query}) ORDER BY {order}{_PAGE}")  # noqa: S608 (as above)
    return total, connection.execute(rows, {**asked, "most": most, "start": start}).all()


def _part(text: str) -> str:
    """Return a pattern for texts that contain this one."""
    for sign in "\\%_":
        text = text.replace(sign, f"\\{sign}")
    return f"%{text}%"
