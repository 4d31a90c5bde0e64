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
from contextlib import suppress
from typing import Any, Final

from rumpus.store.log import Row, StoreError

Write = Callable[[sqlite3.Connection], Any]
Job = Row | Write
"""A row to append, or anything else to be done in the batch's transaction."""

_JOIN_SECONDS: Final = 0.5

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
        self._handed = 0
        self._closed = False
        self.failing = False
        self._batches: queue.SimpleQueue[_Batch | None] = queue.SimpleQueue()
        # A daemon: a disk that never answers must not keep the process from ending.
        self._thread = threading.Thread(
            target=self._run, args=(connect,), name="rumpus-writer", daemon=True
        )
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Return how many jobs are not durable yet."""
        return self._handed + len(self._jobs)

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

    async def close(self, seconds: float) -> None:
        """
        Commit what is under way, then end the thread; later jobs fail.

        Raises `StoreError` if any write failed or still waited after that many *seconds*.
        """
        last = self.do(lambda _: None)
        self._closed = True
        until = self._loop.time() + seconds
        await asyncio.wait([last], timeout=seconds)
        self._batches.put(None)
        left = max(_JOIN_SECONDS, until - self._loop.time())
        await self._loop.run_in_executor(None, self._thread.join, left)
        if not last.done():
            raise StoreError("the database did not answer in time")
        await last

    def _hand_over(self) -> None:
        if not self._jobs:
            self._busy = False
            return
        batch = (self._jobs, self._futures)
        self._jobs, self._futures = [], []
        self._handed = len(batch[0])
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
            with suppress(sqlite3.Error):
                # What others still read stays in the log beside the file, and is safe there.
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.close()

    def _written(
        self, futures: list["asyncio.Future[Any]"], outcome: list[Any] | StoreError
    ) -> None:
        self.failing = isinstance(outcome, StoreError)
        self._handed = 0
        for place, future in enumerate(futures):
            if future.done():
                continue
            if isinstance(outcome, StoreError):
                future.set_exception(outcome)
            else:
                future.set_result(outcome[place])
        # Once a batch the loop gets its turn, also when writing is faster than deciding.
        self._loop.call_soon(self._hand_over)
