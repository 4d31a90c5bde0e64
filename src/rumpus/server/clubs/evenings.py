"""Evenings of clubs at the room's tables: rounds are seated, and results come from the games."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import combinations
from typing import Final

import msgspec

from rumpus.core.chance import Chance
from rumpus.core.values import Refusal
from rumpus.evening import requests
from rumpus.evening.events import Event, Left, Places, Plan, RoundPaired, Source, TableMade
from rumpus.evening.state import Board, Evening, evolve
from rumpus.server.clubs.boards import (
    Tables,
    enter_result,
    found_table,
    make_table,
    name_of,
    needs_table,
    outcome_of,
)
from rumpus.server.clubs.live import Live
from rumpus.server.limits import values as limits
from rumpus.server.names import FORMER_MEMBER, evening_code
from rumpus.server.ops.logging import fault
from rumpus.server.tables.mode import RunningTable
from rumpus.store.log import StoreError
from rumpus.store.people.club_rows import Club
from rumpus.store.people.evenings import EveningRow, EveningRows
from rumpus.table.guests import guest_of

Asked = Callable[[Evening], Event | Sequence[Event] | Refusal]
"""Request to an evening, which judges it by its state."""

Entry = tuple[str, str]
"""Id and name of somebody to enter."""

_GONE: Final = Refusal("no_such_evening")


class Evenings:
    """The latest evening of each club in use."""

    def __init__(self, room: Tables, rows: EveningRows) -> None:
        self._room = room
        self._rows = rows
        self._lives: dict[str, Live] = {}
        self._opening = asyncio.Lock()
        self._tables: dict[str, Live] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        room.index.finished.append(self._finished)

    async def begin(self) -> None:
        """Take up the evenings that were running when the room stopped."""
        is_former = self._room.services.past.is_former
        for row in await self._rows.running():
            live = self._take_up(row)
            for person in filter(is_former, live.state.present):
                # The room was stopped while this person's account was being deleted.
                await live.append(self._rows, (Left(person, dropped=True),))
            for number in range(len(live.state.rounds)):
                self._share(live, number)
        self._room.shared.learned()
        for live in list(self._lives.values()):
            async with live.lock:
                await self._seat(live)
            await self._collect(live)

    @property
    def running(self) -> list[Live]:
        """Return the evenings in memory that aren't over."""
        return [live for live in self._lives.values() if not live.state.over]

    async def find(self, club: str) -> Live | None:
        """Return the latest evening of a club, or None."""
        if club not in self._lives:
            row = await self._rows.latest(club)
            if row is not None and club not in self._lives:
                self._forget_old()
                self._take_up(row)
        return self._lives.get(club)

    def coded(self, code: str) -> Live | None:
        """Return the running evening with a code, or None."""
        return next((live for live in self.running if live.code == code), None)

    async def open(self, club: Club, plan: Plan) -> Live | Refusal:
        """Open an evening of a club, whose last one must have ended."""
        at = self._now()
        opened = requests.open_evening(plan, at)
        if isinstance(opened, Refusal):
            return opened
        async with self._opening:
            last = await self.find(club.name)
            if last is not None and last.state.ended is None:
                return Refusal("evening_runs")
            code = evening_code(self._room.services.below) if plan.coded else None
            row = await self._rows.open(club.name, at, code, (opened,))
            if row is None:
                return Refusal("no_such_club")
            self._drop(club.name)
            return self._take_up(row)

    async def change(
        self, live: Live, asked: Asked, most: int = limits.EVENING_EVENTS
    ) -> Refusal | None:
        """Make a request to an evening that has less than *most* events, and store the outcome."""
        async with live.lock:
            if live.step >= most:
                return Refusal("evening_long")
            outcome = asked(live.state)
            if isinstance(outcome, Refusal):
                return outcome
            events = outcome if isinstance(outcome, Sequence) else (outcome,)
            if not await live.append(self._rows, events):
                return _GONE
            self._share(live, len(live.state.rounds) - 1)
        return None

    async def enter(
        self, live: Live, entries: Sequence[Entry], most: int = limits.EVENING_EVENTS
    ) -> Refusal | None:
        """Enter people, or nobody if one of them is refused."""
        is_former = self._room.services.past.is_former

        def asked(evening: Evening) -> Sequence[Event] | Refusal:
            events: list[Event] = []
            for person, name in entries:
                if is_former(person):
                    # The account was deleted while this request was under way.
                    return Refusal("not_signed_in")
                outcome = requests.join(evening, person, name)
                if isinstance(outcome, Refusal):
                    return outcome
                events.append(outcome)
                evening = evolve(evening, outcome)
            return events

        return await self.change(live, asked, most)

    async def next_round(self, live: Live) -> Refusal | None:
        """Pair the next round, and seat everybody at tables where the games have begun."""
        services = self._room.services
        async with live.lock:
            state, seed = live.state, services.seed()
            apart = {
                frozenset(two) for two in combinations(state.present, 2) if services.apart(*two)
            }
            loop = asyncio.get_running_loop()

            def paired() -> RoundPaired | Refusal:
                dealt = seed.hex() if state.plan.same_boards else ""
                chance = Chance(seed, "pairing")
                return requests.pair(state, chance, self._now(), dealt, apart)

            outcome = await loop.run_in_executor(services.threads, paired)
            if isinstance(outcome, Refusal):
                return outcome
            named = msgspec.structs.replace(outcome, names=services.seed().hex())
            if not await live.append(self._rows, (named,)):
                return _GONE
            self._share(live, len(live.state.rounds) - 1)
            return None if await self._seat(live) else _GONE

    async def set_result(
        self,
        live: Live,
        round_: int,
        table: int,
        places: Places,
        source: Source,
        scores: tuple[int, ...] = (),
    ) -> Refusal | None:
        """Set or correct the result of a table, whose game ends if it still runs."""
        refusal = await self.change(
            live,
            lambda evening: requests.set_result(evening, round_, table, places, source, scores),
        )
        if refusal is not None:
            return refusal
        if live.state.rounds[round_].over:
            self._reveal(live, round_)
        if source == "hand":
            await self._call_off(live.state.rounds[round_].boards[table])
        return None

    async def end(self, live: Live) -> Refusal | None:
        """End an evening; games that are still on will count."""
        async with live.lock:
            ended = requests.end(live.state, self._now())
            if isinstance(ended, Refusal):
                return ended
            if not await live.append(self._rows, (ended,)):
                return _GONE
        self._announce(live, live.state.people)
        return None

    async def forget(self, person: str) -> None:
        """Let a person leave whose account was deleted, and make their name neutral."""
        lives = list(self._lives.values())
        there = await self._rows.there([live.id for live in lives])
        for live in lives:
            async with live.lock:
                if live.id not in there:
                    # It went with a club of which this person was the last.
                    self._drop(live.club)
                elif person in live.state.people:
                    # A change that was under way may have stored the old name again.
                    await self._rows.rename(live.id, person, FORMER_MEMBER)
                    live.rename(person, FORMER_MEMBER)
                    left = requests.leave(live.state, person, dropped=True)
                    if not isinstance(left, Refusal):
                        await live.append(self._rows, (left,))

    async def drop(self, live: Live, people: Sequence[str]) -> Refusal | None:
        """Let people leave, who come back only if they are in the club or a leader enters them."""
        return await self.change(
            live,
            lambda evening: _all(requests.leave(evening, each, dropped=True) for each in people),
        )

    async def quiet(self, live: Live, people: Sequence[str], minutes: int) -> Refusal | None:
        """Let people say nothing at the tables for some minutes, or talk again after 0."""
        now = self._now()
        refusal = await self.change(
            live,
            lambda evening: _all(requests.quiet(evening, each, now, minutes) for each in people),
        )
        self._announce(live, people)
        return refusal

    def _announce(self, live: Live, people: Collection[str]) -> None:
        """Announce to some people, and to nobody else, until when they are muted at the tables."""
        for name, host in list(self._room.hosts.items()):
            listeners = host.audience.listeners() if self._tables.get(name) is live else ()
            for listener in list(listeners):
                if guest_of(listener.player) in people:
                    host.announce(listener)

    def quiet_until(self, table: str, guest: str) -> int | None:
        """Return until when a guest says nothing at a table of an evening, in s, or None."""
        live = self._tables.get(table)
        return None if live is None else live.quiet_until(guest, self._now())

    def delete(self, club: str) -> None:
        """Forget the evening of a club that was deleted."""
        self._drop(club)

    def close(self) -> None:
        """Answer the requests that wait, because the room stops."""
        for live in self._lives.values():
            live.wake()
        for task in self._tasks:
            task.cancel()

    async def _seat(self, live: Live) -> bool:
        """
        Make the tables of the last round that aren't there yet; the caller holds the lock.

        Returns False if the evening was deleted with its club meanwhile.
        """
        if not live.state.rounds:
            return True
        number, last = len(live.state.rounds) - 1, live.state.rounds[-1]
        shared = live.shared(number)
        seed = b"" if shared is None else bytes.fromhex(last.seed)
        for at, board in enumerate(last.boards):
            if needs_table(board):
                address = name_of(last, f"{live.id} {number} {at}")
                name = await make_table(self._room, live.state, board, address, shared, seed)
                if name is not None:
                    if not await live.append(self._rows, (TableMade(number, at, name),)):
                        return False
                    self._tables[name] = live
        return True

    async def _collect(self, live: Live) -> None:
        """Read results of games that ended while nobody looked, and end games that have one."""
        for each in live.state.rounds[-1:]:
            for board in each.boards:
                if board.result is not None and board.result.source == "hand":
                    await self._call_off(board)
                elif board.name and board.result is None:
                    host = await found_table(self._room, board.name)
                    if host is not None:
                        await self._read(live, host)

    async def _call_off(self, board: Board) -> None:
        """End the game of a table whose result a leader has entered."""
        if board.name:
            try:
                await enter_result(self._room, board)
            except StoreError as error:
                # The result stands; the table is closed when the room starts again.
                fault("table of an evening not closed", error)

    async def _read(self, live: Live, host: RunningTable) -> None:
        found = live.find(host.table.lobby.name)
        outcome = None if found is None else outcome_of(host.table, found[2])
        if found is None or outcome is None or found[2].result is not None:
            return
        try:
            refusal = await self.set_result(
                live, found[0], found[1], outcome.places, outcome.source, outcome.scores
            )
        except StoreError as error:
            # It is read again when the room starts; a leader can set it meanwhile.
            fault("result of an evening not kept", error)
            return
        if refusal is not None and refusal != _GONE:
            fault("result of an evening refused", ValueError(refusal.code))

    def _finished(self, host: RunningTable) -> None:
        live = self._tables.get(host.table.lobby.name)
        if live is None:
            return
        task = asyncio.get_running_loop().create_task(self._read(live, host))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _reveal(self, live: Live, round_: int) -> None:
        """Show the boards of a round to everybody, and their seed to those at the tables."""
        shared = live.shared(round_)
        if shared is None:
            return
        self._room.shared.end(shared)
        for board in live.state.rounds[round_].boards:
            host = self._room.hosts.get(board.name)
            if host is not None:
                host.audience.tell_again(host.now)

    def _share(self, live: Live, round_: int) -> None:
        shared = live.shared(round_)
        if round_ >= 0 and shared is not None and not live.state.rounds[round_].over:
            self._room.shared.begin(shared)

    def _take_up(self, row: EveningRow) -> Live:
        live = self._lives[row.club] = Live(row)
        for each in live.state.rounds:
            for board in each.boards:
                if board.name:
                    self._tables[board.name] = live
        return live

    def _forget_old(self) -> None:
        """Make room in memory for another evening, by those that are over."""
        over = [club for club, live in self._lives.items() if live.state.over]
        for club in over[: max(0, len(self._lives) + 1 - limits.EVENINGS_KEPT)]:
            self._drop(club)

    def _drop(self, club: str) -> None:
        live = self._lives.pop(club, None)
        if live is not None:
            for number in range(len(live.state.rounds)):
                # Nobody follows a game that still runs, so nothing would show its board later.
                self._reveal(live, number)
            self._tables = {name: each for name, each in self._tables.items() if each is not live}
            live.wake()

    def _now(self) -> int:
        return int(self._room.services.utc().timestamp())


def _all(outcomes: Iterable[Event | Refusal]) -> Sequence[Event] | Refusal:
    """Return all events, or the first refusal."""
    events: list[Event] = []
    for outcome in outcomes:
        if isinstance(outcome, Refusal):
            return outcome
        events.append(outcome)
    return events
