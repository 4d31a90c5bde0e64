"""Alerts to guests who look for somebody and have put their page away."""

import asyncio
from typing import Final

from rumpus.server.alerts.alerting import Alerting
from rumpus.server.people.seeks import Match
from rumpus.server.room import Room

_AT_ONCE_SECONDS: Final = 3.0
"""An open page accepts within this time, unless its guest plays a bot meanwhile."""


class SeekCalls:
    """The alerts of one room's seeks."""

    def __init__(self, room: Room, alerts: Alerting) -> None:
        self._room = room
        self._alerts = alerts

    def reaches(self, guest: str) -> bool:
        """Return True if a guest has turned alerts on in some browser."""
        return self._alerts.pusher.reaches(guest)

    def found(self, match: Match) -> None:
        """Alert those of a match who don't accept at once."""
        if any(self.reaches(seek.guest) for seek in match.seeks):
            asyncio.get_running_loop().call_later(_AT_ONCE_SECONDS, self._call, match)

    def _call(self, match: Match) -> None:
        left = match.seeks[0].until - asyncio.get_running_loop().time()
        for seek in match.seeks:
            if seek.match is match and seek.state == "found" and self.reaches(seek.guest):
                title = self._room.kinds[seek.wish.game].facts.title
                others = tuple(self._room.name_of(each.guest) for each in seek.others)
                self._alerts.found(seek.guest, title, others, int(1000 * left))
