"""Deadlines: they count from where penguins rest (IC-12)."""

from typing import Final

import msgspec

from rumpus.core.values import Millis

REST_SECONDS: Final = 15
"""Time after a flick to use cards, where there is a timer (IC-29)."""


class Clock(msgspec.Struct, frozen=True):
    """Makes deadlines: *seconds* for a flick, 0 without a timer, from *at* on."""

    seconds: int
    at: Millis

    def after(self, duration: int) -> "Clock":
        """Count from the end of a shot: penguins that move take nobody's time (IC-12)."""
        return Clock(self.seconds, Millis(self.at + duration))

    def turn(self) -> Millis | None:
        """Return the deadline for a flick, or for the Catcher's place."""
        return Millis(self.at + 1000 * self.seconds) if self.seconds else None

    def rest(self) -> Millis | None:
        """Return the deadline for using cards after a flick."""
        return Millis(self.at + 1000 * REST_SECONDS) if self.seconds else None


def rested(due: Millis) -> Millis:
    """Return when the penguins of a flick rest; cards may be used from then until *due*."""
    return Millis(due - 1000 * REST_SECONDS)
