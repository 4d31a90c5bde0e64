"""Notices: what every page of the room shows, wherever its guest is."""

from starlette.requests import Request
from starlette.responses import Response

from rumpus.server.endpoints.admin_room import announcement_of
from rumpus.server.endpoints.admin_schemas import BanNotice, Notices
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import answer
from rumpus.server.endpoints.http import Endpoint
from rumpus.server.people.orders import Orders


def notices(callers: Callers, orders: Orders) -> Endpoint:
    """Return the endpoint of the announcement, the guest's ban, and whether games may begin."""

    async def shown(request: Request) -> Response:
        ban = orders.playing(callers.guest(request) or "")
        told = None
        if ban is not None:
            told = BanNotice(str(ban.params["reason"]), int(ban.params["until"]))
        return answer(Notices(announcement_of(orders), told, orders.last_games))

    return shown
