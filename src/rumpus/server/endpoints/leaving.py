"""The endpoint to leave a table from another page."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import answer, must
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.table.actions import GiveUp, Leave
from rumpus.table.events import Do


class LeaveApi:
    """The endpoint of one room; *found* returns the table of a request."""

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
