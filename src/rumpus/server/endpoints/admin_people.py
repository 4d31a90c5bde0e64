"""The operator's endpoints for people, bans and reports."""

import asyncio
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Final

import msgspec
from starlette.requests import Request

from rumpus.server.admin.people import People
from rumpus.server.clubs.clubs import Clubs
from rumpus.server.endpoints import admin_schemas as schemas
from rumpus.server.endpoints.admin_gate import Deed, Done, page_asked, sentence
from rumpus.server.endpoints.callers import decoded
from rumpus.server.endpoints.errors import Refused
from rumpus.server.endpoints.talk import Quoted
from rumpus.server.limits import values as limits
from rumpus.server.limits.address import counted
from rumpus.server.people.crowd import Crowd
from rumpus.server.people.orders import Orders
from rumpus.server.room import Room
from rumpus.store.people.bans import Ban
from rumpus.store.people.conduct import Conduct, Report
from rumpus.table.guests import players_of

_HOUR_SECONDS: Final = 3600
_REPORTS_OF_PERSON: Final = 10
_QUERY_LENGTH: Final = 64
_quotes: Final = msgspec.json.Decoder(list[Quoted]).decode


class AdminPeopleApi:
    """The endpoints of one room's operator for people."""

    def __init__(
        self,
        room: Room,
        orders: Orders,
        people: People,
        conduct: Conduct,
        clubs: Clubs,
        crowd: Crowd,
    ) -> None:
        self._room = room
        self._orders = orders
        self._people = people
        self._conduct = conduct
        self._clubs = clubs
        self._crowd = crowd

    async def search(self, request: Request) -> schemas.PeoplePage:
        """Find people by name, sign-in name or id; without a query, those who were here lately."""
        query = request.query_params.get("q", "").strip()[:_QUERY_LENGTH]
        start = page_asked(request)
        total, guests = await self._people.search(query, start, limits.ADMIN_PAGE)
        return schemas.PeoplePage(total, [await self._line(guest) for guest in guests])

    async def person(self, request: Request) -> schemas.PersonView:
        """Show a person."""
        guest = await self._known(request)
        member, seen = await self._people.member(guest), self._people.seen(guest)
        _, about = await self._conduct.reports(0, _REPORTS_OF_PERSON, about=guest)
        _, closed = await self._conduct.reports(0, _REPORTS_OF_PERSON, about=guest, closed=True)
        _, by = await self._conduct.reports(0, _REPORTS_OF_PERSON, by=guest)
        bans = await self._orders.bans.of(guest)
        return schemas.PersonView(
            await self._line(guest),
            None if member is None else member.joined,
            None if member is None else member.login,
            0 if member is None else len(member.passkeys),
            0 if member is None else len(member.devices),
            None if seen is None else seen[1],
            await self._tables(guest),
            [club.title for club in await self._clubs.of(guest)],
            await self._reports([*about, *closed]),
            await self._reports(by),
            [self._ban(ban) for ban in bans],
        )

    async def rename(self, request: Request) -> Done:
        """Replace a person's name by a made-up one."""
        guest = await self._known(request)
        before = await self._people.rename(guest)
        after = self._room.name_of(guest)
        deed = Deed("rename", guest, {"before": before, "after": after})
        return Done(await self._line(guest), (deed,))

    async def sign_out(self, request: Request) -> Done:
        """Sign a member out on all devices."""
        guest = await self._known(request)
        if not await self._people.sign_out(guest):
            raise Refused("not_a_member")
        return Done(await self._line(guest), (Deed("sign_out_member", guest),))

    async def recovery(self, request: Request) -> Done:
        """Make a recovery code for a member; the one before is void."""
        guest = await self._known(request)
        code = await self._people.new_code(guest)
        if code is None:
            raise Refused("not_a_member")
        return Done(schemas.RecoveryCode(code), (Deed("recovery_code", guest),))

    async def bans(self, request: Request) -> schemas.BansPage:
        """List the bans that count, or with `?ended` those that don't any more."""
        start, ended = page_asked(request), "ended" in request.query_params
        now = self._orders.now()
        total, bans = await self._orders.bans.page(now, start, limits.ADMIN_PAGE, ended=ended)
        return schemas.BansPage(total, [self._ban(ban) for ban in bans])

    async def ban(self, request: Request) -> Done:
        """Ban people and addresses."""
        wanted = await decoded(request, schemas.NewBan)
        reason, now = sentence(wanted.reason), self._orders.now()
        until = None if wanted.hours is None else now + wanted.hours * _HOUR_SECONDS
        addresses = dict.fromkeys(map(_address, wanted.addresses))
        if not addresses and not wanted.people:
            raise Refused("bad_request", {"field": "people"})
        bans = [Ban("address", each, "", reason, now, until) for each in addresses]
        for guest in dict.fromkeys(wanted.people):
            if not await self._people.exists(guest):
                raise Refused("no_such_guest", {"id": guest})
            name = await self._name(guest)
            bans.append(Ban("person", guest, name, reason, now, until))
        kept = await self._people.ban(bans)
        details = {"reason": reason, "until": until}
        deeds = tuple(Deed("ban", ban.whom, {"name": ban.name, **details}) for ban in kept)
        return Done([self._ban(ban) for ban in kept], deeds)

    async def lift(self, request: Request) -> Done:
        """Lift bans."""
        wanted = await decoded(request, schemas.LiftBans)
        lifted = await self._orders.lift(wanted.bans)
        if not lifted:
            raise Refused("no_such_ban")
        deeds = tuple(
            Deed("lift_ban", ban.whom, {"name": ban.name, "reason": ban.reason}) for ban in lifted
        )
        return Done([self._ban(ban) for ban in lifted], deeds)

    async def reports(self, request: Request) -> schemas.ReportsPage:
        """List the open reports, or with `?closed` the closed ones, the newest first."""
        start, closed = page_asked(request), "closed" in request.query_params
        total, found = await self._conduct.reports(start, limits.ADMIN_PAGE, closed=closed)
        return schemas.ReportsPage(total, await self._reports(found))

    async def close_reports(self, request: Request) -> Done:
        """Close reports; their quotes are deleted."""
        wanted = await decoded(request, schemas.CloseReports)
        note = sentence(wanted.note) if wanted.note.strip() else ""
        now = self._orders.now()
        numbers = dict.fromkeys(wanted.reports)
        closed = [n for n in numbers if await self._conduct.close_report(n, now)]
        if not closed:
            raise Refused("no_such_report")
        deeds = tuple(Deed("close_report", str(n), {"note": note}) for n in closed)
        return Done({"closed": closed}, deeds)

    def _ban(self, ban: Ban) -> schemas.BanLine:
        counts = ban.lifted is None and (ban.until is None or ban.until > self._orders.now())
        times = (ban.made, ban.until, ban.lifted)
        return schemas.BanLine(
            *(ban.id or 0, counts, ban.kind, ban.whom, ban.name, ban.reason), *times
        )

    async def _known(self, request: Request) -> str:
        guest = str(request.path_params["id"])
        if not await self._people.exists(guest):
            raise Refused("no_such_guest", {"id": guest[:_QUERY_LENGTH]})
        return guest

    async def _name(self, guest: str) -> str:
        await self._room.chosen_name(guest)
        return self._room.services.past.name_now(guest, self._room.name_of(guest))

    async def _line(self, guest: str) -> schemas.PersonLine:
        seen = self._people.seen(guest)
        return schemas.PersonLine(
            guest,
            await self._name(guest),
            member=await self._people.member(guest) is not None,
            here=self._crowd.here(guest, asyncio.get_running_loop().time()),
            seen=None if seen is None else seen[0],
            banned=self._orders.playing(guest) is not None,
        )

    async def _tables(self, guest: str) -> list[str]:
        """Return the unfinished tables of a guest."""
        players, store = players_of(guest), self._room.services.store
        loaded = [
            host.table.lobby.name for each in players for host in self._room.index.seated(each)
        ]
        stored = [table for game in self._room.kinds for table in await store.playing(guest, game)]
        return list(dict.fromkeys([*loaded, *stored]))

    def _phase(self, table: str) -> str | None:
        host = self._room.hosts.get(table)
        return None if host is None else host.table.phase

    async def _reports(self, reports: Sequence[Report]) -> list[schemas.ReportLine]:
        names = {report.at_table for report in reports}
        stored = await self._room.services.store.existing(names) if names else set[str]()
        return [
            schemas.ReportLine(
                report.id or 0,
                report.guest,
                await self._name(report.guest),
                report.other,
                report.name,
                report.reason,
                report.remark,
                report.at_table,
                report.at_table in stored,
                self._phase(report.at_table),
                report.seq,
                _quotes(report.quotes),
                report.made,
                report.closed,
                self._orders.playing(report.other) is not None,
            )
            for report in reports
        ]


def _address(text: str) -> str:
    """Return an address as limits count it; raises `Refused` if it is none."""
    host = text.strip().removesuffix("/64")
    try:
        ip_address(host)
    except ValueError:
        raise Refused("bad_address", {"address": text[:_QUERY_LENGTH]}) from None
    return counted(host)
