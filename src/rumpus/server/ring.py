"""The last updates of a table, kept for those who come back after a short absence."""

from collections import deque

from rumpus.core.values import Seat
from rumpus.server.limits import RING, RING_BYTES


class Ring:
    """The last updates for each audience, encoded; what is not here is made up for by a view."""

    def __init__(self) -> None:
        self._seq = -1
        self._kept: dict[Seat | None, deque[str]] = {}
        self._bytes: dict[Seat | None, int] = {}

    def clear(self, seq: int) -> None:
        """Forget all: after entry *seq* everybody needs a view."""
        self._seq = seq
        self._kept.clear()
        self._bytes.clear()

    def add(self, seq: int, frames: dict[Seat | None, str]) -> None:
        """Keep update *seq* as each audience gets it; who is no audience now loses the thread."""
        self._seq = seq
        for audience in [a for a in self._kept if a not in frames]:
            del self._kept[audience], self._bytes[audience]
        for audience, frame in frames.items():
            kept = self._kept.setdefault(audience, deque())
            kept.append(frame)
            size = self._bytes.get(audience, 0) + len(frame)
            while size > RING_BYTES or len(kept) > RING:
                size -= len(kept.popleft())
            self._bytes[audience] = size

    def missed(self, audience: Seat | None, since: int) -> list[str] | None:
        """Give the updates after *since*, or None where they are not all here."""
        count = self._seq - since
        if count == 0:
            return []
        kept = self._kept.get(audience, deque())
        return list(kept)[-count:] if 0 < count <= len(kept) else None
