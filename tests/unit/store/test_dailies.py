"""First attempts at boards of the day, in every store."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from rumpus.core.values import Millis
from rumpus.store import sqlite
from rumpus.store.log import Attempt, BestWord, Chosen, Held, PlayedWord, Row, Store
from rumpus.store.memory import MemoryStore
from rumpus.store.sqlite import SqliteStore

Check = Callable[[Store], Awaitable[None]]
DAY = "2026-11-28"


def begun(guest: str, table: str, day: str = DAY) -> Attempt:
    """Return a guest's attempt that has begun."""
    return Attempt(day, guest, guest.capitalize(), table)


def table_of(attempt: Attempt) -> tuple[Held, Row]:
    """Return the table of an attempt, with its first entry."""
    return Held(attempt.table, "toy", b"s"), Row(attempt.table, 0, Millis(0), b"{}")


def ended(attempt: Attempt, total: int, **words: int) -> Attempt:
    """Return the attempt with its result."""
    best = tuple(PlayedWord(word, points) for word, points in words.items())
    return msgspec.structs.replace(attempt, total=total, best=best)


async def played(store: Store, guest: str, total: int, day: str = DAY, **words: int) -> Attempt:
    """Store a guest's finished attempt, and return it."""
    attempt = begun(guest, f"{guest}-{day}", day)
    assert await store.claim(attempt, *table_of(attempt)) == attempt
    done = ended(attempt, total, **words)
    await store.finish(done)
    return done


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


def test_the_first_attempt_is_the_only_one(check: Callable[[Check], None]) -> None:
    """A guest's second claim on a date gets the first attempt, and its own table isn't stored."""

    async def work(store: Store) -> None:
        first, second = begun("ann", "oak-cup-11"), begun("ann", "oak-cup-12")
        claims = [store.claim(attempt, *table_of(attempt)) for attempt in (first, second)]
        assert await asyncio.gather(*claims) == [first, first]
        assert await store.attempt(DAY, "ann") == first
        assert await store.load("oak-cup-11") is not None
        assert await store.load("oak-cup-12") is None

    check(work)


def test_other_guests_and_dates_have_attempts_of_their_own(
    check: Callable[[Check], None],
) -> None:
    """Attempts of other guests, or on other dates, are separate claims."""

    async def work(store: Store) -> None:
        for attempt in (
            begun("ann", "oak-cup-11"),
            begun("bob", "oak-cup-12"),
            begun("ann", "oak-cup-13", "2026-11-29"),
        ):
            assert await store.claim(attempt, *table_of(attempt)) == attempt
        assert await store.attempt(DAY, "cat") is None

    check(work)


def test_a_claim_under_a_taken_name_keeps_nothing(check: Callable[[Check], None]) -> None:
    """A claim whose table has a taken name stores neither attempt nor table."""

    async def work(store: Store) -> None:
        ann, bob = begun("ann", "oak-cup-11"), begun("bob", "oak-cup-11")
        await store.claim(ann, *table_of(ann))
        assert await store.claim(bob, *table_of(bob)) is None
        assert await store.attempt(DAY, "bob") is None

    check(work)


def test_a_result_is_kept_once(check: Callable[[Check], None]) -> None:
    """The first total is final, and a result for another table is ignored."""

    async def work(store: Store) -> None:
        attempt = begun("ann", "oak-cup-11")
        await store.claim(attempt, *table_of(attempt))
        await store.finish(ended(begun("ann", "oak-cup-99"), 900))
        assert await store.attempt(DAY, "ann") == attempt
        done = ended(attempt, 70, icon=8)
        await store.finish(done)
        await store.finish(ended(attempt, 300))
        assert await store.attempt(DAY, "ann") == done

    check(work)


def test_the_result_of_nobody_is_nothing(check: Callable[[Check], None]) -> None:
    """A result without a claim creates no attempt."""

    async def work(store: Store) -> None:
        await store.finish(ended(begun("ann", "oak-cup-11"), 70))
        assert await store.attempt(DAY, "ann") is None
        assert await store.players(DAY) == 0

    check(work)


def test_the_board_has_the_best_first(check: Callable[[Check], None]) -> None:
    """A date's finished attempts are listed by total, with ties in a fixed order, and counted."""

    async def work(store: Store) -> None:
        for guest, total in (("ann", 0), ("cat", 90), ("bob", 90), ("dan", 120)):
            await played(store, guest, total)
        await played(store, "eve", 500, "2026-11-27")
        running = begun("fay", "oak-cup-11")
        await store.claim(running, *table_of(running))
        board = await store.board(DAY, 50)
        assert [(a.guest, a.total) for a in board] == [
            ("dan", 120),
            ("bob", 90),
            ("cat", 90),
            ("ann", 0),
        ]
        assert [a.guest for a in await store.board(DAY, 2)] == ["dan", "bob"]
        assert await store.players(DAY) == 4

    check(work)


def test_a_board_calls_people_as_they_are_called_now(check: Callable[[Check], None]) -> None:
    """A name chosen after the game appears in the ranking and beside the best words."""

    async def work(store: Store) -> None:
        await played(store, "ann", 70, icon=8)
        await store.rename("ann", "Zo\u00eb")
        assert [a.name for a in await store.board(DAY, 50)] == ["Zo\u00eb"]
        assert await store.best_words(DAY, 10) == [BestWord("icon", 8, "Zo\u00eb")]

    check(work)


def test_a_best_word_stands_there_once(check: Callable[[Check], None]) -> None:
    """Each best word is listed once with its best player, by points and then alphabetically."""

    async def work(store: Store) -> None:
        await played(store, "ann", 70, icon=8, stress=16, cart=9)
        await played(store, "bob", 80, icon=12, stress=16, rat=9)
        await played(store, "cat", 90, "2026-11-27", quartz=60)
        assert await store.best_words(DAY, 10) == [
            BestWord("stress", 16, "Ann"),
            BestWord("icon", 12, "Bob"),
            BestWord("cart", 9, "Ann"),
            BestWord("rat", 9, "Bob"),
        ]
        assert [w.word for w in await store.best_words(DAY, 2)] == ["stress", "icon"]

    check(work)


def test_what_is_not_finished_can_be_found(check: Callable[[Check], None]) -> None:
    """Tables of unfinished attempts since a date are listed, the oldest date first."""

    async def work(store: Store) -> None:
        await played(store, "ann", 70)
        for attempt in (
            begun("bob", "oak-cup-11", "2026-11-29"),
            begun("bob", "oak-cup-12"),
            begun("bob", "oak-cup-13", "2026-11-26"),
        ):
            await store.claim(attempt, *table_of(attempt))
        assert await store.unfinished(DAY) == ["oak-cup-12", "oak-cup-11"]

    check(work)


def test_twins_are_kept_both_or_not_at_all(check: Callable[[Check], None]) -> None:
    """If one of the names is taken, or both are the same, neither twin is stored."""

    async def work(store: Store) -> None:
        one, two, three = (table_of(begun("ann", f"oak-cup-{n}")) for n in (11, 12, 13))
        assert await store.create_all([one, two])
        assert not await store.create_all([three, one])
        assert await store.load("oak-cup-13") is None
        assert not await store.create_all([three, three])
        assert await store.load("oak-cup-13") is None
        assert await store.create(*three)

    check(work)


def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    """A file written before the board of the day existed keeps its data and accepts attempts."""
    database = sqlite3.connect(tmp_path / "a.db")
    database.executescript(sqlite._SCHEMAS[0] + "PRAGMA user_version = 1;")
    database.execute("INSERT INTO guests VALUES ('ann', 'Anna')")
    database.commit()
    database.close()

    async def work() -> None:
        for _ in range(2):
            store = SqliteStore(tmp_path / "a.db")
            assert await store.chosen("ann") == Chosen("Anna")
            attempt = begun("ann", "oak-cup-11")
            kept = await store.claim(attempt, *table_of(attempt))
            assert kept is not None
            assert kept.table == "oak-cup-11"
            await store.close()

    asyncio.run(work())


def test_a_file_from_before_best_words_were_kept_shows_the_same_days(tmp_path: Path) -> None:
    """After an upgrade, earlier attempts are counted and their best words are listed once each."""
    database = sqlite3.connect(tmp_path / "a.db")
    for step in sqlite._SCHEMAS[:2]:
        database.executescript(step)
    database.execute("PRAGMA user_version = 2")
    rows = [
        ("bob", 80, '[{"word":"icon","points":12},{"word":"stress","points":16}]'),
        ("ann", 70, '[{"word":"icon","points":8},{"word":"stress","points":16}]'),
        ("cat", None, "[]"),
    ]
    for guest, total, best in rows:
        row = (DAY, guest, guest.capitalize(), f"{guest}-cup-11", total, best)
        database.execute("INSERT INTO dailies VALUES (?, ?, ?, ?, ?, ?)", row)
    database.commit()
    database.close()

    async def work() -> None:
        store = SqliteStore(tmp_path / "a.db")
        assert await store.players(DAY) == 2
        assert [a.guest for a in await store.board(DAY, 50)] == ["bob", "ann"]
        best = [BestWord("stress", 16, "Ann"), BestWord("icon", 12, "Bob")]
        assert await store.best_words(DAY, 10) == best
        await store.finish(ended(begun("cat", "cat-cup-11"), 60, icon=20))
        assert await store.players(DAY) == 3
        assert (await store.best_words(DAY, 1))[0] == BestWord("icon", 20, "Cat")
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("equal", [False, True])
def test_showing_a_day_looks_only_at_what_it_shows(tmp_path: Path, *, equal: bool) -> None:
    """A day's board and best words take the same number of steps for 20 players as for 200."""

    async def steps(many: int) -> int:
        store = SqliteStore(tmp_path / f"{many}-{equal}.db")
        for number in range(many):
            word = "icon" if equal else f"word{number}"
            attempt = begun(f"guest{number:03}", f"table-{number}")
            await store.claim(attempt, *table_of(attempt))
            await store.finish(ended(attempt, 0 if equal else number, **{word: 8}))
        await store.chosen("nobody")
        counted = [0]
        reader = store._reader
        assert reader is not None
        await store._read(lambda c: c.set_progress_handler(lambda: count(counted), 10))
        await store.board(DAY, 5)
        await store.best_words(DAY, 5)
        await store.players(DAY)
        await store.close()
        return counted[0]

    def count(counted: list[int]) -> int:
        counted[0] += 1
        return 0

    few, many = asyncio.run(steps(20)), asyncio.run(steps(200))
    assert few > 0
    assert many <= few + 2
