"""Clock of a slow table: the wall clock, whether or not anybody is there or the room runs."""

import asyncio
from collections.abc import Iterable
from typing import Any

from rumpus.core.values import Act, Millis, Timer
from rumpus.server.services import Away, Services
from rumpus.server.tables.slow_games import awaited, game_after, since
from rumpus.store.log import SlowGame
from rumpus.table.actions import SetClock
from rumpus.table.clock import TableClock
from rumpus.table.events import Do
from rumpus.table.guests import guest_of
from rumpus.table.slow_time import Span, moment_after, waited
from rumpus.table.table import AnyEntry, Table

AnyCause = Act[Any] | Timer | Do


def spans_of(away: Away, guests: Iterable[str]) -> list[Span]:
    """Return the holidays of several guests."""
    return [span for guest in guests for span in away(guest)]


def holidays_of(game: SlowGame, away: Away) -> list[Span]:
    """Return the holidays that delay the deadline of a slow game."""
    return spans_of(away, game.awaited) if game.holidays else []


def deadline(game: SlowGame, away: Away) -> int:
    """Return the next deadline of a slow game, in ms since 1970; holidays may delay it."""
    return moment_after(holidays_of(game, away), game.since, game.due - game.since)


class LiveClock(TableClock):
    """Clock of a live table: its driver starts and stops it, and the log needs nothing of it."""

    __slots__ = ()

    waiting = False

    def game_after(self, entry: AnyEntry) -> None:
        """Return None: a live game isn't listed by the store."""

    def setting(self, cause: AnyCause | None, at: Millis) -> None:
        """Return None: this clock needs no setting."""


class SlowClock:
    """
    Table time of a slow table, as `TableClock` has it for a live one.

    It stands still until the log holds its epoch, and while an awaited player is on holiday, if
    holidays count at this table.
    """

    __slots__ = ("_loop", "_services", "_table")

    def __init__(self, table: Table, services: Services) -> None:
        self._table = table
        self._services = services
        self._loop = asyncio.get_running_loop()

    @property
    def waiting(self) -> bool:
        """Return whether time stands still, because an awaited player is on holiday."""
        now = self.wall(1000 * self._loop.time())
        return any(span.start <= now < span.until for span in self._spans())

    def start(self, steady: float) -> None:
        """Do nothing: the wall clock needs no start."""

    def stop(self, steady: float) -> None:
        """Do nothing: only a holiday stops this clock."""

    def wall(self, steady: float) -> int:
        """Return the moment of a reading of the loop's clock, in ms since 1970."""
        return int(1000 * self._services.utc().timestamp() - (1000 * self._loop.time() - steady))

    def now(self, steady: float) -> Millis:
        """Return table time at this reading."""
        table = self._table
        if table.epoch is None:
            return table.at
        began, now = since(table, table.epoch), self.wall(steady)
        return Millis(table.at + max(0, now - began - waited(self._spans(), began, now)))

    def until(self, due: Millis, steady: float) -> float:
        """Return the ms until table time reaches *due*, with the holidays that are known."""
        epoch = self._table.epoch
        return 0.0 if epoch is None else max(0.0, self._moment(due, epoch) - self.wall(steady))

    def game_after(self, entry: AnyEntry) -> SlowGame | None:
        """Return the game as the store lists it after an entry; None unless it is running."""
        return game_after(self._table, entry, self.wall(1000 * self._loop.time()))

    def setting(self, cause: AnyCause | None, at: Millis) -> Do | None:
        """
        Return the request that the log needs before a cause is applied, or None.

        It sets the clock at the start, and after a holiday in which time stood still.
        """
        table, now = self._table, self.wall(1000 * self._loop.time())
        if table.phase != "play" or (isinstance(cause, Do) and isinstance(cause.action, SetClock)):
            return None
        if table.epoch is None:
            epoch = now - at
        elif cause is None:
            return None
        elif isinstance(cause, Timer):
            # It may be late, because the room was down; others get the time from its moment on.
            epoch = self._moment(at, table.epoch) - at
        else:
            epoch = table.epoch + waited(self._spans(), since(table, table.epoch), now)
        return None if epoch == table.epoch else Do("", SetClock(epoch))

    def _moment(self, at: Millis, epoch: int) -> int:
        return moment_after(self._spans(), since(self._table, epoch), at - self._table.at)

    def _spans(self) -> list[Span]:
        table = self._table
        if table.phase != "play" or not table.lobby.holidays:
            return []
        seats = awaited(table.game, table.state)
        guests = {guest_of(table.sitters[seat].player) for seat in seats}
        return spans_of(self._services.away, guests - {""})


def clock_of(table: Table, services: Services, at: Millis = Millis(0)) -> LiveClock | SlowClock:
    """Return the clock of a table, which stands still at *at* if the table is live."""
    return SlowClock(table, services) if table.slow else LiveClock(at)
