"""Resources that a bot may use to think: the caller, not the bot, knows clock and cores."""

from collections.abc import Callable
from typing import Final, NamedTuple

from rumpus.core.work import GoOn, Mapper


class Means(NamedTuple):
    """
    How much a bot may compute, for how long, and with what.

    *effort* is the share to do of the most that a level would do. *watch* is called when a bot
    begins to think; it returns the function that the bot asks whether there is time for more.
    *mapper* may run on several threads. A plan depends on *effort*, and on *watch* only if that
    says stop.
    """

    effort: float
    watch: Callable[[], GoOn]
    mapper: Mapper


def _no_hurry() -> GoOn:
    return lambda _share: True


FRUGAL: Final = Means(1 / 8, _no_hurry, map)
"""For games without people: fast, and the same game each time."""
