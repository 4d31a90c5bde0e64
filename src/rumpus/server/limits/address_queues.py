"""Queues by address, served in turn."""

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class AddressQueues(Generic[T]):
    """Queues by address that take turns, one entry at a time; false if empty."""

    def __init__(self) -> None:
        # The address whose turn is next comes first.
        self._queues: dict[str, deque[T]] = {}

    def __bool__(self) -> bool:
        return bool(self._queues)

    def add(self, address: str, waiting: T) -> None:
        """Add an entry behind the others of its address."""
        self._queues.setdefault(address, deque()).append(waiting)

    def take(self) -> T:
        """Remove and return the next entry; its address then goes to the end."""
        address, queue = next(iter(self._queues.items()))
        waiting = queue.popleft()
        del self._queues[address]
        if queue:
            self._queues[address] = queue
        return waiting

    def waiting(self, address: str) -> int:
        """Return how many entries of an address wait."""
        return len(self._queues.get(address, ()))
