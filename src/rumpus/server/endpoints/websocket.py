"""
WebSocket endpoints of tables and of watch parties: a separate ASGI application.

They are `/api/tables/NAME/socket` and `/api/parties/ID/socket`, and share their limits.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send

from rumpus.core.game import REAL_TIME
from rumpus.server.endpoints.origins import WRONG, Origins
from rumpus.server.identity import PROTOCOL, Identity, Visited
from rumpus.server.limits import values as limits
from rumpus.server.limits.address import address_of, table_asked
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.messages import ByeMessage
from rumpus.server.ops.logging import fault
from rumpus.server.room import Room
from rumpus.server.tables.door import shut_out
from rumpus.server.tables.host import Host
from rumpus.server.tables.recovery import BrokenTable
from rumpus.server.tables.shared_screen import side_of
from rumpus.server.ws import outlet, session
from rumpus.server.ws.bounded_socket import SOCKET, BoundedSocket
from rumpus.server.ws.parties import ENDED, OVER
from rumpus.server.ws.party_session import PartySession
from rumpus.server.ws.session import Session, Who
from rumpus.store.log import StoreError
from rumpus.table.guests import SCREEN, is_screen

_NOT_UTF8: Final = 1007

_encode: Final = msgspec.json.Encoder().encode


class SocketApp:
    """Application that accepts sockets, within limits, and connects each to a session."""

    def __init__(
        self,
        room: Room,
        identity: Identity,
        holds: Callable[[str, str], bool],
        guests: Counter[str],
    ) -> None:
        """Keep a socket while *holds* is true for its guest and device; count those of *guests*."""
        self._holds = holds
        self._room = room
        self._identity = identity
        self._orders = room.services.orders
        self._origins = Origins(room.services.counts)
        self._openings = Buckets(limits.OPENINGS)
        self._lookups = Buckets(limits.LOOKUPS)
        self._addresses: Counter[str] = Counter()
        self._guests = guests
        self.count = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket until it is refused or no longer needs this task."""
        await receive()
        secure = scope["scheme"] == "wss"
        if self._origins.wrong(scope["headers"], secure=secure) is not None:
            # A page can't see why a handshake failed, and its player would wait for ever.
            await send({"type": "websocket.accept", **_protocol(scope)})
            await self._refuse(send, WRONG, -1, outlet.BROKE_PROTOCOL)
            return
        visited, headers = self._visited(scope)
        guest = visited.guest
        await send({"type": "websocket.accept", "headers": headers, **_protocol(scope)})
        address = address_of(scope)
        if self._orders.entering(address) is not None:
            await self._refuse(send, "banned", -1, session.NOT_YET)
            return
        refusal = self._refusal(address, guest)
        if refusal is not None:
            await self._refuse(send, refusal, limits.BUSY_RETRY_MS, outlet.TOO_SLOW)
            return
        # Counted before the first wait, so that clients who are still connecting count, too.
        self._count(address, guest, 1)
        listening = False
        try:
            listening = await self._admit(scope, address, visited, send)
        except StoreError as error:
            fault("socket not served", error)
            await self._refuse(send, "try_again", limits.BUSY_RETRY_MS, session.BROKEN)
        finally:
            if not listening:
                self._count(address, guest, -1)

    async def _admit(self, scope: Scope, address: str, visited: Visited, send: Send) -> bool:
        """Admit a socket to its table or party, or refuse it and return False."""
        guest, path = visited.guest, scope["path_params"]
        player = side_of(guest, scope["query_string"])
        if not is_screen(player):
            await self._room.chosen_name(player)
        if not self._lookups.take(address, asyncio.get_running_loop().time()):
            await self._refuse(send, "too_many", limits.BUSY_RETRY_MS, outlet.TOO_SLOW)
            return False
        party = self._room.parties.find(path["party"]) if "party" in path else None
        if "party" in path and party is None:
            await self._refuse(send, OVER, -1, ENDED)
            return False
        name = table_asked(path["name"]) if party is None else party.table
        if self._orders.closed(name) is not None:
            await self._refuse(send, "table_closed", -1, session.NOT_YET)
            return False
        if self._room.full and name not in self._room.hosts:
            await self._refuse(send, "too_many", limits.BUSY_RETRY_MS, outlet.TOO_SLOW)
            return False
        try:
            host = await self._room.host(name, address)
        except BrokenTable:
            await self._refuse(send, "table_broken", -1, session.TABLE_BROKEN)
            return False
        if host is None:
            await self._refuse(send, "no_such_table", -1, session.NO_SUCH_TABLE)
            return False
        kept_out = await _kept_out(host, player, guest, watching=party is not None)
        if kept_out is not None:
            await self._refuse(send, *kept_out)
            return False
        socket: BoundedSocket = scope["extensions"][SOCKET]
        valid = partial(self._holds, *visited)
        who = Who(player, address, lambda: self._room.name_of(player), valid)
        if party is not None:
            watching = PartySession(socket, who, party, self._room.services)
            self._serve(watching, address, guest, socket)
            return True
        self._serve(Session(socket, who, host, self._room.services), who.address, guest, socket)
        return True

    def _serve(
        self, here: Session | PartySession, address: str, guest: str, socket: BoundedSocket
    ) -> None:
        self._room.services.counts.sockets_opened += 1

        def ended(code: int | None) -> None:
            if code == _NOT_UTF8:
                here.broken("not_text")
            here.end(left=code == session.LEFT)
            self._count(address, guest, -1)

        socket.listen(here.hear, here.flush, ended)

    def _visited(self, scope: Scope) -> tuple[Visited, list[tuple[bytes, bytes]]]:
        secure = scope["scheme"] == "wss"
        visited = self._identity.visited(scope["headers"], secure=secure)
        if visited is not None:
            return visited, []
        guest = self._identity.new_guest()
        cookie = self._identity.cookie(guest, secure=secure)
        return Visited(guest, ""), [(b"set-cookie", cookie.encode())]

    def _refusal(self, address: str, guest: str) -> str | None:
        now = asyncio.get_running_loop().time()
        if self._room.draining:
            return "restart"
        if self.count >= limits.SOCKETS or self._addresses[address] >= limits.SOCKETS_PER_ADDRESS:
            return "too_many"
        if self._guests[guest] >= limits.SOCKETS_PER_GUEST:
            return "too_many"
        return None if self._openings.take(address, now) else "too_many"

    def _count(self, address: str, guest: str, step: int) -> None:
        self.count += step
        for counter, key in ((self._addresses, address), (self._guests, guest)):
            counter[key] += step
            if counter[key] == 0:
                del counter[key]

    async def _refuse(self, send: Send, code: str, retry_ms: int, close: int) -> None:
        self._room.services.counts.sockets_refused += 1
        bye = _encode(ByeMessage(code, retry_ms)).decode()
        await send({"type": "websocket.send", "text": bye})
        await send({"type": "websocket.close", "code": close})


def _protocol(scope: Scope) -> dict[str, str]:
    """Return the room's protocol if a client offers one, since a browser expects an answer."""
    return {"subprotocol": PROTOCOL} if PROTOCOL in scope["subprotocols"] else {}


async def _kept_out(
    host: Host, player: str, guest: str, *, watching: bool
) -> tuple[str, int, int] | None:
    """Return how to refuse a player at a table, or at a party that is *watching* its replay."""
    sides = {guest} if watching else {guest, guest + SCREEN}
    if player not in sides and (watching or host.kind.facts.dynamics != REAL_TIME):
        # In other games, two people at one screen would see what only one may.
        return "one_side", -1, session.NO_SUCH_TABLE
    withheld = shut_out(host.table, player) or await host.mode.withheld(host, guest)
    if withheld is not None:
        return withheld, -1, session.NOT_YET
    if not watching and _crowded(host) and host.table.seat_of(player) is None:
        return "too_many", limits.BUSY_RETRY_MS, outlet.TOO_SLOW
    return None


def _crowded(host: Host) -> bool:
    return len(host.audience) >= limits.SOCKETS_PER_TABLE
