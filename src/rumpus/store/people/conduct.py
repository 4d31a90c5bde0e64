"""Conduct: whom guests mute or block, and what they report to the operator."""

from collections.abc import Awaitable
from typing import Literal

import msgspec
import sqlalchemy as sa

from rumpus.store.people.former import is_former
from rumpus.store.people.schema import IGNORED, REPORTS
from rumpus.store.people.worker import Worker

How = Literal["mute", "block"]


class Ignored(msgspec.Struct, frozen=True):
    """A guest whom another doesn't hear, under their name at that time; *since* is in seconds."""

    guest: str
    other: str
    name: str
    how: How
    since: int


class Report(msgspec.Struct, frozen=True):
    """
    A report; *quotes* is the JSON of what the reporting guest had heard at the table until *seq*.

    *made* and *closed* are in seconds since 1970; *closed* is None while nobody has dealt with it.
    """

    guest: str
    other: str
    name: str
    reason: str
    remark: str
    at_table: str
    seq: int
    quotes: str
    made: int
    closed: int | None = None
    id: int | None = None


class Conduct(Worker):
    """The tables of muted and blocked guests and of reports."""

    def ignored(self) -> list[Ignored]:
        """Return everybody who is muted or blocked, the oldest first."""
        columns = [IGNORED.c[name] for name in Ignored.__struct_fields__]
        with self._engine.connect() as connection:
            rows = connection.execute(sa.select(*columns).order_by(IGNORED.c.id))
            return [Ignored(*row) for row in rows]

    def ignore(self, row: Ignored) -> Awaitable[None]:
        """
        Mute or block a guest; what was stored about the same two is replaced.

        Nothing is stored of a deleted account.
        """

        def write(connection: sa.Connection) -> None:
            if is_former(connection, row.guest) or is_former(connection, row.other):
                return
            connection.execute(IGNORED.delete().where(*_pair(row.guest, row.other)))
            connection.execute(IGNORED.insert().values(msgspec.structs.asdict(row)))

        return self.do(write)

    def heed(self, guest: str, other: str) -> Awaitable[None]:
        """Let a guest hear another again."""

        def write(connection: sa.Connection) -> None:
            connection.execute(IGNORED.delete().where(*_pair(guest, other)))

        return self.do(write)

    def report(self, report: Report, most: int) -> Awaitable[bool]:
        """Store a report, unless *most* are open already; return whether it was stored."""

        def write(connection: sa.Connection) -> bool:
            count = sa.select(sa.func.count()).where(REPORTS.c.closed.is_(None))
            if connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(REPORTS.insert().values(msgspec.structs.asdict(report)))
            return True

        return self.do(write)

    def reports(
        self, start: int, most: int, *, closed: bool = False, about: str = "", by: str = ""
    ) -> Awaitable[tuple[int, list[Report]]]:
        """
        Return how many reports are open, or *closed*, and some of them, the newest first.

        *about* and *by* choose those about a guest, or by one.
        """
        which: list[sa.ColumnElement[bool]] = [
            REPORTS.c.closed.is_not(None) if closed else REPORTS.c.closed.is_(None)
        ]
        which += [REPORTS.c.other == about] if about else []
        which += [REPORTS.c.guest == by] if by else []
        columns = [REPORTS.c[name] for name in Report.__struct_fields__]

        def read(connection: sa.Connection) -> tuple[int, list[Report]]:
            total = connection.execute(sa.select(sa.func.count()).where(*which)).scalar_one()
            chosen = sa.select(*columns).where(*which).order_by(REPORTS.c.id.desc())
            rows = connection.execute(chosen.offset(start).limit(most))
            return total, [Report(*row) for row in rows]

        return self.read(read)

    def close_report(self, report: int, now: int) -> Awaitable[bool]:
        """Close a report, and drop what it quotes; return False if no such report is open."""
        which = (REPORTS.c.id == report, REPORTS.c.closed.is_(None))
        update = REPORTS.update().where(*which).values(closed=now, quotes="[]")
        return self.do(lambda connection: connection.execute(update).rowcount > 0)

    def age(self, before: int) -> Awaitable[None]:
        """Delete the reports that were closed before a time."""
        old = REPORTS.delete().where(REPORTS.c.closed < before)

        def write(connection: sa.Connection) -> None:
            connection.execute(old)

        return self.do(write)

    def forget(self, guest: str) -> Awaitable[None]:
        """Delete whom a guest ignores, and by whom they are ignored; their account was deleted."""
        either = IGNORED.delete().where((IGNORED.c.guest == guest) | (IGNORED.c.other == guest))

        def write(connection: sa.Connection) -> None:
            connection.execute(either)

        return self.do(write)


def _pair(guest: str, other: str) -> tuple[sa.ColumnElement[bool], ...]:
    return IGNORED.c.guest == guest, IGNORED.c.other == other
