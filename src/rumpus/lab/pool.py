"""Pool: work done in one or more processes, whose results come in the order of the work."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import Final, NamedTuple, Protocol, TypeVar

from rumpus.lab.launch import die_with_parent

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 2
"""Tasks for each process that are begun before they are needed."""


class Workers(Protocol):
    """What does work: processes of this machine, or a cluster (`rumpus.lab.cluster`)."""

    def in_order(
        self, work: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Done]]:
        """
        Yield each task with its result, in order; tasks are taken as they are needed.

        At Ctrl-C, the workers end what they are at, and `KeyboardInterrupt` is raised.
        """
        ...


class Processes(NamedTuple):
    """A number of processes; one is this process itself."""

    jobs: int = 1

    def in_order(
        self, work: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Done]]:
        """Yield each task with its result, as `Workers` says."""
        if self.jobs == 1:
            yield from ((task, work(task)) for task in tasks)
            return
        coming, begun = iter(tasks), deque[tuple[Task, Future[Done]]]()
        with ProcessPoolExecutor(self.jobs, initializer=_begin, initargs=(os.getpid(),)) as pool:
            try:
                while True:
                    for task in islice(coming, self.jobs * AHEAD - len(begun)):
                        begun.append((task, pool.submit(work, task)))
                    if not begun:
                        return
                    task, future = begun.popleft()
                    yield task, future.result()
            finally:
                pool.shutdown(cancel_futures=True)


ALONE: Final = Processes()
"""This process alone."""


def _begin(parent: int) -> None:
    """Leave Ctrl-C to the main process, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_parent(parent)
