"""The endpoints of clubs."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.core.values import Refusal
from rumpus.server.clubs.history import totals
from rumpus.server.clubs.house import ClubHouse
from rumpus.server.clubs.rights import RIGHTS
from rumpus.server.endpoints import club_schemas as schemas
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused, answer, must
from rumpus.server.endpoints.language import language_of
from rumpus.server.endpoints.listing import TableLine
from rumpus.server.endpoints.listing import line_of as table_line
from rumpus.server.endpoints.wording import chosen_title
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.people.accounts import Visitor
from rumpus.server.people.crowd import Crowd
from rumpus.server.room import Room
from rumpus.server.tables.door import PLAYERS_ONLY, shut_out
from rumpus.store.people.club_rows import Club


class ClubApi:
    """The endpoints of one room's clubs."""

    def __init__(self, room: Room, callers: Callers, house: ClubHouse, crowd: Crowd) -> None:
        self._room = room
        self._callers = callers
        self._house = house
        self._clubs = house.clubs
        self._crowd = crowd
        self._of_address = Buckets(limits.CLUBS_OF_ADDRESS)
        self._asks_of_address = Buckets(limits.CLUB_ASKS_OF_ADDRESS)

    async def mine(self, request: Request) -> Response:
        """List the guest's clubs."""
        guest = self._callers.visitor(request).guest
        mine = await self._clubs.of(guest)
        return answer([schemas.ClubLine(each.name, each.title, each.role) for each in mine])

    async def found(self, request: Request) -> Response:
        """Found a club; the guest owns it."""
        wanted = await self._callers.body(request, schemas.NewClub)
        visitor = self._callers.visitor(request)
        if not self._of_address.take(visitor.address, visitor.now):
            raise Refused("too_many")
        title = chosen_title(self._room.services, wanted.title)
        return await self._shown(request, visitor, await self._clubs.found(visitor.guest, title))

    async def club(self, request: Request) -> Response:
        """Show a club; a guest who isn't in it sees only its title."""
        self._callers.may_look(request)
        visitor = self._callers.visitor(request)
        self._crowd.note(visitor.guest, visitor.now)
        return await self._shown(request, visitor, await self._clubs.find(_name(request)))

    async def join(self, request: Request) -> Response:
        """Join a club by the secret word of its link."""
        wanted = await self._callers.body(request, schemas.Word)
        visitor = self._callers.visitor(request)
        club = await self._clubs.join(_name(request), visitor.guest, wanted.word)
        return await self._shown(request, visitor, club)

    async def ask(self, request: Request) -> Response:
        """Ask to join a club."""
        self._callers.may_post(request)
        self._callers.may_look(request)
        visitor = self._callers.visitor(request)
        if not self._asks_of_address.take(visitor.address, visitor.now):
            raise Refused("too_many")
        return await self._shown(
            request, visitor, await self._clubs.ask(_name(request), visitor.guest)
        )

    async def admit(self, request: Request) -> Response:
        """Let in people who have asked."""
        wanted = await self._callers.body(request, schemas.People)
        visitor = self._callers.visitor(request)
        club = await self._clubs.admit(_name(request), visitor.guest, wanted.people)
        return await self._shown(request, visitor, club)

    async def remove(self, request: Request) -> Response:
        """Remove people, or turn down those who ask."""
        wanted = await self._callers.body(request, schemas.People)
        visitor = self._callers.visitor(request)
        club = must(await self._clubs.remove(_name(request), visitor.guest, wanted.people))
        await self._house.removed(club.name, wanted.people)
        return await self._shown(request, visitor, club)

    async def set_role(self, request: Request) -> Response:
        """Change the role of members."""
        wanted = await self._callers.body(request, schemas.NewRole)
        visitor = self._callers.visitor(request)
        club = await self._clubs.set_role(_name(request), visitor.guest, wanted.people, wanted.role)
        return await self._shown(request, visitor, club)

    async def rename(self, request: Request) -> Response:
        """Change a club's title."""
        wanted = await self._callers.body(request, schemas.NewClub)
        visitor = self._callers.visitor(request)
        title = chosen_title(self._room.services, wanted.title)
        club = await self._clubs.rename(_name(request), visitor.guest, title)
        return await self._shown(request, visitor, club)

    async def set_link(self, request: Request) -> Response:
        """Make a new join link, or switch it off."""
        wanted = await self._callers.body(request, schemas.Link)
        visitor = self._callers.visitor(request)
        club = await self._clubs.set_link(_name(request), visitor.guest, on=wanted.on)
        return await self._shown(request, visitor, club)

    async def leave(self, request: Request) -> Response:
        """Leave a club, or take back a request to join."""
        self._callers.may_post(request)
        visitor = self._callers.visitor(request)
        must(await self._clubs.leave(_name(request), visitor.guest))
        return await self.mine(request)

    async def delete(self, request: Request) -> Response:
        """Delete a club with its evenings."""
        self._callers.may_post(request)
        visitor = self._callers.visitor(request)
        must(await self._clubs.delete(_name(request), visitor.guest))
        self._house.evenings.delete(_name(request))
        return await self.mine(request)

    async def _shown(self, request: Request, visitor: Visitor, outcome: Club | Refusal) -> Response:
        language = language_of(request.headers)
        response = answer(await self._view(must(outcome), visitor, language))
        self._callers.known(request, response, visitor)
        return response

    async def _view(self, club: Club, visitor: Visitor, language: str) -> schemas.ClubView:
        guest = visitor.guest
        role = club.role(guest)
        view = schemas.ClubView(club.name, club.title, role)
        if "see" not in RIGHTS[role]:
            return view
        leads = "admit" in RIGHTS[role]
        people = await schemas.people_of(
            club, guest, self._room, self._crowd, visitor.now, asking=leads
        )
        live = await self._house.evenings.find(club.name)
        past = await self._house.history.of(club.name)
        return msgspec.structs.replace(
            view,
            word=club.word if leads else None,
            people=people,
            own=self._own(club, guest, language),
            tables=self._tables(club, guest, language),
            running=live is not None and not live.state.over,
            plan=None if live is None else live.state.plan,
            evenings=[schemas.past_of(club.name, each) for each in past],
            standings=[
                schemas.GameTotals(game, [schemas.total_of(club.name, each) for each in rows])
                for game, rows in totals(past).items()
            ],
        )

    def _own(self, club: Club, guest: str, language: str) -> list[TableLine]:
        """Return the club's tables, without those that only their players may see by now."""
        own = self._room.index.of_club(club.name)
        seen = (host for host in own if shut_out(host.table, guest) != PLAYERS_ONLY)
        return [table_line(host, language) for host in seen]

    def _tables(self, club: Club, guest: str, language: str) -> list[TableLine]:
        """Return the public tables where members sit, without those that nobody else may see."""
        seated = (host for each in club.members for host in self._room.index.seated(each.person))
        public = {
            host.table.lobby.name: host
            for host in seated
            if host.table.lobby.public and shut_out(host.table, guest) is None
        }
        return [table_line(host, language) for host in public.values()]


def _name(request: Request) -> str:
    return str(request.path_params["name"])
