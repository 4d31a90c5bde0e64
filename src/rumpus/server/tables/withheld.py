"""
Withheld updates: those that show an audience nothing wait until one comes that does.

If nothing of an act may be seen yet, the fact that somebody acted is a secret, too: a frame without
content would reveal when. The numbers of updates reveal how many there are, so none is sent sooner.
"""

from typing import Final

from rumpus.core.values import Seat
from rumpus.server.limits.values import RING

Broadcast = Seat | None

_MOST: Final = RING
"""A number that a socket can take at once, and that gives little away."""


class Withheld:
    """The updates that still have to be sent to each audience."""

    def __init__(self) -> None:
        self._frames: dict[Broadcast, list[bytes]] = {None: []}

    def regroup(self, audiences: list[Broadcast]) -> None:
        """
        Withhold updates for these audiences from now on.

        A new audience has as many withheld as any: it must not learn more than the others.
        """
        longest = max(self._frames.values(), key=len)
        self._frames = {each: self._frames.get(each, longest).copy() for each in audiences}

    def released(self, audience: Broadcast, frame: bytes, *, empty: bool) -> list[bytes]:
        """Add an update; return those to send to an audience now, oldest first."""
        waiting = self._frames[audience]
        waiting.append(frame)
        if empty and len(waiting) < _MOST:
            return []
        self._frames[audience] = []
        return waiting

    def count(self, audience: Broadcast) -> int:
        """Count the updates that an audience doesn't know about."""
        return len(self._frames.get(audience, ()))
