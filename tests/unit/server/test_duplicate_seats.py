"""Duplicate: nobody sits at both tables, or plays a board already seen."""

import asyncio

import pytest

from rooms import Guest, close_room, open_room, run, settled
from rumpus.core.values import Refusal
from rumpus.server.limits.values import WATCHERS
from rumpus.store.log import Row
from rumpus.store.memory import MemoryStore
from rumpus.table.actions import Sit, Start
from rumpus.table.events import Do
from unit.server.twin_tables import play, seated, twins


def test_nobody_sits_at_both() -> None:
    """A player with a seat at one table is refused a seat at the other."""

    async def work() -> None:
        room = open_room()
        _, second = await twins(room)
        assert (await Guest(second, "ann").table("sit", seat=0))["code"] == "at_twin"
        await close_room(room)

    run(work())


def test_a_guest_at_two_ends_of_a_screen_is_one_guest() -> None:
    """A second player at a shared screen is refused wherever the first player would be."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        beside, eve = Guest(second, "ann~2"), Guest(second, "eve~2")
        assert (await beside.table("sit", seat=2))["code"] == "at_twin"
        assert await second.mode.withheld(second, "ann~2") is None
        assert isinstance(await second.do("ann", "Ann", Do("ann", Start())), int)
        assert beside.got("bye") == [{"t": "bye", "code": "twin_first", "retry_ms": -1}]
        assert await second.mode.withheld(second, "ann~2") == "twin_first"
        assert await second.mode.withheld(second, "cat~2") is None
        assert eve.folded()["view"] is not None
        assert (await Guest(first, "eve").table("sit", seat=2))["code"] == "seen_twin"
        await close_room(room)

    run(work())


def test_who_sits_down_at_both_at_once_keeps_one_seat() -> None:
    """When a guest takes a seat at both tables in one tick, only one of the seats is kept."""

    async def work() -> None:
        room = open_room()
        first, second = await twins(room)
        guests = [Guest(host, "bob") for host in (first, second)]
        for guest in guests:
            guest.say({"t": "table", "id": "s", "action": {"type": "sit", "seat": 2}})
        await settled()
        seats = [host.table.seat_of("bob") for host in (first, second)]
        assert sorted(seat is None for seat in seats) == [False, True]
        await close_room(room)

    run(work())


def test_nobody_sees_the_board_that_is_still_to_be_played() -> None:
    """A table that starts disconnects players of its twin, and lets them in after their game."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        host_there, eve = Guest(second, "ann"), Guest(second, "eve")
        waiting = Guest(second, "bob", join=False)
        host_there.say({"t": "table", "id": "go", "action": {"type": "start"}})
        await settled()
        assert second.table.phase == "play"
        assert host_there.got("bye") == [{"t": "bye", "code": "twin_first", "retry_ms": -1}]
        assert host_there.wire.code == 4403
        assert [view["view"] for view in host_there.got("view")] == [None]
        waiting.say({"t": "join", "since": None})
        await settled()
        assert [m["t"] for m in waiting.wire.got] == ["bye"]
        assert eve.folded()["view"] is not None
        assert [await second.mode.withheld(second, p) for p in ("ann", "bob", "cat", "eve")] == [
            *("twin_first", "twin_first"),
            *(None, None),
        ]
        await Guest(first, "ann").table("start")
        await play(first, "ann", "bob")
        assert await second.mode.withheld(second, "ann") is None
        assert await first.mode.withheld(first, "cat") == "twin_first"
        await close_room(room)

    run(work())


def test_who_has_watched_one_table_gets_no_seat_at_the_other() -> None:
    """A spectator of one table can't sit at the other, even after the game; other guests can."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        early, late = Guest(first, "eve"), Guest(second, "eve")
        assert (await late.table("sit", seat=2))["t"] == "done"
        assert (await late.table("leave"))["t"] == "done"
        await Guest(first, "ann").table("start")
        assert (await late.table("sit", seat=2))["code"] == "seen_twin"
        Guest(first, "fay").leave()
        await play(first, "ann", "bob")
        early.leave()
        there = [late, Guest(second, "fay"), Guest(second, "gus")]
        outcomes = [await guest.table("sit", seat=2) for guest in there]
        assert [o.get("code", o["t"]) for o in outcomes] == ["seen_twin", "seen_twin", "done"]
        await close_room(room)

    run(work())


def test_no_more_watchers_are_remembered_than_there_is_room_for() -> None:
    """Only `WATCHERS` spectators are remembered, and the oldest are forgotten first."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        await Guest(first, "ann").table("start")
        for number in range(WATCHERS + 1):
            first.mode.watched(first, f"g{number}")
        assert len(room.duplicate._watchers) == WATCHERS
        codes = [(await Guest(second, g).table("sit", seat=2)) for g in ("g1", "g0")]
        assert [c.get("code", c["t"]) for c in codes] == ["seen_twin", "done"]
        await close_room(room)

    run(work())


@pytest.mark.parametrize("order", range(8))
def test_two_seats_and_two_starts_at_once_never_make_one_player_of_both(order: int) -> None:
    """In whatever order the requests arrive, a guest ends up with at most one seat."""

    async def work() -> None:
        room = open_room(seed=order + 1)
        first, second = await seated(room)
        asked = [
            first.do("eve", "Eve", Do("eve", Sit(3))),
            first.do("ann", "Ann", Do("ann", Start())),
            second.do("eve", "Eve", Do("eve", Sit(3))),
            second.do("ann", "Ann", Do("ann", Start())),
        ]
        turned = asked[order % 4 :] + asked[: order % 4]
        await asyncio.gather(*(turned if order < 4 else reversed(turned)))
        await settled()
        playing = [h for h in (first, second) if h.table.phase == "play"]
        assert playing
        seats = [host.table.seat_of("eve") for host in (first, second)]
        assert None in seats
        for host in (first, second):
            outcome = await host.do("ann", "Ann", Do("ann", Start()))
            assert isinstance(outcome, int) or outcome.code == "not_lobby"
        assert [host.table.phase for host in (first, second)] == ["play", "play"]
        await close_room(room)

    run(work())


def test_who_saw_the_one_board_while_sitting_down_at_the_other_loses_the_seat() -> None:
    """A guest who sees one board while sitting down at the other loses the seat."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        await Guest(first, "ann").table("start")
        sitting = asyncio.ensure_future(second.do("eve", "Eve", Do("eve", Sit(3))))
        starting = asyncio.ensure_future(second.do("ann", "Ann", Do("ann", Start())))
        await asyncio.sleep(0)
        Guest(first, "eve")
        await asyncio.gather(sitting, starting)
        await settled()
        assert second.table.seat_of("eve") is None
        assert isinstance(await second.do("ann", "Ann", Do("ann", Start())), int | Refusal)
        assert second.table.phase == "play"
        await close_room(room)

    run(work())


class Slow(MemoryStore):
    """Store with a slow disk."""

    async def append(self, row: Row) -> bool:
        """Wait, then append the entry."""
        await asyncio.sleep(0.05)
        return await super().append(row)


def test_sockets_that_wait_at_the_door_are_not_let_in_at_the_start() -> None:
    """A player who joins while the start is being saved is sent away before seeing the board."""

    async def work() -> None:
        room = open_room(Slow())
        first, second = await seated(room)
        waiting = [Guest(second, "bob", join=False) for _ in range(3)]
        starting = asyncio.ensure_future(second.do("ann", "Ann", Do("ann", Start())))
        await asyncio.sleep(0.02)
        assert second.table.phase == "lobby"
        for guest in waiting:
            guest.say({"t": "join", "since": None})
        await starting
        await settled()
        assert second.table.phase == "play"
        for guest in waiting:
            assert [view["view"] for view in guest.got("view")] == [None]
            assert guest.got("update") == []
            assert guest.got("bye") == [{"t": "bye", "code": "twin_first", "retry_ms": -1}]
        assert first.table.phase == "lobby"
        await close_room(room)

    run(work())
