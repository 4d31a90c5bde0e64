"""Retention: drops what nobody has used for a long time, a few tables and guests at a time."""

from datetime import UTC, datetime
from typing import Final

from rumpus.server.limits import values as limits
from rumpus.server.services import Services

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_DAY_SECONDS: Final = 86_400
_TABLES_AT_ONCE: Final = 4


class Retention:
    """Retention of tables by their last use; call *step* regularly."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._used: set[str] = set()
        self._next = 0.0

    def used(self, name: str) -> None:
        """Record that a table was created or recovered."""
        self._used.add(name)

    async def step(self, loaded: list[str], now: float) -> None:
        """
        Do part of the work, if there is any; *now* is a reading of a steady clock, in seconds.

        Raises `StoreError`.
        """
        if now < self._next:
            return
        store, day = self._services.store, (self._services.utc() - _EPOCH).days
        used, self._used = {*self._used, *loaded}, set()
        await store.date(used, day)
        if limits.KEEP_DAYS:
            dropped = await store.drop(day - limits.KEEP_DAYS, _TABLES_AT_ONCE)
            if dropped:
                self._services.counts.tables_expired += dropped
                return
            if await self._services.past.age((day - limits.KEEP_DAYS) * _DAY_SECONDS):
                return
        self._next = now + limits.RETENTION_SECONDS
