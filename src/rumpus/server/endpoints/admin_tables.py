"""The operator's endpoints for tables."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import StreamingResponse

from rumpus.server.admin.tables import Tables
from rumpus.server.endpoints import admin_schemas as schemas
from rumpus.server.endpoints.admin_gate import Deed, Done, page_asked, sentence
from rumpus.server.endpoints.callers import decoded
from rumpus.server.endpoints.errors import Refused, must
from rumpus.server.endpoints.records import Records
from rumpus.server.limits import values as limits
from rumpus.server.limits.address import address_of, table_asked
from rumpus.server.people.orders import Orders
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.server.tables.recovery import BrokenTable
from rumpus.server.tables.table_view import people_of, table_view
from rumpus.store.people.directory import StoredTable
from rumpus.table.guests import guest_of

_QUERY_LENGTH = 64


class AdminTablesApi:
    """The endpoints of one room's operator for tables."""

    def __init__(self, room: Room, orders: Orders, tables: Tables) -> None:
        self._room = room
        self._orders = orders
        self._tables = tables
        self._records = Records(room.services)

    async def search(self, request: Request) -> schemas.TablesPage:
        """List the tables in memory, newest first, or with `?stored` all, those used last first."""
        query = request.query_params.get("q", "").strip()[:_QUERY_LENGTH]
        start, most = page_asked(request), limits.ADMIN_PAGE
        if "stored" in request.query_params:
            total, rows = await self._tables.stored(query, start, most)
            return schemas.TablesPage(total, [self._stored(row) for row in rows])
        hosts = self._tables.loaded(query)
        shown = [self._line(host, 0) for host in hosts[start : start + most]]
        return schemas.TablesPage(len(hosts), shown)

    async def record(self, request: Request) -> StreamingResponse:
        """Return the record of a finished game, whatever its door says."""
        name, address = table_asked(request.path_params["name"]), address_of(request.scope)
        try:
            host = await self._room.host(name, address)
        except BrokenTable:
            raise Refused("table_broken") from None
        if host is None:
            raise Refused("no_such_table")
        if host.table.phase != "over":
            raise Refused("not_over")
        sealed = host.mode.seed_withheld(host)
        if sealed is not None:
            raise Refused(sealed)
        pieces = self._records.pieces(host, address)
        return StreamingResponse(pieces, media_type="application/x-ndjson")

    async def close(self, request: Request) -> Done:
        """Close tables for everybody."""
        wanted = await decoded(request, schemas.CloseTables)
        reason = sentence(wanted.reason)

        async def close(name: str) -> None:
            must(await self._tables.close(name, reason))

        return await self._each(wanted.tables, close, "close_table", {"reason": reason})

    async def reopen(self, request: Request) -> Done:
        """Let people open closed tables again."""
        wanted = await decoded(request, schemas.OpenTables)
        return await self._each(wanted.tables, self._tables.reopen, "reopen_table", {})

    async def hide(self, request: Request) -> Done:
        """Hide tables from the public list, or show them again."""
        wanted = await decoded(request, schemas.HideTables)

        async def hide(name: str) -> None:
            must(await self._tables.hide(name, hidden=wanted.hidden))

        return await self._each(wanted.tables, hide, "hide_table", {"hidden": wanted.hidden})

    async def _each(
        self,
        names: list[str],
        do: Callable[[str], Awaitable[None]],
        act: str,
        details: dict[str, object],
    ) -> Done:
        """Act on each table; the first that can't be acted on ends it, unless others were."""
        deeds: list[Deed] = []
        failed: list[str] = []
        for name in dict.fromkeys(map(table_asked, names)):
            try:
                await do(name)
            except Refused:
                if len(names) == 1:
                    raise
                failed.append(name)
            else:
                deeds.append(Deed(act, name, details))
        return Done({"done": [deed.whom for deed in deeds], "failed": failed}, tuple(deeds))

    def _stored(self, row: StoredTable) -> schemas.AdminTable:
        host = self._room.hosts.get(row.name)
        if host is not None:
            return self._line(host, row.used)
        curb = self._orders.curb(row.name)
        return schemas.AdminTable(
            *(row.name, row.game, None, "", False, list[schemas.AdminSeat](), 0),
            *(row.used, curb.hidden, curb.closed),
        )

    def _line(self, host: Host, used: int) -> schemas.AdminTable:
        table, curb = host.table, self._orders.curb(host.table.lobby.name)
        seats = table_view(table).seats
        people = people_of(table)
        watching = [one for one in host.audience.listeners() if table.seat_of(one.player) is None]
        return schemas.AdminTable(
            table.lobby.name,
            table.lobby.game,
            table.phase,
            table.lobby.title,
            table.lobby.public,
            [
                schemas.AdminSeat(guest_of(people.get(number, "")), seat.name)
                for number, seat in enumerate(seats)
                if seat.name is not None
            ],
            len(watching),
            used,
            curb.hidden,
            curb.closed,
        )
