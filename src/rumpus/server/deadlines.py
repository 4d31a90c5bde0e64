"""Deadlines of slow tables: the room loads a table when its next deadline is due."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from rumpus.server.services import Services
from rumpus.server.tables.recovery import BrokenTable
from rumpus.server.tables.slow_clock import deadline

TABLES_AT_ONCE = 8
"""Tables that one step loads at most; the others follow with the next."""


class Woken(Protocol):
    """A table in memory, as `Host` is."""

    def wake(self) -> None:
        """Start to serve everything that is due."""
        ...


class Deadlines:
    """Deadlines of the slow tables that nobody has open; call *step* regularly."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._broken: set[str] = set()

    async def step(self, load: Callable[[str], Awaitable[Woken | None]]) -> None:
        """Load the tables whose deadline is over, and let them go on; raises `StoreError`."""
        now = int(1000 * self._services.utc().timestamp())
        games = await self._services.store.slow_due(now)
        over = [game.table for game in games if deadline(game, self._services.away) <= now]
        for name in [name for name in over if name not in self._broken][:TABLES_AT_ONCE]:
            try:
                host = await load(name)
            except BrokenTable:
                # The room has logged it, and the others go on.
                self._broken.add(name)
                continue
            if host is not None:
                host.wake()
