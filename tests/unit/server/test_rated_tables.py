"""Which games are rated: everybody at the table reads why one isn't."""

import asyncio
from typing import Any

import pytest

from rooms import Guest, close_room, open_room, run, set_table, settled
from rumpus.ratings.terms import unrated
from rumpus.server.people.history import finished
from rumpus.server.room import Room
from rumpus.server.tables.create import Wanted
from rumpus.server.tables.host import Host
from rumpus.table.actions import CutShort
from rumpus.table.events import Do, Sitter
from rumpus.table.table import Table

HOME, OTHER = "192.0.2.1", "192.0.2.2"
MINUTES = 300
"""Virtual seconds after which every game of the toy is over."""


def told(guest: Guest) -> str | None:
    """Return why the game isn't rated, as a guest reads it."""
    reason: str | None = guest.folded()["table"]["unrated"]
    return reason


async def begun(
    room: Room, home: str = HOME, other: str = OTHER, **wanted: Any
) -> tuple[Host, Guest, Guest]:
    """Begin a game of two at these addresses."""
    host = await set_table(room, "ann", **wanted)
    ann, bob = Guest(host, "ann", address=home), Guest(host, "bob", address=other)
    assert (await bob.table("sit", seat=1))["t"] == "done"
    assert (await ann.table("start"))["t"] == "done"
    return host, ann, bob


def test_a_public_game_of_two_is_rated_to_its_end() -> None:
    """It is in the lobby, in play, and when its result is stored."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        ann, bob = Guest(host, "ann", address=HOME), Guest(host, "bob", address=OTHER)
        assert told(ann) == "few"
        await bob.table("sit", seat=1)
        assert told(ann) is None
        await ann.table("start")
        assert told(bob) is None
        await asyncio.sleep(MINUTES)
        assert host.table.phase == "over"
        assert told(bob) is None
        assert finished(host.table, 1000).rated
        await close_room(room)

    run(work())


def test_a_private_game_is_not_rated_unless_the_room_brought_the_players_together() -> None:
    """Friends play for fun; those who were found are rated, and so is their next game."""

    async def work() -> None:
        room = open_room()
        _, _, bob = await begun(room, public=False)
        assert told(bob) == "private"
        two = (Sitter("ann", "Ann"), Sitter("bob", "Bob"))
        kind = room.kinds["sealed"]
        found = await room.create(
            Wanted(kind, "Found", {"seconds": 30}, public=False, sitters=two, sought=True)
        )
        ann, bob = Guest(found, "ann", address=HOME), Guest(found, "bob", address=OTHER)
        assert told(bob) is None
        await bob.table("ready", ready=True)
        assert (await ann.table("start"))["t"] == "done"
        await asyncio.sleep(MINUTES)
        assert (await ann.table("rematch"))["t"] == "done"
        following = await room.host(found.table.next or "")
        assert following is not None
        assert following.table.lobby.sought
        assert not following.table.lobby.public
        await close_room(room)

    run(work())


def test_only_the_usual_house_rules_are_rated() -> None:
    """Another number of seconds is no preset."""

    async def work() -> None:
        room = open_room()
        _, _, bob = await begun(room, seconds=60)
        assert told(bob) == "rules"
        await close_room(room)

    run(work())


def test_a_household_is_not_rated() -> None:
    """Two behind one address are told so, and only that is stored."""

    async def work() -> None:
        room = open_room()
        host, _, bob = await begun(room, other=HOME)
        assert told(bob) == "together"
        body = await room.services.store.load(host.table.lobby.name)
        assert body is not None
        assert not any(HOME.encode() in one for one in body.bodies)
        await asyncio.sleep(MINUTES)
        assert not finished(host.table, 1000).rated
        await close_room(room)

    run(work())


def test_a_player_who_is_away_at_the_start_might_be_anybody() -> None:
    """A second browser that is closed before the start doesn't make a game rated."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        ann, bob = Guest(host, "ann", address=HOME), Guest(host, "bob", address=OTHER)
        await bob.table("sit", seat=1)
        bob.leave()
        assert (await ann.table("start"))["t"] == "done"
        assert told(ann) == "together"
        await close_room(room)

    run(work())


def test_a_household_is_remembered_after_a_restart() -> None:
    """The start is in the log with the note, so a recovered table still knows."""

    async def work() -> None:
        room = open_room()
        host, _, _ = await begun(room, other=HOME)
        again = await room.folded(host.table.lobby.name)
        assert isinstance(again, Table)
        assert unrated(again) == "together"
        await close_room(room)

    run(work())


@pytest.mark.parametrize(
    ("player", "seat", "reason"), [("bob", 2, "moderator"), ("ann~2", 1, "twice")]
)
def test_seats_that_make_a_game_unfair(player: str, seat: int, reason: str) -> None:
    """A moderator may favour a friend, and one person at both ends would play with themselves."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", game="reach")
        ann = Guest(host, "ann", address=HOME)
        other = Guest(host, player, address=OTHER)
        assert (await other.table("sit", seat=seat))["t"] == "done"
        assert told(ann) == reason
        await close_room(room)

    run(work())


def test_a_handicap_is_not_rated() -> None:
    """The lobby says so as soon as one is set."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann", game="reach")
        ann, bob = Guest(host, "ann", address=HOME), Guest(host, "bob", address=OTHER)
        await bob.table("sit", seat=1)
        assert told(ann) is None
        assert (await ann.table("set_handicap", seat=0, handicap=100))["t"] == "done"
        assert told(ann) == "handicap"
        await close_room(room)

    run(work())


def test_a_game_that_all_have_left_is_not_rated() -> None:
    """One who leaves is rated with the other; if both leave, bots finish for nobody."""

    async def work() -> None:
        room = open_room()
        host, ann, bob = await begun(room)
        await bob.table("leave")
        assert unrated(host.table) is None
        other, cleo, dan = await begun(room)
        for guest in (cleo, dan):
            await guest.table("leave")
        Guest(other, "eve", address=OTHER)
        await asyncio.sleep(MINUTES)
        assert (host.table.phase, unrated(host.table)) == ("over", None)
        assert (other.table.phase, unrated(other.table)) == ("over", "left")
        ann.leave()
        await close_room(room)

    run(work())


def test_a_game_that_is_cut_short_is_not_rated() -> None:
    """The room ends a game whose log is full with the score as it stands."""

    async def work() -> None:
        room = open_room()
        host, _, bob = await begun(room)
        await host.do("", "", Do("", CutShort()))
        await settled()
        assert told(bob) == "cut"
        again = await room.folded(host.table.lobby.name)
        assert again is not None
        assert unrated(again) == "cut"
        await close_room(room)

    run(work())


def test_a_person_against_bots_is_rated_and_bots_among_themselves_are_not() -> None:
    """At least one seat must be a person's."""

    async def work() -> None:
        room = open_room()
        host = await set_table(room, "ann")
        ann = Guest(host, "ann", address=HOME)
        await ann.table("add_bot", seat=1, level="eager")
        assert told(ann) is None
        await ann.table("add_bot", seat=2, level="eager")
        await ann.table("leave")
        assert told(ann) == "few"
        await close_room(room)

    run(work())
