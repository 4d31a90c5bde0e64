"""Sightings: when and from where guests were last here, in memory only."""

from collections import OrderedDict
from typing import NamedTuple

from rumpus.server.limits import values as limits


class Sighting(NamedTuple):
    """The address of a guest's last request, and its time in seconds since 1970."""

    address: str
    at: int


class Sightings:
    """The last sighting of each guest since the room started; the oldest are forgotten first."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, Sighting] = OrderedDict()

    def note(self, guest: str, address: str, at: int) -> None:
        """Note that a guest was here."""
        self._last[guest] = Sighting(address, at)
        self._last.move_to_end(guest)
        if len(self._last) > limits.BUCKETS:
            self._last.popitem(last=False)

    def of(self, guest: str) -> Sighting | None:
        """Return the last sighting of a guest, or None."""
        return self._last.get(guest)

    def recent(self) -> list[str]:
        """Return the guests, those seen last first."""
        return list(reversed(self._last))
