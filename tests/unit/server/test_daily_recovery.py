"""Board of the day across restarts: nobody gains time, and no result is lost."""

import asyncio

import msgspec
import pytest

from rooms import Guest, close_room, run, settled
from rumpus.server.limits import values as limits
from rumpus.server.modes.daily import DailyLine, DailyMine
from rumpus.store.log import Attempt, StoreError
from rumpus.store.memory import MemoryStore
from unit.server.keesdrow_rooms import DAY, NOON, TURNS, begin, open_room, pass_on, spell


class Forgetful(MemoryStore):
    """Store that fails to save results while its disk is *full*."""

    full = True

    async def finish(self, attempt: Attempt) -> None:
        """Save a result, or raise an error if the disk is full."""
        if self.full:
            raise StoreError("full")
        await super().finish(attempt)


@pytest.mark.rule("KD-29")
def test_a_restart_gives_nobody_more_time() -> None:
    """An attempt under way is resumed at the restart, and its clock runs without the player."""

    async def work() -> None:
        store = MemoryStore()
        room = open_room(NOON, store)
        host = await begin(room, "ann")
        room._keeper.cancel()
        host.close()
        again = open_room(NOON, store, seed=2)
        await again.daily.rebuild()
        taken = again.hosts[host.table.lobby.name]
        await asyncio.sleep(limits.RETURN_SECONDS + 121)
        assert len(taken.table.state.plays) == 1
        await asyncio.sleep(20 * 60)
        assert await store.players(DAY) == 1
        await close_room(again)

    run(work())


def test_what_ends_long_after_its_day_does_not_count() -> None:
    """An attempt that ends after its day has closed adds no result."""

    async def work() -> None:
        store = MemoryStore()
        room = open_room("2026-11-28T23:59:00", store)
        host = await begin(room, "ann")
        room._keeper.cancel()
        host.close()
        again = open_room("2026-11-29T01:00:00", store, seed=2)
        taken = await again.host(host.table.lobby.name)
        assert taken is not None
        await pass_on(Guest(taken, "ann"))
        assert taken.table.phase == "over"
        await again.daily.rebuild()
        assert await store.players(DAY) == 0
        assert (await again.daily.today("ann")).yesterday is None
        await close_room(again)

    run(work())


def test_a_result_that_was_not_kept_is_found_at_the_next_start() -> None:
    """A result not saved before a crash is recovered from the log at the next start."""

    async def work() -> None:
        store = Forgetful()
        room = open_room(NOON, store)
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        word = await spell(host, ann)
        await pass_on(ann, TURNS - 1)
        assert await store.players(DAY) == 0
        room._keeper.cancel()
        store.full = False
        again = open_room("2026-11-29T00:05:00", store, seed=2)
        await begin(again, "bob")
        await again.daily.rebuild()
        assert list(again.hosts) == [await again.daily.begun("bob")]
        await asyncio.sleep(3600)
        day = await again.daily.today("ann")
        assert day.yesterday is not None
        assert day.yesterday.board == [DailyLine("Ann", word["points"], you=True)]
        assert [best.word for best in day.yesterday.best] == [word["word"]]
        await close_room(again)

    run(work())


def test_a_result_that_was_not_kept_is_found_with_its_table() -> None:
    """A lost result is recovered when its player asks for the day or its table is loaded."""

    async def work() -> None:
        store = Forgetful()
        room = open_room(NOON, store)
        host = await begin(room, "ann")
        await pass_on(Guest(host, "ann"))
        assert await store.players(DAY) == 0
        store.full = False
        mine = (await room.daily.today("ann")).mine
        assert mine == DailyMine(host.table.lobby.name, 0, over=True)
        store.full = True
        host = await begin(room, "bob")
        await pass_on(Guest(host, "bob"))
        room._keeper.cancel()
        store.full = False
        again = open_room(NOON, store, seed=2)
        assert await again.host(host.table.lobby.name) is not None
        await settled()
        assert await store.players(DAY) == 2
        await close_room(again)

    run(work())


def test_an_attempt_that_was_not_started_begins_when_its_table_is_taken_up() -> None:
    """A table that was created but not started before a crash is started when it is loaded."""

    async def work() -> None:
        store = MemoryStore()
        room = open_room(NOON, store)
        attempt = await room.daily._claimed(DAY, "ann", "Ann")
        room._keeper.cancel()
        again = open_room(NOON, store, seed=2)
        host = await again.host(attempt.table)
        await settled()
        assert host is not None
        assert host.table.phase == "play"
        assert await begin(again, "ann") is host
        assert host.table.seq == 1
        await close_room(again)

    run(work())


def test_a_log_that_can_not_be_read_costs_one_result() -> None:
    """A damaged log loses its own result, but the others are still rebuilt."""

    async def work() -> None:
        store = Forgetful()
        room = open_room(NOON, store)
        for player in ("ann", "bob"):
            await pass_on(Guest(await begin(room, player), player))
        room._keeper.cancel()
        broken = await store.attempt(DAY, "ann")
        assert broken is not None
        rows = store._rows[broken.table]
        rows[2] = msgspec.structs.replace(rows[2], body=b"{")
        store.full = False
        again = open_room(NOON, store, seed=2)
        await again.daily.rebuild()
        assert [attempt.guest for attempt in await store.board(DAY, 50)] == ["bob"]
        await close_room(again)

    run(work())
