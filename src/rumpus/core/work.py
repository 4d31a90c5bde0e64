"""Work whose worker knows no clock and no core: the caller says when and how to stop."""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

GoOn = Callable[[float], bool]
"""True while less than this share of the time has gone by."""

One = TypeVar("One")
Other = TypeVar("Other")


class Mapper(Protocol):
    """Equivalent of `map`, in the same order, perhaps on several threads."""

    def __call__(self, work: Callable[[One], Other], items: Iterable[One], /) -> Iterator[Other]:
        """Yield the outcome of each item."""
        ...
