"""The last updates of a table, kept for those who come back after a short absence."""

from collections import deque

from rumpus.core.values import Seat
from rumpus.server.limits.values import RING, RING_BYTES


class Backlog:
    """The last updates for each audience, encoded; what is not here is made up for by a view."""

    def __init__(self) -> None:
        self._kept: dict[Seat | None, deque[bytes]] = {}
        self._bytes: dict[Seat | None, int] = {}

    def clear(self) -> None:
        """Forget all: from now on everybody needs a view."""
        self._kept.clear()
        self._bytes.clear()

    def regroup(self, audiences: list[Seat | None]) -> None:
        """Drop the rows of former audiences: they can't resume."""
        for audience in [a for a in self._kept if a not in audiences]:
            del self._kept[audience], self._bytes[audience]

    def add(self, frames: dict[Seat | None, list[bytes]]) -> None:
        """Keep the updates that each audience has just been sent."""
        for audience, sent in frames.items():
            kept = self._kept.setdefault(audience, deque())
            kept.extend(sent)
            size = self._bytes.get(audience, 0) + sum(map(len, sent))
            while size > RING_BYTES or len(kept) > RING:
                size -= len(kept.popleft())
            self._bytes[audience] = size

    def missed(self, audience: Seat | None, since: int, told: int) -> list[bytes] | None:
        """Return the updates after *since* to *told*, the last sent, or None if any is not here."""
        count = told - since
        if count == 0:
            return []
        kept = self._kept.get(audience, deque())
        return list(kept)[-count:] if 0 < count <= len(kept) else None
