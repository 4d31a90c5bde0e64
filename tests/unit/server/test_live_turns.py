"""Alerts to turns at live tables: after a while, and only if nobody looks."""

import asyncio
from pathlib import Path

from rooms import Guest, kinds, run, set_table, settled
from rumpus.server.limits import values as limits
from rumpus.server.tables.host import Host
from rumpus.table.actions import Ready, Start
from rumpus.table.events import Do
from toys.reach import ReachGame
from unit.server.alert_rooms import AlertRoom

WAIT = limits.LIVE_ALERT_SECONDS


async def started(room: AlertRoom, game: str = "sealed") -> tuple[Host, Guest, Guest]:
    """Start a live game of Ann and Bob, who both look at it."""
    host = await set_table(room.room, "ann", "bob", game=game)
    ann, bob = Guest(host, "ann"), Guest(host, "bob")
    await host.do("bob", "Bob", Do("bob", Ready(ready=True)))
    assert isinstance(await host.do("ann", "Ann", Do("ann", Start())), int)
    await settled()
    return host, ann, bob


def test_a_live_game_waits_ten_seconds_before_it_calls(tmp_path: Path) -> None:
    """Bob's page is hidden: he is told once, urgently, after the game has waited for him."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        host, _, bob = await started(room)
        bob.say({"t": "look", "visible": False})
        await asyncio.sleep(WAIT - 0.5)
        assert room.sent == []
        await asyncio.sleep(1)
        (told,) = room.sent
        assert (told.guest, told.alert.kind, told.alert.due) == ("bob", "turn", None)
        assert told.urgent
        assert told.alert.others == ("Ann",)
        assert told.alert.table == host.table.lobby.name
        await asyncio.sleep(3 * WAIT)
        assert room.kinds("bob") == ["turn"]
        await room.close()

    run(work())


def test_a_quick_move_needs_no_alert(tmp_path: Path) -> None:
    """If the move is made within that time, nothing goes out."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        _, ann, bob = await started(room)
        bob.say({"t": "look", "visible": False})
        await asyncio.sleep(WAIT - 1)
        await bob.act("seal", number=3)
        await ann.act("seal", number=4)
        await asyncio.sleep(WAIT - 1)
        assert room.sent == []
        await room.close()

    run(work())


def test_the_move_takes_the_alert_back(tmp_path: Path) -> None:
    """Once Bob has moved, his other devices learn it."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        _, _, bob = await started(room)
        bob.say({"t": "look", "visible": False})
        await asyncio.sleep(WAIT + 1)
        await bob.act("seal", number=3)
        assert room.kinds("bob") == ["turn", "done"]
        await room.close()

    run(work())


def test_one_visible_page_of_a_guest_is_enough(tmp_path: Path) -> None:
    """With a hidden page and a visible one, nobody has to be called."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        host, _, bob = await started(room)
        bob.say({"t": "look", "visible": False})
        Guest(host, "bob")
        await asyncio.sleep(WAIT + 1)
        assert room.sent == []
        await room.close()

    run(work())


def test_a_game_in_real_time_calls_nobody(tmp_path: Path) -> None:
    """Nobody can win a race by an alert."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        room.room.kinds.update(kinds([ReachGame]))
        _, ann, bob = await started(room, "reach")
        for guest in (ann, bob):
            guest.say({"t": "look", "visible": False})
        await asyncio.sleep(2 * WAIT)
        assert room.sent == []
        await room.close()

    run(work())


def test_a_new_round_calls_those_who_are_not_there(tmp_path: Path) -> None:
    """Players of an evening's next table are told unless they look at it."""

    async def work() -> None:
        room = AlertRoom(tmp_path)
        host, _, bob = await started(room)
        bob.leave()
        room.alerts.seated(host.table)
        assert [(one.guest, one.alert.kind) for one in room.sent] == [("bob", "round")]
        await room.close()

    run(work())
