"""The door of a table: who may sit down there, and who belongs to its list."""

import msgspec
import pytest

from rumpus.core.values import Millis, Refusal
from rumpus.table.actions import Admit, JoinQueue, Leave, Lock, RoomAction, SetDoor, Sit
from rumpus.table.door import ADMITTED_MOST
from rumpus.table.events import Created, Do, DoorSet
from rumpus.table.record import _without_players
from rumpus.table.table import Table
from toys.reach import ReachGame
from unit.table.tables import do, lobby, playing, refused


def room(table: Table, player: str, action: RoomAction) -> Refusal | None:
    """Make a request for a player that only the room can make."""
    outcome = table.submit(Do(player, action), Millis(0))
    return outcome if isinstance(outcome, Refusal) else None


def asking(table: Table) -> Table:
    """Let the host of a table ask people to knock."""
    do(table, "ann", SetDoor("ask", "anyone"))
    return table


def test_only_the_host_sets_the_door_and_only_before_the_game() -> None:
    """Another player can't set the door, nor can the host once the game has begun."""
    assert refused(lobby(), "bob", SetDoor("ask", "players")) == "not_host"
    assert refused(playing(), "ann", SetDoor("ask", "players")) == "not_lobby"
    assert room(playing(), "ann", Lock("hash")) == Refusal("not_lobby")


@pytest.mark.parametrize("way", ["ask", "password"])
def test_a_closed_door_keeps_others_from_sitting_until_they_are_admitted(
    way: str,
) -> None:
    """A guest who isn't admitted gets no seat; once admitted, they may sit, leave and sit again."""
    table = lobby()
    if way == "ask":
        asking(table)
    else:
        assert room(table, "ann", Lock("hash")) is None
    assert refused(table, "cid", Sit(2)) == "not_admitted"
    assert room(table, "ann", Admit("cid")) is None
    do(table, "cid", Sit(2))
    do(table, "cid", Leave())
    do(table, "cid", Sit(3))
    assert refused(table, "dot", Sit(2)) == "not_admitted"


def test_those_inside_keep_their_way_in_when_the_door_is_closed() -> None:
    """A player who had a seat when the door was closed may stand up, and both ends may sit."""
    table = asking(lobby())
    do(table, "bob", Leave())
    do(table, "bob", Sit(3))
    do(table, "bob~2", Sit(2))


def test_a_new_password_shuts_out_those_who_typed_the_old_one() -> None:
    """A change of the way in starts its list anew; a change of watchers doesn't."""
    table = lobby()
    room(table, "ann", Lock("old"))
    room(table, "cid", Admit("cid"))
    do(table, "ann", SetDoor("password", "players"))
    assert table.lobby.door.admitted == ("ann", "bob", "cid")
    room(table, "ann", Lock("new"))
    assert refused(table, "cid", Sit(2)) == "not_admitted"
    do(table, "ann", SetDoor("open", "anyone"))
    assert table.lobby.door.lock is None
    do(table, "cid", Sit(2))


def test_a_password_has_to_be_set_before_it_is_asked_for() -> None:
    """A door can't ask for a password that the table doesn't have."""
    assert refused(lobby(), "ann", SetDoor("password", "anyone")) == "no_password"


def test_the_list_of_the_admitted_is_limited() -> None:
    """Nobody is admitted twice, and a full list admits nobody else."""
    table = asking(lobby())
    assert room(table, "ann", Admit("bob")) == Refusal("may_sit")
    for number in range(ADMITTED_MOST - 2):
        assert room(table, "ann", Admit(f"guest{number}")) is None
    assert room(table, "ann", Admit("one more")) == Refusal("too_many")


def test_a_closed_door_holds_for_the_queue_too() -> None:
    """A guest who isn't admitted can't wait to play next."""
    table = asking(lobby(ReachGame()))
    assert refused(table, "cid", JoinQueue()) == "not_admitted"
    room(table, "bob", Admit("cid"))
    do(table, "cid", JoinQueue())


def test_a_table_that_only_players_watch_has_no_queue() -> None:
    """The queue is dissolved when only players may watch, and nobody joins it."""
    table = lobby(ReachGame())
    do(table, "cid", JoinQueue())
    do(table, "ann", SetDoor("open", "players"))
    assert table.lobby.queue == ()
    assert refused(table, "cid", JoinQueue()) == "no_queue"


def test_a_record_names_nobody_who_was_let_in() -> None:
    """An admission during a game is in its record without the guest."""
    table = asking(lobby(ReachGame()))
    entry = table.submit(Do("bob", Admit("cid")), Millis(0))
    assert not isinstance(entry, Refusal)
    assert b"cid" in msgspec.json.encode(entry)
    assert b"cid" not in msgspec.json.encode(_without_players(entry))


def test_a_log_from_before_has_an_open_door() -> None:
    """A table that was created by an earlier version lets everybody sit and watch."""
    old = (
        b'{"type":"created","name":"a","title":"b","game":"c","public":false,"options":{},'
        b'"roles":[]}'
    )
    door = msgspec.json.decode(old, type=Created).door
    assert (door.sit, door.watch, door.admitted) == ("open", "anyone", ())
    change = b'{"type":"door_set","sit":"ask","watch":"players"}'
    assert msgspec.json.decode(change, type=DoorSet) == DoorSet("ask", "players")
