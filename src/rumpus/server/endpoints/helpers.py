"""The endpoints by which a club's leaders let members in again who have agreed to that."""

from starlette.requests import Request
from starlette.responses import Response

from rumpus.server.alerts.alerting import Alerting
from rumpus.server.clubs.clubs import Clubs, shown_id
from rumpus.server.endpoints import helper_schemas as schemas
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused, answer, must
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.names import FORMER_MEMBER
from rumpus.server.people.accounts import Accounts, Visitor
from rumpus.server.people.passwords import digest, new_code
from rumpus.server.room import Room
from rumpus.store.people.club_rows import Club
from rumpus.store.people.helper_codes import HelperCode, HelperCodes

_DAY_SECONDS = 86_400


class HelperApi:
    """The endpoints of one room's helper codes."""

    def __init__(
        self,
        room: Room,
        callers: Callers,
        accounts: Accounts,
        clubs: Clubs,
        codes: HelperCodes,
        alerts: Alerting,
    ) -> None:
        self._room = room
        self._callers = callers
        self._accounts = accounts
        self._clubs = clubs
        self._codes = codes
        self._alerts = alerts
        self._of_helper = Buckets(limits.HELPER_CODES)
        self._of_member = Buckets(limits.HELPER_CODES_OF_MEMBER)

    async def mine(self, request: Request) -> Response:
        """Show a member which clubs may let them in, and the codes made for them."""
        return answer(await self._mine(await self._member(request)))

    async def trust(self, request: Request) -> Response:
        """
        Let the leaders of a club make codes, or forbid it, which voids the one that is open.

        Allowing it wants a fresh proof: somebody at an open page, and a helper, are two people.
        """
        wanted = await self._callers.body(request, schemas.Trust)
        visitor = await self._member(request)
        if wanted.on:
            must(await self._accounts.unproved(visitor))
        must(await self._clubs.trust(wanted.club, visitor.guest, on=wanted.on))
        return answer(await self._mine(visitor))

    async def void(self, request: Request) -> Response:
        """Void the code that was made for a member."""
        self._callers.may_post(request)
        visitor = await self._member(request)
        await self._codes.void(visitor.guest)
        return answer(await self._mine(visitor))

    async def club(self, request: Request) -> Response:
        """Show the leaders of a club whom they may let in, and who has let in whom."""
        self._callers.may_look(request)
        visitor = self._callers.visitor(request)
        club = must(await self._clubs.seen(_name(request), visitor.guest, "admit"))
        people = [
            schemas.AgreedLine(shown_id(club.name, each), await self._named(each))
            for each in await self._codes.whom(club, visitor.guest)
        ]
        codes = await self._codes.of_club(club.name)
        return answer(schemas.ClubCodes(people, [await self._line(each) for each in codes]))

    async def make(self, request: Request) -> Response:
        """Make a code for a member of a club, which is shown only once; tell the member."""
        wanted = await self._callers.body(request, schemas.NewHelperCode)
        visitor = await self._member(request)
        club = must(await self._clubs.seen(_name(request), visitor.guest, "admit"))
        must(await self._accounts.unproved(visitor))
        member = self._whom(club, wanted.whom)
        if member not in await self._codes.whom(club, visitor.guest):
            raise Refused("not_agreed")
        if not self._of_helper.take(visitor.guest, visitor.now):
            raise Refused("too_many")
        if not self._of_member.take(member, visitor.now):
            raise Refused("codes_later")
        now, code = self._now(), new_code()
        made = HelperCode(
            *(club.name, club.title, member, visitor.guest),
            *(digest(code), now, now + _DAY_SECONDS),
        )
        must(await self._codes.put(made, now - limits.AUDIT_DAYS * _DAY_SECONDS))
        helper = await self._named(visitor.guest)
        await self._alerts.let_in("let_in", member, club.title, helper, made.until)
        return answer(schemas.MadeCode(code, made.until))

    async def used(self, code: HelperCode) -> None:
        """Alert a member that somebody has signed in by the code made for them."""
        until = self._now() + _DAY_SECONDS
        helper = await self._named(code.helper)
        await self._alerts.let_in("came_in", code.member, code.title, helper, until)

    async def lines_of(self, member: str) -> list[schemas.HelperCodeLine]:
        """Return the log of the codes made for a member."""
        return [await self._line(each) for each in await self._codes.of(member)]

    async def _mine(self, visitor: Visitor) -> schemas.Helpers:
        trusted = await self._codes.trusted(visitor.guest)
        clubs = [
            schemas.TrustedClub(each.name, each.title, trusted.get(each.name, False))
            for each in await self._clubs.of(visitor.guest)
            if each.role in {"helper", "member"}
        ]
        return schemas.Helpers(clubs, await self.lines_of(visitor.guest))

    async def _member(self, request: Request) -> Visitor:
        visitor = self._callers.visitor(request)
        must(await self._accounts.member(visitor))
        return visitor

    async def _line(self, code: HelperCode) -> schemas.HelperCodeLine:
        by, whom = await self._named(code.helper), await self._named(code.member)
        return schemas.line_of(code, by, whom, self._now())

    def _whom(self, club: Club, shown: str) -> str:
        for each in club.members:
            if shown_id(club.name, each.person) == shown:
                return each.person
        raise Refused("no_such_person")

    async def _named(self, person: str) -> str:
        if not person:
            return FORMER_MEMBER
        return await self._room.chosen_name(person) or self._room.name_of(person)

    def _now(self) -> int:
        return int(self._room.services.utc().timestamp())


def _name(request: Request) -> str:
    return str(request.path_params["name"])
