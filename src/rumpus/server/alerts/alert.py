"""What an alert says, and by which ways it goes out."""

from collections.abc import Callable, Iterable
from typing import Final, Literal, NamedTuple, Protocol

import msgspec

from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.ops.metrics import Counts

Kind = Literal[
    "turn", "half", "last", "done", "rematch", "declined", "round", "found", "let_in", "came_in"
]
"""
Your turn; half of its time is over; a tenth is left; you've moved; a rematch, and that somebody
declined it; a new round; somebody to play with was found. The last two are about your account: a
leader of a club made a recovery code for it, and somebody signed in by that.
"""


ABOUT_ACCOUNTS: Final[frozenset[Kind]] = frozenset({"let_in", "came_in"})
"""Kinds that no limit drops: a member has to know of them."""


class Alert(msgspec.Struct, frozen=True):
    """
    What somebody is alerted to; nothing in it is secret to anybody at the table.

    *table* is the table's name, empty if somebody was found. *game* is the game's title, and
    *others* names the fellow players. *due* is when the turn at a slow table ends, or for how long
    the seat is held, in ms since 1970; None at a live table. About an account, *game* is the title
    of the club, *others* names its leader, and the code ends at *due*.
    """

    kind: Kind
    table: str
    game: str
    others: tuple[str, ...] = ()
    due: int | None = None


class Sending(NamedTuple):
    """An alert to a guest, which is of no use after *until* (in ms since 1970)."""

    guest: str
    alert: Alert
    until: int

    @property
    def urgent(self) -> bool:
        """Return True if a sleeping device should wake for it."""
        if self.alert.kind in {"last", "found", *ABOUT_ACCOUNTS}:
            return True
        return self.alert.kind != "done" and self.alert.due is None


class Way(Protocol):
    """One way to reach people who are elsewhere: by push, or by e-mail."""

    def reaches(self, guest: str) -> bool:
        """Return True if a guest wants alerts by this way; never waits."""
        ...

    def send(self, sending: Sending) -> None:
        """Send an alert soon; never waits, and drops it if too many wait already."""
        ...

    async def hand_over(self, sending: Sending) -> None:
        """Send an alert soon to where its guest is reached now; raises `StoreError`."""
        ...


class Ways:
    """All ways together; each guest gets alerts at a limited rate."""

    def __init__(self, ways: Iterable[Way], counts: Counts, clock: Callable[[], float]) -> None:
        """Measure rates by *clock*, a steady one in seconds."""
        self._ways = tuple(ways)
        self._counts = counts
        self._clock = clock
        self._rates = Buckets(limits.ALERTS)

    def reaches(self, guest: str) -> bool:
        """Return True if a guest wants alerts by any way."""
        return any(way.reaches(guest) for way in self._ways)

    def send(self, sending: Sending) -> None:
        """Send an alert by every way that its guest wants."""
        if not self._rates.take(sending.guest, self._clock()):
            self._counts.alerts_dropped += 1
            return
        for way in self._ways:
            if way.reaches(sending.guest):
                way.send(sending)

    async def hand_over(self, sending: Sending) -> None:
        """
        Send an alert about an account to where its guest is reached now; raises `StoreError`.

        It goes there even if somebody signs the devices out, or deletes the address, meanwhile.
        """
        for way in self._ways:
            if way.reaches(sending.guest):
                await way.hand_over(sending)
