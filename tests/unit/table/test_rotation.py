"""Rotation: who may queue for the next game, and whom a rematch seats."""

from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.core.values import Millis, Refusal
from rumpus.table import record as records
from rumpus.table.actions import (
    CutShort,
    JoinQueue,
    Leave,
    LeaveQueue,
    Ready,
    Rematch,
    Remove,
    SetHandicap,
    Sit,
    Start,
)
from rumpus.table.events import Do, Queued, Sitter
from rumpus.table.lobby import created
from rumpus.table.player_queue import QUEUE_MOST, rotates
from rumpus.table.record import entry_type
from rumpus.table.rotation import TALLY_MOST, Lineup, lineup, stays_on, tally_of
from rumpus.table.table import AnyEntry, Table
from toys.reach import ReachGame, Resign
from toys.sealed import SealedGame
from toys.shot import ShotGame
from unit.table.tables import SEED, act, do, lobby, playing, refused

EVERYBODY = ["ann", "bob", "cid", "dot", "eve"]


def all_here(_player: str) -> bool:
    """Return True: every player is present."""
    return True


def all_but(*gone: str) -> Callable[[str], bool]:
    """Return a check of presence by which only these players are gone."""
    return lambda player: player not in gone


def waiting(*players: str) -> Table:
    """Start a game of Ann and Bob, with others in the queue."""
    table = playing(ReachGame())
    for player in players:
        do(table, player, JoinQueue())
    return table


def won(table: Table, loser: int) -> Table:
    """End the game with a win for the other seat."""
    act(table, loser, Resign())
    assert table.phase == "over"
    return table


def drawn(table: Table) -> Table:
    """End the game without a winner."""
    table.submit(Do("", CutShort()), Millis(0))
    assert table.phase == "over"
    return table


def following(table: Table, here: Callable[[str], bool] = all_here) -> Table:
    """Create the table of the rematch, and start it if enough players are seated."""
    line = lineup(table, here, seats=True)
    after = opened(line)
    if after.phase == "lobby" and len(line.sitters) > 1:
        do(after, after.lobby.host, Start())
    return after


def opened(line: Lineup) -> Table:
    """Create the table of a rematch."""
    game = ReachGame()
    made = created(game.facts, "next", "", public=False, options={})
    made = msgspec.structs.replace(made, queue=line.queue, tally=line.tally)
    sitters = line.sitters or (Sitter("ann", "Ann"), Sitter("bob", "Bob"))
    table = Table(game.facts, lambda _: game, SEED)
    table.apply(table.opening(made, sitters[0].player, sitters, line.handicaps))
    return table


def seats(table: Table) -> list[str]:
    """Return the players by seat."""
    return [sitter.player for sitter in table.sitters]


def queue(table: Table) -> list[str]:
    """Return the players in the queue, in order."""
    return [sitter.player for sitter in table.lobby.queue]


def test_the_queue_is_offered_where_exactly_two_play() -> None:
    """Only a game for exactly two has a queue, but not as a board of the day or a duplicate."""
    assert rotates(ReachGame.facts, lobby(ReachGame()).lobby)
    assert not rotates(SealedGame.facts, lobby().lobby)
    assert not rotates(ShotGame.facts, lobby(ShotGame()).lobby)
    for of in ({"daily": "2026-11-28"}, {"twin": "oak-table-1"}):
        held = msgspec.structs.replace(lobby(ReachGame()).lobby, **of)
        assert not rotates(ReachGame.facts, held)
    assert refused(lobby(), "cid", JoinQueue()) == "no_queue"


@pytest.mark.parametrize("begun", [False, True])
def test_a_player_without_a_seat_waits_once(begun: bool) -> None:
    """A player without a seat can queue once, before or during play, and leave the queue."""
    table = playing(ReachGame()) if begun else lobby(ReachGame())
    do(table, "cid", JoinQueue())
    do(table, "dot", JoinQueue())
    assert queue(table) == ["cid", "dot"]
    assert refused(table, "cid", JoinQueue()) == "already_queued"
    assert refused(table, "ann", JoinQueue()) == "already_seated"
    assert refused(table, "eve", LeaveQueue()) == "not_queued"
    do(table, "cid", LeaveQueue())
    assert queue(table) == ["dot"]


def test_the_queue_has_room_for_a_few() -> None:
    """The queue has a limit: of a thousand guests, most are refused and add no entry."""
    table = lobby(ReachGame())
    outcomes = [table.submit(Do(f"g{n}", JoinQueue()), Millis(0), name="G") for n in range(1000)]
    refusals = [one for one in outcomes if isinstance(one, Refusal)]
    assert len(table.lobby.queue) == QUEUE_MOST
    assert set(map(str, refusals)) == {str(Refusal("queue_full", None, {"most": QUEUE_MOST}))}
    assert table.seq == QUEUE_MOST


def test_the_host_takes_somebody_out_for_good() -> None:
    """A guest removed by the host, from the queue or a seat, can't queue again."""
    table = lobby(ReachGame())
    do(table, "pest", JoinQueue())
    do(table, "cid", JoinQueue())
    assert refused(table, "cid", LeaveQueue(0)) == "not_host"
    assert refused(table, "ann", LeaveQueue(2)) == "not_queued"
    do(table, "ann", LeaveQueue(0))
    assert refused(table, "pest", JoinQueue()) == "removed"
    do(table, "ann", Remove(1))
    assert refused(table, "bob", JoinQueue()) == "removed"
    assert queue(table) == ["cid"]


def test_a_player_who_sits_down_waits_no_more() -> None:
    """A queued player who takes a seat is no longer in the queue."""
    table = lobby(ReachGame(), "ann")
    do(table, "cid", JoinQueue())
    do(table, "cid", Sit(1))
    assert (table.seat_of("cid"), queue(table)) == (1, [])


@pytest.mark.parametrize(("loser", "order"), [(1, ["ann", "cid"]), (0, ["cid", "bob"])])
def test_the_winner_keeps_the_seat_and_the_loser_waits(loser: int, order: list[str]) -> None:
    """The first in the queue takes the loser's seat, and the loser joins the end of the queue."""
    after = following(won(waiting("cid", "dot"), loser))
    assert seats(after) == order
    assert queue(after) == ["dot", "bob" if loser == 1 else "ann"]


def test_a_moderator_keeps_the_seat() -> None:
    """The moderator keeps the seat while the players rotate."""
    table = lobby(ReachGame())
    do(table, "mod", Sit(2))
    do(table, "ann", Start())
    do(table, "cid", JoinQueue())
    assert refused(table, "mod", JoinQueue()) == "already_seated"
    assert seats(following(won(table, 1))) == ["ann", "cid", "mod"]


def test_after_a_draw_the_longer_seated_player_stays() -> None:
    """After a draw, the player with more wins in a row stays; in a first game, the first seat."""
    first = drawn(waiting("cid", "dot"))
    assert stays_on(first) == 0
    second = following(won(waiting("cid", "dot"), 0))
    assert seats(second) == ["cid", "bob"]
    assert stays_on(drawn(second)) == 1
    assert seats(following(second)) == ["dot", "bob"]


def test_nobody_who_is_gone_gets_a_seat() -> None:
    """A queued player who is away when their turn comes loses the place; later ones keep theirs."""
    over = won(waiting("cid", "dot", "eve"), 1)
    after = following(over, all_but("cid", "eve"))
    assert (seats(after), queue(after)) == (["ann", "dot"], ["eve", "bob"])
    after = following(over, all_but("ann"))
    assert (seats(after), queue(after)) == (["cid", "dot"], ["eve", "bob"])
    after = following(over, all_but("bob"))
    assert (seats(after), queue(after)) == (["ann", "cid"], ["dot", "eve"])
    after = following(over, all_but("ann", "cid", "dot"))
    assert (seats(after), queue(after)) == (["eve", "bob"], [])


def test_without_anybody_who_waits_a_rematch_is_as_ever() -> None:
    """Without anybody present in the queue, a rematch seats nobody in advance."""
    for table, here in (
        (won(waiting(), 1), all_here),
        (won(waiting("cid"), 1), all_but("cid")),
    ):
        assert lineup(table, here, seats=True)[:2] == ((), ())
    shared = lineup(won(waiting("cid"), 1), all_here, seats=False)
    assert shared[:2] == ((), (Sitter("cid", "Cid"),))


def test_a_bot_goes_and_who_is_back_plays_in_person() -> None:
    """A bot that lost doesn't queue, and a player replaced by a bot gets the seat back."""
    line = lineup(won(waiting("cid"), 1), all_here, seats=True)
    table = opened(line._replace(sitters=(Sitter("ann", "Ann", "fair"), Sitter("", "Rob", "fair"))))
    do(table, "dot", JoinQueue())
    do(table, "ann", Start())
    line = lineup(won(table, 1), all_here, seats=True)
    assert line.sitters == (Sitter("ann", "Ann"), Sitter("bob", "Bob"))
    assert [sitter.player for sitter in line.queue] == ["dot"]


def test_the_games_of_the_evening_are_counted() -> None:
    """A loss ends a row of wins, a draw doesn't, and handicaps move with their players."""
    table = lobby(ReachGame())
    do(table, "ann", SetHandicap(0, 300))
    do(table, "bob", SetHandicap(1, 100))
    do(table, "bob", Ready(ready=True))
    do(table, "ann", Start())
    do(table, "cid", JoinQueue())
    table = following(won(table, 1))
    assert table.header is not None
    assert [info.handicap for info in table.header.seats] == [300, 0]
    table = following(drawn(table))
    assert table.header is not None
    assert [info.handicap for info in table.header.seats] == [300, 100]
    counted = {one.player: (one.played, one.won, one.row) for one in tally_of(won(table, 0))}
    assert counted == {"ann": (3, 1, 0), "bob": (2, 1, 1), "cid": (1, 0, 0)}


def test_the_tally_has_room_for_a_few() -> None:
    """The tally drops the players whose last game is longest ago, but never the current ones."""
    table = waiting(*(f"g{n}" for n in range(QUEUE_MOST)))
    for game in range(2 * TALLY_MOST):
        table = following(won(table, 1), all_but(seats(table)[1]))
        do(table, f"h{game}", JoinQueue())
    names = [one.player for one in tally_of(won(table, 1))]
    assert len(names) == TALLY_MOST
    assert {"ann", seats(table)[1]} <= set(names)


def test_a_next_table_closes_the_queue() -> None:
    """Once the next table exists, nobody can join or leave this table's queue."""
    table = won(waiting("cid"), 1)
    assert refused(table, "dot", Rematch()) == "not_seated"
    table.submit(Do("cid", Rematch(), "next"), Millis(0))
    assert table.next == "next"
    for action in (JoinQueue(), LeaveQueue()):
        assert refused(table, "cid", action) == "already_rematched"


def test_a_record_verifies_and_names_nobody_who_waits() -> None:
    """A record with changes to the queue is verified, and doesn't name the queued players."""
    table = lobby(ReachGame())
    do(table, "dot", JoinQueue())
    entries: list[AnyEntry] = [do(table, "ann", Start()), do(table, "cid", JoinQueue())]
    entries += [do(table, "dot", LeaveQueue()), act(table, 1, Resign())]
    record = records.of_game(entries)
    assert record is not None
    read = records.read(ReachGame(), [*records.written(record)])
    assert records.verify(read, ReachGame.facts, lambda _: ReachGame()) is None
    assert [e.table for e in read.entries][1] == (Queued(Sitter("", "")),)
    assert b"Cid" not in b"".join(records.written(record))


def test_a_log_from_before_the_queue_folds() -> None:
    """A log written before the queue existed has an empty queue and tally."""
    table = lobby(ReachGame())
    entry = table.opening(created(ReachGame.facts, "n", "", public=True, options={}), "ann")
    text = msgspec.json.encode(entry).replace(b',"queue":[],"tally":[]', b"")
    assert b"queue" not in text
    fresh = Table(ReachGame.facts, lambda _: ReachGame(), SEED)
    fresh.apply(msgspec.json.decode(text, type=entry_type(ReachGame())))
    assert (fresh.lobby.queue, fresh.lobby.tally) == ((), ())


PEOPLE = st.sampled_from(EVERYBODY)
STEPS: Any = st.lists(
    st.one_of(
        st.tuples(PEOPLE, st.sampled_from([JoinQueue(), LeaveQueue(), Leave(), Start()])),
        st.tuples(PEOPLE, st.builds(Sit, st.integers(0, 2))),
        st.tuples(PEOPLE, st.builds(Remove, st.integers(0, 2))),
        st.tuples(st.sampled_from(["first", "second", "draw"]), st.sets(PEOPLE)),
    ),
    max_size=40,
)


@given(STEPS)
def test_nobody_is_twice_at_a_table_whatever_happens(steps: list[tuple[str, Any]]) -> None:
    """Seats and queue never share a player, and a rematch keeps everybody who is present."""
    table = lobby(ReachGame())
    for who, what in steps:
        if isinstance(what, set):
            table = ended(table, who, cast("set[str]", what))
        else:
            table.submit(Do(who, what), Millis(0), name=who.capitalize())
        people = [*filter(None, map(table_player(table), range(3))), *queue(table)]
        assert len(people) == len(set(people))


def ended(table: Table, how: str, gone: set[str]) -> Table:
    """End a running game, and create the next one with the players who are present."""
    if table.phase != "play":
        return table
    before = {*seats(table), *queue(table)}
    drawn(table) if how == "draw" else won(table, int(how == "first"))
    line = lineup(table, all_but(*gone), seats=True)
    after = [sitter.player for sitter in (*line.sitters, *line.queue)]
    assert len(after) == len(set(after))
    assert set(after) <= before
    if line.sitters:
        assert not gone & {sitter.player for sitter in line.sitters}
        assert before - gone <= set(after)
    return opened(line) if line.sitters else table


def table_player(table: Table) -> Callable[[int], str | None]:
    """Return a function from a seat to its player, in the lobby or in play."""

    def player(seat: int) -> str | None:
        if table.game is not None:
            return table.sitters[seat].player if seat < len(table.sitters) else None
        sitter = table.lobby.places[seat].sitter
        return None if sitter is None else sitter.player

    return player
