"""Slow tables: their time follows the clock on the wall, and deadlines need nobody."""

import asyncio

from rooms import Guest, close_room, log_of, run, set_table, settled
from rumpus.core.values import Timer
from rumpus.server.endpoints.slow_listing import slow_games_of
from rumpus.server.limits import values as limits
from rumpus.server.room import Room
from rumpus.server.tables.slow_clock import deadline
from rumpus.store.log import StoreError
from rumpus.store.memory import MemoryStore
from rumpus.table.events import ClockSet
from rumpus.table.slow_time import Span
from unit.server.keesdrow_rooms import Clock
from unit.server.slow_rooms import DAY, NOON, START, Holidays, open_slow_room, slow_table


async def unloaded(room: Room) -> None:
    """Wait until the room has unloaded its tables."""
    await asyncio.sleep(limits.UNLOAD_SECONDS + 3 * limits.BEAT_SECONDS)
    assert not room.hosts


async def expiries(room: Room, name: str) -> list[int]:
    """Return the table times at which deadlines passed."""
    return [entry.at for entry in await log_of(room, name) if isinstance(entry.cause, Timer)]


def test_a_game_begins_with_the_epoch_of_its_clock() -> None:
    """Right after the start, the log holds the moment from which table time counts."""

    async def work() -> None:
        room = open_slow_room(Clock(NOON))
        host = await slow_table(room, "ann", "bob")
        last = (await log_of(room, host.table.lobby.name))[-1]
        assert last.table == (ClockSet(START),)
        assert host.table.epoch == START
        await close_room(room)

    run(work())


def test_a_deadline_passes_while_nobody_is_there() -> None:
    """A table that was unloaded is loaded at its deadline, which passes once, at its time."""

    async def work() -> None:
        clock = Clock(NOON)
        room = open_slow_room(clock)
        name = (await slow_table(room, "ann", "bob")).table.lobby.name
        await unloaded(room)
        clock.days += 1
        await asyncio.sleep(3 * limits.BEAT_SECONDS)
        assert await expiries(room, name) == [DAY]
        await asyncio.sleep(3 * limits.BEAT_SECONDS)
        assert await expiries(room, name) == [DAY]
        await close_room(room)

    run(work())


def test_nothing_is_in_memory_between_two_deadlines() -> None:
    """Twenty running slow games leave no table in memory once their players are gone."""

    async def work() -> None:
        room = open_slow_room(Clock(NOON))
        for _ in range(20):
            await slow_table(room, "ann", "bob")
        await unloaded(room)
        assert len(await room.services.store.slow_games("ann")) == 20
        await close_room(room)

    run(work())


def test_a_room_that_was_down_for_days_goes_on_at_the_right_times() -> None:
    """Each deadline that passed while no room ran takes effect at its own time."""

    async def work() -> None:
        clock, store = Clock(NOON), MemoryStore()
        room = open_slow_room(clock, store)
        name = (await slow_table(room, "ann", "bob")).table.lobby.name
        await close_room(room)
        clock.days += 2
        room = open_slow_room(clock, store, seed=2)
        await asyncio.sleep(3 * limits.BEAT_SECONDS)
        assert await expiries(room, name) == [DAY, 2 * DAY]
        host = await room.host(name)
        assert host is not None
        assert host.now >= 2 * DAY
        await close_room(room)

    run(work())


def test_a_room_killed_before_the_clock_was_set_sets_it() -> None:
    """A log that ends right after the start gets its epoch from the room that loads it."""

    async def work() -> None:
        clock, store = Clock(NOON), MemoryStore()
        room = open_slow_room(clock, store)
        name = (await slow_table(room, "ann", "bob")).table.lobby.name
        rows = store._rows[name]
        del rows[max(rows)]
        room = open_slow_room(clock, store, seed=2)
        clock.days += 3
        host = await room.host(name)
        assert host is not None
        await settled()
        assert host.table.epoch == START + 3 * DAY
        assert await expiries(room, name) == []
        await close_room(room)

    run(work())


def test_an_entry_that_was_lost_happens_again_at_the_same_time() -> None:
    """If the room dies while it stores an expiry, the next one stores it at the same time."""

    async def work() -> None:
        clock, store = Clock(NOON), MemoryStore()
        room = open_slow_room(clock, store)
        name = (await slow_table(room, "ann", "bob")).table.lobby.name
        append = store.append

        async def failing(row: object) -> bool:
            del row
            raise StoreError("killed")

        store.append = failing  # type: ignore[method-assign]
        clock.days += 1
        await asyncio.sleep(3 * limits.BEAT_SECONDS)
        assert await expiries(room, name) == []
        store.append = append  # type: ignore[method-assign]
        await asyncio.sleep(3 * limits.BEAT_SECONDS)
        assert await expiries(room, name) == [DAY]
        await close_room(room)

    run(work())


def test_a_player_who_is_gone_keeps_the_seat_without_a_pause() -> None:
    """Nobody is replaced by a bot, nothing pauses, and no grace runs out."""

    async def work() -> None:
        room = open_slow_room(Clock(NOON))
        host = await slow_table(room, "ann", "bob")
        ann = Guest(host, "ann")
        await asyncio.sleep(2 * limits.BOT_SECONDS)
        assert host.ticking
        assert [sitter.bot for sitter in host.table.sitters] == [None, None]
        assert host.attendance.grace("bob") is None
        assert (await ann.table("pause"))["code"] == "slow_table"
        assert (await ann.table("add_bot", seat=1, level="idle"))["code"] == "slow_table"
        await close_room(room)

    run(work())


def test_a_seat_in_a_slow_lobby_is_kept() -> None:
    """A player who is away keeps the seat in the lobby, so that the game can begin later."""

    async def work() -> None:
        room = open_slow_room(Clock(NOON))
        host = await set_table(room, "ann", "bob", seconds=86_400)
        guest = Guest(host, "ann")
        await asyncio.sleep(2 * limits.SEAT_SECONDS)
        assert host.table.lobby.seat_of("bob") == 1
        guest.leave()
        await close_room(room)

    run(work())


def test_a_holiday_lets_a_deadline_wait() -> None:
    """The deadline of a player on holiday passes later by its length, and the log says so."""

    async def work() -> None:
        clock, away = Clock(NOON), Holidays()
        room = open_slow_room(clock, away=away)
        host = await slow_table(room, "ann", "bob")
        name = host.table.lobby.name
        away["bob"] = [Span(START + DAY // 2, START + 5 * DAY // 2)]
        (game,) = await room.services.store.slow_games("ann")
        assert deadline(game, away) == START + 3 * DAY
        clock.days += 1
        await asyncio.sleep(3 * limits.BEAT_SECONDS)
        assert not host.ticking
        assert host.now == DAY // 2
        clock.days += 1
        await asyncio.sleep(3 * limits.BEAT_SECONDS)
        assert await expiries(room, name) == []
        clock.days += 1
        await asyncio.sleep(3 * limits.BEAT_SECONDS)
        assert await expiries(room, name) == [DAY]
        assert host.table.epoch == START + 2 * DAY
        (game,) = await room.services.store.slow_games("ann")
        assert game.due == START + 4 * DAY
        await close_room(room)

    run(work())


def test_a_holiday_that_does_not_count_lets_the_deadline_pass() -> None:
    """Where an evening allows no holidays, clock, list and the page of the table know of none."""

    async def work() -> None:
        clock, away = Clock(NOON), Holidays()
        room = open_slow_room(clock, away=away)
        host = await slow_table(room, "ann", "bob", holidays=False)
        away["bob"] = [Span(START, START + 2 * DAY)]
        (line,) = await slow_games_of(room, "ann")
        assert (line.left_ms, line.back_at) == (DAY, None)
        ann = Guest(host, "ann")
        await settled()
        shown = next(each for each in ann.wire.got if each["t"] == "presence")
        assert [person["back_at"] for person in shown["people"]] == [None, None]
        clock.days += 1
        await asyncio.sleep(3 * limits.BEAT_SECONDS)
        assert await expiries(room, host.table.lobby.name) == [DAY]
        await close_room(room)

    run(work())


def test_a_holiday_costs_the_others_no_time() -> None:
    """After a move during the own holiday, the next deadline counts from that move."""

    async def work() -> None:
        clock, away = Clock(NOON), Holidays()
        room = open_slow_room(clock, away=away)
        host = await slow_table(room, "ann", "bob")
        away["ann"] = [Span(START, START + 10 * DAY)]
        clock.days += 2
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        for number, guest in enumerate((ann, bob), start=1):
            assert (await guest.act("seal", number=number))["t"] == "done"
        assert host.table.epoch is not None
        assert host.table.epoch - START - 2 * DAY in range(60_000)
        await close_room(room)

    run(work())


def test_a_running_slow_game_is_never_too_old() -> None:
    """Retention drops no running slow game, however long nobody has opened it."""

    async def work() -> None:
        clock = Clock(NOON)
        room = open_slow_room(clock)
        name = (await slow_table(room, "ann", "bob", seconds=604_800)).table.lobby.name
        await room.services.store.date([name], 1)
        assert await room.services.store.drop(10, 4) == 0
        assert await room.services.store.load(name) is not None
        await close_room(room)

    run(work())


def test_a_finished_game_is_on_no_list() -> None:
    """A slow game that is over is no longer among the running ones."""

    async def work() -> None:
        clock = Clock(NOON)
        room = open_slow_room(clock)
        host = await slow_table(room, "ann", "bob")
        clock.days += 3
        await asyncio.sleep(3 * limits.BEAT_SECONDS)
        assert host.table.phase == "over"
        assert await room.services.store.slow_games("ann") == []
        await close_room(room)

    run(work())
