"""The endpoints of talk: mute, block and report somebody at a table (`docs/reference/talk.md`)."""

import asyncio
from hashlib import sha256
from typing import Annotated, Final, Literal, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused, answer, must
from rumpus.server.limits import values as limits
from rumpus.server.limits.address import table_asked
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.messages import ChatText
from rumpus.server.names import cleaned
from rumpus.server.people.accounts import Visitor
from rumpus.server.people.ignoring import Ignoring
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.server.tables.table_view import people_of
from rumpus.store.people.conduct import Conduct, How, Ignored, Report
from rumpus.table.guests import guest_of

Reason = Literal["rude", "cheating", "name", "spam", "other"]
_ID_LENGTH: Final = 16
_encode: Final = msgspec.json.Encoder().encode


class _Whom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table: the person in a *seat*, or the speaker of the message *said*."""

    seat: int | None = None
    said: int | None = None


class NewIgnored(_Whom, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody to mute, or to block: then nobody pairs the two, either."""

    how: How


class NewReport(_Whom, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody to report to the operator, with a reason and perhaps a remark."""

    reason: Reason
    remark: ChatText | None = None


class NewNoteReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The leader of a watch party to report for their notes; *who* is their id in its list."""

    who: int
    reason: Reason
    remark: ChatText | None = None


class NoLonger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The id of somebody to hear again, as the list has it."""

    id: Annotated[str, msgspec.Meta(max_length=_ID_LENGTH)]


class IgnoredLine(msgspec.Struct, frozen=True):
    """Somebody whom the guest has muted or blocked; *seat* is theirs at the table asked for."""

    id: str
    name: str
    how: How
    since: int
    seat: int | None


class Reported(msgspec.Struct, frozen=True):
    """What a report contains: how many messages it quotes."""

    quotes: int


class Quoted(msgspec.Struct, frozen=True):
    """A message in a report; *theirs* if the person who is reported said it."""

    name: str
    seat: int | None
    channel: str
    text: str
    theirs: bool


class _Person(NamedTuple):
    guest: str
    name: str


class TalkApi:
    """The endpoints of one room's talk."""

    def __init__(self, room: Room, callers: Callers, ignoring: Ignoring, store: Conduct) -> None:
        self._room = room
        self._callers = callers
        self._ignoring = ignoring
        self._store = store
        self._ignores = Buckets(limits.IGNORES_OF_ADDRESS)
        self._reports = Buckets(limits.REPORTS)
        self._of_address = Buckets(limits.REPORTS_OF_ADDRESS)

    async def forget(self, guest: str) -> None:
        """Forget whom a guest ignores, and by whom they are ignored; their account was deleted."""
        await self._ignoring.forget(guest, self._store)

    async def ignored(self, request: Request) -> Response:
        """List whom the guest has muted or blocked (`?table=NAME` adds their seats there)."""
        self._callers.may_look(request)
        guest = self._callers.visitor(request).guest
        return answer(self._lines(guest, request.query_params.get("table", "")))

    async def ignore(self, request: Request) -> Response:
        """Mute or block somebody at a table."""
        wanted = await self._callers.body(request, NewIgnored)
        visitor = self._callers.visitor(request)
        guest = visitor.guest
        host = self._host(request, guest)
        other = _person(host, guest, wanted)
        if self._room.services.past.is_former(other.guest):
            raise Refused("nobody_there")
        if not self._ignores.take(visitor.address, visitor.now):
            raise Refused("too_many")
        row = Ignored(guest, other.guest, other.name, wanted.how, self._utc())
        must(await self._ignoring.ignore(row, self._store))
        return answer(self._lines(guest, host.table.lobby.name))

    async def heed(self, request: Request) -> Response:
        """Hear somebody again."""
        wanted = await self._callers.body(request, NoLonger)
        guest = self._callers.visitor(request).guest
        for row in self._ignoring.of(guest):
            if _id(row) == wanted.id:
                await self._ignoring.heed(guest, row.other, self._store)
        return answer(self._lines(guest, request.query_params.get("table", "")))

    async def report(self, request: Request) -> Response:
        """Report somebody at a table to the operator, with what the guest heard before."""
        wanted = await self._callers.body(request, NewReport)
        visitor = self._callers.visitor(request)
        host = self._host(request, visitor.guest)
        other = _person(host, visitor.guest, wanted)
        quotes = _quotes(host, visitor.guest, other.guest)
        table = host.table
        return await self._store_report(visitor, other, wanted, table.lobby.name, table.seq, quotes)

    async def report_note(self, request: Request) -> Response:
        """Report the leader of a watch party to the operator, with the notes that were read."""
        wanted = await self._callers.body(request, NewNoteReport)
        visitor = self._callers.visitor(request)
        party = self._room.parties.find(request.path_params["party"])
        notes = [] if party is None else party.notes.of(visitor.guest)
        last = next((note for note in reversed(notes) if note.by == wanted.who), None)
        if party is None or last is None:
            raise Refused("nobody_there")
        if last.guest == visitor.guest:
            raise Refused("yourself")
        quotes = [
            Quoted(note.name, None, "notes", note.text, note.guest == last.guest) for note in notes
        ]
        other = _Person(last.guest, last.name)
        return await self._store_report(visitor, other, wanted, party.table, last.step, quotes)

    async def _store_report(
        self,
        visitor: Visitor,
        other: _Person,
        wanted: NewReport | NewNoteReport,
        table: str,
        seq: int,
        quotes: list[Quoted],
    ) -> Response:
        remark = "" if wanted.remark is None else cleaned(wanted.remark, limits.CHAT_LENGTH)
        if remark is None:
            raise Refused("bad_text", {"most": limits.CHAT_LENGTH})
        now = asyncio.get_running_loop().time()
        by_guest = self._reports.take(visitor.guest, now)
        if not by_guest or not self._of_address.take(visitor.address, now):
            raise Refused("too_many_reports")
        report = Report(
            visitor.guest,
            other.guest,
            other.name,
            wanted.reason,
            remark,
            table,
            seq,
            _encode(quotes).decode(),
            self._utc(),
        )
        if not await self._store.report(report, limits.REPORTS_OPEN):
            raise Refused("too_many_reports")
        return answer(Reported(len(quotes)))

    def _lines(self, guest: str, table: str) -> list[IgnoredLine]:
        host = self._room.hosts.get(table)
        people = {} if host is None or host.kept_out(guest) else people_of(host.table)
        seats = {guest_of(player): seat for seat, player in people.items()}
        return [
            IgnoredLine(_id(row), row.name, row.how, row.since, seats.get(row.other))
            for row in self._ignoring.of(guest)
        ]

    def _host(self, request: Request, guest: str) -> Host:
        # What was said at a table is known only while it is in memory.
        host = self._room.hosts.get(table_asked(request.path_params["name"]))
        if host is None:
            raise Refused("no_such_table")
        kept_out = host.kept_out(guest)
        if kept_out is not None:
            raise Refused(kept_out)
        return host

    def _utc(self) -> int:
        return int(self._room.services.utc().timestamp())


def _person(host: Host, guest: str, whom: _Whom) -> _Person:
    """Return whom a guest means; raises `Refused`."""
    found: tuple[str, str] | None = None
    if whom.said is not None:
        found = host.talk.speaker(guest, whom.said)
    elif whom.seat is not None:
        player = people_of(host.table).get(whom.seat)
        if player is not None:
            found = guest_of(player), _name(host, whom.seat)
    if found is None:
        raise Refused("nobody_there")
    if found[0] == guest:
        raise Refused("yourself")
    return _Person(*found)


def _name(host: Host, seat: int) -> str:
    table = host.table
    sitter = table.lobby.places[seat].sitter if table.header is None else table.sitters[seat]
    return "" if sitter is None else sitter.name


def _quotes(host: Host, guest: str, other: str) -> list[Quoted]:
    return [
        Quoted(
            quote.said.name,
            quote.said.seat,
            quote.said.channel,
            quote.said.text or f"[{quote.said.phrase}]",
            quote.speaker == other,
        )
        for quote in host.talk.quotes(guest, limits.QUOTES)
    ]


def _id(row: Ignored) -> str:
    """Return an id of a row that doesn't reveal the other guest's."""
    return sha256(f"{row.guest} {row.other}".encode()).hexdigest()[:_ID_LENGTH]
