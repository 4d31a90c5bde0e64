"""Alerts to turns at live tables: only after the game has waited a while for somebody elsewhere."""

import asyncio
from collections.abc import Callable
from weakref import WeakKeyDictionary

from rumpus.server.alerts.alert import Alert, Kind, Sending, Ways
from rumpus.server.alerts.turns import Looks, others_at, waiting_for
from rumpus.server.limits import values as limits
from rumpus.table.table import Table


class LiveTurns:
    """The guests for whom live tables wait; an alert goes out once in a turn."""

    def __init__(self, ways: Ways, looks: Looks, now: Callable[[], int]) -> None:
        """Use the time *now* in ms since 1970."""
        self._ways = ways
        self._looks = looks
        self._now = now
        self._tables: WeakKeyDictionary[Table, dict[str, asyncio.TimerHandle | None]] = (
            WeakKeyDictionary()
        )

    def moved(self, table: Table) -> None:
        """Follow an entry of a live table."""
        before = self._tables.get(table, {})
        now = {guest for guest in waiting_for(table) if self._ways.reaches(guest)}
        for guest in before.keys() - now:
            self._over(table, guest, before.pop(guest))
        for guest in now - before.keys():
            before[guest] = asyncio.get_running_loop().call_later(
                limits.LIVE_ALERT_SECONDS, self._due, table, guest
            )
        if before:
            self._tables[table] = before
        else:
            self._tables.pop(table, None)

    def _due(self, table: Table, guest: str) -> None:
        turns = self._tables.get(table, {})
        if guest not in turns or self._looks(table.lobby.name, guest):
            turns.pop(guest, None)
            return
        turns[guest] = None
        self._send("turn", table, guest)

    def _over(self, table: Table, guest: str, handle: asyncio.TimerHandle | None) -> None:
        if handle is None:
            self._send("done", table, guest)
        else:
            handle.cancel()

    def _send(self, kind: Kind, table: Table, guest: str) -> None:
        alert = Alert(kind, table.lobby.name, table.facts.title, others_at(table, guest))
        until = self._now() + int(1000 * limits.LIVE_ALERT_KEPT_SECONDS)
        self._ways.send(Sending(guest, alert, until))
