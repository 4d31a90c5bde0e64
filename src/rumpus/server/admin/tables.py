"""Acts on tables: closing one for everybody, and hiding it from the public list."""

from collections.abc import Iterator

from msgspec.structs import replace

from rumpus.core.values import Refusal
from rumpus.server.people.orders import Orders
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.server.tables.recovery import BrokenTable
from rumpus.server.ws.session import NOT_YET, Session
from rumpus.store.people.directory import Directory, StoredTable
from rumpus.table.actions import CutShort
from rumpus.table.events import Do


class Tables:
    """The tables of a room, as its operator acts on them."""

    def __init__(self, room: Room, orders: Orders, directory: Directory) -> None:
        self._room = room
        self._orders = orders
        self._directory = directory

    async def close(self, name: str, reason: str) -> Refusal | None:
        """
        Close a table for everybody; a running game ends with the score as it stands.

        Its people are sent away, and read the reason when they come back.
        """
        try:
            host = await self._room.host(name)
        except BrokenTable:
            return Refusal("table_broken")
        if host is None:
            return Refusal("no_such_table")
        if host.table.phase == "play":
            outcome = await host.do("", "", Do("", CutShort()))
            if isinstance(outcome, Refusal) and host.table.phase == "play":
                return outcome
        await self._orders.put(replace(self._orders.curb(name), closed=reason))
        for listener in list(host.audience.listeners()):
            assert isinstance(listener, Session)
            listener.bye("table_closed", -1, NOT_YET)
        self._room.parties.end(host.table.lobby.name, "table_closed")
        host.close()
        self._room.dropped(host)
        return None

    async def reopen(self, name: str) -> None:
        """Let people open a table again that was closed."""
        await self._orders.put(replace(self._orders.curb(name), closed=None))

    async def hide(self, name: str, *, hidden: bool) -> Refusal | None:
        """Hide a table from the public list, or show it again."""
        if not await self._room.services.store.existing([name]):
            return Refusal("no_such_table")
        await self._orders.put(replace(self._orders.curb(name), hidden=hidden))
        return None

    async def stored(self, query: str, start: int, most: int) -> tuple[int, list[StoredTable]]:
        """Return how many stored tables fit a query, and some of them, those used last first."""
        return await self._directory.tables(query, start, most)

    def loaded(self, query: str) -> list[Host]:
        """Return the tables in memory that fit a query, newest first."""
        low = query.lower()
        hosts = reversed(list(self._room.hosts.values()))
        return [host for host in hosts if any(low in text for text in _texts(host))]


def _texts(host: Host) -> Iterator[str]:
    """Yield all texts of a table by which it is found, in lower case."""
    lobby = host.table.lobby
    yield from (lobby.name, lobby.title.lower(), lobby.game)
    sitters = (place.sitter for place in lobby.places if place.sitter is not None)
    for sitter in (*sitters, *host.table.sitters):
        yield sitter.name.lower()
