"""Tests of the order of acts over lines of different latency (KYC-12, KYC-19, KYC-22 to KYC-24)."""

import pytest

from rules.keep_your_cool.far import LINES, answer, far
from rules.keep_your_cool.spec import FAST, SLOW, A, B, kinds
from rumpus.core.values import Lag, Line, Millis
from rumpus.games.keep_your_cool.actions import Flip, Reach, Say, Stop, Withdraw
from rumpus.games.keep_your_cool.events import ActHeld, FlagTaken, Ignored, ReachEnded, Stopped


@pytest.mark.rule("KYC-12")
def test_nothing_tells_that_an_act_waits() -> None:
    """While A's word is held, B's view and the refusals of B's acts are as if A hadn't spoken."""
    spec = far()
    spec.when(B, Say("casserole"), 600).accepted()
    shown = spec.game.view(spec.state, B)
    spec.lines = (Line(30, 2), SLOW)
    assert spec.when(A, Say("clear"), 1030).kinds == ["ActHeld"]
    assert spec.game.view(spec.state, B) == shown
    assert spec.when(B, Withdraw(), 1031).refusal.code == "not_reaching"
    assert spec.when(B, Flip(99), 1031).refusal.code == "no_such_tile"
    # The line measured with the held word is recorded when the word is decided.
    assert spec.wait(1200).kinds == ["Measured", "KeyWordSaid"]


@pytest.mark.rule("KYC-19")
def test_a_pair_completed_after_the_stop_counts_also_when_it_comes_first() -> None:
    """
    A's pair at 1590 lifts the bar of B's stop at 1512, which arrives at 1675.

    A's reach waits for an earlier flip until 990 - 15 + 75 + 12 = 1062. B's stop arrives 613 ms
    later and reports a reaction of 450 ms, so 163 ms are lag.
    """
    spec = far("aabbcc")
    spec.when(A, Flip(0), 1000).accepted()
    spec.reach(A, 1050)
    spec.when(A, Flip(1), 1600).accepted()
    spec.wait(1670)
    assert spec.state.pairs[0].at == 1590
    (stopped,) = [e for e in answer(spec, B, 1675, 450, sent=1062) if isinstance(e, Stopped)]

    assert (stopped.verdict.at, stopped.lock) == (1512, None)
    assert spec.player(A).lock is None


@pytest.mark.rule("KYC-12")
def test_a_flip_pressed_before_a_word_counts_first_though_it_comes_later() -> None:
    """B's flip at 1000, arriving at 1075, counts before A's word at 1020, arriving at 1030."""
    spec = far()
    spec.when(B, Say("casserole"), 600).accepted()
    spec.wait(900)
    assert spec.state.flipper == B
    (held,) = spec.when(A, Say("clear"), 1030).events
    assert isinstance(held, ActHeld)
    # 1030 - 10, then 15 more for ties; what B presses until then arrives within 75 + 12 ms.
    assert (held.held.effective, held.held.order, held.held.settle) == (1020, 1035, 1122)
    events = spec.when(B, Flip(0), 1075).events

    assert "TileTurned" in kinds(spec.log)
    assert kinds(events + spec.wait(1122).events)[-1] == "KeyWordSaid"
    assert (spec.state.up, spec.state.flipper) == ((0,), A)


@pytest.mark.rule("KYC-12")
@pytest.mark.parametrize(("came", "counts"), [(1110, True), (1111, False)])
def test_ties_of_word_and_flip_go_to_the_flipper(came: int, counts: bool) -> None:
    """B's flip at 1035 ties with A's word at 1020 and counts; a flip at 1036 is ignored."""
    spec = far()
    spec.when(B, Say("casserole"), 600).accepted()
    spec.when(A, Say("clear"), 1030).accepted()
    spec.when(B, Flip(0), came).accepted()
    spec.wait(1200)

    assert (spec.state.up == (0,)) is counts
    assert spec.state.flipper == A
    ignored = [event for event in spec.log if isinstance(event, Ignored)]
    assert [(e.what, e.code, e.rule) for e in ignored] == (
        [] if counts else [("flip", "not_flipper", "KYC-6")]
    )


@pytest.mark.rule("KYC-12")
def test_a_flip_that_comes_after_the_swap_is_no_foul() -> None:
    """A third tile that the old Flipper turns after the swap is ignored and isn't a foul."""
    spec = far()
    spec.when(B, Say("casserole"), 600).accepted()
    spec.flip(B, 0, 1, at=1000)
    spec.wait(1600)
    spec.when(A, Say("clear"), 2030).accepted()
    spec.when(B, Flip(2), 2115).accepted()
    spec.wait(2300)

    assert "Fouled" not in kinds(spec.log)
    assert (spec.state.up, spec.state.flipper) == ((0, 1), A)


@pytest.mark.rule("KYC-12")
def test_nothing_waits_longer_than_150_ms() -> None:
    """An act is held for at most 150 ms, however slow the other line is."""
    spec = far(lines=(FAST, Line(600, 80)))
    (held,) = spec.when(A, Flip(0), 2000).events

    assert isinstance(held, ActHeld)
    assert held.held.settle == 2150


@pytest.mark.rule("KYC-12")
def test_a_line_keeps_order_so_a_later_act_of_the_other_ends_the_waiting() -> None:
    """A's held flip is decided once a later word of B's arrives: B's acts arrive in order."""
    spec = far()
    (held,) = spec.when(A, Flip(0), 1010).events
    assert isinstance(held, ActHeld)
    assert held.held.settle == 1072
    spec.when(B, Say("casserole"), 1066).accepted()

    # B's word counts from 991 and, with the band, from 1006: after the flip.
    assert spec.state.up == (0,)


@pytest.mark.rule("KYC-23")
@pytest.mark.parametrize(("later", "tied"), [(80, True), (81, False)])
def test_reaches_are_compared_by_when_they_were_begun(later: int, tied: bool) -> None:
    """B's reach at 1005 ties with A's at 990; a reach at 1006 is beaten."""
    spec = far()
    spec.reach(A, 1000)
    spec.reach(B, 1000 + later)
    happened = spec.wait(3000).events

    outcomes = [event.outcome for event in happened if isinstance(event, ReachEnded)]
    assert outcomes == (["tied", "tied"] if tied else ["beaten"])


@pytest.mark.rule("KYC-23")
def test_the_earlier_reach_counts_though_the_later_one_is_final_first() -> None:
    """B's reach at 885 wins against A's at 965, although A's would be final first."""
    spec = far()
    spec.reach(B, 960)
    spec.reach(A, 975)
    happened = spec.wait(3000).events

    assert isinstance(happened[0], FlagTaken)
    assert happened[0].seat == B


@pytest.mark.rule("KYC-24")
def test_the_last_pair_cancels_a_reach_whose_result_is_still_held() -> None:
    """A's last pair at 1695, which arrives at 1705, cancels B's reach complete at 1700."""
    spec = far("aa")
    spec.when(A, Flip(0), 900).accepted()
    spec.reach(B, 1000)
    assert (spec.grab.until, spec.grab.commit) == (1700, 1740)
    spec.when(A, Flip(1), 1705).accepted()
    spec.wait(3000)

    assert spec.state.outcome is not None
    assert spec.state.outcome.reason == "tiles"


@pytest.mark.rule("KYC-24")
def test_a_pair_after_the_reach_was_complete_waits_and_comes_too_late() -> None:
    """A's last pair at 1701 is held, and dropped as B's reach, complete at 1700, wins the game."""
    spec = far("aa")
    spec.when(A, Flip(0), 900).accepted()
    spec.reach(B, 1000)
    assert spec.when(A, Flip(1), 1711).kinds == ["ActHeld"]
    spec.wait(12_000)

    assert spec.state.outcome is not None
    assert (spec.state.outcome.reason, spec.state.pairs) == ("flag", ())


@pytest.mark.rule("KYC-22")
def test_a_hand_taken_back_before_it_arrived_is_back() -> None:
    """A withdrawal at 1700 counts although it arrives at 1775; one at 1701 is too late."""
    spec = far(lines=(SLOW, SLOW))
    spec.reach(B, 1000)
    spec.when(B, Withdraw(), 1775).accepted()
    spec.wait(5000)
    assert not any(flag.taken for flag in spec.state.flags)

    late = far(lines=(SLOW, SLOW), game="advanced")
    late.reach(B, 1000)
    assert late.when(B, Withdraw(), 1776).refusal.code == "too_late"
    late.wait(5000)
    assert [flag.taken for flag in late.state.flags] == [True, False, False, False]


@pytest.mark.rule("KYC-17")
def test_one_can_not_press_more_than_fingers_can() -> None:
    """A player's ninth held act is refused."""
    spec = far(flip_time=200)
    for number in range(8):
        assert spec.when(A, Flip(0), 1000 + number).kinds == ["ActHeld"]

    spec.when(A, Flip(0), 1009).refused("too_many", "KYC-6")


def test_acts_of_one_player_stay_in_their_order() -> None:
    """A reach that follows a held flip waits until the flip is decided."""
    spec = far()
    spec.when(A, Flip(0), 1000).accepted()
    (held,) = spec.when(A, Reach("left"), 1001).events

    assert isinstance(held, ActHeld)
    spec.wait(1100)
    assert kinds(spec.log)[-2:] == ["TileTurned", "Reached"]


@pytest.mark.rule("KYC-23")
def test_a_later_reach_that_is_final_sooner_waits_for_the_earlier_one() -> None:
    """
    B's reach at 1010, final at 1825 on its own, waits until A's at 990 is settled at 1890.

    Until then B can still stop A's reach, and then B's counts.
    """
    spec = far()
    spec.reach(A, 1000)
    spec.when(B, Reach("left"), 1085).accepted()
    assert [grab.commit for grab in spec.state.grabs] == [1890, 1825]
    assert spec.wait(1880).events == []
    lag = Lag(Millis(1885), LINES, 695, Millis(1000), Millis(1000))
    happened = spec.when(B, Stop(0), 1885, lag).events

    assert kinds(happened) == ["Stopped", "FlagTaken"]
    spec.wait(12_000)
    assert spec.state.outcome is not None
    assert spec.state.outcome.places == ((B,), (A,))


@pytest.mark.rule("KYC-22")
def test_a_hand_taken_back_is_no_rival() -> None:
    """B's reach doesn't wait for A's hand, which was withdrawn, and is decided at 1825."""
    spec = far(reaction=800)
    spec.reach(A, 1000)
    spec.when(B, Reach("left"), 1085).accepted()
    spec.when(A, Withdraw(), 1400).accepted()

    assert spec.wait(1824).kinds == []
    assert spec.wait(1825).kinds == ["FlagTaken"]
