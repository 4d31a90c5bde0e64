"""
Patience: ends a class of Python that computes without end, where it stands.

A class plays in the arena's process, where only a signal reaches it. The signal comes between two
steps of Python, so a call into C that never returns still holds up everything.
"""

import signal
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Any, Final

from rumpus.bots.bot import AnyBot, AnyPlan
from rumpus.core.chance import Chance
from rumpus.core.values import Millis
from rumpus.lab.arena.fault import Fault

PATIENCE: Final = 60.0
"""Seconds after which a player hangs that has no limit of time."""
AGAIN: Final = 0.5
"""Seconds after which a player that went on all the same is ended again."""


class _Overtime(BaseException):
    """Raised inside a player whose time is up."""


@contextmanager
def patient(seconds: float) -> Generator[None]:
    """
    End what runs longer than this. Raises `Fault`.

    Outside the main thread nothing is ended, since Python handles signals only there.
    """
    if current_thread() is not main_thread():
        yield
        return

    def end(signum: int, frame: object) -> None:
        del signum, frame
        raise _Overtime

    before = signal.signal(signal.SIGALRM, end)
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.001), AGAIN)
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    except _Overtime:
        raise Fault("crashed", f"no answer in {seconds:.0f} s") from None
    finally:
        signal.signal(signal.SIGALRM, before)


class Patient:
    """A bot that is ended once it has thought for as long as it has *left*."""

    def __init__(self, bot: AnyBot, left: Callable[[], float | None]) -> None:
        self._bot = bot
        self._left = left

    def on(self, view: Any, events: Sequence[Any], at: Millis, chance: Chance) -> AnyPlan | None:
        """Return the bot's plan. Raises `Fault`."""
        left = self._left()
        with patient(PATIENCE if left is None else left):
            return self._bot.on(view, events, at, chance)
