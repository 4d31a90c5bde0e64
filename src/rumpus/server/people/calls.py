"""Calls: how guests who look for somebody, and put their page away, learn that one was found."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rumpus.server.people.seeks import Match


class Calls(Protocol):
    """The way to guests whose page is away."""

    def reaches(self, guest: str) -> bool:
        """Return True if a guest is alerted while their page is away; never waits."""
        ...

    def found(self, match: "Match") -> None:
        """Alert those of a match who don't accept at once."""
        ...


class NoCalls:
    """The way of a room that alerts nobody."""

    def reaches(self, guest: str) -> bool:
        """Return False."""
        del guest
        return False

    def found(self, match: "Match") -> None:
        """Alert nobody."""
