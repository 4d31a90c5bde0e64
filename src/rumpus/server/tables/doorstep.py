"""
Doorstep: the guests who ask to be let in at one table, until somebody there answers.

Nothing of it is stored: a guest who leaves no longer asks, and the log holds only those let in.
"""

import asyncio
import secrets
from typing import Final, Literal

from rumpus.core.values import Refusal
from rumpus.server.limits import values as limits
from rumpus.server.messages import Asker, AskingMessage
from rumpus.server.news import News
from rumpus.server.tables.broadcast import Listener
from rumpus.server.tables.door import belongs
from rumpus.server.tables.mode import RunningTable
from rumpus.table.door import no_entry
from rumpus.table.guests import is_screen

State = Literal["waiting", "turned_away"]

_ID_BYTES: Final = 9


class Visit(News):
    """
    One guest at the door; *looks* counts the requests that wait for a change.

    *until* is the reading of the loop's clock at which a guest who doesn't look has left.
    """

    def __init__(self, guest: str, address: str, name: str) -> None:
        super().__init__()
        self.id = secrets.token_urlsafe(_ID_BYTES)
        self.guest = guest
        self.address = address
        self.name = name
        self.state: State = "waiting"
        self.looks = 0
        self.until = 0.0


class Doorstep:
    """The guests at the door of one table; those who were turned away can't ask again."""

    def __init__(self, host: RunningTable) -> None:
        self._host = host
        self._loop = asyncio.get_running_loop()
        self._visits: dict[str, Visit] = {}
        self._shown: list[Asker] = []
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> bool:
        """Return True if anybody asks to be let in."""
        return bool(self._asking())

    def find(self, guest: str) -> Visit | None:
        """Return a guest's visit, or None."""
        return self._visits.get(guest)

    def asks(self, guest: str, address: str, name: str) -> Visit | Refusal:
        """Let a guest ask to be let in; a guest who already asks, or may not, keeps their visit."""
        known = self._visits.get(guest)
        if known is not None:
            return known
        waiting = self._asking()
        neighbours = sum(visit.address == address for visit in waiting)
        if len(waiting) >= limits.DOOR_ASKERS or neighbours >= limits.DOOR_ASKERS_OF_ADDRESS:
            return Refusal("too_many")
        visit = self._visits[guest] = Visit(guest, address, name)
        self.stays(visit, limits.SEEK_SECONDS)
        return visit

    def stays(self, visit: Visit, seconds: float) -> None:
        """Let a guest wait for some seconds without looking."""
        visit.until = self._loop.time() + seconds
        self.review()

    def withdraws(self, guest: str) -> None:
        """Remove a guest who no longer asks."""
        visit = self._visits.get(guest)
        if visit is not None and visit.state == "waiting":
            self._drop(visit)
            self.review()

    def named(self, asker: str) -> Visit | None:
        """Return the visit of a guest who asks, by its id."""
        return next((visit for visit in self._asking() if visit.id == asker), None)

    def turn_away(self, visit: Visit) -> None:
        """Refuse to let a guest in, for as long as the table is in memory."""
        visit.state = "turned_away"
        visit.wake()
        turned = [one for one in self._visits.values() if one.state == "turned_away"]
        for one in turned[: max(0, len(turned) - limits.TURNED_AWAY)]:
            self._drop(one)
        self.review()

    def review(self) -> None:
        """Forget who has left or may sit down by now, and show the others to those inside."""
        now, door = self._loop.time(), self._host.table.lobby.door

        def done(visit: Visit) -> bool:
            # Everybody may ask again if the host later chooses that again.
            if door.sit != "ask" or no_entry(door, visit.guest) is None:
                return True
            return visit.state == "waiting" and visit.looks == 0 and visit.until <= now

        for visit in [visit for visit in self._visits.values() if done(visit)]:
            self._drop(visit)
        shown = [Asker(visit.id, visit.name) for visit in self._asking()]
        if shown != self._shown:
            self._shown = shown
            for listener in self._host.audience.listeners():
                self.show(listener)
        self._wind()

    def show(self, listener: Listener) -> None:
        """Send a listener the guests who ask, if the listener may let them in."""
        player = listener.player
        if belongs(self._host.table, player) and not is_screen(player):
            self._host.audience.tell(listener, AskingMessage(self._shown))

    def close(self) -> None:
        """Stop for good."""
        for visit in list(self._visits.values()):
            self._drop(visit)
        self._wind()

    def _asking(self) -> list[Visit]:
        return [visit for visit in self._visits.values() if visit.state == "waiting"]

    def _drop(self, visit: Visit) -> None:
        del self._visits[visit.guest]
        visit.wake()

    def _wind(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        dues = [visit.until for visit in self._asking() if visit.looks == 0]
        self._alarm = self._loop.call_at(min(dues), self.review) if dues else None
