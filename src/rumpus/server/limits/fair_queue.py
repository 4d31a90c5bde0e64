"""
Fair queue: work waits for a thread in one queue for each address, and addresses take turns.

Work that would begin too late bypasses the queue, on a spare thread of the executor. Work that
takes far too long is abandoned: its thread no longer counts, and nobody waits for it.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import Any, TypeVar

from rumpus.server.limits import values as limits
from rumpus.server.limits.address_queues import AddressQueues

T = TypeVar("T")


class Dropped(Exception):  # noqa: N818 (it is answered, not handled)
    """The work isn't begun, because the room stops."""


class _Waiting:
    """Some work, the future of its outcome, and whether a counted thread runs it."""

    def __init__(self, work: Callable[[], Any], outcome: asyncio.Future[Any]) -> None:
        self.work = work
        self.outcome = outcome
        self.begun = False
        self.counted = False


class FairQueue:
    """Queue of work for a few threads, in which addresses take turns."""

    def __init__(self, threads: Executor, most: int, patience: float = limits.LOST_SECONDS) -> None:
        """
        Use at most *most* threads, plus one for each piece of work that can wait no longer.

        Work is abandoned after *patience* seconds.
        """
        self._threads = threads
        self._patience = patience
        self._queues: AddressQueues[_Waiting] = AddressQueues()
        self._most = self._free = most
        self._undone = 0
        self._closed = self._dropped = False

    def crowd(self) -> float:
        """Return the amount of work per thread, running or waiting; any thread may call this."""
        return self._undone / self._most

    def waiting(self, address: str) -> int:
        """Return how many pieces of work of an address wait."""
        return self._queues.waiting(address)

    def close(self) -> None:
        """Start no more work, because the threads are about to end."""
        self._closed = True

    def drop(self) -> None:
        """Begin no more work; `take` raises `Dropped` for what waits now, and from now on."""
        self._closed = self._dropped = True
        while self._queues:
            waiting = self._queues.take()
            if not waiting.begun and not waiting.outcome.done():
                waiting.outcome.set_exception(Dropped)

    async def take(self, address: str, work: Callable[[], T], within: float | None = None) -> T:
        """
        Do some work for an address on a thread when its turn comes, and return the outcome.

        The work begins within *within* seconds, even ahead of others. Raises TimeoutError if
        it is abandoned, and `Dropped` if the room stops.
        """
        if self._dropped:
            raise Dropped
        loop = asyncio.get_running_loop()
        waiting = _Waiting(work, loop.create_future())
        self._queues.add(address, waiting)
        self._undone += 1
        alarm = None if within is None else loop.call_later(within, self._overtake, loop, waiting)
        try:
            self._serve(loop)
            outcome: T = await waiting.outcome
        finally:
            self._undone -= 1
            if alarm is not None:
                alarm.cancel()
        return outcome

    def _serve(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._free and self._queues and not self._closed:
            waiting = self._queues.take()
            if not waiting.begun and not waiting.outcome.cancelled():
                self._free -= 1
                waiting.counted = True
                self._begin(loop, waiting)

    def _overtake(self, loop: asyncio.AbstractEventLoop, waiting: _Waiting) -> None:
        if not waiting.begun and not self._closed:
            self._begin(loop, waiting)

    def _begin(self, loop: asyncio.AbstractEventLoop, waiting: _Waiting) -> None:
        waiting.begun = True
        done = loop.run_in_executor(self._threads, waiting.work)
        alarm = loop.call_later(self._patience, self._give_up, loop, waiting)
        done.add_done_callback(partial(self._done, loop, waiting, alarm))

    def _free_thread(self, loop: asyncio.AbstractEventLoop, waiting: _Waiting) -> None:
        if waiting.counted:
            waiting.counted = False
            self._free += 1
            self._serve(loop)

    def _give_up(self, loop: asyncio.AbstractEventLoop, waiting: _Waiting) -> None:
        if not waiting.outcome.done():
            waiting.outcome.set_exception(TimeoutError(f"took {self._patience:.0f} s"))
        self._free_thread(loop, waiting)

    def _done(
        self,
        loop: asyncio.AbstractEventLoop,
        waiting: _Waiting,
        alarm: asyncio.TimerHandle,
        done: asyncio.Future[Any],
    ) -> None:
        alarm.cancel()
        self._free_thread(loop, waiting)
        if waiting.outcome.done():
            return
        error = done.exception()
        if error is None:
            waiting.outcome.set_result(done.result())
        else:
            waiting.outcome.set_exception(error)
