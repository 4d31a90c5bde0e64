import asyncio
import multiprocessing
import sqlite3
import stat
from pathlib import Path

import pytest

from rumpus.core.values import Millis
from rumpus.store.folder import DATABASE, KEY, LEXICONS, DataFolder, backup
from rumpus.store.log import Held, Row, StoreError
from rumpus.store.sqlite import SqliteStore


def test_a_folder_has_one_room(tmp_path: Path) -> None:
    """While one room uses the folder, another is refused; after its release, it is free."""
    first = DataFolder(tmp_path / "data")
    with pytest.raises(StoreError, match="another room"):
        DataFolder(tmp_path / "data")
    first.release()
    DataFolder(tmp_path / "data").release()


@pytest.mark.parametrize("place", ["file", "file/below"])
def test_what_can_not_be_a_folder_is_named(tmp_path: Path, place: str) -> None:
    """A file in place of the folder, or of one above it, raises a `StoreError` with its path."""
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=f"{place} can't be used"):
        DataFolder(tmp_path / place)


def test_a_key_that_can_not_be_read_is_named(tmp_path: Path) -> None:
    """A key that is not a file raises a `StoreError` with its name."""
    (tmp_path / KEY).mkdir()
    folder = DataFolder(tmp_path)
    with pytest.raises(StoreError, match=f"{KEY} can't be used"):
        folder.key()
    folder.release()


def _hold(root: Path) -> None:
    DataFolder(root)


def test_a_dead_room_holds_nothing(tmp_path: Path) -> None:
    """A process that ended without a release leaves the folder free."""
    process = multiprocessing.get_context("fork").Process(target=_hold, args=(tmp_path,))
    process.start()
    process.join()
    assert process.exitcode == 0
    DataFolder(tmp_path).release()


@pytest.mark.parametrize("before", [None, 0o644])
def test_the_database_is_for_nobody_else(tmp_path: Path, before: int | None) -> None:
    """Only the owner may read the database and the files beside it."""
    path = tmp_path / DATABASE
    if before is not None:
        path.touch(before)

    def modes() -> dict[str, int]:
        return {each.name: stat.S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()}

    async def work() -> dict[str, int]:
        store = SqliteStore(path)
        await store.rename("guest", "Ann")
        seen = modes()
        await store.close()
        return seen

    assert asyncio.run(work()) == dict.fromkeys(
        (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm"), 0o600
    )


def test_the_key_is_made_once_and_for_nobody_else(tmp_path: Path) -> None:
    """The secret key stays the same, and only its owner may read it."""
    folder = DataFolder(tmp_path)
    key = folder.key()
    assert len(key) == 32
    assert folder.key() == key
    assert stat.S_IMODE((tmp_path / KEY).stat().st_mode) == 0o600
    folder.release()


def test_a_broken_key_is_not_used(tmp_path: Path) -> None:
    """A key file that is too short stops the room instead of signing with it."""
    (tmp_path / KEY).write_bytes(b"short")
    folder = DataFolder(tmp_path)
    with pytest.raises(StoreError, match="is no key"):
        folder.key()
    folder.release()


def test_a_backup_is_a_room(tmp_path: Path) -> None:
    """A backup of a running room holds everything stored by then, the key and the word lists."""

    async def work() -> None:
        folder = DataFolder(tmp_path / "data")
        key = folder.key()
        (folder.lexicons / "house.lex").write_bytes(b"words")
        store = SqliteStore(folder.database)
        await store.create(
            Held("oak-cup-11", "toy", b"seed"), Row("oak-cup-11", 0, Millis(0), b"x")
        )
        backup(tmp_path / "data", tmp_path / "copy")
        await store.append(Row("oak-cup-11", 1, Millis(0), b"later"))
        await store.close()
        folder.release()

        copy = DataFolder(tmp_path / "copy")
        assert copy.key() == key
        assert (copy.lexicons / "house.lex").read_bytes() == b"words"
        restored = SqliteStore(copy.database)
        kept = await restored.load("oak-cup-11")
        assert kept is not None
        assert (kept.held.seed, kept.bodies) == (b"seed", (b"x",))
        await restored.close()
        copy.release()

    asyncio.run(work())


def test_a_backup_of_a_room_that_is_closed_works_too(tmp_path: Path) -> None:
    """A backup works while no process uses the folder."""

    async def work() -> None:
        folder = DataFolder(tmp_path / "data")
        store = SqliteStore(folder.database)
        await store.rename("g", "Ann")
        await store.close()
        folder.release()

    asyncio.run(work())
    backup(tmp_path / "data", tmp_path / "copy")
    found = sqlite3.connect(tmp_path / "copy" / DATABASE)
    assert found.execute("SELECT name FROM guests").fetchall() == [("Ann",)]
    found.close()


def test_a_backup_is_for_nobody_else(tmp_path: Path) -> None:
    """Folder, database and key of a backup can be read by their owner only."""

    async def work() -> None:
        await SqliteStore(tmp_path / DATABASE).close()

    asyncio.run(work())
    (tmp_path / KEY).write_bytes(bytes(32))
    backup(tmp_path, tmp_path / "copy")
    modes = {
        path: stat.S_IMODE((tmp_path / "copy" / path).stat().st_mode) for path in (DATABASE, KEY)
    }
    assert modes == {DATABASE: 0o600, KEY: 0o600}
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o700


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path) -> None:
    """A source that isn't a database is refused, and no unfinished copy is left."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / DATABASE).write_bytes(b"no database" * 1000)
    with pytest.raises(StoreError):
        backup(tmp_path / "data", tmp_path / "copy")
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    """A target that exists and a source without a room are refused."""
    (tmp_path / "empty").mkdir()
    with pytest.raises(StoreError, match="there is no room in"):
        backup(tmp_path / "empty", tmp_path / "copy")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / DATABASE).touch()
    with pytest.raises(StoreError, match="exists already"):
        backup(tmp_path / "data", tmp_path / "empty")
    assert list((tmp_path / "empty").iterdir()) == []
    assert not (tmp_path / "data" / LEXICONS).exists()
