"""Cluster: work done on the machines of a Ray cluster, whose results come in its order."""

# pyright: reportUnknownMemberType=false
# Ray is typed in part.

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from logging import ERROR
from socket import create_connection, gethostname
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

import ray

import rumpus
from rumpus.lab.pool import AHEAD

Task = TypeVar("Task")
Done = TypeVar("Done")

BATCH_SECONDS: Final = 10.0
"""Time that a batch should take: beside it, what Ray needs for a batch is little."""
GROWTH: Final = 4
"""By how much a batch is larger than the one before at most, until their time is known."""

REACHED_SECONDS: Final = 5.0
"""Time within which a cluster accepts a connection."""


class ClusterError(RuntimeError):
    """A cluster that can't be reached, or whose machines have another version of Rumpus."""


class _Batch(NamedTuple):
    results: Sequence[Any]
    seconds: float


class Cluster:
    """The machines of the Ray cluster at an address; they have the same version of Rumpus."""

    def __init__(self, address: str) -> None:
        """Connect to ``HOST:PORT``. Raises `ClusterError` if that fails."""
        threads = {"env_vars": {"OMP_NUM_THREADS": "1"}}
        host, _, port = address.rpartition(":")
        try:
            # Ray itself tries for two minutes.
            create_connection((host, int(port)), REACHED_SECONDS).close()
            ray.init(address=address, runtime_env=threads, log_to_driver=False, logging_level=ERROR)
        except (OSError, RuntimeError, ValueError) as error:
            raise ClusterError(f"no Ray cluster at {address}: {error}") from error
        self._batch: Final = ray.remote(_worked)

    def in_order(
        self, work: Callable[[Task], Done], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Done]]:
        """Yield each task with its result, as `rumpus.lab.pool.Workers` says; in batches."""
        coming, size = iter(tasks), 1
        begun: deque[tuple[list[Task], Any]] = deque()
        try:
            while True:
                most = AHEAD * _processors()
                while len(begun) < most and (batch := list(islice(coming, size))):
                    begun.append((batch, self._batch.remote(rumpus.__version__, work, batch)))
                if not begun:
                    return
                batch, reference = begun[0]
                done: Any = ray.get(reference)
                begun.popleft()
                fitting = int(len(batch) * BATCH_SECONDS / max(done.seconds, 1e-6))
                size = max(1, min(GROWTH * len(batch), fitting))
                yield from zip(batch, done.results, strict=True)
        finally:
            for _, reference in begun:
                ray.cancel(reference)


def _processors() -> int:
    """Return the number of processors; machines may come and go."""
    found: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(found.get("CPU", 1)))


def _worked(version: str, work: Callable[[Any], Any], tasks: Sequence[Any]) -> _Batch:
    """Do a batch of work on another machine."""
    if rumpus.__version__ != version:
        raise ClusterError(f"{gethostname()} has Rumpus {rumpus.__version__} instead of {version}")
    began = monotonic()
    return _Batch([work(task) for task in tasks], monotonic() - began)
