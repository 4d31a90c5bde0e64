"""The endpoints of a table's door: ask to be let in, type the password, and answer who asks."""

from collections.abc import Awaitable, Callable
from typing import Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused, answer, must
from rumpus.server.endpoints.gone import news_or_gone
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.people.accounts import Visitor
from rumpus.server.people.table_passwords import TablePasswords
from rumpus.server.room import Room
from rumpus.server.tables.door import CLOSED, belongs, shut_out
from rumpus.server.tables.doorstep import Doorstep
from rumpus.server.tables.host import Host
from rumpus.server.tables.shared_screen import removed
from rumpus.server.tables.table_view import takes_turns
from rumpus.table.actions import Admit, Entrance, Lock
from rumpus.table.door import no_entry
from rumpus.table.events import Do
from rumpus.table.guests import guest_of

_LEFT_SECONDS: Final = 5.0
"""A page that closed its connection may be reloading; after this it no longer asks."""

State = Literal["out", "waiting", "turned_away", "in"]


class DoorLine(msgspec.Struct, frozen=True):
    """
    A table's door as one guest sees it.

    *host* names the player who runs the table, None if they have no seat. *state* is ``in`` for a
    guest who may sit down, and ``waiting`` for one who asks.
    """

    table: str
    title: str
    game: str
    host: str | None
    sit: Entrance
    state: State


class DoorPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password of a table."""

    password: str


class DoorAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a guest who asks; *asker* is their id in `asking`."""

    asker: str
    admit: bool


class DoorApi:
    """
    The endpoints of the doors of one room; *in_club* says whether a guest is in a club.

    *found* returns the table of a request.
    """

    def __init__(
        self,
        room: Room,
        callers: Callers,
        found: Callable[[Request], Awaitable[Host]],
        in_club: Callable[[str, str], Awaitable[bool]],
    ) -> None:
        self._room = room
        self._callers = callers
        self._find = found
        self._in_club = in_club
        self._passwords = TablePasswords(room.services.quotas.hashes)
        self._asks = Buckets(limits.DOOR_ASKS)

    async def look(self, request: Request) -> Response:
        """Show a table's door; with `?wait`, a guest who asks waits for an answer."""
        host, visitor = await self._found(request), self._callers.visitor(request)
        step = host.doorstep
        visit = None if step is None else step.find(visitor.guest)
        if step is not None and visit is not None and visit.state == "waiting":
            visit.looks += 1
            gone = False
            try:
                if "wait" in request.query_params:
                    news = visit.changed(limits.SEEK_POLL_SECONDS)
                    gone = await news_or_gone(request, news)
            finally:
                visit.looks -= 1
                step.stays(visit, _LEFT_SECONDS if gone else limits.SEEK_SECONDS)
        return self._shown(request, host, visitor)

    async def ask(self, request: Request) -> Response:
        """Ask the people at a table to be let in; members of its club are at once."""
        self._callers.may_post(request)
        host, visitor = await self._entering(request, "ask")
        club = host.table.lobby.club
        member = club != "" and await self._in_club(club, visitor.guest)
        if no_entry(host.table.lobby.door, visitor.guest) is not None:
            if host.table.phase != "lobby" and not takes_turns(host.table):
                raise Refused("not_lobby")
            if member:
                must(await host.do(visitor.guest, "", Do(visitor.guest, Admit(visitor.guest))))
                return self._shown(request, host, visitor)
            if not self._asks.take(visitor.address, visitor.now):
                raise Refused("too_many")
            await self._room.chosen_name(visitor.guest)
            if host.doorstep is None:
                host.doorstep = Doorstep(host)
            name = self._room.name_of(visitor.guest)
            must(host.doorstep.asks(visitor.guest, visitor.address, name))
        return self._shown(request, host, visitor)

    async def withdraw(self, request: Request) -> Response:
        """Stop asking."""
        self._callers.may_post(request)
        host, visitor = await self._found(request), self._callers.visitor(request)
        if host.doorstep is not None:
            host.doorstep.withdraws(visitor.guest)
        return self._shown(request, host, visitor)

    async def enter(self, request: Request) -> Response:
        """Get in with the password."""
        wanted = await self._callers.body(request, DoorPassword)
        host, visitor = await self._entering(request, "password")
        lock = host.table.lobby.door.lock
        if lock is not None and no_entry(host.table.lobby.door, visitor.guest) is not None:
            why = await self._passwords.wrong(wanted.password, lock, visitor)
            if why is None and host.table.lobby.door.lock == lock:
                must(await host.do(visitor.guest, "", Do(visitor.guest, Admit(visitor.guest))))
            else:
                raise Refused("wrong_table_password" if why is None else why.code)
        return self._shown(request, host, visitor)

    async def lock(self, request: Request) -> Response:
        """Set the password of a table (host, lobby)."""
        wanted = await self._callers.body(request, DoorPassword)
        host, visitor = await self._found(request), self._callers.visitor(request)
        self._may_lock(host, visitor)
        hashed = must(await self._passwords.hashed(wanted.password, visitor))
        self._may_lock(host, visitor)
        must(await host.do(visitor.guest, "", Do(visitor.guest, Lock(hashed))))
        return self._shown(request, host, visitor)

    async def answer(self, request: Request) -> Response:
        """Let a guest in who asks, or turn them away (host, or anybody who has a seat)."""
        wanted = await self._callers.body(request, DoorAnswer)
        host, visitor = await self._found(request), self._callers.visitor(request)
        if not belongs(host.table, visitor.guest):
            raise Refused("not_seated")
        step = host.doorstep
        visit = None if step is None else step.named(wanted.asker)
        if step is None or visit is None:
            raise Refused("not_asking")
        if wanted.admit:
            must(await host.do(visitor.guest, "", Do(visitor.guest, Admit(visit.guest))))
        else:
            step.turn_away(visit)
        return self._shown(request, host, visitor)

    async def _found(self, request: Request) -> Host:
        """Return a table whose door a guest may see; raises `Refused`."""
        self._callers.may_look(request)
        host = await self._find(request)
        why = shut_out(host.table, self._callers.guest(request) or "")
        if why not in {None, CLOSED}:
            raise Refused(str(why))
        return host

    async def _entering(self, request: Request, way: Entrance) -> tuple[Host, Visitor]:
        """Return a table with this way in, and who wants to get in; raises `Refused`."""
        host, visitor = await self._found(request), self._callers.visitor(request)
        if removed(host.table, visitor.guest):
            raise Refused("removed")
        if host.table.lobby.door.sit != way:
            raise Refused("door_changed")
        return host, visitor

    def _may_lock(self, host: Host, visitor: Visitor) -> None:
        if guest_of(host.table.lobby.host) != visitor.guest:
            raise Refused("not_host")
        if host.table.phase != "lobby":
            raise Refused("not_lobby")

    def _shown(self, request: Request, host: Host, visitor: Visitor) -> Response:
        lobby, step = host.table.lobby, host.doorstep
        state: State = "out"
        visit = None if step is None else step.find(visitor.guest)
        if no_entry(lobby.door, visitor.guest) is None:
            state = "in"
        elif visit is not None:
            state = visit.state
        seated = (place.sitter for place in lobby.places)
        names = (one.name for one in seated if one is not None and one.player == lobby.host)
        line = DoorLine(
            lobby.name, lobby.title, lobby.game, next(names, None), lobby.door.sit, state
        )
        response = answer(line)
        self._callers.known(request, response, visitor)
        return response
