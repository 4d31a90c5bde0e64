"""Subscriptions: the browsers that get alerts by push."""

from collections.abc import Awaitable, Callable

import msgspec
import sqlalchemy as sa

from rumpus.store.people.former import is_former
from rumpus.store.people.schema import SUBSCRIPTIONS
from rumpus.store.people.worker import Worker

_owner = SUBSCRIPTIONS.c.guest


class Subscription(msgspec.Struct, frozen=True):
    """
    A browser that gets alerts by push; *device* is empty for that of a guest who is no member.

    *endpoint* is the address at the browser's push service, *public_key* (P-256, uncompressed) and
    *auth* encrypt what is sent there. *site* is the room's address as the browser had it, and
    *seen* when the browser last confirmed all this, in seconds since 1970.
    """

    guest: str
    device: str
    endpoint: str
    public_key: bytes
    auth: bytes
    site: str
    seen: int


class SubscriptionRows:
    """The table of subscriptions; every method may raise `StoreError`."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    def guests(self) -> Awaitable[set[str]]:
        """Return the guests who have a subscription."""
        query = sa.select(_owner).distinct()
        return self._worker.read(lambda connection: set(connection.execute(query).scalars()))

    def of(self, guest: str) -> Awaitable[list[Subscription]]:
        """Return a guest's subscriptions, the one confirmed last first."""
        return self._worker.read(lambda connection: _of(connection, guest))

    def put(self, row: Subscription, most: int, replaced: str = "") -> Awaitable[set[str] | None]:
        """
        Store a subscription in place of one with the same endpoint, and of the *replaced* endpoint.

        A guest keeps the *most* that were confirmed last. Returns the guests from whom one was
        taken, since a browser belongs to the person who uses it now; None if the guest's account
        was deleted, so that nothing was stored.
        """

        def write(connection: sa.Connection) -> set[str] | None:
            if is_former(connection, row.guest):
                return None
            same = SUBSCRIPTIONS.c.endpoint == row.endpoint
            mine = (SUBSCRIPTIONS.c.endpoint == replaced) & (_owner == row.guest)
            taken = set(connection.execute(sa.select(_owner).where(same | mine)).scalars())
            connection.execute(SUBSCRIPTIONS.delete().where(same | mine))
            connection.execute(SUBSCRIPTIONS.insert().values(msgspec.structs.asdict(row)))
            for old in _of(connection, row.guest)[most:]:
                _remove(connection, old.endpoint)
            return {guest for guest in taken if not _of(connection, guest)}

        return self._worker.do(write)

    def remove(self, guest: str, endpoint: str) -> Awaitable[bool]:
        """Delete a guest's subscription; return True if they have another one."""

        def write(connection: sa.Connection) -> bool:
            if endpoint in {row.endpoint for row in _of(connection, guest)}:
                _remove(connection, endpoint)
            return bool(_of(connection, guest))

        return self._worker.do(write)

    def prune(
        self, holds: Callable[[str, str], bool], before: int, guest: str | None = None
    ) -> Awaitable[set[str]]:
        """
        Delete subscriptions last confirmed before a time, or whose guest and device are void.

        *holds* says which are valid; it runs on another thread. With *guest*, looks at theirs only.
        Returns the guests who have none left.
        """
        columns = (SUBSCRIPTIONS.c.guest, SUBSCRIPTIONS.c.device, SUBSCRIPTIONS.c.endpoint)
        query = sa.select(*columns, SUBSCRIPTIONS.c.seen)
        if guest is not None:
            query = query.where(_owner == guest)

        def write(connection: sa.Connection) -> set[str]:
            touched: set[str] = set()
            for owner, device, endpoint, seen in connection.execute(query).all():
                if seen < before or not holds(owner, device):
                    _remove(connection, endpoint)
                    touched.add(owner)
            return {owner for owner in touched if not _of(connection, owner)}

        return self._worker.do(write)


def _of(connection: sa.Connection, guest: str) -> list[Subscription]:
    columns = [SUBSCRIPTIONS.c[name] for name in Subscription.__struct_fields__]
    newest = (SUBSCRIPTIONS.c.seen.desc(), SUBSCRIPTIONS.c.id.desc())
    query = sa.select(*columns).where(_owner == guest).order_by(*newest)
    return [Subscription(*row) for row in connection.execute(query)]


def _remove(connection: sa.Connection, endpoint: str) -> None:
    connection.execute(SUBSCRIPTIONS.delete().where(SUBSCRIPTIONS.c.endpoint == endpoint))
