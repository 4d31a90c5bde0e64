"""Types for long computations that have no clock or threads: their caller provides both."""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

GoOn = Callable[[float], bool]
"""Function that returns True while less than the given share of the time has passed."""

One = TypeVar("One")
Other = TypeVar("Other")


class Mapper(Protocol):
    """Equivalent of `map` that keeps the order and may use several threads."""

    def __call__(self, work: Callable[[One], Other], items: Iterable[One], /) -> Iterator[Other]:
        """Yield the result for each item."""
        ...
