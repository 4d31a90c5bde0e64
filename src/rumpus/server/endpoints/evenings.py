"""The endpoints of evenings."""

from collections.abc import Sequence
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from rumpus.core.game import REAL_TIME
from rumpus.core.values import Options, Refusal
from rumpus.evening import requests
from rumpus.evening.events import SEATS, Plan
from rumpus.server.clubs.boards import most_tables
from rumpus.server.clubs.clubs import shown_id
from rumpus.server.clubs.evenings import Entry
from rumpus.server.clubs.house import ClubHouse
from rumpus.server.clubs.live import Live
from rumpus.server.clubs.rights import RIGHTS, Right
from rumpus.server.endpoints import evening_schemas as schemas
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.club_schemas import People
from rumpus.server.endpoints.errors import Refused, answer, must
from rumpus.server.endpoints.gone import news_or_gone
from rumpus.server.endpoints.house_rules import game_asked, rules_asked
from rumpus.server.endpoints.wording import chosen_name
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.people.accounts import Visitor
from rumpus.server.people.crowd import Crowd
from rumpus.server.room import Room
from rumpus.server.tables.create import Wanted
from rumpus.server.tables.dry_run import dry_run
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.store.people.club_rows import Club
from rumpus.table.actions import Start
from rumpus.table.events import Do, Sitter


class EveningApi:
    """The endpoints of one room's evenings."""

    def __init__(self, room: Room, callers: Callers, house: ClubHouse, crowd: Crowd) -> None:
        self._room = room
        self._callers = callers
        self._clubs = house.clubs
        self._evenings = house.evenings
        self._crowd = crowd
        self._evenings_of_address = Buckets(limits.CLUBS_OF_ADDRESS)
        self._tables_of_address = Buckets(limits.EVENING_TABLES_OF_ADDRESS)
        self._codes = Buckets(limits.CODES)
        self._codes_of_address = Buckets(limits.CODES_OF_ADDRESS)
        self._comings = Buckets(limits.COMINGS)
        self._comings_of_address = Buckets(limits.COMINGS_OF_ADDRESS)

    async def evening(self, request: Request) -> Response:
        """Show the latest evening of a club, once it is past the step that the page knows."""
        visitor = self._callers.visitor(request)
        self._crowd.note(visitor.guest, visitor.now)
        try:
            club, live = await self._found(request, visitor, "see")
        except Refused:
            # A class that looks together is no attempt to guess.
            self._callers.may_look(request)
            raise
        if request.query_params.get("since") == f"{live.id}.{live.shown_step}":
            leads = "lead" in RIGHTS[club.role(visitor.guest)]
            news = live.changed_for(visitor.guest, limits.EVENING_POLL_SECONDS, leads=leads)
            await news_or_gone(request, news)
            club, live = await self._found(request, visitor, "see")
        return self._shown(club, live, visitor)

    async def open(self, request: Request) -> Response:
        """Open an evening of a club."""
        wanted = await self._callers.body(request, schemas.NewEvening)
        visitor = self._callers.visitor(request)
        club = must(await self._clubs.seen(_name(request), visitor.guest, "lead"))
        if not self._evenings_of_address.take(visitor.address, visitor.now):
            raise Refused("too_many")
        plan = await self._plan(visitor, wanted)
        live = must(await self._evenings.open(club, plan))
        return self._shown(club, live, visitor)

    async def join(self, request: Request) -> Response:
        """Take part in the evening of one's club."""
        self._callers.may_post(request)
        visitor = self._callers.visitor(request)
        club, live = await self._found(request, visitor, "play")
        await self._room.chosen_name(visitor.guest)
        await self._come(live, visitor, self._room.name_of(visitor.guest))
        return self._shown(club, live, visitor)

    async def join_by_code(self, request: Request) -> Response:
        """Take part in an evening by its code, under a name that is typed in."""
        wanted = await self._callers.body(request, schemas.CodedEntry)
        visitor = self._callers.visitor(request)
        live = self._coded(wanted.code.strip().lower(), visitor)
        club = must(await self._clubs.find(live.club))
        known = live.state.people.get(visitor.guest)
        if known is not None and known.dropped and "play" not in RIGHTS[club.role(visitor.guest)]:
            raise Refused("dropped")
        name = chosen_name(self._room.services, wanted.name)
        await self._room.rename(visitor.guest, name)
        if not self._takes_part(live, visitor.guest):
            await self._come(live, visitor, name)
        response = self._shown(club, live, visitor)
        self._callers.set_cookie(request, response, visitor.guest, visitor.device)
        return response

    async def leave(self, request: Request) -> Response:
        """Stop taking part; what one has played still counts."""
        self._callers.may_post(request)
        visitor = self._callers.visitor(request)
        club, live = await self._found(request, visitor, "see")
        self._may_come_or_go(visitor)
        left = partial(requests.leave, person=visitor.guest)
        _done(await self._evenings.change(live, left, limits.EVENING_EVENTS_OF_ALL))
        return self._shown(club, live, visitor)

    async def enter(self, request: Request) -> Response:
        """Enter members, and people by name."""
        wanted = await self._callers.body(request, schemas.Entries)
        visitor = self._callers.visitor(request)
        club, live = await self._found(request, visitor, "lead")
        _done(await self._evenings.enter(live, await self._entries(club, live, wanted)))
        return self._shown(club, live, visitor)

    async def drop(self, request: Request) -> Response:
        """Let people leave who don't do so themselves."""
        wanted = await self._callers.body(request, People)
        visitor = self._callers.visitor(request)
        club, live = await self._found(request, visitor, "lead")
        _done(await self._evenings.drop(live, _chosen(club, live, wanted.people)))
        return self._shown(club, live, visitor)

    async def quiet(self, request: Request) -> Response:
        """Let people say nothing at the tables of the evening for a time, or talk again."""
        wanted = await self._callers.body(request, schemas.Quiet)
        visitor = self._callers.visitor(request)
        club, live = await self._found(request, visitor, "lead")
        people = _chosen(club, live, wanted.people)
        _done(await self._evenings.quiet(live, people, wanted.minutes))
        return self._shown(club, live, visitor)

    async def next_round(self, request: Request) -> Response:
        """Pair the next round, and seat everybody."""
        self._callers.may_begin(request)
        visitor = self._callers.visitor(request)
        club, live = await self._found(request, visitor, "lead")
        tables = most_tables(live.state)
        if not self._tables_of_address.take(visitor.address, visitor.now, tables):
            raise Refused("too_many")
        _done(await self._evenings.next_round(live))
        return self._shown(club, live, visitor)

    async def set_result(self, request: Request) -> Response:
        """Set or correct the result of a table by hand."""
        wanted = await self._callers.body(request, schemas.NewResult)
        visitor = self._callers.visitor(request)
        club, live = await self._found(request, visitor, "lead")
        places = tuple(tuple(tied) for tied in wanted.places)
        result = await self._evenings.set_result(live, wanted.round, wanted.table, places, "hand")
        _done(result)
        return self._shown(club, live, visitor)

    async def end(self, request: Request) -> Response:
        """End the evening; games that are still on will count."""
        self._callers.may_post(request)
        visitor = self._callers.visitor(request)
        club, live = await self._found(request, visitor, "lead")
        _done(await self._evenings.end(live))
        return self._shown(club, live, visitor)

    async def _plan(self, visitor: Visitor, wanted: schemas.NewEvening) -> Plan:
        kind = game_asked(self._room, wanted.game)
        options = rules_asked(kind, wanted.options)
        if not 2 <= wanted.seats <= min(SEATS, kind.facts.roles[0].most):
            raise Refused("bad_request", {"field": "seats"})
        if wanted.same_boards and kind.facts.dynamics == REAL_TIME:
            # Play shows what is on the table, so one table would reveal it to the others.
            raise Refused("bad_request", {"field": "same_boards"})
        least = await self._least(visitor, kind, options, wanted.seats)
        return Plan(
            kind.facts.name,
            wanted.format,
            options,
            wanted.seats,
            least,
            wanted.no_show,
            wanted.same_boards,
            _teams(kind, options, wanted.seats),
            wanted.coded,
            wanted.holidays,
        )

    async def _least(self, visitor: Visitor, kind: HostedGame, options: Options, seats: int) -> int:
        """Return the smallest table from which on all sizes can begin by these house rules."""
        least = seats
        for size in range(seats, 1, -1):
            sitters = tuple(Sitter(f"{at}", f"{at}") for at in range(size))
            table = Wanted(kind, kind.facts.title, options, public=False, sitters=sitters)
            decisions = self._room.services.quotas.decisions
            asked = partial(dry_run, table, [Do("0", Start())])
            refusal = await decisions.take(visitor.address, asked)
            if refusal is not None:
                if size == seats:
                    raise Refused(refusal.code, refusal.params)
                break
            least = size
        return least

    async def _entries(self, club: Club, live: Live, wanted: schemas.Entries) -> list[Entry]:
        known = {shown_id(club.name, each.person): each.person for each in club.members}
        # Somebody who takes part by the code may return as well.
        known |= {shown_id(club.name, person): person for person in live.state.people}
        if not set(wanted.people) <= known.keys() or len(wanted.names) > requests.PEOPLE:
            raise Refused("no_such_person")
        entries: list[Entry] = []
        for shown in wanted.people:
            person = known[shown]
            took_part = live.state.people.get(person)
            await self._room.chosen_name(person)
            name = self._room.name_of(person) if took_part is None else took_part.name
            entries.append((person, name))
        for typed in wanted.names:
            shown_name = chosen_name(self._room.services, typed, "names")
            entries.append((requests.person_named(shown_name), shown_name))
        if not entries:
            raise Refused("bad_request")
        return entries

    def _coded(self, code: str, visitor: Visitor) -> Live:
        live = self._evenings.coded(code)
        if live is not None:
            return live
        tried = self._codes.take(code[:20], visitor.now)
        if not tried or not self._codes_of_address.take(visitor.address, visitor.now):
            raise Refused("too_many")
        raise Refused("no_such_evening")

    async def _found(self, request: Request, visitor: Visitor, right: Right) -> tuple[Club, Live]:
        """Return a club with its evening, if the visitor has a right in it or takes part."""
        club = must(await self._clubs.find(_name(request)))
        live = await self._evenings.find(club.name)
        if live is None or right == "lead" or not self._takes_part(live, visitor.guest):
            must(await self._clubs.seen(club.name, visitor.guest, right))
        if live is None:
            raise Refused("no_such_evening")
        return club, live

    async def _come(self, live: Live, visitor: Visitor, name: str) -> None:
        self._may_come_or_go(visitor)
        entry = visitor.guest, name
        _done(await self._evenings.enter(live, [entry], limits.EVENING_EVENTS_OF_ALL))

    def _may_come_or_go(self, visitor: Visitor) -> None:
        by_guest = self._comings.take(visitor.guest, visitor.now)
        if not by_guest or not self._comings_of_address.take(visitor.address, visitor.now):
            raise Refused("too_many")

    def _takes_part(self, live: Live, guest: str) -> bool:
        known = live.state.people.get(guest)
        return known is not None and not known.dropped

    def _shown(self, club: Club, live: Live, visitor: Visitor) -> Response:
        leads = "lead" in RIGHTS[club.role(visitor.guest)]
        now = int(self._room.services.utc().timestamp())
        return answer(schemas.evening_of(club, live, visitor.guest, now, leads=leads))


def _teams(kind: HostedGame, options: Options, seats: int) -> tuple[int, ...]:
    """Return the team of each seat at a full table, or nothing if everybody plays alone."""
    if not kind.facts.teams:
        return ()
    roles = [kind.facts.roles[0].name] * seats
    seated = must(kind.make_game(options).seat(options, roles))
    teams = tuple(info.team for info in seated if info.team is not None)
    return teams if len(teams) == seats else ()


def _name(request: Request) -> str:
    return str(request.path_params["name"])


def _done(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise Refused(refusal.code, refusal.params)


def _chosen(club: Club, live: Live, shown: Sequence[str]) -> list[str]:
    """Return people of an evening by their ids; raises `Refused` unless all take part."""
    known = {shown_id(club.name, person): person for person in live.state.people}
    if not shown or len(set(shown)) != len(shown) or not set(shown) <= known.keys():
        raise Refused("no_such_person")
    return [known[each] for each in shown]
