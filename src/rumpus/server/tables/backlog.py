"""Backlog: the last updates of a table, for people who return after a short absence."""

from collections.abc import Mapping, Sequence

from rumpus.core.values import Seat
from rumpus.server.limits.values import RING, RING_BYTES


class Backlog:
    """The last updates for each audience, encoded; older ones are replaced by a view."""

    __slots__ = ("_bytes", "_kept")

    def __init__(self) -> None:
        # Lists, because even a short deque takes 0.7 kB, and there are many tables.
        self._kept: dict[Seat | None, list[bytes]] = {}
        self._bytes: dict[Seat | None, int] = {}

    def clear(self) -> None:
        """Forget all updates, so that everybody who returns needs a view."""
        self._kept.clear()
        self._bytes.clear()

    def regroup(self, audiences: list[Seat | None]) -> None:
        """Drop the updates of former audiences, which can't resume."""
        for audience in [a for a in self._kept if a not in audiences]:
            del self._kept[audience], self._bytes[audience]

    def add(self, frames: Mapping[Seat | None, Sequence[bytes]]) -> None:
        """Add the updates that were just sent to each audience."""
        for audience, sent in frames.items():
            kept = self._kept.setdefault(audience, [])
            kept.extend(sent)
            size = self._bytes.get(audience, 0) + sum(map(len, sent))
            while size > RING_BYTES or len(kept) > RING:
                size -= len(kept.pop(0))
            self._bytes[audience] = size

    def missed(self, audience: Seat | None, since: int, told: int) -> list[bytes] | None:
        """Return the updates after *since* up to *told*, the last sent; None if one is missing."""
        count = told - since
        if count == 0:
            return []
        kept = self._kept.get(audience, [])
        return kept[-count:] if 0 < count <= len(kept) else None
