"""What bots of the room may spend: a few seconds of all cores, and no more."""

import os
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from time import perf_counter

from rumpus.bots.bot import AnyBot
from rumpus.bots.means import Means
from rumpus.bots.registry import make_bot
from rumpus.core.game import AnyGame
from rumpus.physics.candidates import GoOn
from rumpus.server import limits

MakeBot = Callable[[AnyGame, str], AnyBot]


def hands() -> ThreadPoolExecutor:
    """Give a thread for each core, on which bots try out what they think of."""
    return ThreadPoolExecutor(_cores(), "rumpus-hand")


def unhurried(threads: Executor) -> MakeBot:
    """Let bots do all that their level would, as long as there is time."""
    # Time on the wall, so that a busy machine makes bots weaker, and no table slower.
    watch = partial(started, limits.BOT_CPU_SECONDS / _cores())
    return partial(make_bot, means=Means(1.0, watch, threads.map))


def started(seconds: float, clock: Callable[[], float] = perf_counter) -> GoOn:
    """Start a watch: it tells whether less than a share of these seconds has gone by."""
    began = clock()
    return lambda share: clock() - began < share * seconds


def _cores() -> int:
    return len(os.sched_getaffinity(0))
