"""Clock of a player: the seconds by the clock on the wall that it may think in a game."""

from collections.abc import Sequence
from time import monotonic
from typing import Any

import msgspec

from rumpus.bots.bot import AnyBot, AnyPlan
from rumpus.core.chance import Chance
from rumpus.core.values import Millis
from rumpus.lab.arena.fault import Fault, blamed


class Limit(msgspec.Struct, frozen=True):
    """Seconds for a game, and seconds added after each answer."""

    seconds: float
    more: float = 0.0


class Clock:
    """The seconds that are left of a limit."""

    def __init__(self, limit: Limit | None) -> None:
        self._limit = limit
        self._left = 0.0 if limit is None else limit.seconds

    def left(self) -> float | None:
        """Return the seconds left, or None without a limit."""
        return None if self._limit is None else self._left

    def spend(self, seconds: float) -> None:
        """Take the seconds of an answer. Raises `Fault` if there were not enough."""
        if self._limit is None:
            return
        self._left -= seconds
        if self._left < 0:
            raise Fault("late", f"used more than {self._limit.seconds:g} s")
        self._left += self._limit.more


class Timed:
    """A bot whose answers are timed; whatever goes wrong is a fault of its seat."""

    def __init__(self, bot: AnyBot, seat: int, clock: Clock) -> None:
        self._bot = bot
        self._seat = seat
        self._clock = clock

    def on(self, view: Any, events: Sequence[Any], at: Millis, chance: Chance) -> AnyPlan | None:
        """Return the bot's plan. Raises `Fault`."""
        began = monotonic()
        with blamed(self._seat):
            try:
                return self._bot.on(view, events, at, chance)
            finally:
                # First of all it is late, whatever else it did.
                self._clock.spend(monotonic() - began)
