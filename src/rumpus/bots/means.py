"""Resources that a bot may use to think: the caller, not the bot, has the clock and the cores."""

from collections.abc import Callable
from typing import Final, NamedTuple

from rumpus.core.work import GoOn, Mapper


class Means(NamedTuple):
    """
    Limits of a bot's computation: amount, time and threads.

    *effort* is the share of its level's full work that the bot does. *watch* is called when a bot
    begins to think; it returns the function that the bot asks whether there is time for more.
    *mapper* may run on several threads. A plan depends on *effort*, and on *watch* only if that
    stops the bot early.
    """

    effort: float
    watch: Callable[[], GoOn]
    mapper: Mapper


def _no_hurry() -> GoOn:
    return lambda _share: True


FRUGAL: Final = Means(1 / 8, _no_hurry, map)
"""Resources for games without people: fast, and with the same outcome each time."""
