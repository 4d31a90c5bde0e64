"""The operator's log and passkeys, as they are stored."""

from collections.abc import Awaitable

import msgspec
import sqlalchemy as sa

from rumpus.store.people.rows import Passkey
from rumpus.store.people.schema import AUDIT, OPERATOR_KEYS
from rumpus.store.people.worker import Worker

OPERATOR = "operator"
"""The owner of the operator's passkeys."""


class Noted(msgspec.Struct, frozen=True):
    """
    An act of an operator, *at* a time in seconds since 1970.

    *who* is the label of their session, *whom* the guest, table or thing that it was done to, and
    *details* is JSON.
    """

    at: int
    who: str
    act: str
    whom: str
    details: str
    id: int | None = None


class AuditRows:
    """The table of the operator's acts, from which only age deletes, and that of their passkeys."""

    def __init__(self, worker: Worker) -> None:
        """Use the tables that a worker has opened."""
        self._worker = worker

    def note(self, noted: Noted, forget_before: int) -> Awaitable[None]:
        """Store an act, and delete those before a time."""

        def write(connection: sa.Connection) -> None:
            connection.execute(AUDIT.delete().where(AUDIT.c.at < forget_before))
            connection.execute(AUDIT.insert().values(msgspec.structs.asdict(noted)))

        return self._worker.do(write)

    def page(self, start: int, most: int) -> Awaitable[tuple[int, list[Noted]]]:
        """Return how many acts are stored, and some of them, the newest first."""
        columns = [AUDIT.c[name] for name in Noted.__struct_fields__]

        def read(connection: sa.Connection) -> tuple[int, list[Noted]]:
            total = connection.execute(sa.select(sa.func.count(AUDIT.c.id))).scalar_one()
            chosen = sa.select(*columns).order_by(AUDIT.c.id.desc()).offset(start).limit(most)
            return total, [Noted(*row) for row in connection.execute(chosen)]

        return self._worker.read(read)

    def keys(self) -> Awaitable[list[Passkey]]:
        """Return the operator's passkeys, the oldest first."""
        chosen = sa.select(OPERATOR_KEYS).order_by(OPERATOR_KEYS.c.added)

        def read(connection: sa.Connection) -> list[Passkey]:
            return [Passkey(row[0], OPERATOR, *row[1:]) for row in connection.execute(chosen)]

        return self._worker.read(read)

    def add_key(self, passkey: Passkey) -> Awaitable[None]:
        """Store a passkey."""
        values = msgspec.structs.asdict(passkey)
        del values["member"]

        def write(connection: sa.Connection) -> None:
            connection.execute(OPERATOR_KEYS.insert().values(values))

        return self._worker.do(write)

    def key_used(self, passkey: bytes, uses: int, now: int) -> Awaitable[None]:
        """Record that a passkey was used."""
        update = OPERATOR_KEYS.update().where(OPERATOR_KEYS.c.id == passkey)

        def write(connection: sa.Connection) -> None:
            connection.execute(update.values(uses=uses, used=now))

        return self._worker.do(write)

    def remove_key(self, passkey: bytes) -> Awaitable[bool]:
        """Remove a passkey; return False if there is no such one."""
        delete = OPERATOR_KEYS.delete().where(OPERATOR_KEYS.c.id == passkey)
        return self._worker.do(lambda connection: connection.execute(delete).rowcount > 0)
