"""ICECOOL 2 through the room: a person and a bot, real flicks, in virtual time."""

import asyncio
from base64 import b64decode
from typing import Any, get_args

import pytest

from rooms import Guest, close_room, log_of, open_room, run, set_table, settled
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Seat
from rumpus.games.icecool.actions import EndTurn, MakeFlick
from rumpus.games.icecool.events import Flicked
from rumpus.games.icecool.game import IceCool
from rumpus.games.icecool.rules.judge import Simulate
from rumpus.games.registry import games
from rumpus.physics import Flick, Scene, School, Shot, Trouble
from rumpus.physics.simulate import safe, simulate
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.server.tables.hosted_game import kinds_of
from rumpus.store.lexicons import Lexicons

ANN, BOT = Seat(0), Seat(1)


async def opened() -> tuple[Room, Host, Guest]:
    """Start a game between a person and a bot."""
    room = open_room()
    room.kinds = kinds_of(games().values(), Lexicons())
    host = await set_table(room, "ann", game="icecool")
    ann = Guest(host, "ann")
    assert (await ann.table("add_bot", seat=1, level="fair"))["t"] == "done"
    assert (await ann.table("start"))["t"] == "done"
    return room, host, ann


async def acts(host: Host, ann: Guest, whim: Chance) -> dict[str, Any]:
    """Follow one of the person's hints, preferring flicks and the end of the turn."""
    game = host.table.game
    assert game is not None
    hints = game.hints(game.view(host.table.state, ANN))
    flicks = [hint for hint in hints if isinstance(hint, MakeFlick | EndTurn)]
    act = whim.choice(flicks or hints)
    kind = str(act.__struct_config__.tag)
    return await ann.act(kind, **{name: getattr(act, name) for name in act.__struct_fields__})


def drawers(guest: Guest) -> set[int]:
    """Return the seats that a guest has seen draw a card."""
    told = [event for update in guest.got("update") for event in update["events"]]
    return {event["seat"] for event in told if event["type"] == "drew"}


def test_a_person_plays_a_bot_in_the_room() -> None:
    """Every flick is sent with its track, and the cards that the other player draws are hidden."""

    async def work() -> None:
        room, host, ann = await opened()
        whim = Chance(simulation_seed(0), "ann")
        # Random flicks may take a long time to win a fish.
        while host.table.phase == "play" and drawers(ann) != {ANN, BOT}:
            if host.table.state.turn == ANN:
                assert (await acts(host, ann, whim))["t"] == "done"
            await asyncio.sleep(1)
        log = await log_of(room, host.table.lobby.name)
        flicked = [e for entry in log for e in entry.events if isinstance(e, Flicked)]
        assert {event.seat for event in flicked} == {ANN, BOT}
        told = [event for update in ann.got("update") for event in update["events"]]
        seen = [event for event in told if event["type"] == "flicked"]
        assert [b64decode(e["shot"]["track"]) for e in seen] == [e.shot.track for e in flicked]
        drew = [event for event in told if event["type"] == "drew"]
        assert all((event["card"]["worth"] > 0) == (event["seat"] == ANN) for event in drew)
        assert drawers(ann) == {ANN, BOT}
        await close_room(room)

    run(work())


def unbelievable(trouble: Trouble) -> Simulate:
    """Return physics that reports the same trouble for every flick."""

    def simulated(scene: Scene, _flick: Flick, _school: School) -> Shot:
        return safe(scene, trouble)

    return simulated


async def runner_on_turn(physics: Simulate) -> tuple[Room, Host, Guest, Guest]:
    """Start an untimed game for two, place the Catcher, and return the Runner last."""
    room = open_room(toys=(lambda: IceCool(physics),))
    host = await set_table(room, "ann", "bob", game="icecool", turn=0)
    guests = [Guest(host, "ann"), Guest(host, "bob")]
    for guest in guests:
        await guest.table("ready", ready=True)
    assert (await guests[0].table("start"))["t"] == "done"
    first: int = host.table.state.catcher
    assert (await guests[first].act("place", x=4600, y=3200))["t"] == "done"
    return room, host, guests[first], guests[1 - first]


@pytest.mark.parametrize("trouble", get_args(Trouble))
def test_a_flick_that_cannot_be_believed_holds_no_table_up(trouble: Trouble) -> None:
    """A flick with trouble is logged and moves nothing; the third one passes the turn."""

    async def work() -> None:
        room, host, catcher, runner = await runner_on_turn(unbelievable(trouble))
        poses = [seated.pose for seated in host.table.state.seats]

        for _ in range(3):
            assert (await runner.act("flick", aim=0, power=500))["t"] == "done"
        assert (await runner.act("flick", aim=0, power=500))["code"] == "not_your_turn"

        assert [seated.pose for seated in host.table.state.seats] == poses
        for guest in (catcher, runner):
            told = [event for update in guest.got("update") for event in update["events"]]
            assert [e["shot"]["trouble"] for e in told if e["type"] == "flicked"] == [trouble] * 3
            assert [e["why"] for e in told if e["type"] == "flick_again"] == ["trouble"] * 2
            assert [e["why"] for e in told if e["type"] == "turn_ended"] == ["trouble"]
        log = await log_of(room, host.table.lobby.name)
        flicked = [e for entry in log for e in entry.events if isinstance(e, Flicked)]
        assert [event.shot.trouble for event in flicked] == [trouble] * 3
        assert (await catcher.act("flick", aim=0, power=500))["t"] == "done"
        await close_room(room)

    run(work())


def test_a_flick_that_nobody_can_make_is_refused() -> None:
    """An impossible flick is refused and changes nothing, and a valid one is then accepted."""
    wrong: list[dict[str, Any]] = [
        {"aim": 36_000},
        {"aim": -1},
        {"power": 1001},
        {"power": 0.5},
        {"power": None},
        {"side": 901},
        {"side": -(10**30)},
        {"height": 1001},
        {"height": "200"},
        {"spin": 5},
    ]

    async def work() -> None:
        room, host, _, runner = await runner_on_turn(simulate)
        before = host.table.state
        for fields in wrong:
            answer = await runner.act("flick", **({"aim": 9000, "power": 300} | fields))
            assert (answer["t"], answer["code"]) == ("refused", "bad_action")
        runner.say('{"t":"act","id":"n","action":{"type":"flick","aim":1e999,"power":5}}')
        await settled()
        assert runner.answer("n")["code"] == "bad_action"
        assert host.table.state == before
        assert (await runner.act("flick", aim=9000, power=300))["t"] == "done"
        await close_room(room)

    run(work())


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_what_is_no_number_ends_the_socket_and_not_the_table(number: str) -> None:
    """NaN and Infinity aren't JSON: they close the socket, and the player returns and flicks."""

    async def work() -> None:
        room, host, _, runner = await runner_on_turn(simulate)
        before = host.table.state
        runner.say(f'{{"t":"act","id":"n","action":{{"type":"flick","aim":{number},"power":5}}}}')
        await settled()
        assert runner.wire.code is not None
        assert host.table.state == before
        again = Guest(host, runner.player)
        assert (await again.act("flick", aim=9000, power=300))["t"] == "done"
        await close_room(room)

    run(work())
