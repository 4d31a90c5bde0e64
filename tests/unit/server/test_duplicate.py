"""Duplicate: two lobbies with one board, and a seed that is published when both games are over."""

import asyncio

from rooms import Guest, close_room, open_room, run, settled
from rumpus.core.options import defaults
from rumpus.server.limits.values import UNLOAD_SECONDS
from rumpus.server.modes.duplicate import TwinLine
from rumpus.server.tables.create import Wanted
from rumpus.table.actions import Start
from rumpus.table.events import Do, Sitter
from unit.server.twin_tables import play, seated, twins


def test_two_lobbies_have_one_maker_and_one_seed() -> None:
    """The creator hosts both tables and sits at the first; each names its twin, not the seed."""

    async def work() -> None:
        room = open_room()
        first, second = await twins(room)
        assert first.table._seed == second.table._seed
        ann, ann_there = Guest(first, "ann"), Guest(second, "ann")
        here, there = ann.folded(), ann_there.folded()
        assert (here["you"], here["hosting"], there["you"], there["hosting"]) == (
            0,
            True,
            None,
            True,
        )
        assert here["table"]["twin"] == there["table"]["name"]
        assert there["table"]["twin"] == here["table"]["name"]
        assert there["table"]["seed"] is None
        assert room.services.counts.tables_created == 2
        await close_room(room)

    run(work())


def test_twins_are_dealt_the_same() -> None:
    """Both tables of a duplicate deal from the same seed and publish the same commitment to it."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        for host in (first, second):
            assert isinstance(await host.do("ann", "Ann", Do("ann", Start())), int)
        assert first.table.header is not None
        assert second.table.header is not None
        assert first.table.header.commitment == second.table.header.commitment
        assert first.table.chance("deal").below(2**32) == second.table.chance("deal").below(2**32)
        await close_room(room)

    run(work())


def test_the_seed_is_told_when_both_games_are_over() -> None:
    """The seed stays secret at both tables until the second game is over."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        for host in (first, second):
            await host.do("ann", "Ann", Do("ann", Start()))
        eve = Guest(first, "eve")
        await play(first, "ann", "bob")
        assert first.table.closed is not None
        seed = first.table.closed.seed
        await settled()
        assert eve.folded()["table"]["phase"] == "over"
        late = Guest(first, "fay")
        assert (eve.folded()["table"]["seed"], late.folded()["table"]["seed"]) == (None, None)
        assert first.mode.seed_withheld(first) == "twin_first"
        cat = Guest(second, "cat")
        await play(second, "cat", "dan")
        await settled()
        for guest in (eve, late, cat):
            assert guest.folded()["table"]["seed"] == seed
        assert first.mode.seed_withheld(first) is None
        await close_room(room)

    run(work())


def test_a_twin_stays_in_memory_while_somebody_is_at_the_other_table() -> None:
    """While somebody is at one twin, both stay in memory; when nobody is, both are unloaded."""

    async def work() -> None:
        room = open_room()
        first, second = await twins(room)
        ann = Guest(first, "ann")
        await asyncio.sleep(UNLOAD_SECONDS + 10)
        assert set(room.hosts.values()) == {first, second}
        ann.leave()
        await asyncio.sleep(UNLOAD_SECONDS + 10)
        assert room.hosts == {}
        await close_room(room)

    run(work())


def test_a_start_that_is_refused_sends_nobody_away() -> None:
    """A refused request to start a game closes nobody's socket."""

    async def work() -> None:
        room = open_room()
        _, second = await seated(room)
        there, cat = Guest(second, "ann"), Guest(second, "cat")
        assert (await cat.table("start"))["code"] == "not_host"
        assert there.got("bye") == []
        await close_room(room)

    run(work())


def test_the_other_table_is_summed_up() -> None:
    """The summary of the twin always has names and phase, but scores only after both games."""

    async def work() -> None:
        room = open_room()
        first, second = await seated(room)
        name = second.table.lobby.name
        line = await room.duplicate.line(first)
        assert line == TwinLine(name, "lobby", ["Cat", "Dan"], None, [None, None])
        for host in (first, second):
            await host.do("ann", "Ann", Do("ann", Start()))
        await play(second, "cat", "dan")
        line = await room.duplicate.line(first)
        assert line == TwinLine(name, "over", ["Cat", "Dan"], None, [None, None])
        await play(first, "ann", "bob")
        line = await room.duplicate.line(first)
        assert line is not None
        assert second.table.result is not None
        assert line.scores == list(second.table.result.scores)
        back = await room.duplicate.line(second)
        assert back is not None
        assert back.names == ["Ann", "Bob"]
        await close_room(room)

    run(work())


def test_a_table_without_twin_has_none() -> None:
    """An ordinary table has no twin, and withholds nothing."""

    async def work() -> None:
        room = open_room()
        kind = room.kinds["sealed"]
        options = defaults(kind.facts.options)
        host = await room.create(Wanted(kind, "A table", options, False, (Sitter("ann", "Ann"),)))
        assert host.table.lobby.twin is None
        assert await room.duplicate.line(host) is None
        assert await host.mode.withheld(host, "bob") is None
        await close_room(room)

    run(work())
