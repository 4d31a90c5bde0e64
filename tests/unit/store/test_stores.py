"""Suite for every kind of store: behaviour that a room relies on."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from rumpus.core.values import Millis
from rumpus.store.log import Chosen, Held, Row, Store, StoreError
from rumpus.store.sqlite import _SCHEMAS, SqliteStore

Check = Callable[[Store], Awaitable[None]]
HELD = Held("maple-kettle-42", "toy", b"s" * 32)


def row(seq: int, body: bytes = b"{}", stream: str = HELD.name) -> Row:
    """Return an entry."""
    return Row(stream, seq, Millis(10 * seq), body)


def test_a_table_comes_back_as_it_was_kept(check: Callable[[Check], None]) -> None:
    """Seed, game and entries of a table are loaded as they were stored, in order of seq."""

    async def work(store: Store) -> None:
        assert await store.create(HELD, row(0, b"zero"))
        assert await store.append(row(1, b"one"))
        assert await store.append(row(2, "zw\u00f6lf".encode()))
        kept = await store.load(HELD.name)
        assert kept is not None
        assert kept.held == HELD
        assert kept.bodies == (b"zero", b"one", "zw\u00f6lf".encode())
        assert kept.beat == 0

    check(work)


def test_an_unknown_table_is_none(check: Callable[[Check], None]) -> None:
    """Loading an unknown name returns None."""

    async def work(store: Store) -> None:
        assert await store.load("nobody-home-10") is None

    check(work)


def test_a_name_is_taken_once(check: Callable[[Check], None]) -> None:
    """A second table with the same name is refused, along with its first entry and seed."""

    async def work(store: Store) -> None:
        assert await store.create(HELD, row(0, b"first"))
        other = Held(HELD.name, "toy", b"x" * 32)
        assert not await store.create(other, row(0, b"second"))
        kept = await store.load(HELD.name)
        assert kept is not None
        assert (kept.held.seed, kept.bodies) == (HELD.seed, (b"first",))

    check(work)


def test_a_table_and_the_entry_that_leads_to_it_are_kept_together(
    check: Callable[[Check], None],
) -> None:
    """A new table and its link are both refused if the table's name or the link's seq is taken."""

    async def work(store: Store) -> None:
        await store.create(HELD, row(0))
        after = Held("quiet-spoon-17", "toy", b"t" * 32)
        first = row(0, stream=after.name)
        assert not await store.create(after, first, row(0))
        assert await store.load(after.name) is None
        assert await store.create(after, first, row(1, b"link"))
        assert not await store.create(after, first, row(2))
        kept = await store.load(HELD.name)
        assert kept is not None
        assert kept.bodies == (b"{}", b"link")

    check(work)


def test_guests_are_found_where_they_play(check: Callable[[Check], None]) -> None:
    """A table is found by the players whom the last of its entries with players names."""

    async def work(store: Store) -> None:
        await store.create(HELD, row(0))
        await store.append(replace(row(1), playing=("ann", "bob")))
        await store.append(replace(row(1), playing=("eve",)))
        await store.append(row(2))
        assert await store.playing("ann", "toy") == [HELD.name]
        assert await store.playing("ann", "other") == []
        assert await store.playing("eve", "toy") == []
        await store.append(replace(row(3), playing=()))
        assert await store.playing("bob", "toy") == []

    check(work)


def test_a_file_from_before_is_asked_once_who_plays(tmp_path: Path) -> None:
    """In an older file, running games are found by their guests, but finished ones are not."""
    path = tmp_path / "a.db"
    old = sqlite3.connect(path)
    for version, schema in enumerate(_SCHEMAS[:4], start=1):
        old.executescript(f"{schema} PRAGMA user_version = {version};")
    sitters = [{"player": "ann~2", "name": "Ann"}, {"player": "", "name": "Bot", "bot": "idle"}]
    opened = json.dumps({"seq": 1, "table": [{"type": "opened", "sitters": sitters}]}).encode()
    closed = json.dumps({"seq": 2, "table": [{"type": "closed", "seed": "00"}]}).encode()
    for name, bodies in {"going": [b"{}", opened], "done": [b"{}", opened, closed]}.items():
        old.execute("INSERT INTO tables (name, game, seed) VALUES (?, 'toy', x'00')", (name,))
        rows = [(name, seq, body) for seq, body in enumerate(bodies)]
        old.executemany("INSERT INTO events VALUES (?, ?, 0, ?)", rows)
    old.commit()
    old.close()

    async def work() -> None:
        store = SqliteStore(path)
        assert await store.playing("ann", "toy") == ["going"]
        await store.close()

    asyncio.run(work())


def test_of_two_entries_with_one_seq_the_first_stays(check: Callable[[Check], None]) -> None:
    """An entry with a taken seq is refused, and the stored one is untouched."""

    async def work(store: Store) -> None:
        await store.create(HELD, row(0))
        assert await store.append(row(1, b"first"))
        assert not await store.append(row(1, b"second"))
        kept = await store.load(HELD.name)
        assert kept is not None
        assert kept.bodies == (b"{}", b"first")

    check(work)


def test_of_two_entries_in_one_batch_one_stays(check: Callable[[Check], None]) -> None:
    """Of two writes for one seq in a batch, one succeeds, and so does a write for the next seq."""

    async def work(store: Store) -> None:
        await store.create(HELD, row(0))
        writes = [store.append(row(seq, body)) for seq, body in [(1, b"a"), (1, b"b"), (2, b"c")]]
        assert await asyncio.gather(*writes) == [True, False, True]
        kept = await store.load(HELD.name)
        assert kept is not None
        assert kept.bodies == (b"{}", b"a", b"c")

    check(work)


def test_many_entries_at_once_are_all_kept(check: Callable[[Check], None]) -> None:
    """Three hundred concurrent appends to three tables are all stored, in their order."""

    async def work(store: Store) -> None:
        names = ["oak-cup-11", "oak-cup-12", "oak-cup-13"]
        for name in names:
            assert await store.create(Held(name, "toy", b""), row(0, b"0", name))
        writes = [
            store.append(row(seq, str(seq).encode(), name))
            for seq in range(1, 101)
            for name in names
        ]
        assert all(await asyncio.gather(*writes))
        for name in names:
            kept = await store.load(name)
            assert kept is not None
            assert kept.bodies == tuple(str(seq).encode() for seq in range(101))

    check(work)


def test_a_heartbeat_never_goes_back(check: Callable[[Check], None]) -> None:
    """The table time of a loaded table is the highest that was ever stored."""

    async def work(store: Store) -> None:
        await store.create(HELD, row(0))
        for at in (500, 2000, 1000):
            await store.beat({HELD.name: Millis(at)})
        kept = await store.load(HELD.name)
        assert kept is not None
        assert kept.beat == 2000

    check(work)


def test_a_guest_has_the_name_and_emblem_chosen_last(check: Callable[[Check], None]) -> None:
    """A guest's latest name and emblem are stored, and no other guest gets them."""

    async def work(store: Store) -> None:
        assert await store.chosen("g1") == Chosen()
        await store.choose_emblem("g1", "boat")
        assert await store.chosen("g1") == Chosen(None, "boat")
        await store.rename("g1", "Ann")
        await store.rename("g1", "Anna \U0001f98a")
        await store.choose_emblem("g1", "kite")
        assert await store.chosen("g1") == Chosen("Anna \U0001f98a", "kite")
        assert await store.chosen("g2") == Chosen()
        await store.forget("g1", "Ann")
        assert await store.chosen("g1") == Chosen()

    check(work)


def test_what_was_kept_is_there_in_the_next_process(tmp_path: Path) -> None:
    """A second store on the same file has everything that the first has confirmed."""

    async def write() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.create(HELD, row(0))
        await store.append(row(1, b"one"))
        await store.beat({HELD.name: Millis(77)})
        await store.close()

    async def read() -> None:
        store = SqliteStore(tmp_path / "a.db")
        kept = await store.load(HELD.name)
        assert kept is not None
        assert (kept.bodies, kept.beat) == ((b"{}", b"one"), 77)
        await store.close()

    asyncio.run(write())
    asyncio.run(read())


def test_a_failed_batch_fails_everybody_in_it(tmp_path: Path) -> None:
    """A database error fails every write of its batch, and nothing of the batch is stored."""

    async def work() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.create(HELD, row(0))
        good = store.append(row(1))
        bad = store.append(Row(HELD.name, 2, "soon", b""))  # type: ignore[arg-type]
        outcomes = await asyncio.gather(good, bad, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoreError, StoreError]
        kept = await store.load(HELD.name)
        assert kept is not None
        assert len(kept.bodies) == 1
        assert await store.append(row(1))
        await store.close()

    asyncio.run(work())


def test_a_closed_store_takes_nothing(tmp_path: Path) -> None:
    """A write to a closed store raises StoreError."""

    async def work() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.close()
        with pytest.raises(StoreError):
            await store.append(row(0))

    asyncio.run(work())


def test_closing_keeps_what_is_under_way(tmp_path: Path) -> None:
    """Appends requested before the store was closed are confirmed and stored."""

    async def work() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.create(HELD, row(0))
        writes = [store.append(row(seq)) for seq in range(1, 20)]
        await store.close()
        assert all(await asyncio.gather(*writes))

    asyncio.run(work())


def test_the_file_of_a_newer_room_is_left_alone(tmp_path: Path) -> None:
    """A file with an unknown schema version is refused."""

    async def work() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store._writer.do(lambda connection: connection.execute("PRAGMA user_version = 99"))
        await store.close()
        with pytest.raises(StoreError, match="schema 99"):
            SqliteStore(tmp_path / "a.db")

    asyncio.run(work())


def test_a_store_tells_that_it_fails_until_a_write_succeeds(tmp_path: Path) -> None:
    """After a failed write a store is failing, until a probe succeeds."""

    async def work() -> None:
        store = SqliteStore(tmp_path / "a.db")
        assert not store.failing
        lock = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        await store._writer.do(lambda writer: writer.execute("PRAGMA busy_timeout = 1").close())
        lock.execute("BEGIN IMMEDIATE")
        for _ in range(2):
            with pytest.raises(StoreError):
                await store.probe()
            assert store.failing
        lock.execute("ROLLBACK")
        lock.close()
        await store.probe()
        assert not store.failing
        await store.close()

    asyncio.run(work())


def test_a_probe_reaches_the_disk(tmp_path: Path) -> None:
    """A probe writes to the disk, so that it fails if the disk is full."""

    async def work() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.probe()
        log = tmp_path / "a.db-wal"
        before = log.stat().st_size
        await store.probe()
        assert log.stat().st_size > before
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("content", [b"garbage " * 1000, b"SQLite format 3\0" + b"\0" * 4080])
def test_a_file_that_is_no_database_is_named(tmp_path: Path, content: bytes) -> None:
    """A file that isn't a database raises a `StoreError` with the file's name."""

    async def work() -> None:
        (tmp_path / "a.db").write_bytes(content)
        with pytest.raises(StoreError, match=r"a\.db can't be used"):
            SqliteStore(tmp_path / "a.db")

    asyncio.run(work())
