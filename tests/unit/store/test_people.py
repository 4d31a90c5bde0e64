"""The people's tables: migrations, and what a member's rows hold."""

import asyncio
import re
import sqlite3
from collections.abc import Awaitable
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from rumpus.core.values import Refusal
from rumpus.store.folder import DATABASE, KEY, backup
from rumpus.store.log import StoreError
from rumpus.store.people import engine
from rumpus.store.people.engine import open_engine
from rumpus.store.people.members import Members
from rumpus.store.people.rows import Device, Passkey
from rumpus.store.people.schema import HEAD, METADATA
from rumpus.store.sqlite import SqliteStore
from serving import Person, Serving

T = TypeVar("T")

OLD = Path(__file__).resolve().parents[2] / "old" / "room.sql"
DEVICE = Device("laptop", "ida", "Firefox on Linux", 100, 100)
KEYS = [Passkey(bytes([n]), "ida", b"key", 0, f"Key {n}", 100 + n, 100 + n) for n in range(2)]


def asked(work: Awaitable[T]) -> T:
    """Return the outcome of some work on the tables."""

    async def waited() -> T:
        return await work

    return asyncio.run(waited())


def fact(name: str) -> str:
    """Return a fact from the head of the old room's file."""
    found = re.search(rf"^-- {name}: (.*)$", OLD.read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def old_room(root: Path) -> Path:
    """Return the folder of a room as version 0.2.0 left it."""
    root.mkdir()
    with sqlite3.connect(root / DATABASE) as database:
        database.executescript(OLD.read_text("utf-8"))
    database.close()
    (root / KEY).write_bytes(bytes.fromhex(fact("key")))
    return root


def rows(path: Path) -> dict[str, int]:
    """Return the number of rows of each table."""
    database = sqlite3.connect(path)
    names = [
        name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type='table'")
    ]
    counts = {
        name: database.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608
        for name in names
    }
    database.close()
    return counts


def test_the_room_of_an_older_version_opens_by_itself(tmp_path: Path) -> None:
    """Its guest has the same name, seat and daily board, and can become a member."""
    root = old_room(tmp_path / "data")
    before = rows(root / DATABASE)

    async def work(base: str) -> None:
        ida = Person()
        ida.cookie = fact("cookie")
        shown = (await ida.http(base, "GET", "/api/me")).json()
        assert (shown["name"], shown["member"]) == ("Ida", False)
        await ida.join(base, fact("table"))
        view = await ida.until(lambda message: message["t"] == "view")
        assert (view["you"], view["table"]["phase"]) == (0, "play")
        await ida.leave()
        wanted = {"login": "ida", "password": "three tame badgers"}
        signed = await ida.http(base, "POST", "/api/account/password", json=wanted)
        assert (signed.json()["name"], signed.json()["member"]) == ("Ida", True)
        kept = (await ida.http(base, "GET", "/api/account/export")).json()
        assert len(kept["dailies"]) == 1

    with Serving(root) as serving:
        asyncio.run(work(serving.base))
        assert serving.stop() == 0
    after = rows(root / DATABASE)
    assert {name: after[name] for name in before if name not in {"events", "tables"}} == {
        name: count for name, count in before.items() if name not in {"events", "tables"}
    }
    assert after["events"] >= before["events"]
    assert after["members"] == 1


def test_migrations_make_the_tables_of_the_schema(tmp_path: Path) -> None:
    """Alembic finds no difference, and the newest revision is the one that is expected."""
    opened = open_engine(tmp_path / DATABASE)
    with opened.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    opened.dispose()
    config = Config()
    config.set_main_option("script_location", str(engine._MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_an_up_to_date_file_is_left_alone(tmp_path: Path) -> None:
    """Opening it again runs no migration and keeps every row."""
    members = Members(tmp_path / DATABASE)
    asked(members.set_password(DEVICE, "ida", "hash"))
    members.close()
    before = rows(tmp_path / DATABASE)
    Members(tmp_path / DATABASE).close()
    assert rows(tmp_path / DATABASE) == before


def test_the_file_of_a_newer_room_is_refused(tmp_path: Path) -> None:
    """An older room can't know what a later revision means."""
    open_engine(tmp_path / DATABASE).dispose()
    with sqlite3.connect(tmp_path / DATABASE) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(StoreError, match="9999"):
        open_engine(tmp_path / DATABASE)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    """The error says which file it is."""
    (tmp_path / DATABASE).write_bytes(b"no database" * 200)
    with pytest.raises(StoreError, match=DATABASE):
        open_engine(tmp_path / DATABASE)


def test_a_backup_holds_the_members(tmp_path: Path) -> None:
    """A copy of a running room's folder has them, too."""
    root = old_room(tmp_path / "data")
    members = Members(root / DATABASE)
    asked(members.set_password(DEVICE, "ida", "hash"))
    backup(root, tmp_path / "copy")
    members.close()
    copied = Members(tmp_path / "copy" / DATABASE)
    assert copied.signed_in() == {"ida": {"laptop": 100}}
    copied.close()


def test_a_member_is_found_by_every_way_in(tmp_path: Path) -> None:
    """By id, sign-in name, recovery code or passkey it is the same member with all their rows."""
    members = Members(tmp_path / DATABASE)

    async def work() -> None:
        assert await members.set_password(DEVICE, "login", "hash") is None
        for key in KEYS:
            assert await members.add_passkey(key, DEVICE) is None
        assert await members.add_passkey(KEYS[0], DEVICE) == Refusal("passkey_failed")
        await members.set_recovery("ida", b"digest")
        ida = await members.find("ida")
        assert ida is not None
        assert (ida.joined, ida.passkeys, ida.devices) == (100, tuple(KEYS), (DEVICE,))
        found = (
            await members.by_login("login"),
            await members.by_recovery(b"digest"),
            await members.by_passkey(KEYS[1].id),
        )
        assert found == (ida, ida, ida)
        unknown = (
            await members.find("ben"),
            await members.by_login("ben"),
            await members.by_recovery(b"ben"),
            await members.by_passkey(b"ben"),
        )
        assert unknown == (None, None, None, None)

    asked(work())
    members.close()


def test_the_last_passkey_stays_whoever_asks_at_once(tmp_path: Path) -> None:
    """Of two requests that remove both passkeys of a member, one is refused."""
    members = Members(tmp_path / DATABASE)

    async def work() -> list[bool]:
        await members.add_passkey(KEYS[0], DEVICE)
        await members.add_passkey(KEYS[1], DEVICE)
        return list(await asyncio.gather(*(members.remove_passkey("ida", key.id) for key in KEYS)))

    assert asked(work()) == [True, False]
    members.close()


def test_deleting_leaves_only_the_id(tmp_path: Path) -> None:
    """Rows of the member are gone; the id is kept, so that nobody can use it again."""
    members = Members(tmp_path / DATABASE)

    async def work() -> None:
        await members.add_passkey(KEYS[0], DEVICE)
        await members.delete("ida", "Former member")
        assert await members.find("ida") is None

    asked(work())
    assert members.signed_in() == {"ida": {}}
    members.close()
    counts = rows(tmp_path / DATABASE)
    assert [counts[name] for name in ("members", "passkeys", "devices", "former")] == [0, 0, 0, 1]


def test_both_writers_take_turns(tmp_path: Path) -> None:
    """The log and the people's tables are written at the same time, and neither fails."""
    path = tmp_path / DATABASE

    async def work() -> None:
        store, members = SqliteStore(path), Members(path)
        await members.set_password(DEVICE, "ida", "hash")

        async def log() -> None:
            for turn in range(200):
                await store.rename(f"guest {turn}", "name")

        async def people() -> None:
            for turn in range(200):
                await members.device_used("laptop", turn)

        await asyncio.gather(log(), people())
        members.close()
        await store.close()

    asked(work())


def test_a_broken_reference_stops_a_migration(tmp_path: Path) -> None:
    """The room doesn't open, and the file stays as it was."""
    path = tmp_path / DATABASE
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE parent (id INTEGER PRIMARY KEY)")
        database.execute("CREATE TABLE child (parent REFERENCES parent (id))")
        database.execute("INSERT INTO child VALUES (7)")
    database.close()
    with pytest.raises(StoreError, match="missing"):
        open_engine(path)
    assert rows(path) == {"child": 1, "parent": 0}
