"""The endpoints to leave a table, or to decline a rematch, from another page."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import answer, must
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.table.actions import Decline, GiveUp, Leave
from rumpus.table.events import Do
from rumpus.table.guests import guest_of
from rumpus.table.offer import absentees


class LeaveApi:
    """The endpoints of one room; *found* returns the table of a request."""

    def __init__(
        self, room: Room, callers: Callers, found: Callable[[Request], Awaitable[Host]]
    ) -> None:
        self._room = room
        self._callers = callers
        self._find = found

    async def leave(self, request: Request) -> Response:
        """Leave a lobby, or give up a running game for good; at a finished one, do nothing."""
        self._callers.may_post(request)
        self._callers.may_look(request)
        visitor = self._callers.visitor(request)
        host = await self._find(request)
        if host.table.phase != "over":
            action = Leave() if host.table.phase == "lobby" else GiveUp()
            name = self._room.name_of(visitor.guest)
            must(await host.do(visitor.guest, name, Do(visitor.guest, action)))
        return answer(await self._callers.me(request, visitor.guest, visitor.device))

    async def decline(self, request: Request) -> Response:
        """Decline the rematch that is offered at a table; if it isn't any more, do nothing."""
        self._callers.may_post(request)
        self._callers.may_look(request)
        visitor = self._callers.visitor(request)
        host = await self._find(request)
        for one in absentees(host.table.lobby):
            if guest_of(one.player) == visitor.guest:
                await host.do("", "", Do("", Decline(one.player)))
        return answer(await self._callers.me(request, visitor.guest, visitor.device))
