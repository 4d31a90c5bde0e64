"""Practice refuses the live position of a guest's own table."""

import msgspec
import pytest

from rooms import Guest, close_room, open_room, run, set_table, settled
from rumpus.core.values import Refusal
from rumpus.games.icecool.game import IceCool
from rumpus.games.icecool.practice import MODE, WantedFlick, shows
from rumpus.physics import Flick, Pose, Scene, simulate, standing
from rumpus.physics.layout import load
from rumpus.physics.notation import write
from rumpus.server.limits import values as limits
from rumpus.server.modes.practice import Practice
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.table.actions import CutShort
from rumpus.table.events import Do

KITCHEN, CIRCLE = standing(460, 320), standing(100, 160)
FLICK = Flick(9000, 200)


async def playing() -> tuple[Room, Host, Practice]:
    """Start a game of Ann and Bob: the Catcher in the Kitchen, the Runner on the circle."""
    room = open_room(toys=(IceCool,))
    host = await set_table(room, "ann", "bob", game="icecool", turn=0)
    guests = [Guest(host, "ann"), Guest(host, "bob")]
    for guest in guests:
        await guest.table("ready", ready=True)
    assert (await guests[0].table("start"))["t"] == "done"
    catcher: int = host.table.state.catcher
    assert (await guests[catcher].act("place", x=4600, y=3200))["t"] == "done"
    return room, host, Practice(room, "icecool", MODE)


def wanted(*penguins: Pose | None, mover: int = 0) -> WantedFlick:
    """Return a request to flick one of these penguins."""
    return WantedFlick(Scene(penguins, mover), FLICK)


def code(outcome: msgspec.Struct | Refusal) -> str | None:
    """Return the code of a refusal, or None for a flick that was played."""
    return outcome.code if isinstance(outcome, Refusal) else None


@pytest.mark.rule("IC-39")
def test_the_position_of_the_own_table_is_refused_in_practice() -> None:
    """The position is refused as scene or text, in any order, and whichever penguin is flicked."""

    async def work() -> None:
        room, _, practice = await playing()
        scene = Scene((CIRCLE, KITCHEN), 0)
        text = write(scene, FLICK, simulate(scene, FLICK), load())
        asked = [
            wanted(CIRCLE, KITCHEN),
            wanted(KITCHEN, None, CIRCLE, mover=2),
            wanted(CIRCLE, KITCHEN, mover=1),
            wanted(standing(100.5, 160), standing(460, 318)),
            WantedFlick(text=text),
        ]
        for guest in ("ann", "bob"):
            for each in asked:
                refused = await practice.play(each, guest, "here")
                assert refused == Refusal("live_position", "IC-39")
        await close_room(room)

    run(work())


@pytest.mark.rule("IC-6", "IC-39")
def test_any_other_position_is_played() -> None:
    """A different position, another guest and a position that is past are all allowed."""

    async def work() -> None:
        room, host, practice = await playing()
        here = wanted(CIRCLE, KITCHEN)
        assert code(await practice.play(wanted(CIRCLE), "ann", "here")) is None
        assert code(await practice.play(wanted(standing(110, 160), KITCHEN), "ann", "here")) is None
        assert code(await practice.play(here, "eve", "there")) is None
        assert code(await practice.play(here, None, "there")) is None
        runner = Guest(host, "ann" if host.table.state.turn == 0 else "bob")
        assert (await runner.act("flick", aim=9000, power=300))["t"] == "done"
        assert code(await practice.play(here, "ann", "here")) is None
        await close_room(room)

    run(work())


@pytest.mark.rule("IC-39")
def test_the_position_stays_refused_while_the_table_is_not_in_memory() -> None:
    """After a restart, the guest's table is loaded and its position is still refused."""

    async def work() -> None:
        room, host, _ = await playing()
        await settled()
        again = open_room(room.services.store, seed=2, toys=(IceCool,))
        practice = Practice(again, "icecool", MODE)
        for guest in ("ann", "bob"):
            refused = await practice.play(wanted(CIRCLE, KITCHEN), guest, "here")
            assert refused == Refusal("live_position", "IC-39")
        assert list(again.hosts) == [host.table.lobby.name]
        assert code(await practice.play(wanted(CIRCLE), "ann", "here")) is None
        assert code(await practice.play(wanted(CIRCLE, KITCHEN), "eve", "there")) is None
        await close_room(again)

    run(work())


@pytest.mark.rule("IC-39")
def test_many_tables_are_taken_up_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest's flicks are refused while too many of the guest's tables are not in memory."""

    async def work() -> None:
        room, host, _ = await playing()
        await settled()
        monkeypatch.setattr(limits, "PRACTICE_TABLES", 0)
        again = open_room(room.services.store, seed=2, toys=(IceCool,))
        practice = Practice(again, "icecool", MODE)
        assert code(await practice.play(wanted(CIRCLE), "ann", "here")) == "too_many"
        assert not again.hosts
        assert await again.host(host.table.lobby.name) is not None
        assert code(await practice.play(wanted(CIRCLE), "ann", "here")) is None
        await close_room(again)

    run(work())


@pytest.mark.rule("IC-39")
def test_a_game_that_is_over_withholds_nothing() -> None:
    """The last position of a finished game may be tried, and its table isn't loaded."""

    async def work() -> None:
        room, host, _ = await playing()
        assert await host.do("", "", Do("", CutShort())) == host.table.seq
        assert host.table.phase == "over"
        again = open_room(room.services.store, seed=2, toys=(IceCool,))
        practice = Practice(again, "icecool", MODE)
        assert code(await practice.play(wanted(CIRCLE, KITCHEN), "ann", "here")) is None
        assert not again.hosts
        await close_room(again)

    run(work())


def test_a_scene_shows_a_position_with_all_of_its_penguins_only() -> None:
    """A scene matches only with the same number of penguins, each within 5 mm of its place."""
    position = (CIRCLE, KITCHEN)

    assert shows(Scene((None, KITCHEN, CIRCLE), 1), position)
    assert shows(Scene((standing(104.9, 160), KITCHEN), 0), position)
    assert not shows(Scene((standing(105.1, 160), KITCHEN), 0), position)
    assert not shows(Scene((CIRCLE, KITCHEN, standing(280, 240)), 0), position)
    assert not shows(Scene((CIRCLE,), 0), position)
    assert not shows(Scene((CIRCLE, standing(100, 191)), 0), position)
