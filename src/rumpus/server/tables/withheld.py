"""
What is kept back of the updates: those that show an audience nothing, until one comes that does.

That somebody acted is a secret, too, where nothing of the act may be seen yet: a frame without
content would tell when. The numbers of updates tell how many there are, so none is sent sooner.
"""

from typing import Final

from rumpus.core.values import Seat
from rumpus.server.limits.values import RING

Broadcast = Seat | None

_MOST: Final = RING
"""A number that is no trouble to a socket, and by which little is given away."""


class Withheld:
    """The updates that each audience is still to be sent."""

    def __init__(self) -> None:
        self._frames: dict[Broadcast, list[bytes]] = {None: []}

    def regroup(self, audiences: list[Broadcast]) -> None:
        """
        Keep back for these from now on.

        For a new one as much as for any: it must not find out more than those who are here.
        """
        longest = max(self._frames.values(), key=len)
        self._frames = {each: self._frames.get(each, longest).copy() for each in audiences}

    def released(self, audience: Broadcast, frame: bytes, *, empty: bool) -> list[bytes]:
        """Return what an audience is sent after one more update, oldest first."""
        waiting = self._frames[audience]
        waiting.append(frame)
        if empty and len(waiting) < _MOST:
            return []
        self._frames[audience] = []
        return waiting

    def count(self, audience: Broadcast) -> int:
        """Count the updates that an audience does not know of."""
        return len(self._frames.get(audience, ()))
