"""Deletion of old tables, in every store and in a running room."""

import asyncio
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from rooms import close_room, open_room, run, set_table
from rumpus.core.values import Millis
from rumpus.server.limits import values as limits
from rumpus.store import sqlite
from rumpus.store.log import Held, Row, Store
from rumpus.store.memory import MemoryStore
from rumpus.store.sqlite import SqliteStore


def table(name: str) -> tuple[Held, Row]:
    """Return a table with its first entry."""
    return Held(name, "toy", bytes(32)), Row(name, 0, Millis(0), b"{}")


@pytest.fixture(params=["memory", "sqlite"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Return a function that opens a store of each kind."""
    return lambda: MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "a.db")


def test_only_tables_that_nobody_used_since_are_dropped(opened: Callable[[], Store]) -> None:
    """The oldest unused tables are dropped first, up to a number at once, with all their data."""

    async def work() -> None:
        store = opened()
        names = [f"oak-cup-{n}" for n in (11, 12, 13, 14)]
        for name in names[:3]:
            assert await store.create(*table(name))
        await store.date([], 100)
        await store.beat({names[0]: Millis(5)})
        await store.date(names[2:3], 150)
        assert await store.create(*table(names[3]))
        assert [await store.drop(120, 1) for _ in range(3)] == [1, 1, 0]
        left = [name for name in names if await store.load(name) is not None]
        assert left == names[2:]
        assert await store.read(names[0], 0, 10) == []
        # The name is free again, with nothing left of the old table.
        assert await store.create(*table(names[0]))
        kept = await store.load(names[0])
        assert kept is not None
        assert (kept.beat, len(kept.bodies)) == (0, 1)
        await store.date([], 150)
        assert await store.drop(150, 9) == 0
        assert await store.drop(151, 9) == 3
        await store.close()

    asyncio.run(work())


def test_an_older_file_dates_its_tables_from_the_day_of_the_upgrade(tmp_path: Path) -> None:
    """A table from a file without dates counts as used on the day of the upgrade."""
    database = sqlite3.connect(tmp_path / "a.db")
    for step in sqlite._SCHEMAS[:3]:
        database.executescript(step)
    database.execute("PRAGMA user_version = 3")
    database.execute("INSERT INTO tables VALUES ('oak-cup-11', 'toy', x'00')")
    database.commit()
    database.close()

    async def work() -> None:
        store = SqliteStore(tmp_path / "a.db")
        assert await store.drop(20_000, 9) == 0
        await store.date([], 20_000)
        assert await store.drop(20_000, 9) == 0
        assert await store.drop(20_001, 9) == 1
        await store.close()

    asyncio.run(work())


def test_a_room_drops_what_was_not_opened_for_the_time_it_keeps_tables() -> None:
    """A table unused for longer than the limit is deleted; one opened since then is kept."""

    async def work() -> None:
        today = datetime(2026, 3, 1, tzinfo=UTC)
        room = open_room()
        services = room.services._replace(utc=lambda: today)
        room.services = room._retention._services = services
        names: list[str] = []
        for _ in range(3):
            host = await set_table(room, "ann")
            names.append(host.table.lobby.name)
        await asyncio.sleep(2 * limits.RETENTION_SECONDS)
        assert list(room.hosts) == []
        today += timedelta(days=limits.KEEP_DAYS)
        assert await room.host(names[1]) is not None
        await asyncio.sleep(2 * limits.RETENTION_SECONDS)
        assert room.services.counts.tables_expired == 0
        today += timedelta(days=1)
        assert await room.host(names[2].upper()) is not None
        await asyncio.sleep(2 * limits.RETENTION_SECONDS)
        assert room.services.counts.tables_expired == 1
        left = [name for name in names if await room.services.store.load(name) is not None]
        assert left == names[1:]
        await close_room(room)

    run(work())
