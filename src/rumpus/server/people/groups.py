"""Groups: which of the guests who wait play together, those who wait longest first."""

from collections.abc import Callable, Sequence
from typing import Final, Generic, Protocol, TypeVar

from rumpus.server.people.wishes import Wish, agreed

_TRIES: Final = 10_000
"""Guests looked at for one group: more than a full room has, and some milliseconds of work."""


class Waiting(Protocol):
    """A guest who waits, and what they wish for."""

    guest: str
    wish: Wish


W = TypeVar("W", bound=Waiting)


class Grouping(Generic[W]):
    """One search for a group around *newcomer*; *apart* if somebody was left out by *may_meet*."""

    def __init__(self, newcomer: W, may_meet: Callable[[str, str], bool]) -> None:
        self._newcomer = newcomer
        self._may_meet = may_meet
        self._tries = _TRIES
        self.apart = False

    def among(self, waiting: Sequence[W]) -> list[W] | None:
        """
        Return a group of the newcomer and others, or None.

        It has the guest who waits longest of all who can be in a group with the newcomer, then
        the next one, and so on. *waiting* is in that order, without the newcomer.
        """
        return self._grown([self._newcomer], waiting)

    def _grown(self, group: list[W], waiting: Sequence[W]) -> list[W] | None:
        terms = agreed([each.wish for each in group])
        if terms is None or len(group) == terms.players:
            return None if terms is None else group
        for at, other in enumerate(waiting):
            self._tries -= 1
            if self._tries < 0:
                return None
            if self._fits(group, other):
                found = self._grown([*group, other], waiting[at + 1 :])
                if found is not None:
                    return found
        return None

    def _fits(self, group: Sequence[W], other: W) -> bool:
        if agreed([each.wish for each in (*group, other)]) is None:
            return False
        guests = [each.guest for each in group]
        meet = other.guest not in guests and all(
            self._may_meet(guest, other.guest) for guest in guests
        )
        self.apart = self.apart or not meet
        return meet
