"""
One thread that writes, with natural group commit.

While a batch is being committed, everything that arrives becomes the next batch: one commit, one
flush of the disk, however many tables wait. Under load batches grow, at rest each holds one write.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any

from rumpus.store.log import StoreError

Write = Callable[[sqlite3.Connection], Any]
_Batch = list[tuple[Write, "asyncio.Future[Any]"]]


class Writer:
    """Owns the one connection that writes; made and used on the event loop's thread."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        """Start the thread; *connect* is called on it."""
        self._loop = asyncio.get_running_loop()
        self._waiting: _Batch = []
        self._busy = False
        self._closed = False
        self._batches: queue.SimpleQueue[_Batch | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, args=(connect,), name="rumpus-writer")
        self._thread.start()

    def write(self, write: Write) -> "asyncio.Future[Any]":
        """
        Run *write* in the next transaction; what it gives is the answer once that is durable.

        An exception undoes the whole batch, and everybody in it gets a `StoreError`.
        """
        future: asyncio.Future[Any] = self._loop.create_future()
        if self._closed:
            future.set_exception(StoreError("the store is closed"))
            return future
        self._waiting.append((write, future))
        if not self._busy:
            self._busy = True
            # Later in this turn of the loop, so that whoever else is ready now rides along.
            self._loop.call_soon(self._hand_over)
        return future

    async def close(self) -> None:
        """Commit what is under way, then end the thread; later writes fail."""
        while self._busy:
            await asyncio.wait([future for _, future in self._waiting] or [self._turn()])
        self._closed = True
        self._batches.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _turn(self) -> "asyncio.Future[Any]":
        return self.write(lambda _: None)

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting, []
        if batch:
            self._batches.put(batch)
        else:
            self._busy = False

    def _run(self, connect: Callable[[], sqlite3.Connection]) -> None:
        connection: sqlite3.Connection | None = None
        while True:
            batch = self._batches.get()
            if batch is None:
                break
            try:
                connection = connection or connect()
                outcome: list[Any] | StoreError = _committed(connection, batch)
            except sqlite3.Error as error:
                outcome = StoreError(str(error))
            self._loop.call_soon_threadsafe(self._written, batch, outcome)
        if connection is not None:
            connection.close()

    def _written(self, batch: _Batch, outcome: list[Any] | StoreError) -> None:
        for place, (_, future) in enumerate(batch):
            if future.done():
                continue
            if isinstance(outcome, StoreError):
                future.set_exception(outcome)
            else:
                future.set_result(outcome[place])
        # Once a batch the loop gets its turn, also when writing is faster than deciding.
        self._loop.call_soon(self._hand_over)


def _committed(connection: sqlite3.Connection, batch: _Batch) -> list[Any]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        answers = [write(connection) for write, _ in batch]
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return answers
