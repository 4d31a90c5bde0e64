"""The room: its tables by name, always in the log, and in memory while needed."""

import asyncio

from msgspec.structs import replace

from rumpus.core.game import FAULTS
from rumpus.core.values import Millis, Refusal
from rumpus.server.deadlines import Deadlines
from rumpus.server.faces import Faces
from rumpus.server.limits import values as limits
from rumpus.server.limits.gate import Gate
from rumpus.server.modes.daily import Daily
from rumpus.server.modes.duplicate import Duplicate
from rumpus.server.modes.shared import SharedBoards
from rumpus.server.names import is_table_name, table_name
from rumpus.server.ops.logging import fact, fault
from rumpus.server.retention import Retention
from rumpus.server.services import Services
from rumpus.server.tables.company import started
from rumpus.server.tables.create import NAMES_TRIED, Wanted, empty, fresh
from rumpus.server.tables.host import Host
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.tables.idempotency import AnswerCache
from rumpus.server.tables.index import TableIndex
from rumpus.server.tables.mode import Mode, RunningTable
from rumpus.server.tables.next_table import Link, role_of
from rumpus.server.tables.offer_watch import lapses_at
from rumpus.server.tables.recovery import BrokenTable, TakenUp, folded
from rumpus.server.ws.parties import Guest, Parties
from rumpus.server.ws.session import NOT_YET, RESTART, Session
from rumpus.store.log import StoreError
from rumpus.table.actions import Sit
from rumpus.table.door import admits
from rumpus.table.events import Closed, Do, Offer, Sitter
from rumpus.table.guests import guest_of, players_of
from rumpus.table.lobby import plays
from rumpus.table.neutral import neutralise
from rumpus.table.rotation import Lineup
from rumpus.table.table import Applied, Table


class Room(Faces):
    """All tables of one process; *key* is the room's secret."""

    def __init__(self, services: Services, kinds: dict[str, HostedGame], key: bytes) -> None:
        super().__init__(services.store, services.past.is_former)
        self.kinds = kinds
        self.services = services
        self.draining = False
        self._hosts: dict[str, Host] = {}
        self._loading: dict[str, asyncio.Task[Host | None]] = {}
        self._idle: dict[str, float] = {}
        self._loop = asyncio.get_running_loop()
        self.daily = Daily(self, key)
        self.duplicate = Duplicate(self)
        self.shared = SharedBoards()
        self.parties = Parties()
        self._plain = Mode()
        self.index = TableIndex()
        self._retention = Retention(services)
        self._deadlines = Deadlines(services)
        self._reading = Gate(1)
        self._keeper = self._loop.create_task(self._keep())

    @property
    def hosts(self) -> dict[str, Host]:
        """Return the tables in memory, oldest first."""
        return self._hosts

    @property
    def full(self) -> bool:
        """Return whether the room may load no more tables into memory."""
        return len(self._hosts) >= limits.TABLES_LOADED

    async def host(self, name: str, address: str = "") -> Host | None:
        """
        Return the `Host` of a table, recovered from the log if needed; None if there is no table.

        *address* is where the request comes from.

        Raises `BrokenTable` if the log can't be recovered, and `StoreError` if it can't be read.
        """
        name = name.lower()
        host = self._hosts.get(name)
        if host is not None or not is_table_name(name):
            return host
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = self._loop.create_task(self._load(name, address))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        # Shielded: if this request is cancelled, others go on waiting for the same table.
        return await asyncio.shield(loading)

    async def create(self, wanted: Wanted, link: Link | None = None) -> Host:
        """
        Create a table; with *link*, also store the entry of the previous table that leads to it.

        Its host is `Wanted.host`, or else the first sitter. Raises `StoreError`, and `BrokenTable`
        if a table that has its name already can't be recovered.
        """
        kind, seed = wanted.kind, wanted.seed or self.services.seed()
        for _ in range(NAMES_TRIED):
            name = wanted.name or table_name(self.services.below, public=wanted.public)
            held, first = fresh(wanted, name, seed)
            if await self.services.store.create(held, first, link and link(name)):
                table = empty(wanted, seed)
                table.apply(kind.read_entry(first.body))
                self.services.counts.tables_created += 1
                host = self._take_up(table, kind, first.at, AnswerCache())
                if wanted.gathers > 0:
                    host.attendance.gather(wanted.gathers)
                return host
            made = await self.host(name) if wanted.name else None
            if made is not None:
                return made
        raise StoreError("no free name was found")

    def dropped(self, host: Host) -> None:
        """Forget a `Host`, whose table has to be recovered from the log."""
        self._forget(host)
        for listener in host.audience.listeners():
            assert isinstance(listener, Session)
            listener.bye("restart", limits.RETRY_MS, RESTART)

    async def rematch(
        self, table: Table, player: str, name: str, following: Lineup, link: Link, *, start: bool
    ) -> str | Refusal:
        """
        Create a table for another game with the same house rules and bots, and return its name.

        Refuses while no new game may begin.

        With *start* the game begins, if nobody else has to agree: one person plays against bots, or
        everybody who sits down was waiting for the game or stays on. Otherwise a rematch is offered
        to the others.
        """
        refusal = self.services.orders.beginning()
        if refusal is not None:
            return refusal
        bots = [sitter for sitter in table.sitters if not sitter.player]
        kind, lobby = self.kinds[table.lobby.game], table.lobby
        role = role_of(table, table.seat_of(player))
        first = (Sitter(player, name),) if plays(role) else ()
        sitters = following.sitters or (*first, *bots)
        seated = [sitter.player for sitter in sitters if sitter.player]
        along = (one.player for one in (*table.sitters, *lobby.queue))
        alone = all(sitter.player in {"", player} for sitter in table.sitters)
        asked = () if alone or following.sitters or not start else _asked(table)
        wanted = Wanted(
            kind,
            # A daily board is played only once: the next game is an ordinary one.
            lobby.title if lobby.daily is None else kind.facts.title,
            table.lobby.options,
            table.lobby.public,
            sitters,
            host=seated[0] if seated and player not in seated else player,
            queue=following.queue,
            tally=following.tally,
            removed=lobby.removed,
            handicaps=following.handicaps,
            door=admits(lobby.door, (lobby.host, *along)),
            sought=lobby.sought,
            offer=Offer(asked, lapses_at(self.services.utc(), slow=table.slow)) if asked else None,
            club=lobby.club,
            holidays=lobby.holidays,
            gathers=limits.ARRIVAL_SECONDS if start and not asked else 0.0,
        )
        host = await self.create(wanted, link)
        if not plays(role) and not following.sitters:
            await self.sit_down(host.table.lobby.name, player, name, role)
        if start and (alone or following.sitters):
            await host.do(wanted.host, name, started(wanted, self._hosts.get(table.lobby.name)))
        return host.table.lobby.name

    async def sit_down(self, table: str, player: str, name: str, role: str) -> Refusal | None:
        """Seat a player at a table, in any free seat of a role; return a refusal if that fails."""
        try:
            host = await self.host(table)
        except BrokenTable:
            return Refusal("table_broken")
        if host is None:
            return Refusal("no_such_table")
        following = host.table
        if following.seat_of(player) is not None or following.lobby.place_of(player) is not None:
            return None
        places = host.table.lobby.places
        empty = [seat for seat, place in enumerate(places) if place.sitter is None]
        free = next((seat for seat in empty if places[seat].role == role), None)
        if free is None:
            return Refusal("seat_taken")
        outcome = await host.do(player, name, Do(player, Sit(free)))
        return outcome if isinstance(outcome, Refusal) else None

    def changed(self, host: Host, applied: Applied) -> None:
        """Update a table's listing after an entry with table events; note the game's end."""
        if any(isinstance(event, Closed) for event in applied.entry.table):
            self.services.past.ended(host.table)
        # An account may have been deleted after this entry was decided.
        self._show_neutral(host)
        if self._hosts.get(host.table.lobby.name) is host:
            self.index.put(host)

    def send_away(self, host: RunningTable, player: str, code: str) -> None:
        """Close a player's sockets at a table."""
        for listener in host.audience.listeners():
            assert isinstance(listener, Session)
            if listener.player == player:
                listener.bye(code, -1, NOT_YET)

    def may_meet(self, one: str, other: str) -> bool:
        """Return True unless two guests sit together at an unfinished table already."""
        return all(host.table.seat_of(other) is None for host in self.index.seated(one))

    def disconnect(self, guest: str, *, valid: bool = False) -> None:
        """Make the pages of a guest connect anew whose cookie is void, or even if it is *valid*."""
        for one in self.sockets():
            if guest_of(one.player) == guest and (valid or not one.valid()):
                one.signed_out()

    def sockets(self) -> list[Session | Guest]:
        """Return the open sockets of all tables and watch parties."""
        listeners = (one for host in self._hosts.values() for one in host.audience.listeners())
        at_tables = [one for one in listeners if isinstance(one, Session)]
        return [*at_tables, *self.parties.guests()]

    async def folded(self, name: str) -> Table | None:
        """Fold the log of a table without running it; None if there is none."""
        loaded = await self._read(name)
        return None if loaded is None else loaded[0]

    async def _read(self, name: str, address: str = "") -> TakenUp | None:
        """
        Load a table's log and fold it on a thread.

        One log is read at a time, and addresses take turns, so a guest who requests many delays
        nobody else and blocks no other work.
        """
        name = name.lower()
        if not is_table_name(name):
            return None
        async with self._reading.turn(address):
            kept = await self.services.store.load(name)
            if kept is None:
                return None
            kind = self.kinds.get(kept.held.game)
            if kind is None:
                raise BrokenTable(name)
            try:
                async with asyncio.timeout(limits.LOST_SECONDS):
                    threads = self.services.threads
                    taken = await self._loop.run_in_executor(threads, folded, kind, kept)
            except FAULTS as error:
                fault("table broken", error, table=name, entries=len(kept.bodies))
                self.services.counts.faults += 1
                raise BrokenTable(name) from error
            self._neutralise(taken.table)
            return taken

    def back_at(self, player: str) -> int | None:
        """Return when a guest's holiday ends, in ms since 1970; None if they are on none."""
        now = 1000 * self.services.utc().timestamp()
        away = self.services.away(guest_of(player))
        return next((span.until for span in away if span.start <= now < span.until), None)

    def holiday_changed(self, guest: str) -> None:
        """Follow a change of a guest's holidays at the tables in memory."""
        for player in players_of(guest):
            for host in self.index.seated(player):
                host.follow_clock()
                host.announce()

    def forget_names(self, guest: str) -> None:
        """Show a neutral name at every table in memory, and at no door, for who has lost theirs."""
        self.forget(guest)
        for host in self._hosts.values():
            self._show_neutral(host)
            if host.doorstep is not None:
                host.doorstep.withdraws(guest)
        self.parties.renamed(guest)

    def _show_neutral(self, host: Host) -> None:
        if self._neutralise(host.table):
            host.audience.tell_again(host.now)

    def _neutralise(self, table: Table) -> bool:
        return neutralise(table, self.services.past.name_now)

    async def drain(self) -> None:
        """Disconnect everybody before a stop, and store everything that has happened."""
        self.draining = True
        self._keeper.cancel()
        self.parties.close()
        for host in list(self._hosts.values()):
            self._say_restart(host)
        try:
            async with asyncio.timeout(limits.KEEP_SECONDS):
                await self._beat()
        except (StoreError, TimeoutError) as error:
            # Entries are safe; table time continues from the last heartbeat that was stored.
            fault("table times not kept", error, tables=len(self._running()))
        for host in list(self._hosts.values()):
            host.close()
        fact("drained", tables=len(self._hosts))

    def _running(self) -> list[Host]:
        return [host for host in self._hosts.values() if host.ticking and not host.table.slow]

    def _say_restart(self, host: Host) -> None:
        for listener in host.audience.listeners():
            assert isinstance(listener, Session)
            # Spread over time, so that not everybody reconnects at once.
            retry = limits.RETRY_MS + self.services.below(limits.RETRY_SPREAD_MS)
            listener.bye("restart", retry, RESTART)

    async def _load(self, name: str, address: str) -> Host | None:
        loaded = await self._read(name, address)
        if loaded is None:
            return None
        table, answers, beat = loaded
        self.services.counts.tables_loaded += 1
        kind = self.kinds[table.lobby.game]
        try:
            host = self._take_up(table, kind, max(table.at, beat), answers)
        except FAULTS as error:  # its bots are made and asked at once
            fault("table broken", error, table=name, seq=table.seq)
            self.services.counts.faults += 1
            raise BrokenTable(name) from error
        if table.phase == "play" and table.slow:
            # Its time has passed meanwhile.
            host.wake()
        elif table.phase == "play" and table.paused is None:
            host.request("", None)
        host.mode.recovered(host)
        return host

    def _take_up(self, table: Table, kind: HostedGame, at: Millis, answers: AnswerCache) -> Host:
        host = Host(table, kind, at, answers, self.services, self._mode(table), self)
        self._hosts[table.lobby.name] = host
        self._retention.used(table.lobby.name)
        self.index.put(host)
        if table.lobby.offer is not None:
            host.attendance.changed()
        return host

    def _mode(self, table: Table) -> Mode:
        lobby, modes = table.lobby, (self.daily, self.shared, self.duplicate)
        ties = zip((lobby.daily, lobby.shared, lobby.twin), modes, strict=True)
        return next((mode for tie, mode in ties if tie is not None), self._plain)

    def _forget(self, host: Host) -> None:
        name = host.table.lobby.name
        if self._hosts.get(name) is host:
            del self._hosts[name]
            self.index.take(host)
        self._idle.pop(name, None)

    async def _keep(self) -> None:
        """Store the time of running tables, and unload idle ones."""
        while True:
            await asyncio.sleep(limits.BEAT_SECONDS)
            try:
                await self._beat()
                if self.services.store.failing:
                    # Other writes may have stopped; this one finds out whether writing works again.
                    await self.services.store.probe()
                await self._retention.step(list(self._hosts), self._loop.time())
                await self._deadlines.step(self.host)
            except StoreError as error:
                fault("heartbeat failed", error)
            self._unload_idle(self._loop.time())

    async def _beat(self) -> None:
        running = {host.table.lobby.name: host.now for host in self._running()}
        if running:
            await self.services.store.beat(running)

    def _unload_idle(self, now: float) -> None:
        for name, host in list(self._hosts.items()):
            kept = host.busy or _needed(host) or (host.ticking and not host.dormant)
            if len(host.audience) or kept:
                self._idle.pop(name, None)
            elif now - self._idle.setdefault(name, now) > limits.UNLOAD_SECONDS:
                host.close()
                self._forget(host)


def _asked(table: Table) -> tuple[Sitter, ...]:
    """Return the people of a finished game to whom a rematch is offered."""
    removed = {one.player for one in table.lobby.removed}
    people = (one for one in table.sitters if one.player and one.player not in removed)
    return tuple(replace(one, bot=None) for one in people)


def _needed(host: Host) -> bool:
    """Return True if a table has to stay in memory because of people elsewhere."""
    return host.mode.needs(host) or (host.doorstep is not None and host.doorstep.waiting)
