"""Absences at a table in real time."""

import asyncio

from rooms import Guest, close_room, open_room, run, set_table, settled
from rumpus.server.endpoints.listing import tables_of
from rumpus.server.limits import values as limits
from rumpus.server.room import Room
from rumpus.server.tables.host import Host
from rumpus.store.memory import MemoryStore
from rumpus.table.events import Paused
from unit.server.reaching_tables import playing


def pause_of(host: Host) -> Paused | None:
    """Return the pause of a table, or None."""
    return host.table.paused


def phase_of(host: Host) -> str:
    """Return the phase of a table."""
    return host.table.phase


def test_play_stands_still_while_a_player_is_gone() -> None:
    """The table pauses at once when a player's connection is lost, and resumes on the return."""

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
    """Play goes on while the moderator is away."""

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
    """A player who doesn't return within the limit forfeits the game."""

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
    """The list shows an absent player the time left until forfeit, and a present player no time."""

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
    """Disconnect a player for some seconds, and return the new connection."""
    guest.leave()
    await asyncio.sleep(seconds)
    back = Guest(host, guest.player)
    await settled()
    return back


def test_blinking_back_does_not_begin_the_absence_anew() -> None:
    """Absences in one game add up, and after three minutes in total the player forfeits."""

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
    """Each absence counts for two seconds at least, so constant reconnecting ends in a forfeit."""

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
    """Absences up to the last return are restored from the log; the restart counts for nobody."""

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
    """Absence counts only during the game, and only while the other player is there."""

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
    """The table pauses at once when both players are lost during a reach."""

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
    """A player can't resume while the other is away; the other's return resumes play."""

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
    """Only the moderator can end the moderator's pause; anybody can end a player's."""

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
    """After the moderator has been gone for the usual time, a player can end the pause."""

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
    """Presence marks a player who left on purpose, but not one who was cut off or came back."""

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
