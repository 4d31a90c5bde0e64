"""Records and replays of finished games, read from the store in pieces while they are sent."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Final

from rumpus.core.values import Seat
from rumpus.server.limits import values as limits
from rumpus.server.limits.gate import Gate
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.services import Services
from rumpus.server.tables.host import Host
from rumpus.server.tables.replayer import Replayer, unplayed
from rumpus.server.tables.rewinder import Rewinder
from rumpus.table.neutral import neutral_entry
from rumpus.table.record import GamePart, Recorder
from rumpus.table.table import AnyEntry, Table

_ENTRIES_AT_ONCE: Final = 32


_Pieces = AsyncIterator[bytes]


class _Retold:
    """The replay of the game at a table, made while its log is read."""

    def __init__(self, host: Host, seat: Seat | None) -> None:
        self._replayer = Replayer(_unplayed(host), seat)
        self._part = GamePart()

    @property
    def done(self) -> bool:
        return self._part.done

    def take(self, entries: Iterable[AnyEntry]) -> bytes:
        return b"".join(self._replayer.take(self._part.take(entries)))


_Teller = Recorder | _Retold | Rewinder


class Records:
    """Downloads of records and replays; no table waits for them, and each address has a limit."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._past = services.past
        self._gate = Gate(1)
        self._rates = Buckets(limits.RECORDS)

    def may(self, address: str) -> bool:
        """Return True if this address may download another record now, and count it."""
        return self._rates.take(address, asyncio.get_running_loop().time())

    def pieces(self, host: Host, address: str) -> AsyncIterator[bytes]:
        """Yield the record of a finished game in pieces; raises `StoreError`."""
        return self._told(host, address, Recorder())

    def replay(self, host: Host, address: str, seat: Seat | None) -> AsyncIterator[bytes]:
        """Yield the replay of a finished game in pieces, as a seat saw it; raises `StoreError`."""
        return self._told(host, address, _Retold(host, seat))

    async def rewound(self, host: Host, address: str, seat: Seat | None, step: int) -> Rewinder:
        """Read a finished game up to a step of the replay of a seat; raises `StoreError`."""
        rewinder = Rewinder(_unplayed(host), seat, step)
        async for _ in self._told(host, address, rewinder):
            """Nobody is sent anything."""
        return rewinder

    async def _told(self, host: Host, address: str, teller: _Teller) -> _Pieces:
        name, read = host.table.lobby.name, host.kind.read_entry
        seq, now = 0, self._past.name_now
        while not teller.done:
            # Others have their turn between two pieces, so a slow reader holds up nobody.
            async with self._gate.turn(address):
                bodies = await self._store.read(name, seq, _ENTRIES_AT_ONCE)
                entries = (neutral_entry(read(body), now) for body in bodies)
                piece = teller.take(entries)
            if not bodies:
                return
            seq += len(bodies)
            if piece:
                yield piece


def _unplayed(host: Host) -> Table:
    played = host.table
    assert played.game is not None
    return unplayed(host.kind, played.game, played.lobby)
