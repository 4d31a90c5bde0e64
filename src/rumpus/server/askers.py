"""Questions wait for a thread: one queue for each address, served in turn."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import Any, NamedTuple

from rumpus.server.limits import ASKERS


class _Waiting(NamedTuple):
    """A question, and who waits for its answer."""

    work: Callable[[], Any]
    answer: asyncio.Future[Any]


class Askers:
    """Lets nobody wait longer than one question of each other address takes."""

    def __init__(self, threads: Executor) -> None:
        """Use `ASKERS` of *threads* at most."""
        self._threads = threads
        # The address whose turn is next stands first.
        self._queues: dict[str, deque[_Waiting]] = {}
        self._free = ASKERS

    async def ask(self, address: str, work: Callable[[], Any]) -> Any:
        """Do some work for an address on a thread, when its turn comes, and give the outcome."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(work, loop.create_future())
        self._queues.setdefault(address, deque()).append(waiting)
        self._serve(loop)
        return await waiting.answer

    def _serve(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._free and self._queues:
            address, queue = next(iter(self._queues.items()))
            waiting = queue.popleft()
            del self._queues[address]
            if queue:
                self._queues[address] = queue
            if not waiting.answer.cancelled():
                self._free -= 1
                done = loop.run_in_executor(self._threads, waiting.work)
                done.add_done_callback(partial(self._done, waiting))

    def _done(self, waiting: _Waiting, done: asyncio.Future[Any]) -> None:
        self._free += 1
        self._serve(done.get_loop())
        if waiting.answer.cancelled():
            return
        error = done.exception()
        if error is None:
            waiting.answer.set_result(done.result())
        else:
            waiting.answer.set_exception(error)
