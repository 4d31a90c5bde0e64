"""Deadlines: they count from when the penguins are at rest (IC-12)."""

from typing import Final

import msgspec

from rumpus.core.values import Millis

REST_SECONDS: Final = 15
"""Time to use cards after a flick, if there is a timer (IC-29)."""


class Clock(msgspec.Struct, frozen=True):
    """Maker of deadlines that count from *at*; *seconds* are for a flick, 0 without a timer."""

    seconds: int
    at: Millis

    def after(self, duration: int) -> "Clock":
        """Return a clock that starts when a shot ends: moving penguins cost no time (IC-12)."""
        return Clock(self.seconds, Millis(self.at + duration))

    def turn(self) -> Millis | None:
        """Return the deadline for a flick, or for placing the Catcher; None without a timer."""
        return Millis(self.at + 1000 * self.seconds) if self.seconds else None

    def rest(self) -> Millis | None:
        """Return the deadline for using cards after a flick; None without a timer."""
        return Millis(self.at + 1000 * REST_SECONDS) if self.seconds else None


def rested(due: Millis) -> Millis:
    """Return when the penguins come to rest; cards may be used from then until *due*."""
    return Millis(due - 1000 * REST_SECONDS)
