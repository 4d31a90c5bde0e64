"""Attendance: reactions of a driver to people who come and go (broadcast, pause, resume, bots)."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from typing import Protocol, assert_never

from rumpus.server.emblems import Emblem
from rumpus.server.limits.values import PRESENCE_SECONDS, SWEEP_SECONDS
from rumpus.server.messages import PresenceMessage
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.tables.offer_watch import Offering, OfferWatch
from rumpus.server.tables.presence import Errand, Presence
from rumpus.server.tables.slow_clock import LiveClock, SlowClock
from rumpus.server.tables.table_view import people_of
from rumpus.table.actions import AddBot, GoOn, Leave, Suspend


class Attended(Offering, Protocol):
    """Parts of the driver that attendance needs."""

    kind: HostedGame
    clock: LiveClock | SlowClock

    @property
    def ticking(self) -> bool:
        """Return whether a game is running and the table waits for nobody."""
        ...

    def forfeit(self, seat: int) -> None:
        """Resign for a seat whose player stays away."""
        ...

    def follow_clock(self) -> None:
        """Start or stop table time as the table's state requires."""
        ...

    def announce(self) -> None:
        """Send everybody the current presence."""
        ...


class Faces(Protocol):
    """Parts of the room that know what people look like."""

    def emblem_of(self, player: str) -> Emblem:
        """Return a guest's emblem."""
        ...

    def back_at(self, player: str) -> int | None:
        """Return when a guest's holiday ends, in ms since 1970; None if they are on none."""
        ...


class Attendance:
    """The people at one table, and the errands that follow from their absence."""

    __slots__ = (
        "_announcing",
        "_closed",
        "_faces",
        "_host",
        "_loop",
        "_offers",
        "_presence",
        "_watching",
    )

    def __init__(self, host: Attended, faces: Faces, utc: Callable[[], datetime]) -> None:
        self._host = host
        self._faces = faces
        self._loop = asyncio.get_running_loop()
        self._presence = Presence(host.table, self._loop.time(), bots=bool(host.kind.levels))
        self._offers = OfferWatch(host, self._presence, utc)
        self._closed = False
        self._announcing: asyncio.TimerHandle | None = None
        self._watching: asyncio.TimerHandle | None = None

    @property
    def returning(self) -> bool:
        """Return whether table time still waits for people to come, or to come back."""
        return self._presence.returning

    @property
    def attended(self) -> bool:
        """Return whether anybody is present for whom the table should run."""
        return self._presence.attended()

    @property
    def playable(self) -> bool:
        """Return whether everybody whom play needs is present."""
        return self._presence.playable()

    def reprieve(self, seat: int) -> float:
        """Return the seconds until a seat's person counts as gone; 0 if the seat has no person."""
        player = people_of(self._host.table).get(seat)
        return 0.0 if player is None else self._presence.reprieve(player, self._loop.time())

    def grace(self, player: str) -> float | None:
        """Return the seconds until the room acts for an absent player; None if it won't."""
        return self._presence.grace(player, self._loop.time())

    def message(self) -> PresenceMessage:
        """Return a message with who is present, and the table time."""
        host, presence = self._host, self._presence
        now = self._loop.time()
        return PresenceMessage(
            presence.people(now, self._faces.emblem_of, self._faces.back_at),
            presence.watching(),
            host.clock.now(1000 * now),
            host.ticking,
            [presence.here(one.player) for one in host.table.lobby.queue],
        )

    def here(self, player: str) -> bool:
        """Return True if a player is connected."""
        return self._presence.here(player)

    def came(self, player: str) -> None:
        """Register a new socket."""
        self._presence.came(player, self._loop.time())
        self.changed()

    def gather(self, seconds: float) -> None:
        """Let table time wait, once the game has begun, until all have come or *seconds* passed."""
        self._presence.gather(seconds)

    def went(self, player: str, *, left: bool = False) -> None:
        """Register that a socket is gone; *left*: its player left on purpose."""
        self._presence.went(player, self._loop.time(), left=left)
        self.changed()

    def changed(self) -> None:
        """Check again after somebody came or went, or the table changed."""
        if self._closed:
            return
        presence, table, now = self._presence, self._host.table, self._loop.time()
        presence.reckon(now)
        if presence.returning and presence.complete():
            presence.go_on(now)
        paused = table.paused
        if paused is not None and paused.seat is None and presence.playable():
            presence.forgive(now)
            self._host.request("", GoOn(presence.away()))
        self._host.follow_clock()
        self._watch()
        self._offers.review()
        if self._announcing is None:
            self._announcing = self._loop.call_later(PRESENCE_SECONDS, self._announce)

    def close(self) -> None:
        """Stop checking."""
        self._closed = True
        self._offers.close()
        for handle in (self._announcing, self._watching):
            if handle is not None:
                handle.cancel()

    def _announce(self) -> None:
        self._announcing = None
        self._host.announce()

    def _watch(self, least: float = 0.0) -> None:
        if self._watching is not None:
            self._watching.cancel()
        errand = self._presence.errand()
        self._watching = None
        if errand is not None:
            wait = max(least, errand.due - self._loop.time())
            self._watching = self._loop.call_later(wait, self._run)

    def _run(self) -> None:
        errand = self._presence.errand()
        # The loop's timer may fire a little early.
        if errand is not None and errand.due <= self._loop.time() + 0.01:
            self._do_errand(errand)
        # A request that the table refuses is not tried again at once.
        self._watch(SWEEP_SECONDS)

    def _do_errand(self, errand: Errand) -> None:
        host = self._host
        match errand.what:
            case "pause":
                host.request("", Suspend(tuple(self._presence.missed())))
            case "bot":
                host.request("", AddBot(errand.seat, host.kind.levels[0]))
            case "forfeit":
                host.forfeit(errand.seat)
            case "free":
                host.request(people_of(host.table)[errand.seat], Leave())
            case "go_on":
                self._presence.go_on(self._loop.time())
                self.changed()
            case _:
                assert_never(errand.what)
