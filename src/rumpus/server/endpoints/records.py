"""Records of finished games, read from the store in pieces while they are sent."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from rumpus.server.limits import values as limits
from rumpus.server.limits.gate import Gate
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.services import Services
from rumpus.server.tables.host import Host
from rumpus.table.neutral import neutral_entry
from rumpus.table.record import Recorder

_ENTRIES_AT_ONCE: Final = 32


class Records:
    """Downloads of records, for which no table has to wait; each address has a rate limit."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._past = services.past
        self._gate = Gate(1)
        self._rates = Buckets(limits.RECORDS)

    def may(self, address: str) -> bool:
        """Return True if this address may download another record now, and count it."""
        return self._rates.take(address, asyncio.get_running_loop().time())

    async def pieces(self, host: Host, address: str) -> AsyncIterator[bytes]:
        """Yield the record of a finished game in pieces; raises `StoreError`."""
        name, read = host.table.lobby.name, host.kind.read_entry
        recorder, seq, now = Recorder(), 0, self._past.name_now
        while not recorder.done:
            # Others have their turn between two pieces, so a slow reader holds up nobody.
            async with self._gate.turn(address):
                bodies = await self._store.read(name, seq, _ENTRIES_AT_ONCE)
                entries = (neutral_entry(read(body), now) for body in bodies)
                piece = recorder.take(entries)
            if not bodies:
                return
            seq += len(bodies)
            if piece:
                yield piece
