"""
Writer: one thread that writes, with natural group commit.

Everything that arrives while a batch is being committed becomes the next batch: one commit and one
flush of the disk, however many tables wait. Batches grow under load; otherwise each has one job.
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
"""A row to append, or any other work for the batch's transaction."""

_JOIN_SECONDS: Final = 0.5

Commit = Callable[[sqlite3.Connection, list[Job]], list[Any]]
_Batch = tuple[list[Job], list["asyncio.Future[Any]"]]


class Writer:
    """Owner of the only connection that writes; created and used on the event loop's thread."""

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
        # A daemon, so that a disk which never answers can't keep the process alive.
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

        An error rolls back the whole batch, and each of its jobs gets a `StoreError`.
        """
        future: asyncio.Future[Any] = self._loop.create_future()
        if self._closed:
            future.set_exception(StoreError("the store is closed"))
            return future
        self._jobs.append(job)
        self._futures.append(future)
        if not self._busy:
            self._busy = True
            # Later in this turn of the loop, so that other jobs that are ready join the batch.
            self._loop.call_soon(self._hand_over)
        return future

    async def close(self, seconds: float) -> None:
        """
        Commit what was submitted, then end the thread; later jobs fail.

        Raises `StoreError` if a write failed, or was still waiting after *seconds*.
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
                # Pages that others still read stay safe in the log next to the file.
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
        # Yields to the loop once per batch, even if writing is faster than deciding.
        self._loop.call_soon(self._hand_over)
