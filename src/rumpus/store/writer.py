"""
One thread that writes, with natural group commit.

While a batch is being committed, everything that arrives becomes the next batch: one commit, one
flush of the disk, however many tables wait. Under load batches grow, at rest each holds one job.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any

from rumpus.store.log import Row, StoreError

Write = Callable[[sqlite3.Connection], Any]
Job = Row | Write
"""A row to append, or anything else to be done in the batch's transaction."""

Commit = Callable[[sqlite3.Connection, list[Job]], list[Any]]
_Batch = tuple[list[Job], list["asyncio.Future[Any]"]]


class Writer:
    """Owns the one connection that writes; made and used on the event loop's thread."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], commit: Commit) -> None:
        """Start the thread; *connect* and *commit* are called on it."""
        self._loop = asyncio.get_running_loop()
        self._commit = commit
        self._jobs: list[Job] = []
        self._futures: list[asyncio.Future[Any]] = []
        self._busy = False
        self._closed = False
        self.failing = False
        self._batches: queue.SimpleQueue[_Batch | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, args=(connect,), name="rumpus-writer")
        self._thread.start()

    def do(self, job: Job) -> "asyncio.Future[Any]":
        """
        Put *job* into the next transaction; its answer comes once that is durable.

        An error undoes the whole batch, and everybody in it gets a `StoreError`.
        """
        future: asyncio.Future[Any] = self._loop.create_future()
        if self._closed:
            future.set_exception(StoreError("the store is closed"))
            return future
        self._jobs.append(job)
        self._futures.append(future)
        if not self._busy:
            self._busy = True
            # Later in this turn of the loop, so that whoever else is ready now rides along.
            self._loop.call_soon(self._hand_over)
        return future

    async def close(self) -> None:
        """Commit what is under way, then end the thread; later jobs fail."""
        last = self.do(lambda _: None)
        self._closed = True
        await asyncio.wait([last])
        self._batches.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _hand_over(self) -> None:
        if not self._jobs:
            self._busy = False
            return
        batch = (self._jobs, self._futures)
        self._jobs, self._futures = [], []
        self._batches.put(batch)

    def _run(self, connect: Callable[[], sqlite3.Connection]) -> None:
        connection: sqlite3.Connection | None = None
        while True:
            batch = self._batches.get()
            if batch is None:
                break
            try:
                connection = connection or connect()
                outcome: list[Any] | StoreError = self._commit(connection, batch[0])
            except sqlite3.Error as error:
                outcome = StoreError(str(error))
            self._loop.call_soon_threadsafe(self._written, batch[1], outcome)
        if connection is not None:
            connection.close()

    def _written(
        self, futures: list["asyncio.Future[Any]"], outcome: list[Any] | StoreError
    ) -> None:
        self.failing = isinstance(outcome, StoreError)
        for place, future in enumerate(futures):
            if future.done():
                continue
            if isinstance(outcome, StoreError):
                future.set_exception(outcome)
            else:
                future.set_result(outcome[place])
        # Once a batch the loop gets its turn, also when writing is faster than deciding.
        self._loop.call_soon(self._hand_over)
