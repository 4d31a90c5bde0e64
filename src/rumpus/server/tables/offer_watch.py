"""
Offer watch: starts a rematch once everybody who was asked sits at its table, or ends its offer.

At a slow table an offer waits for days, and nobody has to be connected. At a live one it ends after
two minutes, or when nobody who accepted it is there any more; their seats are free then, so that no
latecomer sits down with players who have gone.
"""

import asyncio
from collections.abc import Callable
from datetime import datetime
from typing import Protocol

from rumpus.server.limits.values import OFFER_DAYS, OFFER_SECONDS
from rumpus.server.tables.broadcast import Broadcast
from rumpus.server.tables.company import together
from rumpus.server.tables.presence import Presence
from rumpus.server.tables.table_view import people_of
from rumpus.table.actions import Lapse, Renew, RoomAction, Start, TableAction
from rumpus.table.events import Offer
from rumpus.table.lobby import not_ready
from rumpus.table.offer import absentees, declined
from rumpus.table.table import Table

_DAY_MS = 86_400_000


def lapses_at(now: datetime, *, slow: bool) -> int:
    """Return when an offer lapses that is made now, in ms since 1970."""
    ms = OFFER_DAYS * _DAY_MS if slow else int(1000 * OFFER_SECONDS)
    return int(1000 * now.timestamp()) + ms


class Offering(Protocol):
    """Parts of the driver that an offer needs."""

    table: Table
    audience: Broadcast

    def request(
        self, player: str, action: TableAction | RoomAction | None, *, together: bool = False
    ) -> None:
        """Make a request to the table for a player, or for the room if *player* is empty."""
        ...


class OfferWatch:
    """The offer of a rematch at one table, if there is one."""

    __slots__ = ("_alarm", "_host", "_loop", "_presence", "_seated", "_utc")

    def __init__(self, host: Offering, presence: Presence, utc: Callable[[], datetime]) -> None:
        self._host = host
        self._presence = presence
        self._utc = utc
        self._loop = asyncio.get_running_loop()
        self._alarm: asyncio.TimerHandle | None = None
        self._seated = self._accepted()

    def review(self) -> None:
        """Start the game, renew the offer or end it; call this after every change."""
        self.close()
        table = self._host.table
        offer = table.lobby.offer
        if offer is None or table.phase != "lobby":
            return
        before, self._seated = self._seated, self._accepted()
        if self._complete():
            people, listeners = people_of(table).values(), self._host.audience.listeners()
            self._host.request(table.lobby.host, Start(), together=together(people, listeners))
        elif offer.lapsed and not self._seated <= before and not declined(table.lobby):
            self._host.request("", Renew(lapses_at(self._utc(), slow=table.slow)))
        elif not offer.lapsed:
            self._end_or_wait(offer)

    def close(self) -> None:
        """Stop waiting for the end of the offer."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _accepted(self) -> frozenset[str]:
        """Return the players who were asked and sit here."""
        lobby = self._host.table.lobby
        offered = () if lobby.offer is None else lobby.offer.players
        return frozenset(one.player for one in offered) - {one.player for one in absentees(lobby)}

    def _complete(self) -> bool:
        """Return True if everybody has agreed and, unless the table is slow, is here."""
        table = self._host.table
        if absentees(table.lobby) or not_ready(table.lobby) is not None:
            return False
        return table.slow or all(map(self._presence.here, people_of(table).values()))

    def _end_or_wait(self, offer: Offer) -> None:
        table, here = self._host.table, self._presence.here
        left = offer.until / 1000 - self._utc().timestamp()
        gone: tuple[int, ...] = ()
        if not table.slow and not any(map(here, self._seated)):
            # A player who opens the page of the next game connects in a moment.
            now = self._loop.time()
            wait = max(self._presence.reprieve(one, now) for one in self._seated or {""})
            if wait <= left:
                left = wait
                gone = tuple(seat for seat, one in people_of(table).items() if not here(one))
        if left <= 0:
            self._host.request("", Lapse(gone))
        else:
            self._alarm = self._loop.call_later(left, self.review)
