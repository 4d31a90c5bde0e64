"""Table: opening, acts, timers, pauses, bots that take over, the end, and folding its log."""

from typing import Any

import msgspec
import pytest

from rumpus.core.chance import commitment
from rumpus.core.values import Act, Lag, Line, Millis, Refusal, Seat, Timer
from rumpus.table.actions import (
    AddBot,
    Leave,
    Pause,
    Ready,
    Rematch,
    Resume,
    SetOption,
    Sit,
    Start,
    TakeBack,
)
from rumpus.table.events import Closed, Do, Opened, Sitter
from rumpus.table.lobby import created
from rumpus.table.record import entry_type
from rumpus.table.table import Table
from toys.reach import Overrule, Reach, ReachGame, Stop
from toys.sealed import Seal, SealedGame
from toys.shot import ShotGame
from unit.table.tables import SEED, act, do, lobby, playing, refused


def finished() -> Table:
    """Play a toy game to its end, and return the table."""
    table = playing()
    for at in (1, 2, 3):
        act(table, 0, Seal(1), at)
        act(table, 1, Seal(2), at)
    return table


def test_play_opens_with_those_who_sit() -> None:
    """A game opens with the seated players only, and a header that names them."""
    table = lobby(None, "ann")
    do(table, "cid", Sit(3))
    entry = do(table, "ann", Start())
    opened = entry.table[0]

    assert isinstance(opened, Opened)
    assert opened.header.names == ("Ann", "Cid")
    assert opened.header.commitment == commitment(SEED)
    assert [s.player for s in opened.sitters] == ["ann", "cid"]
    assert table.seat_of("cid") == 1
    assert table.phase == "play"
    assert table.state.seats == 2


def test_the_game_says_who_can_play_by_these_rules() -> None:
    """A start whose set-up the game refuses is refused with the rule; the lobby stays open."""
    table = lobby(None, "ann", "bob", "cid", "dot")
    do(table, "ann", SetOption("seconds", 5))
    for player in ("bob", "cid", "dot"):
        do(table, player, Ready(ready=True))

    assert table.submit(Do("ann", Start()), Millis(0)) == Refusal("too_quick", "T-1")
    assert table.phase == "lobby"


def test_the_game_seats_teams() -> None:
    """Four players of a team game are assigned to two teams alternately."""
    table = playing(ShotGame(), "ann", "bob", "cid", "dot")

    assert table.header is not None
    assert [info.team for info in table.header.seats] == [0, 1, 0, 1]


def test_the_lobby_is_closed_once_play_begins() -> None:
    """Once play has begun, seats and starts are refused."""
    assert refused(playing(), "cid", Sit(2)) == "not_lobby"
    assert refused(playing(), "ann", Start()) == "not_lobby"


def test_a_word_list_that_is_not_there_refuses_the_start() -> None:
    """A start without the word list is refused with the name of the list."""

    def missing(_options: object) -> SealedGame:
        raise LookupError

    facts = SealedGame.facts
    table = Table(facts, missing, SEED)
    made = created(facts, "n", "t", public=False, options={"seconds": 30, "lexicon": "klingon"})
    table.apply(table.opening(made, "ann", [Sitter("ann", "Ann"), Sitter("bob", "Bob")]))

    assert table.submit(Do("ann", Start()), Millis(0)) == Refusal(
        "no_such_lexicon", None, {"lexicon": "klingon"}
    )


def test_acts_are_judged_by_the_game_and_folded() -> None:
    """An accepted act is an entry with the next seq; a refused one changes nothing."""
    table = playing()
    entry = act(table, 0, Seal(4), 100)

    assert (entry.seq, entry.at, table.at) == (table.seq, 100, 100)
    assert table.state.numbers == (4, 0)
    refusal = table.submit(Act(Seat(0), Seal(5)), Millis(200))
    assert refusal == Refusal("sealed_already", "T-2")
    assert (table.seq, table.at) == (entry.seq, 100)


def test_time_never_runs_backwards() -> None:
    """A cause with an earlier time is given the time of the last entry."""
    table = playing()
    act(table, 0, Seal(4), 100)

    assert act(table, 1, Seal(5), 50).at == 100


def test_acts_are_refused_before_and_after_play() -> None:
    """Acts are refused before the start and after the end."""
    early = lobby().submit(Act(Seat(0), Seal(1)), Millis(0))
    late = finished().submit(Act(Seat(0), Seal(1)), Millis(9))

    assert [early, late] == [Refusal("not_playing"), Refusal("not_playing")]


def test_the_earliest_timer_is_due_and_fires_once() -> None:
    """The earliest timer is due, and is void after it has fired."""
    table = playing()
    timer = Timer("reveal", Millis(30_000))

    assert table.due() == timer
    assert not isinstance(table.submit(timer, Millis(30_000)), Refusal)
    assert table.submit(timer, Millis(30_000)) == Refusal("void")
    assert table.state.round == 1


def test_a_paused_table_has_no_timers_and_takes_no_acts() -> None:
    """A paused table has no timer and refuses acts until it is resumed."""
    table = playing()
    do(table, "bob", Pause(), 5)

    assert table.due() is None
    assert table.submit(Act(Seat(0), Seal(1)), Millis(6)) == Refusal("paused")
    assert refused(table, "ann", Pause()) == "paused"
    do(table, "ann", Resume(), 6)
    assert table.due() is not None
    assert refused(table, "ann", Resume()) == "not_paused"
    act(table, 0, Seal(1), 7)


@pytest.mark.parametrize(("player", "answer"), [("ann", "your_move"), ("bob", None)])
def test_nobody_pauses_to_win_time_for_his_own_move(player: str, answer: str | None) -> None:
    """The only player that the game waits for can't pause; the other player can."""
    table = playing(ShotGame())
    pause = table.decide(Do(player, Pause()), Millis(0))

    assert (pause.code if isinstance(pause, Refusal) else None) == answer


def test_whoever_plays_bots_only_pauses_at_any_time() -> None:
    """A player alone against bots may pause even during the player's own turn."""
    table = lobby(ShotGame(), "ann")
    do(table, "ann", AddBot(1, "fair"))
    do(table, "ann", Start())

    do(table, "ann", Pause())


def test_only_who_plays_pauses() -> None:
    """Players and the room can pause a game, but spectators can't, nor players in a lobby."""
    table = playing()

    assert refused(table, "eve", Pause()) == "not_seated"
    do(table, "", Pause())
    assert table.paused is not None
    assert table.paused.seat is None
    assert refused(lobby(), "ann", Pause()) == "not_playing"


def test_a_bot_goes_on_for_who_is_gone_and_hands_back() -> None:
    """A bot may take over a player's seat, and the player can take it back at any time."""
    table = playing()
    do(table, "ann", AddBot(1, "fair"))

    assert [s.bot for s in table.sitters] == [None, "fair"]
    assert table.seat_of("bob") == 1
    assert refused(table, "ann", AddBot(1, "fair")) == "seat_taken"
    do(table, "bob", TakeBack())
    assert [s.bot for s in table.sitters] == [None, None]
    assert refused(table, "bob", TakeBack()) == "not_taken"


def test_who_leaves_a_running_game_is_played_on_by_a_bot() -> None:
    """When a player leaves a running game, a bot plays on in the seat."""
    table = playing()
    do(table, "bob", Leave())

    assert table.sitters[1].bot == "gentle"
    assert refused(table, "bob", Leave()) == "not_seated"
    assert refused(table, "eve", Leave()) == "not_seated"


@pytest.mark.parametrize(
    ("player", "action", "code"),
    [
        ("eve", AddBot(1, "fair"), "not_seated"),
        ("ann", AddBot(7, "fair"), "no_such_seat"),
        ("ann", AddBot(1, "godlike"), "no_such_level"),
    ],
)
def test_bots_take_over_only_where_they_may(player: str, action: AddBot, code: str) -> None:
    """A spectator can't add a bot, and an unknown seat or level is refused."""
    assert refused(playing(), player, action) == code


def test_the_end_reveals_the_seed() -> None:
    """The last act ends the table, which reveals its seed and has no more timers."""
    table = finished()

    assert table.phase == "over"
    assert table.closed == Closed(SEED.hex())
    assert table.result is not None
    assert table.due() is None


def test_a_rematch_is_asked_for_once() -> None:
    """A rematch can be asked for once, after the end, by a player of the game."""
    table = finished()
    entry = table.submit(Do("bob", Rematch(), "next-table"), Millis(9))

    assert not isinstance(entry, Refusal)
    assert table.next == "next-table"
    assert table.submit(Do("ann", Rematch(), "other"), Millis(9)) == Refusal("already_rematched")
    assert refused(playing(), "ann", Rematch()) == "not_over"
    assert refused(finished(), "eve", Rematch()) == "not_seated"


def test_downtime_is_noted_and_changes_nothing() -> None:
    """Downtime doesn't change the due time of a timer."""
    table = playing()
    was = table.due()
    table.submit(Do("", None), Millis(0))

    assert table.due() == was


@pytest.mark.replay
def test_a_log_folds_to_the_live_table_at_every_entry() -> None:
    """Entries that are written and read fold another table to the same state, one by one."""
    game = ReachGame()
    live, again = lobby(game), lobby(game)
    decoder = msgspec.json.Decoder(entry_type(game))
    lag = Lag(Millis(800), (Line(), Line(150)))
    causes: list[tuple[Act[Any] | Timer | Do, int]] = [
        (Do("ann", Start()), 0),
        (Act(Seat(0), Reach()), 10),
        (Do("bob", Pause()), 300),
        (Do("bob", Resume()), 300),
        (Act(Seat(1), Stop(), lag), 800),
        (Timer("commit", Millis(910)), 910),
        (Act(Seat(1), Reach()), 1000),
        (Timer("commit", Millis(1900)), 1900),
        (Do("", None), 1900),
    ]
    for cause, at in causes:
        entry = live.submit(cause, Millis(at))
        assert not isinstance(entry, Refusal), (cause, entry)
        again.apply(decoder.decode(msgspec.json.encode(entry)))

        assert (again.state, again.seq, again.at) == (live.state, live.seq, live.at)
        assert (again.paused, again.due()) == (live.paused, live.due())
    assert live.state.flags == (0, 1)


def test_a_held_stop_counts_from_its_effective_time() -> None:
    """A late stop still counts if, by its measured lag, it was pressed in time."""
    table = playing(ReachGame())
    act(table, 0, Reach(), 0)
    stop = Act(Seat(1), Stop(), Lag(Millis(750), (Line(), Line(150))))
    table.submit(stop, Millis(750))
    table.submit(Timer("commit", Millis(900)), Millis(900))

    assert table.state.flags == (0, 0)


def test_a_moderator_rules_from_a_seat() -> None:
    """The moderator's seat can overrule a call, but a player's can't."""
    game = ReachGame()
    table = lobby(game)
    do(table, "mod", Sit(2))
    do(table, "ann", Start())
    act(table, 0, Reach(), 0)
    table.submit(Timer("commit", Millis(900)), Millis(900))

    refusal = table.submit(Act(Seat(1), Overrule("mine")), Millis(901))
    assert refusal == Refusal("not_moderator", "R-3")
    act(table, 2, Overrule("he had said stop"), 902)
    assert table.state.flags == (0, 0)


def test_a_moderator_rules_while_play_stands_still() -> None:
    """During a pause, players can't act, but the moderator can rule."""
    table = lobby(ReachGame())
    do(table, "mod", Sit(2))
    do(table, "ann", Start())
    act(table, 0, Reach(), 0)
    table.submit(Timer("commit", Millis(900)), Millis(900))
    do(table, "bob", Pause(), 950)

    assert table.submit(Act(Seat(0), Reach()), Millis(960)) == Refusal("paused")
    act(table, 2, Overrule("he had said stop"), 960)
    assert table.state.flags == (0, 0)


def test_what_was_under_way_is_void_when_no_process_held_the_table() -> None:
    """Downtime voids a reach under way, but a pause doesn't."""
    table = playing(ReachGame())
    act(table, 0, Reach(), 0)
    do(table, "ann", Pause(), 100)
    do(table, "ann", Resume(), 100)
    assert table.state.reach is not None

    gap = table.submit(Do("", None), Millis(100))
    assert not isinstance(gap, Refusal)
    assert table.state.reach is None
    assert table.due() is None
