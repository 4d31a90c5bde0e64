"""Measurements of acts and connections at a table in real time."""

import asyncio

from rooms import Guest, close_room, log_of, open_room, run, set_table
from rumpus.core.values import Act, Lag, Line
from rumpus.server.limits.latency import UNPROVED_MS, WINDOW_SECONDS, Latency
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from unit.server.reaching_tables import playing


async def last_lag(room: Room, host: Host) -> Lag | None:
    """Return the measurements of the last act in the log."""
    acts = [e.cause for e in await log_of(room, host.table.lobby.name) if isinstance(e.cause, Act)]
    return acts[-1].lag


def test_an_act_tells_every_seats_line_and_when_its_reason_was_sent() -> None:
    """An act is logged with both connections, its reaction, and when the update seen was sent."""

    async def work() -> None:
        room = open_room()
        host, ann, bob = await playing(room)
        await asyncio.sleep(1)
        assert (await ann.act("reach"))["t"] == "done"
        began = host.table.at
        seen = host.table.seq
        await asyncio.sleep(0.4)
        answer = await bob.ask("act", action={"type": "stop"}, reaction=310, seen=seen)
        assert answer["t"] == "done"
        lines = (Line(20, 2), Line(150, 12))
        assert await last_lag(room, host) == Lag(host.table.at, lines, 310, began, began)
        assert host.table.at == began + 400
        await close_room(room)

    run(work())


def test_a_reason_that_was_never_sent_is_not_believed() -> None:
    """An act that names a future update is logged without a time of sending."""

    async def work() -> None:
        room = open_room()
        host, ann, bob = await playing(room)
        await ann.act("reach")
        await bob.ask("act", action={"type": "stop"}, reaction=1, seen=host.table.seq + 1)
        lag = await last_lag(room, host)
        assert lag is not None
        assert (lag.reaction, lag.seen, lag.sent) == (1, None, None)
        await close_room(room)

    run(work())


def test_a_second_slow_socket_wins_nobody_time() -> None:
    """Of a player's sockets with a known round trip, only the fastest counts."""

    async def work() -> None:
        room = open_room()
        host, ann, bob = await playing(room)
        Guest(host, "bob").wire.line = Line(290, 50)
        await ann.act("reach")
        lag = await last_lag(room, host)
        assert lag is not None
        assert lag.lines == (Line(20, 2), Line(150, 12))
        bob.wire.line = None
        await bob.act("stop")
        lag = await last_lag(room, host)
        assert lag is not None
        assert lag.lines[1] == Line(290, 50)
        await close_room(room)

    run(work())


def test_a_line_is_not_longer_than_it_took_to_answer_over_it() -> None:
    """An answer within 60 ms caps the round trip at 60 ms, unless a pause came in between."""

    async def work() -> None:
        room = open_room()
        host, ann, bob = await playing(room)
        await ann.act("reach")
        await asyncio.sleep(0.06)
        await bob.ask("act", action={"type": "stop"}, seen=host.table.seq)
        lag = await last_lag(room, host)
        assert lag is not None
        assert lag.lines == (Line(20, 2), Line(60, 12))

        host, ann, bob = await playing(room)
        await ann.act("reach")
        await asyncio.sleep(0.03)
        seen = host.table.seq
        await ann.table("pause")
        await asyncio.sleep(1)
        await ann.table("resume")
        await asyncio.sleep(0.03)
        await bob.ask("act", action={"type": "stop"}, seen=seen)
        lag = await last_lag(room, host)
        assert lag is not None
        assert (lag.received, lag.sent, lag.lines[1]) == (60, 0, Line(150, 12))
        await close_room(room)

    run(work())


def test_other_games_measure_nothing() -> None:
    """Only games in real time log measurements and measure connections closely."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob")
        ann = Guest(host, "ann")
        assert not ann.wire.hurried
        await ann.table("start")
        await ann.act("seal", number=3)
        assert await last_lag(room, host) is None
        real, _, bob = await playing(room)
        assert bob.wire.hurried
        assert real.kind.facts.dynamics == "real-time"
        await close_room(room)

    run(work())


def test_a_round_trip_is_the_least_of_half_a_minute() -> None:
    """The round trip is the lowest recent value from pings and kernel; old ones are forgotten."""
    meter = Latency(lambda: None)
    lines = [meter.line]
    meter.add(0.150, 0.160, 0.0)
    meter.add(0.180, 0.160, 2.0)
    lines.append(meter.line)
    meter.add(0.150, 0.000_034, 4.0)
    lines.append(meter.line)
    for second in range(3):
        meter.add(0.200, 0.210, 4.5 + WINDOW_SECONDS + second)
    lines.append(meter.line)

    assert lines[:2] == [None, Line(150, 3)]
    assert [line.round_trip for line in lines[2:] if line is not None] == [1, 200]


def test_pings_alone_prove_no_long_line() -> None:
    """Without a measurement by the kernel, a round trip counts for at most 100 ms."""
    meter, near = Latency(lambda: None), Latency(lambda: None)
    meter.add(0.290, None, 0.0)
    near.add(0.040, None, 0.0)

    assert meter.line == Line(UNPROVED_MS, 0)
    assert near.line == Line(40, 0)


def test_jitter_is_bounded() -> None:
    """Jitter is capped at 50 ms, however irregular the pongs are."""
    meter = Latency(lambda: None)
    for second in range(100):
        meter.add(0.001 if second % 2 else 3.0, None, float(second))
    assert meter.line == Line(1, 50)
