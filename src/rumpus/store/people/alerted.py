"""Turns of slow games that are under way, and the alerts that were due in each."""

from collections.abc import Awaitable

import msgspec
import sqlalchemy as sa

from rumpus.store.people.schema import ALERTED
from rumpus.store.people.worker import Worker


class Turn(msgspec.Struct, frozen=True):
    """
    A turn that a guest has at a slow table; *length* is the time for it, in ms.

    *stage* counts the alerts that were due so far, and *sent* is true if one of them went out.
    """

    table: str
    guest: str
    length: int
    stage: int
    sent: bool


class TurnRows:
    """The table of these turns; every method may raise `StoreError`."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    def all(self) -> Awaitable[list[Turn]]:
        """Return all turns under way."""
        columns = [ALERTED.c[name] for name in Turn.__struct_fields__]
        query = sa.select(*columns)
        return self._worker.read(
            lambda connection: [Turn(*row) for row in connection.execute(query)]
        )

    def put(self, turn: Turn) -> Awaitable[None]:
        """Store a turn in place of the earlier state of the same one."""

        def write(connection: sa.Connection) -> None:
            _remove(connection, turn.table, turn.guest)
            connection.execute(ALERTED.insert().values(msgspec.structs.asdict(turn)))

        return self._worker.do(write)

    def remove(self, table: str, guest: str) -> Awaitable[None]:
        """Delete a turn that is over."""
        return self._worker.do(lambda connection: _remove(connection, table, guest))


def _remove(connection: sa.Connection, table: str, guest: str) -> None:
    which = (ALERTED.c.table == table, ALERTED.c.guest == guest)
    connection.execute(ALERTED.delete().where(*which))
