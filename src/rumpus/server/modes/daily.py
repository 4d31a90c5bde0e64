"""
The daily board: the same for everybody, dated in UTC; only the first attempt counts.

A day closes an hour after the midnight that ends it. By then, no attempt that began in time can
still be running, so the board is no longer a secret, and attempts that end later don't count.
"""

import asyncio
import hashlib
import hmac
from collections.abc import Mapping
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, Protocol

import msgspec

from rumpus.core.game import FAULTS
from rumpus.games.modes import DailyMode
from rumpus.server.limits.values import DAILY_GRACE_SECONDS, DAILY_YESTERDAY
from rumpus.server.modes.daily_cache import Days
from rumpus.server.names import table_name
from rumpus.server.ops.logging import fault
from rumpus.server.services import Services
from rumpus.server.tables.create import NAMES_TRIED, Wanted, fresh
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.tables.mode import Mode, RunningTable
from rumpus.store.log import Attempt, BestWord, PlayedWord, StoreError
from rumpus.table.actions import Start
from rumpus.table.events import Closed, Do, Sitter
from rumpus.table.table import Applied, Table

FIRST: Final = "daily_first"
"""Code of the refusal to a guest who still has to play this daily board."""


class DailyLine(msgspec.Struct, frozen=True):
    """One finished attempt; *you* is True if it is by the guest who asks."""

    name: str
    total: int
    you: bool


class DailyMine(msgspec.Struct, frozen=True):
    """The attempt of the guest who asks; *total* is null until it is over."""

    table: str
    total: int | None
    over: bool


class DailyPast(msgspec.Struct, frozen=True):
    """
    The day before: its best attempts and most valuable words.

    *best* is empty until the day is closed.
    """

    date: str
    board: list[DailyLine]
    best: list[BestWord]


class DailyBoard(msgspec.Struct, frozen=True):
    """
    Standings of a day: finished first attempts, best first, and their number.

    *resets_ms* is the time in ms until the next day begins.
    """

    date: str
    resets_ms: int
    mine: DailyMine | None
    board: list[DailyLine]
    players: int
    yesterday: DailyPast | None


class Tables(Protocol):
    """Parts of the room that the daily board needs."""

    @property
    def kinds(self) -> Mapping[str, HostedGame]:
        """Return the games."""
        ...

    @property
    def services(self) -> Services:
        """Return store, threads and clock."""
        ...

    @property
    def hosts(self) -> Mapping[str, RunningTable]:
        """Return the tables in memory."""
        ...

    async def host(self, name: str) -> RunningTable | None:
        """Return the running table, recovered from the log if needed, or None."""
        ...

    async def folded(self, name: str) -> Table | None:
        """Fold the log of a table without running it."""
        ...


class Daily(Mode):
    """The daily boards of one room."""

    def __init__(self, room: Tables, key: bytes) -> None:
        """Derive boards from the room's secret *key*, so that nobody can know one in advance."""
        self._room = room
        self._services = room.services
        self._store = room.services.store
        self._key = key
        self._days = Days(self._store)
        self._keeping: set[asyncio.Task[None]] = set()

    async def today(self, guest: str | None) -> DailyBoard:
        """Return the current day as a guest sees it."""
        now = self._services.utc()
        day = now.date()
        mine = None if guest is None else await self._attempt(day.isoformat(), guest)
        shown = await self._days.day(day.isoformat())
        return DailyBoard(
            date=day.isoformat(),
            resets_ms=_ms_until(day + timedelta(days=1), now),
            mine=None if mine is None else _mine(mine),
            board=_lines(shown.board, guest),
            players=shown.players,
            yesterday=await self._past((day - timedelta(days=1)).isoformat(), guest),
        )

    async def begun(self, guest: str) -> str | None:
        """Return the guest's table of today, or None."""
        attempt = await self._store.attempt(self._today(), guest)
        return None if attempt is None else attempt.table

    async def play(self, guest: str, name: str) -> str:
        """Return the name of the guest's table of today, new or existing."""
        attempt = await self._claimed(self._today(), guest, name)
        # Recovered from the log even if just created: of two requests at once, only one opens it.
        host = await self._room.host(attempt.table)
        if host is None:
            raise StoreError("an attempt without its table")
        if host.table.phase == "lobby":
            await host.do(guest, name, Do(guest, Start()))
        return attempt.table

    async def withheld(self, host: RunningTable, guest: str | None) -> str | None:
        """Return why a guest may not look yet (they still have to play this board), or None."""
        lobby = host.table.lobby
        assert lobby.daily is not None
        if not self._open(lobby.daily):
            return None
        attempt = None if guest is None else await self._attempt(lobby.daily, guest)
        if attempt is not None and (attempt.table == lobby.name or attempt.total is not None):
            return None
        return FIRST

    def recovered(self, host: RunningTable) -> None:
        """Start an attempt that was not started; store the result of one that is over."""
        table = host.table
        if table.phase == "lobby":
            host.request(table.lobby.host, Start())
        elif table.phase == "over":
            self._keep_soon(table)

    def applied(self, host: RunningTable, applied: Applied) -> None:
        """Store the result of an attempt once it is over."""
        if any(isinstance(event, Closed) for event in applied.entry.table):
            self._keep_soon(host.table)

    async def rebuild(self) -> None:
        """
        Store the results that were not stored before the room died.

        Attempts that are still running are recovered, since their clocks go on without the player.
        """
        since = self._services.utc() - timedelta(days=1, seconds=DAILY_GRACE_SECONDS)
        try:
            for name in await self._store.unfinished(since.date().isoformat()):
                await self._rebuild(name)
        except StoreError as error:
            fault("results not rebuilt", error)

    async def _rebuild(self, name: str) -> None:
        try:
            table = await self._room.folded(name)
            if table is None:
                return
            if table.phase == "play" and table.paused is None:
                await self._room.host(name)
        except FAULTS as error:  # an unreadable log only loses one attempt
            fault("attempt not rebuilt", error)
            return
        if table.phase == "over":
            await self._finish(table)

    def game(self) -> tuple[HostedGame, DailyMode]:
        """Return the first game that supports daily boards; the package includes one."""
        parts = ((kind, kind.modes.daily) for kind in self._room.kinds.values())
        return next((kind, part) for kind, part in parts if part is not None)

    def _today(self) -> str:
        return self._services.utc().date().isoformat()

    def _open(self, day: str) -> bool:
        """Return whether an attempt at a day's board still counts if it ends now."""
        midnight = datetime.combine(date.fromisoformat(day), time(), UTC) + timedelta(days=1)
        return self._services.utc() < midnight + timedelta(seconds=DAILY_GRACE_SECONDS)

    async def _finish(self, table: Table) -> None:
        part = self._room.kinds[table.lobby.game].modes.daily
        assert part is not None
        result = result_of(table, part)
        if self._open(result.date):
            await self._store.finish(result)
            await self._days.forget(result.date)

    async def _claimed(self, day: str, guest: str, name: str) -> Attempt:
        """Return the guest's attempt; if several start at once, the first one counts."""
        before = await self._store.attempt(day, guest)
        if before is not None:
            return before
        kind, part = self.game()
        wanted = Wanted(
            kind,
            f"Daily board {day}",
            part.options,
            public=False,
            sitters=(Sitter(guest, name),),
            daily=day,
        )
        for _ in range(NAMES_TRIED):
            table = table_name(self._services.below, public=False)
            held, first = fresh(wanted, table, daily_seed(self._key, day))
            attempt = Attempt(day, guest, name, table)
            kept = await self._store.claim(attempt, held, first)
            if kept is not None:
                self._services.counts.tables_created += kept is attempt
                return kept
        raise StoreError("no free name was found")

    async def _attempt(self, day: str, guest: str) -> Attempt | None:
        """Return a guest's attempt, with its result if it is over by now."""
        attempt = await self._store.attempt(day, guest)
        if attempt is None or attempt.total is not None:
            return attempt
        host = self._room.hosts.get(attempt.table)
        if host is None or host.table.phase != "over":
            return attempt
        await self._finish(host.table)
        return await self._store.attempt(day, guest)

    async def _past(self, day: str, guest: str | None) -> DailyPast | None:
        past = await self._days.day(day)
        if not past.board:
            return None
        # Attempts begun before midnight may still be running, and these words would help them.
        best = [] if self._open(day) else past.best
        return DailyPast(day, _lines(past.board[:DAILY_YESTERDAY], guest), best)

    def _keep_soon(self, table: Table) -> None:
        task = asyncio.get_running_loop().create_task(self._keep(table))
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _keep(self, table: Table) -> None:
        try:
            await self._finish(table)
        except StoreError as error:
            # The log has the result: it is found when somebody asks, or at the next start.
            fault("result not kept", error)


def daily_seed(key: bytes, day: str) -> bytes:
    """Return the secret of all tables of one day; it reveals nothing about other days."""
    return hmac.digest(key, f"daily {day}".encode(), hashlib.sha256)


def result_of(table: Table, part: DailyMode) -> Attempt:
    """Return the result of an attempt from its finished table."""
    assert table.lobby.daily is not None
    assert table.result is not None
    best = tuple(PlayedWord(word, points) for word, points in part.words(table.state))
    (sitter,) = table.sitters
    total = table.result.scores[0]
    return Attempt(table.lobby.daily, sitter.player, sitter.name, table.lobby.name, total, best)


def _ms_until(day: date, now: datetime) -> int:
    midnight = datetime.combine(day, time(), UTC)
    # Rounded up, so that a client which asks again after this time gets the next day.
    return -((now - midnight) // timedelta(milliseconds=1))


def _mine(attempt: Attempt) -> DailyMine:
    return DailyMine(attempt.table, attempt.total, attempt.total is not None)


def _lines(board: list[Attempt], guest: str | None) -> list[DailyLine]:
    return [DailyLine(a.name, a.total, a.guest == guest) for a in board if a.total is not None]
