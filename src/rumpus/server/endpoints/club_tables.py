"""Tables of a club: its members create them, find them on its page, and sit down unasked."""

from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.server.clubs.clubs import Clubs
from rumpus.server.endpoints.callers import Callers, decoded
from rumpus.server.endpoints.errors import answer, must
from rumpus.server.endpoints.house_rules import game_asked, rules_asked
from rumpus.server.endpoints.schemas import Made
from rumpus.server.room import Room
from rumpus.server.tables.create import Wanted
from rumpus.table.door import admits
from rumpus.table.events import Door, Sitter


class NewClubTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game of a table that only a club's page lists."""

    game: str


class ClubTableApi:
    """The endpoint of one room; *may_create* raises if a guest at an address creates too many."""

    def __init__(
        self, room: Room, callers: Callers, clubs: Clubs, may_create: Callable[[str, str], None]
    ) -> None:
        self._room = room
        self._callers = callers
        self._clubs = clubs
        self._may_create = may_create

    async def create(self, request: Request) -> Response:
        """Create a table; members of the club sit down at once, and everybody else asks."""
        self._callers.may_begin(request)
        wanted = await decoded(request, NewClubTable)
        visitor = self._callers.visitor(request)
        guest = visitor.guest
        name = str(request.path_params["name"])
        club = must(await self._clubs.seen(name, guest, "play"))
        kind = game_asked(self._room, wanted.game)
        self._may_create(guest, visitor.address)
        await self._room.chosen_name(guest)
        table = Wanted(
            kind,
            club.title,
            rules_asked(kind, {}),
            public=False,
            sitters=(Sitter(guest, self._room.name_of(guest)),),
            door=admits(Door("ask"), (guest,)),
            club=club.name,
        )
        host = await self._room.create(table)
        return answer(Made(host.table.lobby.name))
