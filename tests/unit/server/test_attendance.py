"""Attendance: players who leave, return or stay away, and how the room reacts."""

import asyncio

from rooms import Guest, close_room, fold, log_of, open_room, run, set_table, settled, truth
from rumpus.server.emblems import guest_emblem
from rumpus.server.limits import values as limits
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.store.log import Store
from rumpus.store.memory import MemoryStore
from rumpus.table.events import BotTook, Downtime, Paused, Resumed


def pause_of(host: Host) -> Paused | None:
    """Return the pause of a table, or None."""
    return host.table.paused


async def kinds_in_log(room: Room, name: str) -> list[type]:
    """List the kinds of the table's own events, in order."""
    return [type(event) for entry in await log_of(room, name) for event in entry.table]


def test_presence_tells_who_is_there() -> None:
    """Arrivals and departures are announced to all shortly after; an extra tab changes nothing."""

    async def work() -> None:
        host = await set_table(open_room(), "ann", "bob")
        ann = Guest(host, "ann")
        away = {"gone_ms": 0, "away_ms": 0, "left": False, "back_at": None}
        assert ann.got("presence")[-1]["people"] == [
            {"seat": 0, "emblem": guest_emblem("ann"), "here": True, **away},
            {"seat": 1, "emblem": guest_emblem("bob"), "here": False, **away},
        ]
        bob, tab, eve = Guest(host, "bob"), Guest(host, "bob"), Guest(host, "eve")
        await asyncio.sleep(1)
        last = ann.got("presence")[-1]
        assert ([p["here"] for p in last["people"]], last["watching"]) == ([True, True], 1)
        assert len(ann.got("presence")) == 2
        bob.leave()
        eve.leave()
        await asyncio.sleep(1)
        assert [p["here"] for p in ann.got("presence")[-1]["people"]] == [True, True]
        tab.leave()
        await asyncio.sleep(1)
        last = ann.got("presence")[-1]
        assert [p["here"] for p in last["people"]] == [True, False]
        assert last["people"][1]["gone_ms"] == 1000 * limits.PRESENCE_SECONDS
        assert last["watching"] == 0

    run(work())


def test_a_bot_steps_in_for_who_is_gone() -> None:
    """A bot takes over the seat of a player who has been away for a minute, and no sooner."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob", seconds=99)
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        await ann.table("start")
        bob.leave()
        await asyncio.sleep(limits.BOT_SECONDS - 1)
        bob = Guest(host, "bob")
        await asyncio.sleep(limits.BOT_SECONDS)
        assert ann.folded()["table"]["seats"][1]["bot"] is None
        bob.leave()
        await asyncio.sleep(limits.BOT_SECONDS + 1)
        seat = ann.folded()["table"]["seats"][1]
        assert (seat["bot"], seat["name"]) == ("idle", "Bob")
        bob = Guest(host, "bob")
        assert (await bob.table("take_back"))["t"] == "done"
        assert ann.folded() == truth(host, "ann")
        await close_room(room)

    run(work())


def test_a_table_that_everybody_left_stands_still() -> None:
    """A table pauses when all players are gone, and resumes when the first of them returns."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob", seconds=60)
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        await ann.table("start")
        await asyncio.sleep(5)
        for guest in (ann, bob):
            guest.leave()
        await asyncio.sleep(60)
        assert pause_of(host) == Paused(None)
        assert 5000 <= host.now <= 1000 * (5 + limits.PAUSE_SECONDS)
        stood = host.now
        back = Guest(host, "ann")
        await settled()
        assert pause_of(host) is None
        assert back.folded() == truth(host, "ann")
        await asyncio.sleep(1)
        assert host.now == stood + 1000
        # The other player's absence is counted from the resumption.
        await asyncio.sleep(limits.BOT_SECONDS - 2)
        assert back.folded()["table"]["seats"][1]["bot"] is None
        await asyncio.sleep(2)
        assert back.folded()["table"]["seats"][1]["bot"] == "idle"
        await close_room(room)

    run(work())


def test_a_pause_that_a_player_asked_for_stays() -> None:
    """A player's return does not end a pause that a player asked for."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob")
        ann = Guest(host, "ann")
        await ann.table("start")
        await ann.table("pause")
        ann.leave()
        await asyncio.sleep(30)
        back = Guest(host, "ann")
        await asyncio.sleep(30)
        assert host.table.paused == Paused(0)
        assert (await back.table("resume"))["t"] == "done"
        await close_room(room)

    run(work())


def test_a_lobby_seat_is_given_up_in_the_end() -> None:
    """A host who is away for too long loses the seat, and the next player becomes the host."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        ann.leave()
        await asyncio.sleep(limits.SEAT_SECONDS - 1)
        assert host.table.seat_of("ann") == 0
        await asyncio.sleep(2)
        assert host.table.seat_of("ann") is None
        assert bob.folded()["hosting"]
        await close_room(room)

    run(work())


def test_a_table_that_nobody_needs_leaves_the_memory() -> None:
    """An unused table is unloaded, and the next visit restores it from the log without downtime."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob", seconds=20)
        name = host.table.lobby.name
        ann = Guest(host, "ann")
        await ann.table("start")
        done = await ann.act("seal", number=4)
        before = ann.folded()
        ann.leave()
        await asyncio.sleep(limits.UNLOAD_SECONDS + 20)
        assert room.hosts == {}
        assert host.closed
        again = await room.host(name)
        assert again is not None
        assert again is not host
        back = Guest(again, "ann")
        back.say({"t": "act", "id": done["id"], "action": {"type": "seal", "number": 4}})
        await settled()
        assert back.answer(done["id"]) == done
        assert back.folded()["view"] == before["view"]
        assert (await kinds_in_log(room, name))[-2:] == [Paused, Resumed]
        await close_room(room)

    run(work())


async def crashed(store: Store, *, beat: bool) -> tuple[str, dict[str, object], int]:
    """Run a table and simulate a crash: nothing is drained, and only appended entries remain."""
    room = open_room(store)
    host = await set_table(room, "ann", "bob", seconds=20)
    ann, bob = Guest(host, "ann"), Guest(host, "bob")
    await ann.table("start")
    await bob.act("seal", number=4)
    if beat:
        await asyncio.sleep(7.9)
    room._keeper.cancel()
    host.close()
    return host.table.lobby.name, fold(bob.wire.got), host.now


def test_nobody_loses_time_by_a_crash() -> None:
    """Table time resumes from the last heartbeat or later, and the downtime is in the log."""

    async def work() -> None:
        store = MemoryStore()
        name, known, at = await crashed(store, beat=True)
        await asyncio.sleep(5000)
        room = open_room(store, seed=2)
        host = await room.host(name)
        assert host is not None
        await settled()
        assert at - 1000 * limits.BEAT_SECONDS <= host.now <= at
        assert host.now >= 6000
        bob = Guest(host, "bob")
        assert bob.folded()["view"] == known["view"]
        assert await kinds_in_log(room, name) == [
            *(await kinds_in_log(room, name))[:-1],
            Downtime,
        ]
        await close_room(room)

    run(work())


def test_the_clock_waits_for_those_who_played() -> None:
    """After a restart, table time stands still until all players are back, at most ten seconds."""

    async def work() -> None:
        store = MemoryStore()
        name, _, at = await crashed(store, beat=False)
        room = open_room(store, seed=2)
        host = await room.host(name)
        assert host is not None
        bob = Guest(host, "bob")
        await asyncio.sleep(5)
        assert host.now == at
        assert not bob.got("presence")[-1]["ticking"]
        ann = Guest(host, "ann")
        await asyncio.sleep(1)
        assert host.now == at + 1000
        assert ann.got("presence")[-1]["ticking"]
        await close_room(room)

        room = open_room(store, seed=3)
        host = await room.host(name)
        assert host is not None
        Guest(host, "bob")
        await asyncio.sleep(limits.RETURN_SECONDS + 1)
        assert host.ticking
        assert 0 < host.now - at < 4000
        await close_room(room)

    run(work())


def test_nobody_gives_a_seat_away_while_the_table_waits_for_its_players() -> None:
    """After a restart, no bot can take a seat while the table waits for its players."""

    async def work() -> None:
        store = MemoryStore()
        name, _, _ = await crashed(store, beat=False)
        await asyncio.sleep(500)
        room = open_room(store, seed=2)
        host = await room.host(name)
        assert host is not None
        bob = Guest(host, "bob")
        assert (await bob.table("add_bot", seat=0, level="idle"))["params"] == {"seconds": 20}
        await bob.table("pause")
        await asyncio.sleep(limits.GONE_SECONDS + 5)
        # A paused table still waits for its players, although ten seconds have passed.
        assert (await bob.table("add_bot", seat=0, level="idle"))["code"] == "not_gone"
        await bob.table("resume")
        await asyncio.sleep(1)
        assert (await bob.table("add_bot", seat=0, level="idle"))["t"] == "done"
        await close_room(room)

    run(work())


def test_a_bot_that_had_the_seat_keeps_it_over_a_crash() -> None:
    """After a crash, a bot still has its seat and plans its next action again."""

    async def work() -> None:
        store = MemoryStore()
        room = open_room(store)
        host = await set_table(room, "ann", seconds=50)
        ann = Guest(host, "ann")
        await ann.table("add_bot", seat=1, level="eager")
        await ann.table("start")
        name = host.table.lobby.name
        room._keeper.cancel()
        host.close()
        room = open_room(store, seed=2)
        again = await room.host(name)
        assert again is not None
        back = Guest(again, "ann")
        await asyncio.sleep(2)
        assert back.folded()["view"]["sealed"] == [False, True]
        assert BotTook not in await kinds_in_log(room, name)
        await close_room(room)

    run(work())


def test_a_drain_tells_everybody_when_to_come_back() -> None:
    """Each client gets its own delay, sockets close with code 1012, and table time is saved."""

    async def work() -> None:
        store = MemoryStore()
        room = open_room(store)
        host = await set_table(room, "ann", "bob")
        guests = [Guest(host, name) for name in ("ann", "bob", "eve")]
        await guests[0].table("start")
        await asyncio.sleep(3.3)
        await room.drain()
        await settled()
        waits = [guest.got("bye")[0]["retry_ms"] for guest in guests]
        most = limits.RETRY_MS + limits.RETRY_SPREAD_MS
        assert all(limits.RETRY_MS <= wait < most for wait in waits)
        assert len(set(waits)) > 1
        assert {guest.wire.code for guest in guests} == {1012}
        kept = await store.load(host.table.lobby.name)
        assert kept is not None
        assert kept.beat == 3300

    run(work())
