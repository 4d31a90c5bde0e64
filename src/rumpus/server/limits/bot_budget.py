"""Bot budget: the CPU time, on all cores, that a bot may spend on thinking."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from math import inf
from threading import Lock
from time import perf_counter, thread_time
from typing import TypeVar

from rumpus.bots.means import Means
from rumpus.core.work import GoOn
from rumpus.server.limits import values as limits

Clock = Callable[[], float]

One = TypeVar("One")
Other = TypeVar("Other")


class Deadline:
    """The reading of the steady clock by which the bots of a table must have decided."""

    def __init__(self) -> None:
        self.until = inf


class Budget:
    """
    Time of one bot: the CPU time of its work on all threads, and the time that others wait for it.

    *crowd* returns how many bots there are for each thread on which they think. The more there are,
    the less time each gets, so that the last one still gets its turn. The *deadline* ends the work
    in any case.
    """

    def __init__(
        self,
        threads: Executor,
        crowd: Callable[[], float],
        deadline: Deadline,
        cpu: Clock = thread_time,
        wall: Clock = perf_counter,
    ) -> None:
        self._threads = threads
        self._crowd = crowd
        self._deadline = deadline
        self._cpu = cpu
        self._wall = wall
        self._lock = Lock()
        self._spent = 0.0

    def watch(self) -> GoOn:
        """Reset, and return a function that checks whether less than a given share is spent."""
        self._spent = 0.0
        began = self._wall()

        def go_on(share: float) -> bool:
            left = share / max(1.0, self._crowd())
            longest = min(left * limits.THINKING_SECONDS, share * (self._deadline.until - began))
            return self._spent < left * limits.BOT_CPU_SECONDS and self._wall() - began < longest

        return go_on

    def map(self, work: Callable[[One], Other], items: Iterable[One], /) -> Iterator[Other]:
        """Do the work on the threads, and count the time of each item towards the budget."""
        return self._threads.map(partial(self._counted, work), items)

    def _counted(self, work: Callable[[One], Other], item: One) -> Other:
        began = self._cpu()
        try:
            return work(item)
        finally:
            with self._lock:
                self._spent += self._cpu() - began


def hands() -> ThreadPoolExecutor:
    """Return a pool with one thread for each core, on which bots run their simulations."""
    return ThreadPoolExecutor(len(os.sched_getaffinity(0)), "rumpus-hand")


def unhurried(threads: Executor, crowd: Callable[[], float]) -> Callable[[Deadline], Means]:
    """Return a maker of a bot's `Means`: full effort within its deadline and CPU budget."""

    def means(deadline: Deadline) -> Means:
        budget = Budget(threads, crowd, deadline)
        return Means(1.0, budget.watch, budget.map)

    return means
