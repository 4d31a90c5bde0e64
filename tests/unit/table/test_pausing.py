"""Pauses: who may ask for one, and their effect on a game in real time."""

from collections.abc import Sequence
from typing import Any

import msgspec

from rumpus.core.values import Millis, Refusal, Seat
from rumpus.table.actions import AddBot, GoOn, Pause, Resume, RoomAction, Sit, Start, Suspend
from rumpus.table.events import Do, Paused, Resumed
from rumpus.table.pausing import REST
from rumpus.table.record import entry_type
from rumpus.table.table import AnyEntry, Table
from toys.reach import Reach, ReachEvent, ReachGame, State, Voided
from toys.sealed import SealedGame
from unit.table.tables import act, do, lobby, playing, refused


class Brittle(ReachGame):
    """Toy whose reach breaks when its player loses the connection."""

    def unbroken(self, state: State) -> Refusal | None:
        """Refuse a pause during a reach."""
        return None if state.reach is None else Refusal("hand_out", "R-1")

    def severed(self, state: State, gone: Sequence[Seat], at: Millis) -> Sequence[ReachEvent]:
        """Void the reach of a player who is gone."""
        return [Voided()] if state.reach is not None and state.reach.seat in gone else []

    def resumed(self, state: State, at: Millis) -> Sequence[ReachEvent]:
        """Void any reach."""
        return [] if state.reach is None else [Voided()]


class Waiting(SealedGame):
    """Toy that waits only for the first seat, though others may act."""

    def blocking_seats(self, state: Any) -> frozenset[Seat]:
        """Return the first seat."""
        del state
        return frozenset({Seat(0)})


def by_room(table: Table, action: RoomAction, at: int = 0) -> AnyEntry:
    """Submit a request of the room that must be accepted, and return its entry."""
    entry = table.submit(Do("", action), Millis(at))
    assert not isinstance(entry, Refusal), entry
    return entry


def paused_at(table: Table, player: str, at: int) -> AnyEntry | Refusal:
    """Submit a player's request for a pause, and return the outcome."""
    return table.submit(Do(player, Pause()), Millis(at))


def test_no_player_cuts_into_what_a_game_holds_together() -> None:
    """During a reach, the game refuses a pause to players and moderator, but not to the room."""
    table = lobby(Brittle())
    do(table, "mod", Sit(2))
    do(table, "ann", Start())
    act(table, 0, Reach(), 10)

    for player in ("ann", "bob", "mod"):
        assert paused_at(table, player, 20) == Refusal("hand_out", "R-1")
    assert by_room(table, Suspend((1,)), 30).events == ()
    assert table.paused == Paused(None)


def test_a_pause_that_is_barred_anyway_tells_nothing_of_the_game() -> None:
    """A player who must wait for the next pause anyway gets that refusal, not the game's."""
    table = playing(Brittle())
    do(table, "ann", Pause(), 10)
    do(table, "bob", Resume(), 10)
    act(table, 0, Reach(), 20)

    assert paused_at(table, "ann", 30) == Refusal("pause_later", None, {"seconds": 30})
    assert paused_at(table, "bob", 30) == Refusal("hand_out", "R-1")


def test_a_lost_connection_is_told_to_the_game_and_so_is_the_return() -> None:
    """Events for a lost connection or a return are in the entry that pauses or resumes play."""
    table = playing(Brittle())
    act(table, 0, Reach(), 10)
    assert by_room(table, Suspend((0,)), 20).events == (Voided(),)
    assert by_room(table, GoOn(), 20).events == ()
    act(table, 0, Reach(), 30)
    by_room(table, Suspend((1,)), 40)
    assert do(table, "bob", Resume(), 40).events == (Voided(),)
    assert table.state.reach is None


def test_the_room_stops_and_goes_on_once() -> None:
    """The room can't pause twice or resume twice, and can do neither in a lobby."""
    table = playing()
    assert table.submit(Do("", GoOn()), Millis(0)) == Refusal("not_paused")
    by_room(table, Suspend((1,)))
    assert table.submit(Do("", Suspend((1,))), Millis(0)) == Refusal("paused")
    for action in (Suspend((0,)), GoOn()):
        assert lobby().submit(Do("", action), Millis(0)) == Refusal("not_playing")


def test_how_long_players_were_away_is_in_the_log() -> None:
    """Times of absence are logged when play resumes; a resumption without times keeps them."""
    table = playing()
    by_room(table, Suspend((1,)))
    entry = by_room(table, GoOn((0, 2500)))
    assert entry.table == (Resumed(None, (0, 2500)),)
    decoder = msgspec.json.Decoder(entry_type(SealedGame()))
    assert decoder.decode(msgspec.json.encode(entry)) == entry
    do(table, "ann", Pause())
    do(table, "bob", Resume())

    assert table.away == (0, 2500)


def test_whom_alone_all_wait_for_does_not_pause_though_others_may_act() -> None:
    """A pause by the only seat that the game waits for is refused, even if others may act."""
    table = playing(Waiting())

    assert refused(table, "ann", Pause()) == "your_move"
    do(table, "bob", Pause())


def test_nobody_pauses_again_and_again() -> None:
    """A player can't pause within 30 s of the player's own last pause; others can."""
    table = playing()
    do(table, "ann", Pause(), 1000)
    do(table, "bob", Resume(), 1000)

    assert paused_at(table, "ann", 1000 + 500) == Refusal("pause_later", None, {"seconds": 30})
    assert paused_at(table, "ann", 1000 + REST - 1) == Refusal("pause_later", None, {"seconds": 1})
    do(table, "bob", Pause(), 2000)
    do(table, "bob", Resume(), 2000)
    assert paused_at(table, "bob", 3000) == Refusal("pause_later", None, {"seconds": 29})
    do(table, "ann", Pause(), 1000 + REST)


def test_who_plays_bots_only_pauses_as_often_as_he_likes() -> None:
    """A player alone against bots may pause without limit, also after a pause of the room."""
    table = lobby(None, "ann")
    do(table, "ann", AddBot(1, "fair"))
    do(table, "ann", Start())
    for _ in range(3):
        do(table, "ann", Pause(), 5)
        do(table, "ann", Resume(), 5)

    table = playing()
    by_room(table, Suspend((1,)), 5)
    by_room(table, GoOn(), 5)
    do(table, "ann", Pause(), 5)
    do(table, "ann", Resume(), 5)
    do(table, "bob", AddBot(1, "fair"), 6)
    do(table, "ann", Pause(), 6)


def test_a_moderator_pauses_as_often_as_he_likes() -> None:
    """A moderator may pause again and again."""
    table = lobby(ReachGame())
    do(table, "mod", Sit(2))
    do(table, "ann", Start())
    for at in (5, 10):
        do(table, "mod", Pause(), at)
        do(table, "mod", Resume(), at)

    assert table.paused is None
