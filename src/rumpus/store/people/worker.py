"""Access to the people's tables on a separate thread."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from rumpus.store.log import StoreError
from rumpus.store.people.engine import open_engine, reader

T = TypeVar("T")


class Worker:
    """
    Tables of a room's database, read and written on a separate thread.

    Every method may raise `StoreError`. Once an awaited write returns, its data is durable.
    """

    def __init__(self, path: Path) -> None:
        """Open the tables, and bring them up to date; raises `StoreError`."""
        self._engine = open_engine(path)
        self._reader = reader(self._engine)
        self._thread = ThreadPoolExecutor(1, "rumpus-people")

    def close(self) -> None:
        """Finish what was asked for, and close the tables."""
        self._thread.shutdown()
        self._engine.dispose()

    def do(self, work: Callable[[sa.Connection], T]) -> Awaitable[T]:
        """Do work in a transaction that may write, on the thread."""
        return self._do(self._engine, work)

    def read(self, work: Callable[[sa.Connection], T]) -> Awaitable[T]:
        """Do work that only reads, on the thread, while others may write."""
        return self._do(self._reader, work)

    def at_once(self, work: Callable[[sa.Connection], T]) -> T:
        """Do work that only reads, before the room opens."""
        with self._reader.begin() as connection:
            return work(connection)

    async def _do(self, engine: sa.Engine, work: Callable[[sa.Connection], T]) -> T:
        def done() -> T:
            with engine.begin() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, done)
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise StoreError(str(error)) from error
