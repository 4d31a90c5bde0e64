"""Tests of disputing a flag that ends a game without moderator, and other verdicts (KYC-30)."""

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
    """Let B take A's left flag at 800 ms in the standard game, without a moderator."""
    spec = Spec()
    spec.reach(B, 100)
    (flag,) = spec.wait(800).events
    assert isinstance(flag, FlagTaken)
    assert (flag.due, flag.halts) == (10_800, True)
    return spec


@pytest.mark.rule("KYC-20", "KYC-30")
def test_a_flag_that_ends_the_game_may_be_disputed_for_ten_seconds() -> None:
    """Play stops for ten seconds for A to dispute the flag; undisputed, it wins for B."""
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
    """A, who lost the flag, can end the game by letting it stand; B can't."""
    spec = taken()
    nothing = Refusal("nothing_asked", "KYC-30")
    assert spec.when(B, Refuse(), 900).refusal == nothing
    assert spec.when(B, Grant(), 900).refusal == nothing
    assert spec.when(A, Grant(), 900).refusal == nothing

    assert spec.when(A, Refuse(), 1000).kinds == STOOD
    assert spec.game.result(spec.state) == B_WINS


@pytest.mark.rule("KYC-30")
def test_two_who_agree_give_the_flag_back() -> None:
    """If B grants A's dispute, the flag goes back, B is barred and play resumes."""
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
    """If B refuses the dispute or A withdraws it, the flag stands and B wins."""
    spec = taken()
    spec.when(A, AskOverturn(0, REASON), 5000).accepted()

    happened = spec.when((A, B)[seat], Refuse(), 6000).events
    assert kinds(happened) == ["OverturnRefused", *STOOD]
    assert spec.game.result(spec.state) == B_WINS


@pytest.mark.rule("KYC-30")
def test_an_unanswered_dispute_leaves_the_flag_off() -> None:
    """If B doesn't answer the dispute within 30 seconds, the flag stands and B wins."""
    spec = taken()
    spec.when(A, AskOverturn(0, REASON), 10_000).accepted()
    assert spec.wait(39_999).events == []

    assert spec.wait(40_000).kinds == ["OverturnRefused", *STOOD]
    assert spec.game.result(spec.state) == B_WINS


@pytest.mark.rule("KYC-30")
def test_only_the_flag_is_disputed_while_play_waits_for_it() -> None:
    """While play waits for a flag, only that flag can be disputed, and only by its owner."""
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
    """If A has already asked in vain three times, the flag ends the game at once."""
    spec = Spec()
    spec.given_state(vain=(3, 0))
    spec.reach(B, 100)

    assert spec.wait(800).kinds == ["FlagTaken", "Ended"]
    assert spec.game.result(spec.state) == B_WINS


@pytest.mark.rule("KYC-26", "KYC-30")
def test_in_the_advanced_game_the_second_flag_may_be_disputed() -> None:
    """In the advanced game the first flag doesn't stop play, but the second can be disputed."""
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
    """If the player who lost the flag resigns, the game ends."""
    spec = taken()
    assert spec.when(A, Resign(), 1000).kinds == ["Ended"]


@pytest.mark.rule("KYC-30", "KYC-31")
def test_a_hand_on_its_way_back_does_not_keep_a_dispute_from_being_asked() -> None:
    """A can dispute B's flag while A's own withdrawn hand can still be stopped."""
    spec = Spec(reaction=800)
    spec.reach(B, 100)
    spec.reach(A, 200)
    spec.when(A, Withdraw(), 600).accepted()
    spec.wait(800)
    assert spec.state.grabs

    assert spec.when(A, AskOverturn(0, REASON), 900).kinds == ["OverturnAsked"]


@pytest.mark.rule("KYC-21", "KYC-30")
def test_a_stop_that_counted_as_none_may_be_asked_about() -> None:
    """A stop that was void as too early can be disputed; if granted, it counts."""
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
    """A stop without any reach can't be disputed."""
    spec = Spec()
    spec.when(A, Stop(), 100).accepted()

    assert spec.state.calls == ()
    assert spec.state.called == 0


@pytest.mark.rule("KYC-23", "KYC-30")
def test_acts_that_waited_are_decided_when_a_disputed_flag_goes_back() -> None:
    """A's flip held until the end of B's reach counts once B's flag has gone back."""
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


def test_a_flag_taken_in_an_older_record_stops_nothing() -> None:
    """A logged ``FlagTaken`` without a deadline marks the flag as taken and doesn't stop play."""
    spec = Spec()
    spec.reach(B, 100)
    event = FlagTaken(0, 0, B, A, "left", None, halts=False, at=Millis(800))
    state = spec.game.evolve(spec.state, event)
    assert isinstance(state, State)

    assert (state.halt, [flag.taken for flag in state.flags]) == (None, [True, *[False] * 3])
