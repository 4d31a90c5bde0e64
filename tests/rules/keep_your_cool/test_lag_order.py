"""What counts first over lines of different lengths, by the numbers of `far` (KYC-12, KYC-24)."""

import pytest

from rules.keep_your_cool.far import LINES, answer, far
from rules.keep_your_cool.spec import FAST, SLOW, A, B, kinds
from rumpus.core.values import Lag, Line, Millis
from rumpus.games.keep_your_cool.actions import Flip, Reach, Say, Stop, Withdraw
from rumpus.games.keep_your_cool.events import ActHeld, FlagTaken, Ignored, ReachEnded, Stopped


@pytest.mark.rule("KYC-12")
def test_nothing_tells_that_an_act_waits() -> None:
    """A's word waits: what B may not do is refused as if it did not, and B's view is the same."""
    spec = far()
    spec.when(B, Say("casserole"), 600).accepted()
    shown = spec.game.view(spec.state, B)
    spec.lines = (Line(30, 2), SLOW)
    assert spec.when(A, Say("clear"), 1030).kinds == ["ActHeld"]
    assert spec.game.view(spec.state, B) == shown
    assert spec.when(B, Withdraw(), 1031).refusal.code == "not_reaching"
    assert spec.when(B, Flip(99), 1031).refusal.code == "no_such_tile"
    # What was measured with it comes with its decision.
    assert spec.wait(1200).kinds == ["Measured", "KeyWordSaid"]


@pytest.mark.rule("KYC-19")
def test_a_pair_completed_after_the_stop_counts_also_when_it_comes_first() -> None:
    """
    A completes a pair at 1590; B's stop of 1512, heard at 1675, finds the bar lifted.

    The reach waits for the flip before it until 990 - 15 + 75 + 12; 613 ms pass, 163 of them lag.
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
    """B, far away, flips at 1000 and is heard at 1075; A's word of 1020 is heard at 1030."""
    spec = far()
    spec.when(B, Say("casserole"), 600).accepted()
    spec.wait(900)
    assert spec.state.flipper == B
    (held,) = spec.when(A, Say("clear"), 1030).events
    assert isinstance(held, ActHeld)
    # 1030 - 10, and 15 for ties; B's presses until then are here 75 + 12 later.
    assert (held.held.effective, held.held.order, held.held.settle) == (1020, 1035, 1122)
    events = spec.when(B, Flip(0), 1075).events

    assert "TileTurned" in kinds(spec.log)
    assert kinds(events + spec.wait(1122).events)[-1] == "KeyWordSaid"
    assert (spec.state.up, spec.state.flipper) == ((0,), A)


@pytest.mark.rule("KYC-12")
@pytest.mark.parametrize(("came", "counts"), [(1110, True), (1111, False)])
def test_ties_of_word_and_flip_go_to_the_flipper(came: int, counts: bool) -> None:
    """A's word counts from 1020; B's flip of 1035 is a tie, that of 1036 comes after the swap."""
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
    """Two tiles are up; the third of the old Flipper is ignored and costs nobody the tiles."""
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
    """However far away the other is."""
    spec = far(lines=(FAST, Line(600, 80)))
    (held,) = spec.when(A, Flip(0), 2000).events

    assert isinstance(held, ActHeld)
    assert held.held.settle == 2150


@pytest.mark.rule("KYC-12")
def test_a_line_keeps_order_so_a_later_act_of_the_other_ends_the_waiting() -> None:
    """A flips at 1000 and B's word of 1016 is here: nothing earlier of B's can still come."""
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
    """A's of 990 and B's of 1005 are equal within 15 ms; B's of 1006 is beaten."""
    spec = far()
    spec.reach(A, 1000)
    spec.reach(B, 1000 + later)
    happened = spec.wait(3000).events

    outcomes = [event.outcome for event in happened if isinstance(event, ReachEnded)]
    assert outcomes == (["tied", "tied"] if tied else ["beaten"])


@pytest.mark.rule("KYC-23")
def test_the_earlier_reach_counts_though_the_later_one_is_final_first() -> None:
    """A reaches at 960, B at 885 and is heard at 960: B's counts, and A's is never told off."""
    spec = far()
    spec.reach(B, 960)
    spec.reach(A, 975)
    happened = spec.wait(3000).events

    assert isinstance(happened[0], FlagTaken)
    assert happened[0].seat == B


@pytest.mark.rule("KYC-24")
def test_the_last_pair_cancels_a_reach_whose_result_is_still_held() -> None:
    """B reaches until 1700; A's last pair of 1695 is heard at 1705, before the reach is final."""
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
    """A's last pair of 1701 waits for the reach to be final, and is dropped with the game."""
    spec = far("aa")
    spec.when(A, Flip(0), 900).accepted()
    spec.reach(B, 1000)
    assert spec.when(A, Flip(1), 1711).kinds == ["ActHeld"]
    spec.wait(12_000)

    assert spec.state.outcome is not None
    assert (spec.state.outcome.reason, spec.state.pairs) == ("flag", ())


@pytest.mark.rule("KYC-22")
def test_a_hand_taken_back_before_it_arrived_is_back() -> None:
    """B takes it back at 1700 and is heard at 1775, while the result was held; one ms counts."""
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
    """Acts that wait are limited: the ninth of one player is refused."""
    spec = far(flip_time=200)
    for number in range(8):
        assert spec.when(A, Flip(0), 1000 + number).kinds == ["ActHeld"]

    spec.when(A, Flip(0), 1009).refused("too_many", "KYC-6")


def test_acts_of_one_player_stay_in_their_order() -> None:
    """A reach that follows a held flip waits for it, though alone it would not wait."""
    spec = far()
    spec.when(A, Flip(0), 1000).accepted()
    (held,) = spec.when(A, Reach("left"), 1001).events

    assert isinstance(held, ActHeld)
    spec.wait(1100)
    assert kinds(spec.log)[-2:] == ["TileTurned", "Reached"]


@pytest.mark.rule("KYC-23")
def test_a_later_reach_that_is_final_sooner_waits_for_the_earlier_one() -> None:
    """
    A presses at 990, B at 1010. A's reach is final at 1890, B's alone would be at 1825.

    Until A's is settled B can still stop it, and then B's counts.
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
    """A took his hand back; B's reach is settled in its own time."""
    spec = far(reaction=800)
    spec.reach(A, 1000)
    spec.when(B, Reach("left"), 1085).accepted()
    spec.when(A, Withdraw(), 1400).accepted()

    assert spec.wait(1824).kinds == []
    assert spec.wait(1825).kinds == ["FlagTaken"]
