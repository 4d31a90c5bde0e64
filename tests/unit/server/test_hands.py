"""Pointers at a table in real time: shown to the others, and stored nowhere."""

from typing import Any

from rooms import Guest, close_room, open_room, run, set_table, settled
from rumpus.server.limits import values as limits
from unit.server.reaching_tables import playing


def pointed(guest: Guest) -> list[Any]:
    """Return the pointer positions that a guest received."""
    return [(m["seat"], m["x"], m["y"]) for m in guest.got("pointed")]


def test_hands_are_shown_to_the_others_and_kept_nowhere() -> None:
    """A pointer is sent to everybody else, up to a rate, and the log does not grow."""

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
    """A slow reader gets no backlog of pointers, and a game not in real time sends none."""

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
