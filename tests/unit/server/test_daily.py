"""Board of the day: the same for all, played alone, and hidden until it has been played."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rooms import Guest, close_room, run, settled
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused
from rumpus.server.endpoints.http import Api
from rumpus.server.identity import Identity
from rumpus.server.modes.daily import DailyMine, daily_seed
from rumpus.server.people.crowd import Crowd
from rumpus.server.people.sightings import Sightings
from unit.server.keesdrow_rooms import DAY, KEY, NEXT, NOON, TURNS, begin, open_room, pass_on, spell


def test_everybody_gets_the_same_board_of_the_day() -> None:
    """All guests get the same board on a day; another day or another room has a different one."""

    async def faces(start: str, player: str, key: bytes = KEY) -> Any:
        room = open_room(start, key=key)
        host = await begin(room, player)
        await close_room(room)
        return host.table.state.faces

    async def work() -> None:
        today = await faces(NOON, "ann")
        assert today == await faces("2026-11-28T00:00:00", "bob")
        assert today != await faces("2026-11-29T12:00:00", "ann")
        assert today != await faces(NOON, "ann", b"k" * 32)

    run(work())


def test_a_day_tells_nothing_of_another_or_of_the_key() -> None:
    """Seeds of different days differ, have 32 bytes and don't contain the secret key."""
    seeds = {daily_seed(KEY, day) for day in (DAY, NEXT, "2027-11-28")}
    assert len(seeds) == 3
    assert all(len(seed) == 32 and KEY not in seed for seed in seeds)


def test_a_table_of_the_day_is_played_at_once_and_alone() -> None:
    """The table starts at once, is private and dated, has fixed options and leaks no secret."""

    async def work() -> None:
        room = open_room(NOON)
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        table = ann.folded()["table"]
        assert (table["phase"], table["daily"], table["public"]) == ("play", DAY, False)
        assert len(table["seats"]) == 1
        assert (table["options"]["words"], table["options"]["review"]) == ("checked", "no")
        assert table["seed"] is None
        assert (await ann.table("leave"))["code"] == "daily_alone"
        frames = msgspec.json.encode(ann.wire.got).decode()
        assert daily_seed(KEY, DAY).hex() not in frames
        assert KEY.hex() not in frames
        await close_room(room)

    run(work())


def test_two_tabs_at_once_begin_one_attempt() -> None:
    """Concurrent requests of one player get the same table, created and started only once."""

    async def work() -> None:
        room = open_room(NOON)
        names = await asyncio.gather(*(room.daily.play("ann", "Ann") for _ in range(5)))
        assert len(set(names)) == 1
        assert list(room.hosts) == [names[0]]
        assert room.services.counts.tables_created == 1
        host = room.hosts[names[0]]
        assert (host.table.phase, host.table.seq) == ("play", 1)
        assert await room.daily.begun("ann") == names[0]
        await close_room(room)

    run(work())


def test_there_is_no_second_attempt() -> None:
    """A second request gets the same table, both during the attempt and after it."""

    async def work() -> None:
        room = open_room(NOON)
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        await pass_on(ann, 3)
        assert await begin(room, "ann") is host
        await pass_on(ann, TURNS - 3)
        assert host.table.phase == "over"
        assert await begin(room, "ann") is host
        day = await room.daily.today("ann")
        assert day.mine == DailyMine(host.table.lobby.name, 0, over=True)
        assert day.players == 1
        await close_room(room)

    run(work())


def test_nobody_sees_a_board_that_is_still_to_be_played() -> None:
    """
    Others' tables of the day are withheld from a player who hasn't finished an attempt.

    An hour after the day has ended, everybody may see them.
    """

    async def work() -> None:
        room = open_room("2026-11-28T23:59:00")
        host = await begin(room, "ann")
        assert [await host.mode.withheld(host, g) for g in ("ann", "bob", None)] == [
            None,
            "daily_first",
            "daily_first",
        ]
        bobs = await begin(room, "bob")
        cats = await begin(room, "cat")
        bob = Guest(bobs, "bob")
        assert await host.mode.withheld(host, "bob") == "daily_first"
        await pass_on(bob)
        assert await host.mode.withheld(host, "bob") is None
        assert await cats.mode.withheld(cats, "bob") is None
        assert await bobs.mode.withheld(bobs, "ann") == "daily_first"
        await asyncio.sleep(60)
        assert [await bobs.mode.withheld(bobs, g) for g in ("ann", "bob", "dan", None)] == [
            "daily_first",
            None,
            "daily_first",
            "daily_first",
        ]
        await asyncio.sleep(3600)
        assert [await bobs.mode.withheld(bobs, g) for g in ("ann", "bob", "dan", None)] == [
            None
        ] * 4
        await close_room(room)

    run(work())


@pytest.mark.rule("KD-29")
def test_the_clock_of_the_day_does_not_stop_for_who_goes_away() -> None:
    """Turns of two minutes run out while the player is away, and the words played still count."""

    async def work() -> None:
        room = open_room(NOON)
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        assert (await ann.table("pause"))["code"] == "daily_alone"
        word = await spell(host, ann)
        ann.session.end()
        await asyncio.sleep(119)
        assert len(host.table.state.plays) == 1
        await asyncio.sleep(2)
        assert len(host.table.state.plays) == 2
        assert host.table.paused is None
        await asyncio.sleep(20 * 60)
        assert host.table.phase == "over"
        mine = (await room.daily.today("ann")).mine
        assert mine == DailyMine(host.table.lobby.name, word["points"], over=True)
        await close_room(room)

    run(work())


def test_a_school_behind_one_address_can_begin_at_once() -> None:
    """One address can begin 400 attempts; then it is refused, but other addresses are not."""

    async def work() -> None:
        room = open_room(NOON)
        api = Api(room, Callers(room, Identity(KEY), Crowd(), Sightings()), Path())
        for _ in range(400):
            api._may_begin_daily("192.0.2.1")
        with pytest.raises(Refused, match="too_many"):
            api._may_begin_daily("192.0.2.1")
        api._may_begin_daily("192.0.2.2")
        await close_room(room)

    run(work())


def test_nobody_talks_into_an_attempt() -> None:
    """A spectator who has finished can't chat at another's board while it is being played."""

    async def work() -> None:
        room = open_room(NOON)
        hosts = {player: await begin(room, player) for player in ("ann", "bob")}
        bob = Guest(hosts["bob"], "bob")
        await pass_on(bob)
        ann, watching = Guest(hosts["ann"], "ann"), Guest(hosts["ann"], "bob")
        watching.say({"t": "chat", "id": "c", "text": "peppergrasses"})
        await settled()
        assert watching.answer("c")["code"] == "daily_alone"
        assert ann.got("said") == []
        await pass_on(ann)
        watching.say({"t": "chat", "id": "d", "text": "peppergrasses"})
        await settled()
        assert len(ann.got("said")) == 1
        await close_room(room)

    run(work())


def test_a_rematch_is_another_board() -> None:
    """A rematch of the board of the day is an ordinary table with a different board."""

    async def work() -> None:
        room = open_room(NOON)
        host = await begin(room, "ann")
        ann = Guest(host, "ann")
        await pass_on(ann)
        assert (await ann.table("rematch"))["t"] == "done"
        following = await room.host(ann.folded()["table"]["next"])
        assert following is not None
        assert following.table.lobby.daily is None
        assert following.table.lobby.title == "Keesdrow"
        assert following.table.phase == "play"
        assert following.table.state.faces != host.table.state.faces
        await close_room(room)

    run(work())
