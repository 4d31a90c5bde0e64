"""The flag that would end an unmoderated game, and other verdicts one may ask about (KYC-30)."""

import pytest

from rules.keep_your_cool.spec import FAST, REASON, SLOW, A, B, Spec, kinds
from rumpus.core.values import Millis, Refusal, Result
from rumpus.games.keep_your_cool.actions import (
    AskOverturn,
    Flip,
    Grant,
    Reach,
    Refuse,
    Resign,
    Say,
    Stop,
    Withdraw,
)
from rumpus.games.keep_your_cool.events import FlagTaken, PlayWentOn
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Call, Halt, Lock

B_WINS = Result(((B,), (A,)), (0, 0), "flag")
STOOD = ["FlagStood", "PlayWentOn", "Ended"]


def taken() -> Spec:
    """Let B take A's left flag at 800 in the standard game, without a moderator."""
    spec = Spec()
    spec.reach(B, 100)
    (flag,) = spec.wait(800).events
    assert isinstance(flag, FlagTaken)
    assert (flag.due, flag.halts) == (10_800, True)
    return spec


@pytest.mark.rule("KYC-20", "KYC-30")
def test_a_flag_that_ends_the_game_may_be_disputed_for_ten_seconds() -> None:
    """Play stands still, and the one who lost it is waited for; undisputed, the flag wins."""
    spec = taken()
    assert spec.view().halt == Halt("dispute", A, Millis(800), Millis(10_800), 0, 0)
    assert spec.game.blocking_seats(spec.state) == {A}
    for seat, action in ((A, Flip(0)), (B, Say("casserole")), (A, Reach("left")), (A, Stop())):
        spec.when(seat, action, 1000).refused("halted", "KYC-30", why="dispute")
    assert spec.wait(10_799).events == []

    assert spec.wait(10_800).kinds == STOOD
    assert spec.game.result(spec.state) == B_WINS


@pytest.mark.rule("KYC-30")
def test_who_lost_the_flag_may_let_it_stand_at_once() -> None:
    """The game is over then; the winner can't decide that."""
    spec = taken()
    nothing = Refusal("nothing_asked", "KYC-30")
    assert spec.when(B, Refuse(), 900).refusal == nothing
    assert spec.when(B, Grant(), 900).refusal == nothing
    assert spec.when(A, Grant(), 900).refusal == nothing

    assert spec.when(A, Refuse(), 1000).kinds == STOOD
    assert spec.game.result(spec.state) == B_WINS


@pytest.mark.rule("KYC-30")
def test_two_who_agree_give_the_flag_back() -> None:
    """Play goes on with B barred from reaching, and the clocks set back by all the standstill."""
    spec = taken()
    spec.when(A, AskOverturn(0, REASON), 5000).accepted()
    assert spec.view().halt == Halt("overturn", A, Millis(800), Millis(35_000), 0, reason=REASON)
    assert spec.game.blocking_seats(spec.state) == {B}
    granted = spec.when(B, Grant(), 9000).events

    assert granted[1:] == [PlayWentOn(8200, Millis(9000))]
    assert not any(flag.taken or flag.due for flag in spec.state.flags)
    assert spec.player(B).lock == Lock(Millis(9000), 0)
    assert spec.wait(60_000).events == []
    spec.when(A, Flip(0), 60_000).accepted()


@pytest.mark.rule("KYC-30")
@pytest.mark.parametrize("seat", [A, B])
def test_a_flag_disputed_in_vain_wins(seat: int) -> None:
    """B lets it stand, or A takes the question back; that is the end, and it is asked once."""
    spec = taken()
    spec.when(A, AskOverturn(0, REASON), 5000).accepted()

    happened = spec.when((A, B)[seat], Refuse(), 6000).events
    assert kinds(happened) == ["OverturnRefused", *STOOD]
    assert spec.game.result(spec.state) == B_WINS


@pytest.mark.rule("KYC-30")
def test_an_unanswered_dispute_leaves_the_flag_off() -> None:
    """The other has thirty seconds from the question on, not what was left of ten."""
    spec = taken()
    spec.when(A, AskOverturn(0, REASON), 10_000).accepted()
    assert spec.wait(39_999).events == []

    assert spec.wait(40_000).kinds == ["OverturnRefused", *STOOD]
    assert spec.game.result(spec.state) == B_WINS


@pytest.mark.rule("KYC-30")
def test_only_the_flag_is_disputed_while_play_waits_for_it() -> None:
    """Not an older verdict, and not by the other."""
    spec = Spec(swap_pause=0)
    spec.when(B, Say("lsxyz"), 50).accepted()
    spec.reach(B, 100)
    spec.wait(800)

    halted = Refusal("halted", "KYC-30", {"why": "dispute"})
    assert spec.when(B, AskOverturn(0, REASON), 900).refusal == halted
    spec.when(B, AskOverturn(1, REASON), 900).refused("no_such_call", "KYC-30")
    spec.when(A, AskOverturn(1, REASON), 900).accepted()


@pytest.mark.rule("KYC-30")
def test_who_has_asked_in_vain_three_times_has_no_dispute() -> None:
    """The flag ends the game at once."""
    spec = Spec()
    spec.given_state(vain=(3, 0))
    spec.reach(B, 100)

    assert spec.wait(800).kinds == ["FlagTaken", "Ended"]
    assert spec.game.result(spec.state) == B_WINS


@pytest.mark.rule("KYC-26", "KYC-30")
def test_in_the_advanced_game_the_second_flag_may_be_disputed() -> None:
    """The first ends nothing, so play goes on; the second ends the game by points."""
    spec = Spec("aabbcc", game="advanced")
    spec.reach(B, 100)
    (first,) = spec.wait(800).events
    assert isinstance(first, FlagTaken)
    assert (first.due, first.halts) == (None, False)
    spec.when(B, Reach("right"), 900).accepted()
    spec.wait(1600)

    assert spec.view().halt == Halt("dispute", A, Millis(1600), Millis(11_600), 1, 1)
    assert spec.when(A, Refuse(), 2000).kinds == STOOD
    assert spec.game.result(spec.state) == Result(((B,), (A,)), (0, 10), "flags")


@pytest.mark.rule("KYC-30", "KYC-31")
def test_giving_up_ends_a_dispute() -> None:
    """The one who lost the flag resigns, or stays away too long."""
    spec = taken()
    assert spec.when(A, Resign(), 1000).kinds == ["Ended"]


@pytest.mark.rule("KYC-30", "KYC-31")
def test_a_hand_on_its_way_back_does_not_keep_a_dispute_from_being_asked() -> None:
    """A's hand was taken back and may still be stopped when B's takes the flag."""
    spec = Spec(reaction=800)
    spec.reach(B, 100)
    spec.reach(A, 200)
    spec.when(A, Withdraw(), 600).accepted()
    spec.wait(800)
    assert spec.state.grabs

    assert spec.when(A, AskOverturn(0, REASON), 900).kinds == ["OverturnAsked"]


@pytest.mark.rule("KYC-21", "KYC-30")
def test_a_stop_that_counted_as_none_may_be_asked_about() -> None:
    """Said 50 ms after the hand, which then went back: B agrees that it was an answer."""
    spec = Spec()
    number = spec.reach(B, 100)
    spec.when(A, Stop(number), 150).accepted()
    assert spec.state.calls == (Call(0, "void", A, Millis(150), 0, reach=0),)
    spec.when(B, Withdraw(), 450).accepted()
    spec.wait(2000)
    spec.when(A, AskOverturn(0, REASON), 2000).accepted()
    spec.when(B, Grant(), 3000).accepted()

    assert spec.state.attempts[-1].outcome == "stopped"
    assert spec.player(B).lock == Lock(Millis(150), 0)


@pytest.mark.rule("KYC-21", "KYC-30")
def test_a_stop_said_for_nothing_is_no_verdict_to_ask_about() -> None:
    """No hand was out that it could have been meant for."""
    spec = Spec()
    spec.when(A, Stop(), 100).accepted()

    assert spec.state.calls == ()
    assert spec.state.called == 0


@pytest.mark.rule("KYC-23", "KYC-30")
def test_acts_that_waited_are_decided_when_a_disputed_flag_goes_back() -> None:
    """A's flip of 1701 waited for the end of B's reach of 1700, and counts when play goes on."""
    spec = Spec("aa", lines=(FAST, SLOW))
    spec.when(A, Flip(0), 900).accepted()
    spec.reach(B, 1000)
    spec.when(A, Flip(1), 1711).accepted()
    spec.wait(1740)
    assert spec.view().halt is not None
    spec.when(A, AskOverturn(0, REASON), 2000).accepted()
    granted = spec.when(B, Grant(), 3000).events

    assert kinds(granted + spec.wait(4000).events)[-3:] == ["TileTurned", "PairTaken", "Ended"]
    outcome = spec.game.result(spec.state)
    assert outcome is not None
    assert outcome.reason == "tiles"


def test_a_flag_taken_in_an_older_record_still_wins_at_once() -> None:
    """Its event has no deadline; folded, play does not stand still, and the end follows."""
    spec = Spec()
    spec.reach(B, 100)
    event = FlagTaken(0, 0, B, A, "left", None, halts=False, at=Millis(800))
    state = spec.game.evolve(spec.state, event)
    assert isinstance(state, State)

    assert (state.halt, [flag.taken for flag in state.flags]) == (None, [True, *[False] * 3])
