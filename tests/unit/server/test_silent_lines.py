"""Silent connections: lost without a close, and treated like closed ones."""

import asyncio
import struct
import time
from pathlib import Path
from typing import Any

import pytest

import rooms
from rooms import Guest, close_room, open_room, set_table
from rumpus.server.limits import values as limits
from serving import PATIENCE, Person, Serving, run, table_of
from wires import Line

TEXT = bytes([0x81, 0x82, 0, 0, 0, 0]) + b"{}"
IN_A_RACE = 2.0 + limits.SILENT_SECONDS_IN_A_RACE + limits.READING_SECONDS
ELSEWHERE = limits.PING_SECONDS + limits.SILENT_SECONDS + limits.READING_SECONDS


def test_a_silent_line_ends_within_seconds_though_nothing_closes_it() -> None:
    """A connection that answers no ping ends in time, even if nothing closes it."""

    async def work() -> None:
        line = Line()
        await asyncio.sleep(ELSEWHERE - 0.1)
        assert line.ended is None
        await asyncio.sleep(0.2)
        assert line.ended == pytest.approx(ELSEWHERE)
        assert struct.pack("!H", 1011) in line.transport.written

    rooms.run(work())


def test_in_a_race_a_silent_line_ends_sooner() -> None:
    """In a game in real time, a silent connection ends within about five seconds."""

    async def work() -> None:
        line = Line()
        await asyncio.sleep(0.1)
        line.edge._meter.hurry()
        line.edge.data_received(line.transport.pong())
        await asyncio.sleep(IN_A_RACE + 0.1)
        assert line.ended is not None
        assert line.ended <= 0.1 + IN_A_RACE <= 5.2

    rooms.run(work())


def test_a_line_that_answers_lives() -> None:
    """A connection that answers pings stays open."""

    async def work() -> None:
        line = Line()
        for _ in range(120):
            await asyncio.sleep(1)
            if line.edge.pending_ping_payload is not None:
                line.edge.data_received(line.transport.pong())
        assert line.ended is None

    rooms.run(work())


def test_data_on_its_way_is_a_sign_of_life_but_not_for_ever() -> None:
    """Data delays the end of a connection without pongs, but not for longer than the limit."""

    async def work() -> None:
        line = Line()
        while line.ended is None and line.loop.time() < 60:
            await asyncio.sleep(1)
            if line.ended is None:
                line.edge.data_received(TEXT)
        most = limits.PING_SECONDS + limits.PONG_SECONDS + limits.SILENT_SECONDS + 1
        assert line.ended is not None
        assert limits.PING_SECONDS + limits.PONG_SECONDS <= line.ended <= most

    rooms.run(work())


def test_a_room_that_was_busy_takes_nobody_for_silent() -> None:
    """A pong that is read just after a late timer keeps the connection open."""

    async def work() -> None:
        line = Line()
        await asyncio.sleep(limits.PING_SECONDS + 0.1)
        # The timer runs late, in the same turn as the pong in the socket's buffer.
        line.edge.keepalive_timeout()
        line.edge.data_received(line.transport.pong())
        await asyncio.sleep(limits.PING_SECONDS - 0.2)
        assert line.ended is None

    rooms.run(work())


def test_the_room_answers_a_sign_of_life_without_waiting_for_the_table() -> None:
    """A `beat` is answered at once without an entry in the log, but only after a join."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob")
        ann = Guest(host, "ann")
        seq = host.table.seq
        ann.say({"t": "beat"})
        await rooms.settled()
        assert ann.wire.got[-1] == {"t": "beat"}
        assert host.table.seq == seq
        late = Guest(host, "bob", join=False)
        late.say({"t": "beat"})
        await rooms.settled()
        assert late.got("bye")[-1]["code"] == "join_first"
        await close_room(room)

    rooms.run(work())


def paused(message: dict[str, Any]) -> bool:
    """Return True if a message says that the table is paused."""
    table: dict[str, Any] | None = message.get("table")
    return table is not None and bool(table["paused"])


def missing(presence: dict[str, Any]) -> list[int]:
    """Return the seats whose players are away."""
    return [person["seat"] for person in presence["people"] if not person["here"]]


def test_a_race_pauses_for_a_line_that_is_held(tmp_path: Path) -> None:
    """A player whose socket stops reading counts as away, and the table pauses."""

    async def work() -> None:
        with Serving(tmp_path / "data") as room:
            ann, bob = Person(), Person()
            await table_of(room.base, ann, bob, game="keep_your_cool")
            started = await ann.ask("table", action={"type": "start"})
            assert started["t"] == "done", started
            assert bob._socket is not None
            # The socket stops reading and answering, but stays open.
            bob._socket.transport.pause_reading()
            begun = time.monotonic()
            gone = await ann.until(lambda m: m["t"] == "presence" and 1 in missing(m))
            assert time.monotonic() - begun < PATIENCE / 4
            assert missing(gone) == [1]
            await ann.until(paused)
            bob._socket.transport.resume_reading()
            await ann.leave()

    run(work)
