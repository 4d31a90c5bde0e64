"""Cached answer, shared by all requests within a moment, so a crowd costs no more than one."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Cached(Generic[T]):
    """Answer that is computed again once it is older than *seconds*."""

    def __init__(self, make: Callable[[], T], seconds: float) -> None:
        self._make = make
        self._seconds = seconds
        self._kept: tuple[float, T] | None = None

    def get(self, now: float) -> T:
        """Return the answer; *now* is a reading of one steady clock, in seconds."""
        if self._kept is None or now - self._kept[0] >= self._seconds:
            self._kept = now, self._make()
        return self._kept[1]
