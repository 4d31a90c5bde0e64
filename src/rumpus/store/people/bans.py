"""Bans of people and addresses, as they are stored."""

from collections.abc import Awaitable, Collection, Sequence
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from rumpus.store.people.schema import BANS, HELPER_CODES
from rumpus.store.people.worker import Worker

BanKind = Literal["person", "address"]


class Ban(msgspec.Struct, frozen=True):
    """
    A ban of a person or of an address; times are in seconds since 1970.

    *name* is the person's name when the ban was made. A ban without *until* is for good; one that
    was *lifted* no longer counts.
    """

    kind: BanKind
    whom: str
    name: str
    reason: str
    made: int
    until: int | None
    lifted: int | None = None
    id: int | None = None


_COLUMNS = [BANS.c[name] for name in Ban.__struct_fields__]


class BanRows:
    """The table of bans."""

    def __init__(self, worker: Worker) -> None:
        """Use the tables that a worker has opened."""
        self._worker = worker

    def load(self, now: int) -> list[Ban]:
        """Return all bans that count, the oldest first; for the start of the room."""
        chosen = sa.select(*_COLUMNS).where(_counts(now)).order_by(BANS.c.id)
        return self._worker.at_once(lambda connection: _bans(connection, chosen))

    def ban(self, bans: Sequence[Ban], forget_before: int) -> Awaitable[list[Ban]]:
        """
        Store bans, which replace those of the same; forget those that ended before a time.

        Recovery codes that the banned have made for others are void.
        """

        def write(connection: sa.Connection) -> list[Ban]:
            old = (BANS.c.lifted < forget_before) | (BANS.c.until < forget_before)
            connection.execute(BANS.delete().where(old))
            makers = HELPER_CODES.c.helper.in_([ban.whom for ban in bans if ban.kind == "person"])
            connection.execute(HELPER_CODES.update().where(makers).values(digest=None))
            return [_put(connection, ban) for ban in bans]

        return self._worker.do(write)

    def lift(self, ids: Collection[int], now: int) -> Awaitable[list[Ban]]:
        """Lift those of these bans that count, and return them."""

        def write(connection: sa.Connection) -> list[Ban]:
            which = BANS.c.id.in_(ids) & _counts(now)
            found = _bans(connection, sa.select(*_COLUMNS).where(which))
            connection.execute(BANS.update().where(which).values(lifted=now))
            return found

        return self._worker.do(write)

    def page(
        self, now: int, start: int, most: int, *, ended: bool
    ) -> Awaitable[tuple[int, list[Ban]]]:
        """Return how many bans count, or have *ended*, and some of them, the newest first."""
        which = sa.not_(_counts(now)) if ended else _counts(now)

        def read(connection: sa.Connection) -> tuple[int, list[Ban]]:
            total = connection.execute(sa.select(sa.func.count()).where(which)).scalar_one()
            chosen = sa.select(*_COLUMNS).where(which).order_by(BANS.c.id.desc())
            return total, _bans(connection, chosen.offset(start).limit(most))

        return self._worker.read(read)

    def of(self, whom: str) -> Awaitable[list[Ban]]:
        """Return every ban of a guest or an address that is still stored, the newest first."""
        chosen = sa.select(*_COLUMNS).where(BANS.c.whom == whom).order_by(BANS.c.id.desc())
        return self._worker.read(lambda connection: _bans(connection, chosen))


def _counts(now: int) -> sa.ColumnElement[bool]:
    return BANS.c.lifted.is_(None) & (BANS.c.until.is_(None) | (BANS.c.until > now))


def _bans(connection: sa.Connection, chosen: sa.Select[Any]) -> list[Ban]:
    return [Ban(*row) for row in connection.execute(chosen)]


def _put(connection: sa.Connection, ban: Ban) -> Ban:
    same = (BANS.c.whom == ban.whom, _counts(ban.made))
    connection.execute(BANS.update().where(*same).values(lifted=ban.made))
    row = connection.execute(BANS.insert().values(msgspec.structs.asdict(ban)))
    (key,) = row.inserted_primary_key or (None,)
    return msgspec.structs.replace(ban, id=key)
