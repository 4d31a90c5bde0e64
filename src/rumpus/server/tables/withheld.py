"""
Withheld updates: one that shows an audience nothing waits for one that shows something.

If nothing of an act may be seen yet, the fact that somebody acted is secret, too, and an empty
frame would reveal its time. A seq reveals how many updates there are, so no seq is sent earlier.
"""

from typing import Final

from rumpus.core.values import Seat
from rumpus.server.limits.values import RING

Broadcast = Seat | None

_MOST: Final = RING
"""The most updates withheld: a socket can take this number at once, and it reveals little."""


class Withheld:
    """The withheld updates of each audience."""

    __slots__ = ("_frames",)

    def __init__(self) -> None:
        self._frames: dict[Broadcast, tuple[bytes, ...]] = {None: ()}

    def regroup(self, audiences: list[Broadcast]) -> None:
        """
        Withhold updates for these audiences from now on.

        A new audience starts with as many as the audience that has most, so that it learns no more
        than the others.
        """
        longest = max(self._frames.values(), key=len)
        self._frames = {each: self._frames.get(each, longest) for each in audiences}

    def released(self, audience: Broadcast, frame: bytes, *, empty: bool) -> tuple[bytes, ...]:
        """Add an update; return the updates to send to an audience now, oldest first."""
        waiting = (*self._frames[audience], frame)
        held = empty and len(waiting) < _MOST
        self._frames[audience] = waiting if held else ()
        return () if held else waiting

    def count(self, audience: Broadcast) -> int:
        """Return how many updates an audience doesn't know about."""
        return len(self._frames.get(audience, ()))
