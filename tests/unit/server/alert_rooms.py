"""Rooms that send alerts, in virtual time; a test reads what they would push."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa

from rooms import kinds, settled
from rumpus.core.values import Seat
from rumpus.server.alerts.alert import Sending
from rumpus.server.alerts.alerting import Alerting
from rumpus.server.limits import values as limits
from rumpus.store.log import Store
from rumpus.store.people.members import Members
from toys.sealed import SealedGame, State
from toys.shot import ShotGame
from unit.server.keesdrow_rooms import Clock
from unit.server.slow_rooms import NOON, Holidays, open_slow_room

T = TypeVar("T")


class InlineMembers(Members):
    """People's tables that are read and written at once, in virtual time."""

    async def _do(self, engine: sa.Engine, work: Callable[[sa.Connection], T]) -> T:
        with engine.begin() as connection:
            return work(connection)


class Waiting(SealedGame):
    """The toy of seals, in which the others wait for those who haven't sealed."""

    def blocking_seats(self, state: State) -> frozenset[Seat]:
        """Return the seats without a seal."""
        return frozenset(seat for seat in self.awaited(state) if not state.numbers[seat])


class AlertRoom:
    """A room, its clock, and the alerts that it has sent; Ann and Bob want them."""

    def __init__(
        self,
        folder: Path,
        clock: Clock | None = None,
        store: Store | None = None,
        away: Holidays | None = None,
    ) -> None:
        self.clock = clock or Clock(NOON)
        self.members = InlineMembers(folder / "rumpus.db")
        self.room = open_slow_room(self.clock, store, away)
        self.room.kinds.update(kinds([Waiting, ShotGame]))
        self.alerts = Alerting(
            self.room.services, self.room.kinds, self.members, b"k" * 32, lambda _, __: True
        )
        self.sent: list[Sending] = []
        self.wanted = {"ann", "bob"}
        vars(self.alerts.pusher).update(send=self.sent.append, reaches=self.wanted.__contains__)
        self.room.services = self.room.services._replace(alerts=self.alerts)
        self.alerts.begin(self.room.hosts)

    def kinds(self, guest: str) -> list[str]:
        """Return the kinds of the alerts to a guest, in order."""
        return [one.alert.kind for one in self.sent if one.guest == guest]

    async def later(self, days: float) -> None:
        """Let days pass at once, and the room notice it."""
        self.clock.days += days  # type: ignore[assignment]
        await self.noticed()

    async def noticed(self) -> None:
        """Wait until the room has looked for reminders twice."""
        await asyncio.sleep(2 * limits.REMINDER_SECONDS + 1)

    async def close(self) -> None:
        """Close the room and its tables."""
        await settled()
        self.alerts.close()
        await self.room.drain()
        self.members.close()
