"""
Duplicate: two tables with the same board and the same house rules, each with its own players.

While both are in the lobby, each adopts the rules chosen at the other. No lock spans the two: the
table that has started decides, or else the one whose rules were changed more often. A table can't
start if its rules differ from its twin's, or if anybody has a seat that they may not keep. Each
table does one thing at a time, so of two starts at once, the later sees the effect of the earlier.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final, NamedTuple, Protocol

import msgspec

from rumpus.core.values import Refusal
from rumpus.server.limits.values import WATCHERS
from rumpus.server.names import table_name
from rumpus.server.ops.logging import fault
from rumpus.server.services import Services
from rumpus.server.tables.create import NAMES_TRIED, Wanted, fresh
from rumpus.server.tables.mode import Mode, RunningTable
from rumpus.store.log import StoreError
from rumpus.table.actions import Adopt, Leave, SetOption, Sit, Start
from rumpus.table.events import Closed, Do, Opened, OptionChanged, Seated
from rumpus.table.guests import guest_of
from rumpus.table.table import Applied, Table

FIRST: Final = "twin_first"
"""Code of the refusal to a guest who still has to play this board at the other table."""

_SHARED: Final = (OptionChanged, Seated, Opened)


class TwinLine(msgspec.Struct, frozen=True):
    """
    The other table of a duplicate: its players and their teams.

    *scores* are null until both tables are over; each list has one entry for each seat.
    """

    table: str
    phase: str
    names: list[str]
    scores: list[int] | None
    teams: list[int | None]


class Pair(NamedTuple):
    """The names of two tables; their creator sits at the first."""

    table: str
    twin: str


class Tables(Protocol):
    """Parts of the room that twins need."""

    @property
    def services(self) -> Services:
        """Return store and secrets."""
        ...

    @property
    def hosts(self) -> Mapping[str, RunningTable]:
        """Return the tables in memory."""
        ...

    async def host(self, name: str) -> RunningTable | None:
        """Return the running table, recovered from the log if needed, or None."""
        ...

    def send_away(self, host: RunningTable, player: str, code: str) -> None:
        """Close a player's sockets at a table."""
        ...


class Duplicate(Mode):
    """The duplicates of one room."""

    def __init__(self, room: Tables) -> None:
        self._room = room
        # Guests who saw a table's board without a seat there; the oldest are forgotten first.
        self._watchers: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def create(self, wanted: Wanted) -> Pair:
        """Create two tables with one seed; the first sitter at the first one hosts both."""
        services, host = self._room.services, wanted.sitters[0].player
        seed = services.seed()
        for _ in range(NAMES_TRIED):
            pair = Pair(*(table_name(services.below, public=wanted.public) for _ in range(2)))
            first = msgspec.structs.replace(wanted, twin=pair.twin)
            second = msgspec.structs.replace(wanted, twin=pair.table, sitters=(), host=host)
            tables = [fresh(first, pair.table, seed), fresh(second, pair.twin, seed)]
            if await services.store.create_all(tables):
                services.counts.tables_created += 2
                return pair
        raise StoreError("no free name was found")

    async def line(self, host: RunningTable) -> TwinLine | None:
        """Return a summary of the other table; None if there is none."""
        other = await self._other(host)
        if other is None:
            return None
        table, over = other.table, host.table.phase == other.table.phase == "over"
        seats = () if table.header is None else table.header.seats
        names = _names(table)
        return TwinLine(
            table.lobby.name,
            table.phase,
            names,
            list(table.result.scores) if over and table.result is not None else None,
            [seat.team for seat in seats] or [None] * len(names),
        )

    async def objection(self, host: RunningTable, asked: Do) -> Refusal | None:
        """Return why a table's twin forbids a request, or None."""
        if not isinstance(asked.action, Sit | SetOption | Start):
            return None
        other = await self._other(host)
        if other is None:
            return None
        match asked.action:
            case Sit():
                if guest_of(asked.player) in _guests(other.table):
                    return Refusal("at_twin")
                return Refusal("seen_twin") if self._has_seen(other, asked.player) else None
            case SetOption():
                return Refusal("twin_started") if other.table.phase != "lobby" else None
            case Start():
                return self._start(host, other)

    def applied(self, host: RunningTable, applied: Applied) -> None:
        """Make the twin follow a change at this table."""
        if applied.opened:
            self._opening(host)
        if any(isinstance(event, _SHARED) for event in applied.entry.table):
            self.recovered(host)
        if any(isinstance(event, Closed) for event in applied.entry.table):
            self._unseal(host)

    def recovered(self, host: RunningTable) -> None:
        """Make both tables agree, in case the room died between their updates."""
        task = asyncio.get_running_loop().create_task(self._agree(host.table.lobby.name))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def withheld(self, host: RunningTable, guest: str | None) -> str | None:
        """Return why a guest may not look yet (they still have to play at the twin), or None."""
        await self._other(host)
        return FIRST if guest is not None and self.locks_out(host, guest) else None

    def locks_out(self, host: RunningTable, player: str) -> bool:
        """Return True if a player still has to play this board at the other table in memory."""
        table, other = host.table, self._loaded_other(host)
        guest = guest_of(player)
        if other is None or table.phase == "lobby" or guest in _guests(table):
            return False
        return other.table.phase != "over" and guest in _guests(other.table)

    def watched(self, host: RunningTable, player: str) -> None:
        """Remember a guest who sees a table's board without having a seat there."""
        if host.table.phase != "lobby":
            self._remember(host, player)

    def _opening(self, host: RunningTable) -> None:
        """Disconnect everyone who plays the board at the other table, before this one shows it."""
        other = self._loaded_other(host)
        if other is None:
            return
        if other.table.phase != "over":
            away = _guests(other.table) - _guests(host.table)
            here = {listener.player for listener in host.audience.listeners()}
            for player in sorted(each for each in here if guest_of(each) in away):
                self._room.send_away(host, player, FIRST)
        for listener in host.audience.listeners():
            self._remember(host, listener.player)

    def _remember(self, host: RunningTable, player: str) -> None:
        guest = guest_of(player)
        if guest in _guests(host.table):
            return
        key = host.table.lobby.name, guest
        self._watchers[key] = None
        self._watchers.move_to_end(key)
        if len(self._watchers) > WATCHERS:
            self._watchers.popitem(last=False)

    def seed_withheld(self, host: RunningTable) -> str | None:
        """Return why the seed is still secret (the other game isn't over), or None."""
        other = self._loaded_other(host)
        return None if other is not None and other.table.phase == "over" else FIRST

    def needs(self, host: RunningTable) -> bool:
        """Return True if a table has to stay in memory because of people at the other."""
        other = self._loaded_other(host)
        return other is not None and len(other.audience) > 0

    def _loaded_other(self, host: RunningTable) -> RunningTable | None:
        return self._room.hosts.get(host.table.lobby.twin or "")

    def _has_seen(self, host: RunningTable, player: str) -> bool:
        return (host.table.lobby.name, guest_of(player)) in self._watchers

    def _unseal(self, host: RunningTable) -> None:
        """Send the seed to those still at the other table, since this was the last game with it."""
        other = self._loaded_other(host)
        if other is not None and other.table.phase == "over":
            other.audience.tell_again(other.now)

    async def _other(self, host: RunningTable) -> RunningTable | None:
        twin = host.table.lobby.twin
        return None if twin is None else await self._room.host(twin)

    def _start(self, host: RunningTable, other: RunningTable) -> Refusal | None:
        differ = host.table.lobby.options != other.table.lobby.options
        if differ or self._misplaced(host, other):
            self.recovered(host)
            return Refusal("twin_differs")
        return None

    async def _agree(self, name: str) -> None:
        try:
            host = await self._room.host(name)
            other = None if host is None else await self._other(host)
            if host is not None and other is not None:
                await self._leave_one(host, other)
                await self._share_rules(host, other)
        except StoreError as error:
            # It is tried again when one of the tables is recovered.
            fault("twins differ", error)

    async def _share_rules(self, host: RunningTable, other: RunningTable) -> None:
        while (step := _step(host, other)) is not None:
            target, adopt = step
            if isinstance(await target.do("", "", Do("", adopt)), Refusal):
                return

    async def _leave_one(self, host: RunningTable, other: RunningTable) -> None:
        """Free the seats that their players may not keep."""
        for player, target in self._misplaced(host, other):
            await target.do(player, "", Do(player, Leave()))

    def _misplaced(self, host: RunningTable, other: RunningTable) -> list[tuple[str, RunningTable]]:
        """
        Return the players who may not keep a seat in a lobby, because two requests crossed.

        Either a player took a seat at each table at once, and has to leave the later table; or
        somebody saw the board at one table while taking a seat at the other.
        """
        first, second = sorted((host, other), key=lambda h: h.table.lobby.name)
        both = _guests(first.table) & _guests(second.table)
        return [
            (player, here)
            for here, there in ((second, first), (first, second))
            if here.table.phase == "lobby"
            for player in sorted(_players(here.table))
            if self._has_seen(there, player)
            or (guest_of(player) in both and (here is second or there.table.phase != "lobby"))
        ]


def _step(host: RunningTable, other: RunningTable) -> tuple[RunningTable, Adopt] | None:
    """Return the table that has to adopt rules, and these rules; None if both agree."""
    waiting = [h for h in (host, other) if h.table.phase == "lobby"]
    if not waiting:
        return None
    source = max((host, other), key=_authority)
    target = other if source is host else host
    ours, theirs = source.table.lobby, target.table.lobby
    differ = [key for key, value in ours.options.items() if theirs.options.get(key) != value]
    settled = len(waiting) == 1 or ours.revision == theirs.revision
    if settled and not differ:
        return None
    key = next(iter(differ), next(iter(ours.options), ""))
    return target, Adopt(key, ours.options, max(ours.revision, theirs.revision))


def _authority(host: RunningTable) -> tuple[bool, int, str]:
    lobby = host.table.lobby
    return host.table.phase != "lobby", lobby.revision, lobby.name


def _players(table: Table) -> set[str]:
    if table.game is None:
        sitters = [place.sitter for place in table.lobby.places]
    else:
        sitters = list(table.sitters)
    return {s.player for s in sitters if s is not None and s.player}


def _guests(table: Table) -> set[str]:
    """Return the guests who sit here; both players at one screen count as one guest."""
    return {guest_of(player) for player in _players(table)}


def _names(table: Table) -> list[str]:
    if table.header is not None:
        return list(table.header.names)
    return [place.sitter.name for place in table.lobby.places if place.sitter is not None]
