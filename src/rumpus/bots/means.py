"""What a bot may spend on thinking: the caller knows clock and cores, the bot neither."""

from collections.abc import Callable
from typing import Final, NamedTuple

from rumpus.core.work import GoOn, Mapper


class Means(NamedTuple):
    """
    How much work, until when, and on what.

    *effort* is the share that is done of what a level would do at most. *watch* is called when a
    bot begins to think, and gives what it asks whether there is time for more. *mapper* may run on
    several threads. A plan depends on *effort*, and on *watch* only where that says stop.
    """

    effort: float
    watch: Callable[[], GoOn]
    mapper: Mapper


def _no_hurry() -> GoOn:
    return lambda _share: True


FRUGAL: Final = Means(1 / 8, _no_hurry, map)
"""For games without people: quick, and the same game each time."""
