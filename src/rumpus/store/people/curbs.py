"""What the operator has set for the whole room: curbs of tables, names that offended, a notice."""

from collections.abc import Awaitable

import msgspec
import sqlalchemy as sa

from rumpus.store.people.schema import ANNOUNCEMENTS, CURBS, RENAMED, RESULTS
from rumpus.store.people.worker import Worker


class Curb(msgspec.Struct, frozen=True):
    """A table that is *hidden* from the public list, or *closed* for a reason."""

    table: str
    hidden: bool = False
    closed: str | None = None


class Announcement(msgspec.Struct, frozen=True):
    """What everybody in the room reads, until a time (in seconds since 1970)."""

    text: str
    made: int
    until: int
    id: int | None = None


class CurbRows:
    """The tables that hold what the operator has set."""

    def __init__(self, worker: Worker) -> None:
        """Use the tables that a worker has opened."""
        self._worker = worker

    def load(self) -> tuple[list[Curb], list[tuple[str, str]], Announcement | None]:
        """Return curbs, names that offended, and the newest announcement; for the start."""

        def read(
            connection: sa.Connection,
        ) -> tuple[list[Curb], list[tuple[str, str]], Announcement | None]:
            curbs = [Curb(*row) for row in connection.execute(sa.select(CURBS))]
            names = [(row.guest, row.name) for row in connection.execute(sa.select(RENAMED))]
            columns = [ANNOUNCEMENTS.c[name] for name in Announcement.__struct_fields__]
            newest = sa.select(*columns).order_by(ANNOUNCEMENTS.c.id.desc()).limit(1)
            row = connection.execute(newest).first()
            return curbs, names, None if row is None else Announcement(*row)

        return self._worker.at_once(read)

    def put(self, curb: Curb) -> Awaitable[None]:
        """Store the curb of a table, or forget it if it neither hides nor closes."""

        def write(connection: sa.Connection) -> None:
            connection.execute(CURBS.delete().where(CURBS.c.table == curb.table))
            if curb != Curb(curb.table):
                connection.execute(CURBS.insert().values(msgspec.structs.asdict(curb)))

        return self._worker.do(write)

    def rename(self, guest: str, names: set[str], neutral: str) -> Awaitable[None]:
        """Store names of a guest that offended, and replace them in the results of their games."""

        def write(connection: sa.Connection) -> None:
            which = (RENAMED.c.guest == guest, RENAMED.c.name.in_(names))
            connection.execute(RENAMED.delete().where(*which))
            for name in names:
                connection.execute(RENAMED.insert().values(guest=guest, name=name))
            theirs = (RESULTS.c.person == guest, RESULTS.c.name.in_(names))
            connection.execute(RESULTS.update().where(*theirs).values(name=neutral))

        return self._worker.do(write)

    def announce(self, announcement: Announcement) -> Awaitable[Announcement]:
        """Store an announcement, which replaces the one before."""

        def write(connection: sa.Connection) -> Announcement:
            values = msgspec.structs.asdict(announcement)
            row = connection.execute(ANNOUNCEMENTS.insert().values(values))
            (key,) = row.inserted_primary_key or (None,)
            connection.execute(ANNOUNCEMENTS.delete().where(ANNOUNCEMENTS.c.id != key))
            return msgspec.structs.replace(announcement, id=key)

        return self._worker.do(write)

    def end(self, now: int) -> Awaitable[None]:
        """End the announcement."""
        ended = ANNOUNCEMENTS.update().values(until=now)

        def write(connection: sa.Connection) -> None:
            connection.execute(ended)

        return self._worker.do(write)
