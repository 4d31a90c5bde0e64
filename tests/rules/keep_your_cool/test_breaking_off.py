"""Tests of pauses and lost connections during a reach: neither side gains by them (KYC-31)."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from rules.keep_your_cool.spec import FAST, REASON, SLOW, A, B, Spec, kinds
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Millis, Refusal, Seat
from rumpus.games.keep_your_cool.actions import (
    AskOverturn,
    Flip,
    Reach,
    Refuse,
    Say,
    Stop,
    Throw,
    Withdraw,
)
from rumpus.games.keep_your_cool.events import (
    CoolEvent,
    ReachBroken,
    Reached,
    ReachEnded,
    Withdrawn,
)
from rumpus.games.keep_your_cool.moderator.actions import LockGrabs

HAND_OUT = Refusal("hand_out", "KYC-31")


def lost(spec: Spec, at: int, *gone: Seat) -> list[CoolEvent]:
    """Apply the events of players losing their connection."""
    spec.wait(at)
    return folded(spec, spec.game.severed(spec.state, gone, Millis(at)))


def back(spec: Spec, at: int) -> list[CoolEvent]:
    """Apply the events of play resuming at this table time."""
    return folded(spec, spec.game.resumed(spec.state, Millis(at)))


def folded(spec: Spec, events: Sequence[CoolEvent]) -> list[CoolEvent]:
    """Apply events to the state and return them."""
    for event in events:
        spec.state = spec.game.evolve(spec.state, event)
    return list(events)


@pytest.mark.rule("KYC-31")
def test_nobody_stops_play_while_a_hand_is_out() -> None:
    """Pauses and requests to overturn a decision are refused until an open reach is settled."""
    spec = Spec()
    spec.when(B, Say("lsxyz"), 1000).accepted()
    assert spec.game.unbroken(spec.state) is None
    spec.reach(A, 2000)

    assert spec.game.unbroken(spec.state) == HAND_OUT
    assert spec.when(B, AskOverturn(0, REASON), 2300).refusal == HAND_OUT
    spec.when(A, Withdraw(), 2400).accepted()
    assert spec.when(B, AskOverturn(0, REASON), 2500).refusal == HAND_OUT
    spec.wait(3300)
    assert spec.game.unbroken(spec.state) is None
    spec.when(B, AskOverturn(0, REASON), 3300).accepted()


@pytest.mark.rule("KYC-31")
def test_nobody_stops_play_while_an_act_waits() -> None:
    """Pauses and requests to overturn a decision are refused while an act is held."""
    spec = Spec("abcdabcd", lines=(FAST, SLOW))
    spec.when(B, Say("lsxyz"), 2000).accepted()
    spec.wait(3000)
    spec.when(A, Flip(0), 3000).accepted()
    assert spec.state.held

    assert spec.game.unbroken(spec.state) == HAND_OUT
    assert spec.when(B, AskOverturn(0, REASON), 3005).refusal == HAND_OUT


@pytest.mark.rule("KYC-31")
def test_a_question_that_may_not_be_asked_does_not_tell_that_an_act_waits() -> None:
    """An invalid request is refused for the same reason whether or not an act is held."""
    spec = Spec("abcdabcd", lines=(FAST, SLOW))
    free = spec.when(B, AskOverturn(7, REASON), 3000).refusal
    spec.when(A, Flip(0), 3000).accepted()
    assert spec.state.held

    assert free == Refusal("no_such_call", "KYC-30")
    assert spec.when(B, AskOverturn(7, REASON), 3005).refusal == free


@pytest.mark.rule("KYC-31")
def test_a_lost_grabber_takes_the_hand_back() -> None:
    """Losing the connection withdraws the grabber's hand, which can still be stopped."""
    spec = Spec()
    spec.reach(A, 1000)
    assert lost(spec, 1130, A) == [Withdrawn(0, A, Millis(3130), Millis(1130), lost=True)]
    assert back(spec, 1130) == []
    stopped = replace(spec.state)
    assert spec.wait(3000).kinds == ["ReachEnded"]
    spec.when(A, Reach("left"), 3000).refused("reach_later", "KYC-22", ms=130)

    spec = Spec()
    spec.state, spec.at = stopped, Millis(1130)
    assert spec.when(B, Stop(0), 1900).kinds == ["Stopped"]
    assert spec.player(A).lock is not None


@pytest.mark.rule("KYC-31")
def test_a_hand_is_not_saved_by_losing_the_connection_again_and_again() -> None:
    """Each further loss of connection restarts the time in which the hand can be stopped."""
    spec = Spec()
    spec.reach(A, 1000)
    for at in (1130, 1630, 2130):
        assert kinds(lost(spec, at, A)) == ["Withdrawn"]
        assert back(spec, at) == []

    assert spec.when(B, Stop(0), 2130 + 700).kinds == ["Stopped"]
    assert spec.player(A).lock is not None


@pytest.mark.rule("KYC-31")
def test_a_hand_lost_with_the_connection_is_no_act_that_waits() -> None:
    """The grabber's held acts stay held when the grabber loses the connection."""
    spec = Spec("abcdabcd", lines=(FAST, SLOW))
    spec.reach(A, 2000)
    spec.wait(2500)
    spec.when(A, Flip(0), 2500).accepted()
    held = spec.state.held
    assert held
    lost(spec, 2510, A)

    assert spec.state.held == held


@pytest.mark.rule("KYC-31")
def test_a_reach_begins_anew_for_a_defender_who_was_lost() -> None:
    """If the defender loses the connection, the reach restarts in full under a new number."""
    spec = Spec()
    spec.reach(A, 1000)
    assert lost(spec, 1600, B) == [ReachBroken(0, A, Millis(0), Millis(1600))]
    ended, reached = back(spec, 1600)

    assert ended == ReachEnded(0, A, "interrupted", Millis(1600))
    assert isinstance(reached, Reached)
    grab = reached.grab
    assert (grab.number, grab.seat, grab.began, grab.until) == (1, A, 1600, 2300)
    spec.when(B, Stop(0), 1900).refused("reach_over", "KYC-20")
    assert spec.when(B, Stop(1), 2299).kinds == ["Stopped"]


@pytest.mark.rule("KYC-31")
def test_pulling_the_plug_is_no_defence() -> None:
    """A defender's second lost connection, or one after a late stop, doesn't restart the reach."""
    spec = Spec()
    spec.reach(A, 1000)
    lost(spec, 1600, B)
    back(spec, 1600)
    assert lost(spec, 2200, B) == []
    assert back(spec, 2200) == []
    assert spec.wait(2300).kinds == ["FlagTaken"]

    spec = Spec(lines=(FAST, SLOW))
    spec.reach(A, 1000)
    spec.wait(1000 + 750)
    spec.stop(B, 1000 + 750, reaction=750)
    assert spec.grab.late is not None
    assert lost(spec, 1000 + 760, B) == []


@pytest.mark.rule("KYC-31", "KYC-21")
def test_a_bar_on_stops_does_not_run_out_by_a_lost_connection() -> None:
    """A lock on stops that covered 600 ms of a reach also covers 600 ms of the restarted reach."""
    spec = Spec()
    spec.when(B, Stop(), 1000).accepted()
    spec.reach(A, 1200)
    lost(spec, 1700, B)
    back(spec, 1700)

    assert spec.player(B).stop_from == 2300
    spec.when(B, Stop(1), 2200).refused("stop_locked", "KYC-21", ms=100)


@pytest.mark.rule("KYC-31")
def test_a_bar_that_was_over_before_the_reach_stays_over() -> None:
    """A lock on stops that ended before the reach isn't renewed by a lost connection."""
    spec = Spec()
    spec.when(B, Stop(), 1000).accepted()
    spec.reach(A, 3000)
    lost(spec, 3200, B)

    assert spec.player(B).stop_from == 1800


@pytest.mark.rule("KYC-31")
def test_of_two_hands_each_is_judged_by_who_was_lost() -> None:
    """If B loses the connection, B's hand is withdrawn and A's reach restarts."""
    spec = Spec()
    spec.reach(A, 1000)
    spec.reach(B, 1050)
    assert kinds(lost(spec, 1100, B)) == ["ReachBroken", "Withdrawn"]
    assert kinds(back(spec, 1100)) == ["ReachEnded", "Reached"]

    spec = Spec()
    spec.reach(A, 1000)
    spec.when(A, Withdraw(), 1400).accepted()
    assert lost(spec, 1500, B) == []


@pytest.mark.rule("KYC-31")
def test_a_reach_that_was_barred_meanwhile_does_not_begin_anew() -> None:
    """A reach whose player the moderator bars while play is stopped doesn't restart."""
    spec = Spec(moderated=True)
    spec.reach(A, 1000)
    lost(spec, 1100, B)
    spec.when(Seat(2), LockGrabs(A, REASON), 1100).accepted()

    assert kinds(back(spec, 1100)) == ["ReachEnded"]
    assert spec.state.grabs == ()


@pytest.mark.rule("KYC-31")
def test_whose_own_time_runs_does_not_stop_it() -> None:
    """Seats that must throw, say the first word or answer a request are blocking; no others are."""
    spec = Spec(first=None)
    assert spec.game.blocking_seats(spec.state) == {A}
    spec.when(A, Say("ludicrous"), 100).accepted()
    assert spec.game.blocking_seats(spec.state) == set()
    spec.when(B, Say("lsxyz"), 1200).accepted()
    spec.when(B, AskOverturn(0, REASON), 1300).accepted()
    assert spec.game.blocking_seats(spec.state) == {A}
    spec.when(A, Refuse(), 1400).accepted()

    blank = spec.game.initial_state(spec.setup)
    assert spec.game.blocking_seats(blank) == {A, B}
    thrown = spec.game.decide(
        blank, Act(A, Throw("rock")), Millis(0), Chance(simulation_seed(1), "throw")
    )
    assert not isinstance(thrown, Refusal)
    for event in thrown:
        blank = spec.game.evolve(blank, event)
    assert spec.game.blocking_seats(blank) == {B}
