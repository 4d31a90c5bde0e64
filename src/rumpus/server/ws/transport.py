"""What a session needs from the socket under it."""

from collections.abc import Iterable
from typing import Protocol

from rumpus.core.values import Line


class Transport(Protocol):
    """Transport of a session's frames."""

    @property
    def ready(self) -> bool:
        """Return whether the client keeps up with the messages sent to it."""
        ...

    def write(self, messages: Iterable[bytes]) -> None:
        """Send text messages in one write."""
        ...

    async def close(self, code: int) -> None:
        """Close the socket."""
        ...

    @property
    def line(self) -> Line | None:
        """Return the measurements of the connection so far, or None."""
        ...

    def hurry(self) -> None:
        """Measure the connection as often as a race needs from now on."""
        ...

    def abort(self) -> None:
        """Drop the socket with everything that it still has to send."""
        ...
