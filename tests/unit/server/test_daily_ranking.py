"""Board of the day: ranking of attempts, dates in UTC, and the best of yesterday."""

import asyncio

import msgspec
import pytest

from rooms import Guest, close_room, run
from rumpus.core.values import Millis
from rumpus.server.limits import values as limits
from rumpus.server.modes.daily import DailyLine, DailyMine
from rumpus.store.log import Attempt, Held, PlayedWord, Row
from rumpus.store.memory import MemoryStore
from rumpus.words import bundled
from rumpus.words.compiling import never_suggest
from unit.server.keesdrow_rooms import (
    DAY,
    NEXT,
    NOON,
    TURNS,
    begin,
    open_room,
    pass_on,
    sleep_a_day,
    spell,
)


def test_the_table_of_the_day_lists_who_has_finished() -> None:
    """Finished attempts are ranked, with one's own marked; an unfinished one isn't listed yet."""

    async def work() -> None:
        room = open_room(NOON)
        hosts = {player: await begin(room, player) for player in ("ann", "bob", "cat")}
        ann, bob = Guest(hosts["ann"], "ann"), Guest(hosts["bob"], "bob")
        word = await spell(hosts["bob"], bob)
        await pass_on(bob, TURNS - 1)
        await pass_on(ann)
        for asker in ("ann", "bob", "cat", None):
            day = await room.daily.today(asker)
            assert day.board == [
                DailyLine("Bob", word["points"], asker == "bob"),
                DailyLine("Ann", 0, asker == "ann"),
            ]
            assert (day.date, day.players, day.yesterday) == (DAY, 2, None)
        mine = (await room.daily.today("cat")).mine
        assert mine == DailyMine(hosts["cat"].table.lobby.name, None, over=False)
        assert (await room.daily.today("dan")).mine is None
        await close_room(room)

    run(work())


def test_yesterday_shows_its_best_people_and_words() -> None:
    """After midnight, yesterday's ranking and best words are shown, and today's is empty."""

    async def work() -> None:
        room = open_room("2026-11-28T23:00:00")
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        word = await spell(host, ann)
        await pass_on(ann, TURNS - 1)
        await asyncio.sleep(2 * 3600)
        day = await room.daily.today("ann")
        assert (day.date, day.mine, day.board, day.players) == (NEXT, None, [], 0)
        assert day.yesterday is not None
        assert day.yesterday.date == DAY
        assert day.yesterday.board == [DailyLine("Ann", word["points"], you=True)]
        (best,) = day.yesterday.best
        assert (best.word, best.points, best.name) == (word["word"], word["points"], "Ann")
        sleep_a_day(room)
        assert (await room.daily.today("ann")).yesterday is None
        await close_room(room)

    run(work())


@pytest.mark.parametrize(
    ("start", "wait", "date", "left"),
    [
        ("2026-11-28T23:59:59", 0.0, DAY, 1000),
        ("2026-11-28T23:59:59", 0.75, DAY, 250),
        ("2026-11-28T23:59:59", 1.0, NEXT, 86_400_000),
        ("2026-12-31T23:59:58.999999", 0.0, "2026-12-31", 1001),
        ("2028-02-28T23:59:00", 60.0, "2028-02-29", 86_400_000),
    ],
)
def test_the_day_changes_at_midnight_in_utc(start: str, wait: float, date: str, left: int) -> None:
    """The date follows the room's clock in UTC, and the time left is in ms, rounded up."""

    async def work() -> None:
        room = open_room(start)
        await asyncio.sleep(wait)
        day = await room.daily.today(None)
        assert (day.date, day.resets_ms) == (date, left)
        await close_room(room)

    run(work())


def test_what_began_before_midnight_counts_for_its_date() -> None:
    """An attempt begun at 23:59 counts for that date, and today's board can be begun as well."""

    async def work() -> None:
        room = open_room("2026-11-28T23:59:00")
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        await asyncio.sleep(65)
        today = await begin(room, "ann")
        assert today is not host
        assert (today.table.lobby.daily, host.table.lobby.daily) == (NEXT, DAY)
        await pass_on(ann)
        day = await room.daily.today("ann")
        assert day.board == []
        assert day.yesterday is not None
        assert day.yesterday.board == [DailyLine("Ann", 0, you=True)]
        await close_room(room)

    run(work())


def test_best_words_wait_until_nobody_can_be_playing_any_more() -> None:
    """Best words are hidden for an hour after midnight, even from players who have finished."""

    async def work() -> None:
        room = open_room("2026-11-28T23:59:00")
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        await spell(host, ann)
        await pass_on(ann, TURNS - 1)

        async def words(asker: str | None) -> int:
            past = (await room.daily.today(asker)).yesterday
            assert past is not None
            assert len(past.board) == 1
            return len(past.best)

        await asyncio.sleep(60)
        assert [await words(asker) for asker in ("ann", "bob", None)] == [0, 0, 0]
        await asyncio.sleep(3600)
        assert [await words(asker) for asker in ("ann", "bob", None)] == [1, 1, 1]
        await close_room(room)

    run(work())


def test_words_that_nobody_proposes_are_not_shown_to_everybody() -> None:
    """Words that are never suggested count towards the total, but aren't shown as the best."""

    async def work() -> None:
        room = open_room("2026-11-28T12:00:00")
        rude = sorted(word for word in never_suggest() if word in bundled())[:30]
        words = (
            *(PlayedWord(word, 90 - at) for at, word in enumerate(rude)),
            *(PlayedWord(word, 5) for word in ("table", "chair")),
        )
        attempt = Attempt("2026-11-27", "ann", "Ann", "her-table")
        store = room.services.store
        row = Row(attempt.table, 0, Millis(0), b"{}")
        assert await store.claim(attempt, Held(attempt.table, "keesdrow", b"s"), row) is attempt
        await store.finish(msgspec.structs.replace(attempt, total=500, best=words))

        past = (await room.daily.today("bob")).yesterday

        assert past is not None
        assert past.board == [DailyLine("Ann", 500, you=False)]
        assert len(rude) == 30
        assert [best.word for best in past.best] == ["chair", "table"]
        await close_room(room)

    run(work())


def test_a_day_is_read_once_for_a_crowd() -> None:
    """A day is read once for all visitors of a moment, and again once somebody finishes."""

    class Counting(MemoryStore):
        """Store that counts how often boards are read."""

        reads = 0

        async def board(self, date: str, most: int) -> list[Attempt]:
            """Count a read, and return the board."""
            self.reads += 1
            return await super().board(date, most)

    async def work() -> None:
        store = Counting()
        room = open_room(NOON, store)
        ann = Guest(await begin(room, "ann"), "ann")
        days = await asyncio.gather(*(room.daily.today(None) for _ in range(50)))
        assert [day.players for day in days] == [0] * 50
        assert store.reads == 2
        await pass_on(ann, TURNS - 1)
        await asyncio.sleep(limits.DAILY_SECONDS)
        assert (await room.daily.today(None)).players == 0
        await pass_on(ann, 1)
        assert (await room.daily.today(None)).players == 1
        await close_room(room)

    run(work())
