"""
Practice: attempts of single guests without a table, in games that support it.

An attempt is computed on the threads for questions, in turn with them, so no table waits for it.
The game withholds anything that would help the guest at a table where they play.
"""

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any, Protocol

import msgspec

from rumpus.core.values import Refusal
from rumpus.games.modes import PracticeMode
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.services import Services
from rumpus.server.tables.mode import RunningTable
from rumpus.server.tables.recovery import BrokenTable


class Tables(Protocol):
    """Parts of the room that practice needs."""

    services: Services

    @property
    def hosts(self) -> Mapping[str, RunningTable]:
        """Return the tables in memory."""
        ...

    @property
    def full(self) -> bool:
        """Return True if the room may load no more tables into memory."""
        ...

    async def host(self, name: str, address: str = "") -> RunningTable | None:
        """Return the running table, recovered from the log if needed; raises `BrokenTable`."""
        ...


class Practice:
    """Attempts at one game; each address has a rate limit, and addresses take turns."""

    def __init__(self, room: Tables, game: str, mode: PracticeMode) -> None:
        """Use the threads, quotas and tables of the room."""
        self._room = room
        self._services = room.services
        self._game = game
        self._mode = mode
        self._rate = Buckets(limits.FLICKS)

    async def play(
        self, wanted: msgspec.Struct, guest: str | None, address: str
    ) -> msgspec.Struct | Refusal:
        """Play an attempt; *guest* is None for a guest without a cookie."""
        attempt = self._mode.read(wanted)
        if isinstance(attempt, Refusal):
            return attempt
        if not self._rate.take(address, asyncio.get_running_loop().time()):
            return Refusal("too_many")
        withheld = None if guest is None else await self._withheld(attempt, guest, address)
        if withheld is not None:
            return withheld
        quotas, who = self._services.quotas, guest or address
        if not quotas.begin(who, address):
            return Refusal("too_many")
        try:
            played: msgspec.Struct = await quotas.questions.take(
                address, partial(self._mode.play, attempt)
            )
        finally:
            quotas.end(who, address)
        self._services.counts.flicks += 1
        return played

    async def _withheld(self, attempt: Any, guest: str, address: str) -> Refusal | None:
        """
        Return why an attempt is withheld, by asking each table of the game where the guest plays.

        A request recovers only a few tables; the next request continues where it stopped.
        """
        left = limits.PRACTICE_TABLES
        for name in await self._services.store.playing(guest, self._game):
            host = self._room.hosts.get(name)
            if host is None:
                if left == 0 or self._room.full:
                    return Refusal("too_many")
                left -= 1
                try:
                    host = await self._room.host(name, address)
                except BrokenTable:
                    continue  # nobody can play there
            withheld = None if host is None else self._mode.withheld(attempt, host.table.state)
            if withheld is not None:
                return withheld
        return None
