"""Gathering: the time of a game that begins by itself waits for those who were seated."""

import asyncio
from typing import Any

import pytest

from rooms import Guest, close_room, open_room, run
from rumpus.core.options import defaults
from rumpus.evening.events import Plan
from rumpus.evening.state import Board, Evening, Person
from rumpus.server.clubs.boards import make_table
from rumpus.server.limits import values as limits
from rumpus.server.room import Room
from rumpus.server.tables.create import Wanted
from rumpus.server.tables.host import Host
from rumpus.table.actions import Start
from rumpus.table.events import Do, Sitter


async def begun(room: Room, *, gathers: float = limits.ARRIVAL_SECONDS, **options: Any) -> Host:
    """Return a table for Ann and Bob at which the room has begun the game."""
    kind = room.kinds["sealed"]
    given = {**defaults(kind.facts.options), **options}
    sitters = (Sitter("ann", "Ann"), Sitter("bob", "Bob"))
    host = await room.create(Wanted(kind, "A table", given, False, sitters, gathers=gathers))
    await host.do("ann", "Ann", Do("ann", Start()))
    return host


def test_the_clock_waits_for_the_last_who_comes() -> None:
    """Nobody loses time to being there first, and it passes as soon as all have come."""

    async def work() -> None:
        room = open_room()
        host = await begun(room, seconds=20)
        ann = Guest(host, "ann")
        await asyncio.sleep(15)
        assert host.now == 0
        assert not ann.got("presence")[-1]["ticking"]
        bob = Guest(host, "bob")
        await asyncio.sleep(1)
        assert host.now == 1000
        assert bob.got("presence")[-1]["ticking"]
        await close_room(room)

    run(work())


def test_the_wait_is_bounded_from_the_first_arrival() -> None:
    """The one who is there waits a minute; while nobody is, no time passes at all."""

    async def work() -> None:
        room = open_room()
        host = await begun(room, seconds=99)
        await asyncio.sleep(100)
        ann = Guest(host, "ann")
        await asyncio.sleep(limits.ARRIVAL_SECONDS - 1)
        assert host.now < 1000 * limits.PAUSE_SECONDS
        before = host.now
        await asyncio.sleep(3)
        assert host.now > before
        assert ann.got("presence")[-1]["ticking"]
        await close_room(room)

    run(work())


def test_no_bot_plays_for_somebody_who_can_still_come() -> None:
    """As long as the table waits, the seat of an absent player is theirs."""

    async def work() -> None:
        room = open_room()
        host = await begun(room, gathers=3 * limits.BOT_SECONDS, seconds=99)
        ann = Guest(host, "ann")
        await asyncio.sleep(3 * limits.BOT_SECONDS - 5)
        assert (await ann.table("add_bot", seat=1, level="idle"))["code"] == "not_gone"
        assert host.table.sitters[1].bot is None
        await close_room(room)

    run(work())


@pytest.mark.parametrize(
    ("no_show", "bound"), [(0, limits.ARRIVAL_SECONDS), (3, 180.0), (10, 600.0)]
)
def test_an_evening_waits_as_long_as_its_limit_says(no_show: int, bound: float) -> None:
    """The first at an evening's table waits for the others until they would lose."""

    async def work() -> None:
        room = open_room()
        plan = Plan("sealed", "round_robin", {"seconds": 99}, no_show=no_show)
        people = {"ann": Person("Ann"), "bob": Person("Bob")}
        board = Board(("ann", "bob"))
        name = await make_table(room, Evening(plan, 0, people), board, "", None, b"")
        assert name is not None
        host = await room.host(name)
        assert host is not None
        Guest(host, "ann")
        await asyncio.sleep(bound - 1)
        assert host.now == 0
        await asyncio.sleep(2)
        assert host.now == 1000
        await close_room(room)

    run(work())


def test_a_table_that_a_person_begins_waits_for_nobody() -> None:
    """A host who starts in the lobby sees who is there."""

    async def work() -> None:
        room = open_room()
        host = await begun(room, gathers=0.0, seconds=20)
        Guest(host, "ann")
        await asyncio.sleep(5)
        assert host.now > 0
        await close_room(room)

    run(work())
