"""No-shows: players who don't come to their table in time lose, if the evening has a limit."""

import asyncio
from typing import NamedTuple

from rumpus.evening.events import Places
from rumpus.evening.state import Board
from rumpus.server.clubs.boards import Tables, call_off, found_table
from rumpus.server.clubs.evenings import Evenings
from rumpus.server.clubs.live import Live
from rumpus.server.limits import values as limits
from rumpus.server.ops.logging import fault
from rumpus.store.log import StoreError
from rumpus.table.guests import guest_of

_MINUTE = 60


class _Watched(NamedTuple):
    """People who have been seen at a table, and the loop's time when the room began to look."""

    seen: frozenset[str]
    since: float


class NoShows:
    """The undecided tables of evenings with a limit; after a restart it begins anew."""

    def __init__(self, room: Tables, evenings: Evenings) -> None:
        self._room = room
        self._evenings = evenings
        self._tables: dict[str, _Watched] = {}

    async def watch(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            await asyncio.sleep(limits.NO_SHOW_SECONDS)
            try:
                await self._look(asyncio.get_running_loop().time())
            except StoreError as error:
                fault("no-shows not kept", error)

    async def _look(self, now: float) -> None:
        """Note who is at which table, and decide the games of those who are too late."""
        tables: dict[str, _Watched] = {}
        for live in self._evenings.running:
            plan, rounds = live.state.plan, live.state.rounds
            for at, board in enumerate(rounds[-1].boards if plan.no_show and rounds else ()):
                if not board.name or board.result is not None:
                    continue
                before = self._tables.get(board.name, _Watched(frozenset(), now))
                watched = _Watched(before.seen | self._at(board), before.since)
                tables[board.name] = watched
                late = now - watched.since >= plan.no_show * _MINUTE
                if late and len(watched.seen) < len(board.people):
                    await self._decide(live, len(rounds) - 1, at, board, watched.seen)
        self._tables = tables

    async def _decide(
        self, live: Live, round_: int, at: int, board: Board, here: frozenset[str]
    ) -> None:
        missing = [person for person in board.people if person not in here]
        if await call_off(self._room, board.name, missing):
            # The evening reads the result of the game, which is over.
            return
        host = await found_table(self._room, board.name)
        if host is not None and host.table.phase == "over":
            return
        # There is no table any more that could be closed.
        absent = [board.people.index(person) for person in missing]
        plan = live.state.plan
        seats = range(len(board.people))
        # A team plays only if both partners are there.
        lost = {at for at in seats if any(at == each or plan.partners(at, each) for each in absent)}
        came = tuple(at for at in seats if at not in lost)
        rest = tuple(sorted(lost))
        places: Places = (came, rest) if came else ()
        await self._evenings.set_result(live, round_, at, places, "no_show")

    def _at(self, board: Board) -> frozenset[str]:
        host = self._room.hosts.get(board.name)
        if host is None:
            return frozenset()
        guests = (guest_of(listener.player) for listener in host.audience.listeners())
        return frozenset(guests).intersection(board.people)
