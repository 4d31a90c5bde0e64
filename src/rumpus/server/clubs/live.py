"""An evening in memory: its state, its log, and the requests that wait for news of it."""

import asyncio
from collections import Counter
from collections.abc import Sequence

import msgspec

from rumpus.evening.events import Event, Quieted
from rumpus.evening.standings import Row, standings
from rumpus.evening.state import Board, evolve, fold
from rumpus.server.news import News
from rumpus.store.people.evenings import EveningRow, EveningRows


class Live(News):
    """
    The latest evening of a club.

    *step* counts its events, and *lock* is held by the one that changes it.
    """

    def __init__(self, row: EveningRow) -> None:
        """Take over an evening as it is stored."""
        super().__init__()
        self.id = row.id
        self.club = row.club
        self.code = row.code
        self.state = fold(row.events)
        self.step = len(row.events)
        self.lock = asyncio.Lock()
        self._over = row.over
        self._quiets = _quiets(row.events)
        self._wakes = 0
        self._standings: list[Row] | None = None

    async def append(self, rows: EveningRows, events: Sequence[Event]) -> bool:
        """
        Store events and fold them; once the evening is over, its code is void.

        Returns False if the evening was deleted with its club meanwhile.
        """
        if not await rows.append(self.id, self.step, events):
            return False
        for event in events:
            self.state = evolve(self.state, event)
        self._standings = None
        self.step += len(events)
        quiets = _quiets(events)
        self._quiets += quiets
        if self.state.over and not self._over:
            await rows.close_evening(self.id)
            self._over, self.code = True, None
        if quiets:
            super().wake()
        else:
            self.wake()
        return True

    @property
    def shown_step(self) -> int:
        """Return the changes that everybody sees; that somebody is muted shows to few."""
        return self.step - self._quiets.total()

    def wake(self) -> None:
        """Wake all requests that wait for a change."""
        self._wakes += 1
        super().wake()

    async def changed_for(self, person: str, seconds: float, *, leads: bool) -> None:
        """Wait until something changes that a person sees, or for some seconds."""

        def seen() -> tuple[int, int]:
            return self._wakes, self._quiets.total() if leads else self._quiets[person]

        before, loop = seen(), asyncio.get_running_loop()
        until = loop.time() + seconds
        while seen() == before and loop.time() < until:
            await self.changed(until - loop.time())

    @property
    def standings(self) -> list[Row]:
        """Return everybody's standing; computed once after each change, however many look."""
        if self._standings is None:
            self._standings = standings(self.state)
        return self._standings

    def rename(self, person: str, name: str) -> None:
        """Show another name for a person."""
        changed = msgspec.structs.replace(self.state.people[person], name=name)
        people = self.state.people | {person: changed}
        self.state = msgspec.structs.replace(self.state, people=people)
        self.wake()

    def quiet_until(self, person: str, now: int) -> int | None:
        """Return until when a person says nothing at the tables, in seconds since 1970, or None."""
        known = self.state.people.get(person)
        if known is None or self.state.ended is not None or known.quiet <= now:
            return None
        return known.quiet

    def shared(self, round_: int) -> str | None:
        """Return the name that the tables of a round share if they have the same board."""
        return f"{self.id}/{round_}" if self.state.plan.same_boards else None

    def find(self, table: str) -> tuple[int, int, Board] | None:
        """Return a table of the room by its round and number, or None."""
        return next(
            (
                (number, at, board)
                for number, each in enumerate(self.state.rounds)
                for at, board in enumerate(each.boards)
                if board.name == table
            ),
            None,
        )


def _quiets(events: Sequence[Event]) -> Counter[str]:
    """Count how often each person is muted, or may talk again."""
    return Counter(event.person for event in events if isinstance(event, Quieted))
