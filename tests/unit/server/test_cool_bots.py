"""Bots of Keep Your Cool against a person, in a room in virtual time."""

import asyncio
import logging
from typing import Any

import pytest

from rooms import Guest, close_room, log_of, open_room, run, set_table
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Line, Seat
from rumpus.games.keep_your_cool.actions import Say, Stop
from rumpus.games.keep_your_cool.events import (
    FlagTaken,
    Ignored,
    KeyWordSaid,
    PairTaken,
    Stopped,
)
from rumpus.games.registry import games
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.server.tables.hosted_game import kinds_of
from rumpus.store.lexicons import Lexicons

NAME = "keep_your_cool"
ANN, BOT = Seat(0), Seat(1)

SLOW = 12
"""Number of half seconds after which, on average, the person has a word ready."""

LATE = {"hands_busy", "not_flipper", "not_speaker", "speak_later", "reaching", "not_reaching"}
"""Codes for acts that the other player's act overtook, or that were sent twice."""


async def against(level: str, line: Line, which: str = "standard") -> tuple[Room, Host, Guest]:
    """Start a game between a bot and a person with the given connection."""
    room = open_room()
    room.kinds = kinds_of(games().values(), Lexicons())
    host = await set_table(room, "ann", game=NAME)
    ann = Guest(host, "ann")
    ann.wire.line = line
    await ann.table("set_option", key="game", value=which)
    assert (await ann.table("add_bot", seat=1, level=level))["t"] == "done"
    assert (await ann.table("start"))["t"] == "done"
    return room, host, ann


async def play(host: Host, ann: Guest, seconds: int) -> None:
    """Follow the table's hints for the person twice a second, with words only now and then."""
    whim = Chance(simulation_seed(0), "ann")
    for _ in range(2 * seconds):
        await asyncio.sleep(0.5)
        if host.table.phase != "play":
            return
        hints = _sensible(host, whim)
        if hints:
            act = whim.choice(hints)
            kind = str(act.__struct_config__.tag)
            await ann.act(kind, **{name: getattr(act, name) for name in act.__struct_fields__})


def _sensible(host: Host, whim: Chance) -> list[Any]:
    """Return the person's hints without a plain `Stop`, and with words only now and then."""
    game = host.table.game
    assert game is not None
    speaks = whim.below(SLOW) == 0
    return [
        hint
        for hint in game.hints(game.view(host.table.state, ANN))
        if hint != Stop() and (speaks or not isinstance(hint, Say))
    ]


@pytest.mark.parametrize("level", games()[NAME].bots.levels)
@pytest.mark.parametrize("line", [Line(), Line(150, 12)], ids=["near", "far"])
def test_a_bot_plays_a_person_to_the_end(
    level: str, line: Line, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot flips, speaks and answers reaches, and only its late or repeated acts are ignored."""
    caplog.set_level(logging.INFO)

    async def work() -> None:
        room, host, ann = await against(level, line, "advanced")
        await play(host, ann, 1200)
        assert host.table.phase == "over"
        log = await log_of(room, host.table.lobby.name)
        events = [event for entry in log for event in entry.events]
        acts = {type(e.cause.action).__name__ for e in log if isinstance(e.cause, Act)}
        assert acts >= {"Throw", "Say", "Flip"}
        theirs = [event for event in events if getattr(event, "seat", None) == BOT]
        assert any(isinstance(event, PairTaken | FlagTaken | Stopped) for event in theirs)
        assert any(isinstance(event, KeyWordSaid) for event in theirs)
        ignored = {e.code for e in events if isinstance(e, Ignored) and e.seat == BOT}
        assert ignored <= LATE
        await close_room(room)

    run(work())
    refused = [record for record in caplog.records if record.message == "bot refused"]
    assert not refused


def test_a_bot_keeps_its_hands_still_while_play_stands_still() -> None:
    """A bot does nothing during a pause, however long, and plays on afterwards."""

    async def work() -> None:
        room, host, ann = await against("fair", Line(20, 2), "advanced")
        await play(host, ann, 20)
        assert host.table.state.phase == "play"
        await ann.table("pause")
        seq, at = host.table.seq, host.table.at
        await asyncio.sleep(600)
        assert (host.table.seq, host.table.at) == (seq, at)
        await ann.table("resume")
        await asyncio.sleep(60)
        assert host.table.seq > seq + 3
        await close_room(room)

    run(work())


def test_a_bot_waits_for_a_person_who_is_away() -> None:
    """While a person is disconnected, the bot does nothing and the state stays (KYC-31)."""

    async def work() -> None:
        room, host, ann = await against("sharp", Line(20, 2), "advanced")
        await play(host, ann, 20)
        assert host.table.state.phase == "play"
        ann.leave()
        await asyncio.sleep(5)
        state = host.table.state
        await asyncio.sleep(20)
        assert host.table.state == state
        await close_room(room)

    run(work())
