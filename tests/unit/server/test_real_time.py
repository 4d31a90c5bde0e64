"""A table in real time: what is measured of each act, and what happens when somebody is gone."""

import asyncio
from typing import Any

from rooms import Guest, close_room, log_of, open_room, run, set_table, settled
from rumpus.core.values import Act, Lag, Line
from rumpus.server.endpoints.listing import tables_of
from rumpus.server.limits import values as limits
from rumpus.server.limits.latency import UNPROVED_MS, WINDOW_SECONDS, Latency
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.store.memory import MemoryStore
from rumpus.table.events import Paused


async def playing(room: Room, *, moderator: bool = False) -> tuple[Host, Guest, Guest]:
    """Start the toy of reaching."""
    host = await set_table(room, "ann", "bob", game="reach")
    ann, bob = Guest(host, "ann"), Guest(host, "bob")
    ann.wire.line, bob.wire.line = Line(20, 2), Line(150, 12)
    if moderator:
        await Guest(host, "mod").table("sit", seat=2)
    await ann.table("start")
    return host, ann, bob


def pause_of(host: Host) -> Paused | None:
    """Give the pause of a table, if it has one."""
    return host.table.paused


def phase_of(host: Host) -> str:
    """Name the phase of a table."""
    return host.table.phase


async def last_lag(room: Room, host: Host) -> Lag | None:
    """Give what was measured of the last act that is in the log."""
    acts = [e.cause for e in await log_of(room, host.table.lobby.name) if isinstance(e.cause, Act)]
    return acts[-1].lag


def test_an_act_tells_every_seats_line_and_when_its_reason_was_sent() -> None:
    """The log keeps what the server measured, so that a verdict can be decided again."""

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
    """An update of the future, or of long ago, gives no time at which it was sent."""

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
    """Of the sockets of one player the fastest is what counts, and who is away has no line."""

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
    """Who names an update 60 ms after it was sent has no line of 100 ms; a pause is no speed."""

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
    """Their log is not made longer by what no rule reads."""

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
    """A client that delays its pongs is found out by the kernel; old figures are forgotten."""
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
    """Where no kernel has measured, as behind a proxy, 100 ms are believed, and shorter lines."""
    meter, near = Latency(lambda: None), Latency(lambda: None)
    meter.add(0.290, None, 0.0)
    near.add(0.040, None, 0.0)

    assert meter.line == Line(UNPROVED_MS, 0)
    assert near.line == Line(40, 0)


def test_jitter_is_bounded() -> None:
    """Whoever answers pings as irregularly as can be makes others wait 50 ms more at most."""
    meter = Latency(lambda: None)
    for second in range(100):
        meter.add(0.001 if second % 2 else 3.0, None, float(second))
    assert meter.line == Line(1, 50)


def test_play_stands_still_while_a_player_is_gone() -> None:
    """A lost connection wins no race: the table pauses at once and goes on with the return."""

    async def work() -> None:
        room = open_room()
        host, ann, bob = await playing(room)
        await ann.act("reach")
        began = host.now
        await asyncio.sleep(0.1)
        bob.leave()
        await asyncio.sleep(5)
        assert pause_of(host) == Paused(None)
        assert host.now <= began + 200
        assert (await ann.act("stop"))["code"] == "paused"
        back = Guest(host, "bob")
        await settled()
        assert pause_of(host) is None
        assert (await back.act("stop"))["t"] == "done"
        await close_room(room)

    run(work())


def test_play_goes_on_without_a_moderator() -> None:
    """Who only rules is not waited for."""

    async def work() -> None:
        room = open_room()
        host, _, _ = await playing(room, moderator=True)
        await asyncio.sleep(5)
        assert len(host.table.sitters) == 3
        host_people = [g for g in host.audience.listeners() if g.player == "mod"]
        for listener in host_people:
            host.leave(listener)
        await asyncio.sleep(5)
        assert pause_of(host) is None
        await close_room(room)

    run(work())


def test_who_stays_away_forfeits() -> None:
    """After the table's limit the room gives the game up for a player who does not come back."""

    async def work() -> None:
        room = open_room()
        host, _, bob = await playing(room)
        bob.leave()
        await asyncio.sleep(limits.BOT_SECONDS - 1)
        assert phase_of(host) == "play"
        await asyncio.sleep(2)
        assert phase_of(host) == "over"
        assert host.table.result is not None
        assert host.table.result.places[0] == (0,)
        await close_room(room)

    run(work())


def test_the_list_of_own_tables_counts_down_to_the_forfeit() -> None:
    """A player who is away reads how long the game is kept; one who is there reads none."""

    async def work() -> None:
        room = open_room()
        host, _, bob = await playing(room)
        assert [line.grace_ms for line in tables_of(room, "bob")] == [None]
        bob.leave()
        await asyncio.sleep(18)
        assert [line.grace_ms for line in tables_of(room, "bob")] == [42_000]
        assert [line.grace_ms for line in tables_of(room, "ann")] == [None]
        Guest(host, "bob")
        await settled()
        assert [line.grace_ms for line in tables_of(room, "bob")] == [None]
        await close_room(room)

    run(work())


async def away(room: Room, host: Host, guest: Guest, seconds: float) -> Guest:
    """Let a player go and come back."""
    guest.leave()
    await asyncio.sleep(seconds)
    back = Guest(host, guest.player)
    await settled()
    return back


def test_blinking_back_does_not_begin_the_absence_anew() -> None:
    """Three minutes altogether in one game are as good as one at once."""

    async def work() -> None:
        room = open_room()
        host, ann, bob = await playing(room)
        for _ in range(3):
            bob = await away(room, host, bob, 50)
            await asyncio.sleep(1)
        assert ann.got("presence")[-1]["people"][1]["away_ms"] == 150_000
        bob.leave()
        await asyncio.sleep(limits.AWAY_SECONDS - 150 - 1)
        assert phase_of(host) == "play"
        await asyncio.sleep(1.5)
        assert phase_of(host) == "over"
        assert host.table.result is not None
        assert host.table.result.places[0] == (0,)
        await close_room(room)

    run(work())


def test_an_absence_is_never_shorter_than_two_seconds() -> None:
    """Who plugs in and out all the time loses before the log is full, however short each gap is."""

    async def work() -> None:
        room = open_room()
        host, ann, bob = await playing(room)
        bob = await away(room, host, bob, 0.01)
        await asyncio.sleep(1)
        assert ann.got("presence")[-1]["people"][1]["away_ms"] == 2_000
        turns = 1
        while phase_of(host) == "play" and turns < 100:
            bob = await away(room, host, bob, 0.01)
            turns += 1
        assert turns == 91
        assert host.table.result is not None
        assert host.table.result.places[0] == (0,)
        await close_room(room)

    run(work())


def test_absence_survives_a_restart() -> None:
    """The log has it from the last return on; the restart itself is nobody's absence."""

    async def work() -> None:
        store = MemoryStore()
        room = open_room(store)
        host, _, bob = await playing(room)
        bob = await away(room, host, bob, 50)
        name = host.table.lobby.name
        room._keeper.cancel()
        host.close()
        await asyncio.sleep(500)
        room = open_room(store, seed=2)
        again = await room.host(name)
        assert again is not None
        ann, bob = Guest(again, "ann"), Guest(again, "bob")
        await asyncio.sleep(1)
        assert [p["away_ms"] for p in ann.got("presence")[-1]["people"]] == [0, 50_000]
        bob = await away(room, again, bob, 50)
        await away(room, again, bob, 50)
        await asyncio.sleep(1)
        assert ann.got("presence")[-1]["people"][1]["away_ms"] == 150_000
        await close_room(room)

    run(work())


def test_absence_is_of_one_game_and_counts_only_while_somebody_waits() -> None:
    """Neither who was away from the lobby nor who left last and came last has kept anybody."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob", game="reach")
        ann, bob = Guest(host, "ann"), Guest(host, "bob")
        bob.leave()
        await asyncio.sleep(200)
        await ann.table("start")
        await asyncio.sleep(2)
        assert phase_of(host) == "play"
        bob = Guest(host, "bob")
        await settled()
        ann.leave()
        bob.leave()
        await asyncio.sleep(80)
        ann = Guest(host, "ann")
        await asyncio.sleep(10)
        assert phase_of(host) == "play"
        people = host.attendance.message().people
        assert [person.away_ms // 1000 for person in people] == [0, 12]
        await close_room(room)

    run(work())


def test_play_stops_at_once_for_two_who_are_lost_together() -> None:
    """With nobody there no reach comes to its end."""

    async def work() -> None:
        room = open_room()
        host, ann, bob = await playing(room)
        await ann.act("reach")
        ann.leave()
        bob.leave()
        await asyncio.sleep(0.1)
        assert pause_of(host) == Paused(None)
        await close_room(room)

    run(work())


def test_nobody_lets_play_go_on_without_the_other() -> None:
    """It would stop again in the next moment; who is back lets it go on by coming."""

    async def work() -> None:
        room = open_room()
        host, ann, bob = await playing(room)
        bob.leave()
        await asyncio.sleep(1)
        assert (await ann.table("resume"))["code"] == "not_all_here"
        Guest(host, "bob")
        await settled()
        assert pause_of(host) is None
        assert (await ann.table("resume"))["code"] == "not_paused"
        await close_room(room)

    run(work())


def test_the_pause_of_a_moderator_is_theirs_to_end() -> None:
    """A player's is anybody's; once the moderator has been gone for a while, so is theirs."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob", game="reach")
        ann, bob, kim = Guest(host, "ann"), Guest(host, "bob"), Guest(host, "mod")
        await kim.table("sit", seat=2)
        await ann.table("start")
        assert (await kim.table("pause"))["t"] == "done"
        for player in (ann, bob):
            assert (await player.table("resume"))["code"] == "moderator_paused"
            assert player.folded()["table"]["paused_by"] == 2
        assert (await kim.table("resume"))["t"] == "done"
        assert ann.folded()["table"]["paused_by"] is None

        assert (await ann.table("pause"))["t"] == "done"
        assert (await bob.table("resume"))["t"] == "done"
        assert (await bob.table("pause"))["t"] == "done"
        assert (await kim.table("resume"))["t"] == "done"
        await close_room(room)

    run(work())


def test_a_moderator_who_is_gone_keeps_no_table_paused() -> None:
    """The players wait as long as they would for any seat, and may then go on."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", "bob", game="reach")
        ann, _, kim = Guest(host, "ann"), Guest(host, "bob"), Guest(host, "mod")
        await kim.table("sit", seat=2)
        await ann.table("start")
        await kim.table("pause")
        kim.leave()
        await asyncio.sleep(limits.GONE_SECONDS - 1)
        assert (await ann.table("resume"))["code"] == "moderator_paused"
        await asyncio.sleep(2)
        assert (await ann.table("resume"))["t"] == "done"
        await close_room(room)

    run(work())


def test_who_leaves_is_told_from_whose_line_is_lost() -> None:
    """Of who came back it is no longer said."""

    async def work() -> None:
        room = open_room()
        host, ann, bob = await playing(room)

        async def left() -> bool:
            await asyncio.sleep(1)
            return bool(ann.got("presence")[-1]["people"][1]["left"])

        bob.leave()
        assert not await left()
        Guest(host, "bob").leave(on_purpose=True)
        assert await left()
        Guest(host, "bob")
        assert not await left()
        await close_room(room)

    run(work())


def pointed(guest: Guest) -> list[Any]:
    """List where hands were shown to somebody."""
    return [(m["seat"], m["x"], m["y"]) for m in guest.got("pointed")]


def test_hands_are_shown_to_the_others_and_kept_nowhere() -> None:
    """A pointer goes to everybody else, within a rate, and the log does not grow."""

    async def work() -> None:
        room = open_room()
        host, ann, bob = await playing(room)
        eve = Guest(host, "eve")
        seq = host.table.seq
        ann.say({"t": "point", "x": 120, "y": 990})
        ann.say({"t": "point"})
        eve.say({"t": "point", "x": 1, "y": 1})
        await settled()
        assert pointed(bob) == pointed(eve) == [(0, 120, 990), (0, None, None)]
        assert pointed(ann) == []
        for _ in range(60):
            ann.say({"t": "point", "x": 1, "y": 1})
        await settled()
        assert len(pointed(bob)) == limits.POINTS.burst
        assert host.table.seq == seq
        ann.say({"t": "point", "x": 1001, "y": 1})
        await settled()
        assert ann.got("bye")[-1]["code"] == "bad_message"
        await close_room(room)

    run(work())


def test_hands_are_not_shown_to_who_has_other_things_to_read() -> None:
    """A slow reader is not made slower, and no pointer of another game is shown at all."""

    async def work() -> None:
        room = open_room()
        _, ann, bob = await playing(room)
        bob.wire.stalled = True
        await ann.act("reach")
        for _ in range(5):
            ann.say({"t": "point", "x": 5, "y": 5})
        await settled()
        assert len(bob.session._queue) <= 1
        quiet = await set_table(room, "cid", "dot")
        cid, dot = Guest(quiet, "cid"), Guest(quiet, "dot")
        await cid.table("start")
        cid.say({"t": "point", "x": 5, "y": 5})
        await settled()
        assert pointed(dot) == []
        await close_room(room)

    run(work())
