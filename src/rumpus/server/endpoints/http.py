"""The HTTP side of the room (`docs/reference/protocol.md`)."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from rumpus.core.game import REAL_TIME
from rumpus.games.modes import Document, PracticeMode
from rumpus.server.endpoints.callers import Callers, decoded
from rumpus.server.endpoints.errors import Refused, answer, kept, must
from rumpus.server.endpoints.house_rules import game_asked, rules_asked
from rumpus.server.endpoints.language import LANGUAGES, edition, language_of
from rumpus.server.endpoints.listing import TableLine, line_of, listed
from rumpus.server.endpoints.previews import Previews
from rumpus.server.endpoints.records import Records
from rumpus.server.endpoints.schemas import Made, NewFace, NewTable, card_of
from rumpus.server.endpoints.static import DOCUMENTS, VARY, links, page, preloads
from rumpus.server.endpoints.wording import chosen_name, chosen_title
from rumpus.server.limits import values as limits
from rumpus.server.limits.address import address_of, table_asked
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.modes.practice import Practice
from rumpus.server.ops import version
from rumpus.server.ops.cached import Cached
from rumpus.server.people.accounts import Visitor
from rumpus.server.room import Room
from rumpus.server.tables.create import Wanted
from rumpus.server.tables.door import belongs, shut_out
from rumpus.server.tables.dry_run import dry_run
from rumpus.server.tables.host import Host
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.tables.recovery import BrokenTable
from rumpus.server.tables.shared_screen import side_of
from rumpus.table.actions import AddBot, Start
from rumpus.table.events import Do, Sitter
from rumpus.table.lobby import plays

Endpoint = Callable[[Request], Awaitable[Response]]

_BESIDE: Final = ("screen", "replay")
"""Pages of a table that load other files than the table itself."""
_DOCUMENTS: Final = '</docs/>; rel="service-doc"'
"""Link to the documents for people (RFC 8631)."""


class Api:
    """The endpoints of one room."""

    def __init__(self, room: Room, callers: Callers, folder: Path) -> None:
        self._room = room
        self._callers = callers
        self._folder = folder
        self._preloads = {each: preloads(edition(folder, each)) for each in LANGUAGES}
        self._previews = Previews(room, callers, folder)
        self._tables = Buckets(limits.TABLES)
        self._tables_of_address = Buckets(limits.TABLES_OF_ADDRESS)
        self._dailies_of_address = Buckets(limits.DAILIES_OF_ADDRESS)
        self._records = Records(room.services)
        self._listed = {
            each: Cached(partial(listed, room, each), limits.LISTED_SECONDS) for each in LANGUAGES
        }

    async def page(self, request: Request) -> Response:
        """Serve the client with the preview of its address, and set the cookie of a new guest."""
        preview = await self._previews.page(request)
        response = page(self._folder, request.headers) if preview is None else preview
        if files := self._files(request):
            response.headers["Link"] = links(files)
        self._callers.known(request, response)
        return response

    async def me(self, request: Request) -> Response:
        """Return the guest's name, and the tables where the guest sits."""
        visitor = self._callers.visitor(request)
        response = answer(await self._callers.me(request, visitor.guest, visitor.device))
        self._callers.known(request, response, visitor)
        return response

    async def rename(self, request: Request) -> Response:
        """Change the guest's name or emblem."""
        wanted = await self._callers.body(request, NewFace)
        visitor = self._callers.visitor(request)
        player = side_of(visitor.guest, request.url.query.encode())
        if wanted.name is not None:
            await self._room.rename(player, chosen_name(self._room.services, wanted.name))
        if wanted.emblem is not None:
            await self._room.choose_emblem(player, wanted.emblem)
        response = answer(await self._callers.me(request, visitor.guest, visitor.device))
        self._callers.set_cookie(request, response, visitor.guest, visitor.device)
        return response

    async def games(self, request: Request) -> Response:
        """List the games on the shelf; a browser that already has this list gets 304."""
        language = language_of(request.headers)
        response = kept(request, [card_of(kind, language) for kind in self._room.kinds.values()])
        response.headers["Vary"] = VARY
        if DOCUMENTS.is_dir():
            response.headers["Link"] = _DOCUMENTS
        return response

    async def tables(self, request: Request) -> Response:
        """List the public tables."""
        listing = self._listed[language_of(request.headers)]
        return answer(listing.get(asyncio.get_running_loop().time()))

    async def table(self, request: Request) -> Response:
        """Show one table."""
        return answer(await self._line(request))

    async def set_table(self, request: Request) -> Response:
        """Create a table; the guest becomes its host."""
        self._callers.may_begin(request)
        wanted = await decoded(request, NewTable)
        visitor = self._callers.visitor(request)
        guest = visitor.guest
        kind, bots = self._kind(wanted)
        options = rules_asked(kind, wanted.options)
        title = kind.facts.title
        if wanted.title:
            title = chosen_title(self._room.services, wanted.title)
        address = address_of(request.scope)
        self.may_set_table(guest, address)
        await self._room.chosen_name(guest)
        name = self._room.name_of(guest)
        new = Wanted(
            *(kind, title, options, wanted.public, (Sitter(guest, name),)),
            gathers=limits.ARRIVAL_SECONDS if wanted.start else 0.0,
        )
        asked = [Do(guest, AddBot(seat, level)) for seat, level in enumerate(bots, start=1)]
        if wanted.start:
            asked.append(Do(guest, Start()))
        return await self.begun(request, visitor, new, asked, duplicate=wanted.duplicate)

    async def begun(
        self,
        request: Request,
        visitor: Visitor,
        new: Wanted,
        asked: Sequence[Do],
        *,
        duplicate: bool = False,
    ) -> Response:
        """Create a table, or two with one board, and make the requests of its creator there."""
        decisions, address = self._room.services.quotas.decisions, address_of(request.scope)
        must(await decisions.take(address, partial(dry_run, new, asked)))
        if duplicate:
            pair = await self._room.duplicate.create(new)
            hosts = [await self._host(table, address) for table in pair]
            made = Made(pair.table, pair.twin)
        else:
            hosts = [await self._room.create(new)]
            made = Made(hosts[0].table.lobby.name)
        for host in hosts:
            for do in asked:
                must(await host.do(visitor.guest, new.sitters[0].name, do))
        response = answer(made)
        self._callers.set_cookie(request, response, visitor.guest, visitor.device)
        return response

    async def daily(self, request: Request) -> Response:
        """Show the board of the day: who played it, and how the day before ended."""
        self._callers.may_look(request)
        response = answer(await self._room.daily.today(self._callers.guest(request)))
        self._callers.known(request, response)
        return response

    async def play_daily(self, request: Request) -> Response:
        """Return the guest's table of today; the first request creates it and starts the game."""
        self._callers.may_post(request)
        visitor = self._callers.visitor(request)
        guest = visitor.guest
        table = await self._room.daily.begun(guest)
        if table is None:
            must(self._room.services.orders.beginning())
            self._may_begin_daily(address_of(request.scope))
        await self._room.chosen_name(guest)
        response = answer(Made(await self._room.daily.play(guest, self._room.name_of(guest))))
        self._callers.set_cookie(request, response, guest, visitor.device)
        return response

    def document(self, document: Document) -> Endpoint:
        """Return the endpoint of a document that a game publishes."""

        async def shown(request: Request) -> Response:
            del request
            return answer(document.make())

        return shown

    def practice(self, game: str, mode: PracticeMode) -> Endpoint:
        """Return the endpoint of a game's practice."""
        practice = Practice(self._room, game, mode)

        async def tried(request: Request) -> Response:
            wanted = await self._callers.body(request, mode.wanted)
            outcome = await practice.play(
                wanted, self._callers.guest(request), address_of(request.scope)
            )
            must(outcome)
            return answer(outcome)

        return tried

    async def twin(self, request: Request) -> Response:
        """Sum up the other table of a duplicate."""
        self._callers.may_look(request)
        host = await self._visible(request)
        line = await self._room.duplicate.line(host)
        if line is None:
            raise Refused("no_twin")
        guest = self._callers.guest(request) or ""
        other = await self._host(line.table, address_of(request.scope))
        # The players of both tables compare their games; nobody else has a share in the other's.
        if not belongs(host.table, guest) and (why := shut_out(other.table, guest)):
            raise Refused(why)
        return answer(line)

    async def record(self, request: Request) -> Response:
        """Return the record of a finished game."""
        address = address_of(request.scope)
        if not self._records.may(address):
            raise Refused("too_many")
        pieces = self._records.pieces(await self.finished(request), address)
        return StreamingResponse(pieces, media_type="application/x-ndjson")

    async def finished(self, request: Request) -> Host:
        """Return the table of a request, if the guest may see its whole game; raises `Refused`."""
        self._callers.may_look(request)
        host = await self._visible(request)
        withheld = await host.mode.withheld(host, self._callers.guest(request))
        if withheld is not None:
            raise Refused(withheld)
        if host.table.phase != "over":
            raise Refused("not_over")
        sealed = host.mode.seed_withheld(host)
        if sealed is not None:
            raise Refused(sealed)
        return host

    async def health(self, request: Request) -> Response:
        """Return whether the room accepts clients, and with ``?v`` its version."""
        told = f" {version.shown()}" if "v" in request.query_params else ""
        if self._room.services.store.failing:
            return PlainTextResponse(f"failing{told}\n", 503)
        if self._room.draining:
            return PlainTextResponse(f"draining{told}\n")
        closing = self._room.services.orders.beginning() is not None
        return PlainTextResponse(f"closing{told}\n" if closing else f"ok{told}\n")

    def _files(self, request: Request) -> list[str]:
        """Return the files that a page always loads, and those of the game at its table."""
        at, _, name = request.url.path.strip("/").partition("/")
        pages = self._preloads[language_of(request.headers)]
        if at == "you" and name:
            return []
        if at != "t":
            return [*pages.get(at or "door", ())]
        name, _, rest = name.partition("/")
        host = self._room.hosts.get(name)
        if host is not None and shut_out(host.table, self._callers.guest(request) or ""):
            host = None
        game = () if host is None else pages.get(f"table of {host.kind.facts.name}", ())
        return [*pages.get(rest if rest in _BESIDE else "table", ()), *game]

    def _kind(self, wanted: NewTable) -> tuple[HostedGame, list[str]]:
        kind = game_asked(self._room, wanted.game)
        seats = sum(role.most for role in kind.facts.roles if plays(role.name))
        if len(wanted.bots) >= seats or not set(wanted.bots) <= set(kind.levels):
            raise Refused("bad_request", {"field": "bots"})
        if wanted.duplicate and kind.facts.dynamics == REAL_TIME:
            # Play shows what is on the table, so one table would reveal it to the other.
            raise Refused("bad_request", {"field": "duplicate"})
        if wanted.duplicate and wanted.start:
            # Nobody sits at the second table yet.
            raise Refused("bad_request", {"field": "start"})
        return kind, wanted.bots

    async def _line(self, request: Request) -> TableLine:
        self._callers.may_look(request)
        return line_of(await self._visible(request), language_of(request.headers))

    async def _visible(self, request: Request) -> Host:
        """Return the table of a request, if the guest may see it; raises `Refused`."""
        host = await self.found(request)
        why = shut_out(host.table, self._callers.guest(request) or "")
        if why is not None:
            raise Refused(why)
        return host

    async def found(self, request: Request) -> Host:
        """Return the table of a request; raises `Refused`."""
        return await self._host(request.path_params["name"], address_of(request.scope))

    async def _host(self, name: str, address: str) -> Host:
        name = table_asked(name)
        must(self._room.services.orders.closed(name))
        if self._room.full and name not in self._room.hosts:
            raise Refused("too_many")
        try:
            host = await self._room.host(name, address)
        except BrokenTable:
            raise Refused("table_broken") from None
        if host is None:
            raise Refused("no_such_table")
        return host

    def may_set_table(self, guest: str, address: str) -> None:
        """Raise `Refused` if a guest or an address creates too many tables."""
        now = asyncio.get_running_loop().time()
        if (
            self._room.full
            or not self._tables_of_address.take(address, now)
            or not self._tables.take(guest, now)
        ):
            raise Refused("too_many")

    def _may_begin_daily(self, address: str) -> None:
        # A guest can begin only one daily game a day, so only addresses need a limit.
        now = asyncio.get_running_loop().time()
        if self._room.full or not self._dailies_of_address.take(address, now):
            raise Refused("too_many")
