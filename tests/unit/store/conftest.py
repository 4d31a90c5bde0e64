"""A store of each kind, for tests that a room's stores have to pass alike."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rumpus.store.log import Store
from rumpus.store.memory import MemoryStore
from rumpus.store.sqlite import SqliteStore

Check = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["memory", "sqlite"])
def check(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Check], None]:
    """Return a function that runs a check on a store of each kind."""

    async def checked(work: Check) -> None:
        store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "a.db")
        try:
            await work(store)
        finally:
            await store.close()

    return lambda work: asyncio.run(checked(work))
