"""Tests of reaching, stopping and flags without lag (KYC-18 to KYC-24)."""

import pytest

from rules.keep_your_cool.spec import SLOW, A, B, Spec, kinds
from rumpus.core.values import Lag, Millis
from rumpus.games.keep_your_cool.actions import Flip, Reach, Refuse, Say, Stop, Withdraw
from rumpus.games.keep_your_cool.events import FlagTaken, ReachEnded, Stopped, StopVoid


def advanced(tiles: str = "abcdabcd") -> Spec:
    """Create an advanced game, which goes on after a flag is taken."""
    return Spec(tiles, game="advanced")


@pytest.mark.rule("KYC-18")
def test_either_player_may_reach_in_either_role() -> None:
    """The Flipper and the Speaker can reach for either flag."""
    for seat in (A, B):
        for side in ("left", "right"):
            spec = Spec()
            spec.when(seat, Reach(side), 100).accepted()
            assert (spec.grab.seat, spec.grab.side) == (seat, side)


@pytest.mark.rule("KYC-18")
def test_a_flag_that_is_taken_can_not_be_reached_for() -> None:
    """Reaching for a taken flag is refused; the other flag can still be reached for."""
    spec = advanced()
    spec.reach(A, 100)
    spec.wait(800)

    spec.when(A, Reach("left"), 900).refused("no_flag_there", "KYC-18")
    spec.when(A, Reach("right"), 900).accepted()


@pytest.mark.rule("KYC-19")
def test_stop_in_time_keeps_the_flag_and_bars_the_grabber() -> None:
    """After a stop in time, neither time nor a word lets the grabber reach again."""
    spec = Spec()
    spec.reach(B, 100)
    (stopped,) = spec.stop(A, 500).events

    assert isinstance(stopped, Stopped)
    assert (stopped.verdict.counted, stopped.verdict.margin) == (400, 300)
    assert not any(flag.taken for flag in spec.state.flags)
    spec.when(B, Say("casserole"), 2000).accepted()
    for at, side in ((2000, "left"), (60_000, "right")):
        spec.when(B, Reach(side), at).refused("locked", "KYC-19")  # type: ignore[arg-type]


@pytest.mark.rule("KYC-19")
def test_a_pair_lifts_the_bar() -> None:
    """A pair completed after the stop lifts the grabber's bar; one from before doesn't."""
    spec = Spec("abcabc")
    spec.flip(A, 0, 3, at=100)
    spec.reach(A, 600)
    spec.stop(B, 1000)
    assert spec.when(A, Reach("left"), 1100).refusal.code == "locked"
    spec.flip(A, 1, 4, at=1100)

    assert spec.state.pairs[-1].lifted is not None
    spec.when(A, Reach("left"), 2000).accepted()


@pytest.mark.rule("KYC-19")
def test_a_pair_of_the_other_lifts_nothing() -> None:
    """The opponent's pair doesn't lift the grabber's bar."""
    spec = Spec("abcabc")
    spec.reach(B, 100)
    spec.stop(A, 500)
    spec.flip(A, 0, 3, at=600)

    assert spec.when(B, Reach("left"), 2000).refusal.code == "locked"


@pytest.mark.rule("KYC-20")
def test_a_flag_off_before_the_stop_wins_the_standard_game() -> None:
    """A flag is taken 0.7 s after the reach and stops play; letting it stand ends the game."""
    spec = Spec()
    spec.reach(B, 100)

    assert spec.wait(799).events == []
    assert spec.wait(800).kinds == ["FlagTaken"]
    assert spec.when(A, Flip(0), 900).refusal.code == "halted"
    assert spec.when(A, Refuse(), 900).kinds == ["FlagStood", "PlayWentOn", "Ended"]
    assert spec.state.outcome is not None
    assert spec.state.outcome.places == ((B,), (A,))


@pytest.mark.rule("KYC-20")
def test_in_the_last_moment_is_in_time() -> None:
    """A stop 1 ms before the end of a reach counts; 1 ms after the end it is refused."""
    spec = Spec()
    number = spec.reach(B, 100)
    (stopped,) = spec.when(A, Stop(number), 799).events
    assert isinstance(stopped, Stopped)
    assert stopped.verdict.margin == 1

    late = advanced()
    number = late.reach(B, 100)
    late.when(A, Stop(number), 801).refused("reach_over", "KYC-20")


@pytest.mark.rule("KYC-21")
def test_stop_without_a_reach_is_void_and_disables_stopping() -> None:
    """A stop without a reach disables stopping for 0.8 s, in which a reach can succeed."""
    spec = Spec()
    (void,) = spec.when(A, Stop(), 100).events
    assert isinstance(void, StopVoid)
    assert (void.verdict.ruling, void.stop_from) == ("no_reach", 900)
    number = spec.reach(B, 150)

    spec.when(A, Stop(number), 500).refused("stop_locked", "KYC-21", ms=400)
    assert spec.wait(850).kinds == ["FlagTaken"]


@pytest.mark.rule("KYC-21")
def test_a_reach_that_outlasts_the_lock_can_be_stopped() -> None:
    """A stop is refused during the agreed lock and accepted after it, if the reach goes on."""
    spec = Spec(void_stop_lock=2000)
    spec.when(A, Stop(), 100).accepted()
    number = spec.reach(B, 1500)

    assert spec.when(A, Stop(number), 2099).refusal.code == "stop_locked"
    assert spec.when(A, Stop(number), 2100).kinds == ["Stopped"]


@pytest.mark.rule("KYC-21")
def test_a_void_stop_does_not_bar_the_other() -> None:
    """After a void stop the other player can reach and isn't barred."""
    spec = Spec()
    spec.when(A, Stop(), 100).accepted()
    spec.reach(B, 100)

    assert spec.player(B).lock is None


@pytest.mark.rule("KYC-22")
def test_a_reach_takes_its_time() -> None:
    """A reach takes the agreed time, and longer against a player with a handicap."""
    spec = Spec(reach=2000, handicaps=(0, 500))
    spec.reach(A, 100)
    assert (spec.grab.began, spec.grab.until) == (100, 2600)
    spec.reach(B, 200)

    assert spec.state.grabs[1].until == 2200


@pytest.mark.rule("KYC-22")
def test_a_hand_can_not_go_back_at_once() -> None:
    """A hand can be withdrawn after 0.3 s, and then takes no flag."""
    spec = Spec()
    spec.when(B, Withdraw(), 50).refused("not_reaching", "KYC-22")
    spec.reach(B, 100)
    spec.when(B, Withdraw(), 399).refused("withdraw_later", "KYC-22", ms=1)
    spec.when(B, Withdraw(), 400).accepted()

    assert spec.when(B, Withdraw(), 500).refusal.code == "not_reaching"
    assert spec.wait(5000).events == [ReachEnded(0, B, "withdrawn", 550)]  # type: ignore[arg-type]
    assert not any(flag.taken for flag in spec.state.flags)


@pytest.mark.rule("KYC-22")
@pytest.mark.parametrize(("reaction", "last"), [(150, 549), (800, 1199)])
def test_a_hand_taken_back_can_still_be_stopped(reaction: int, last: int) -> None:
    """A withdrawn hand can still be stopped for the agreed time; a later stop is void."""
    spec = Spec(reaction=reaction)
    number = spec.reach(B, 100)
    spec.when(B, Withdraw(), 400).accepted()
    assert spec.stop(A, last).kinds == ["Stopped"]
    assert spec.player(B).lock is not None

    late = Spec(reaction=reaction)
    late.reach(B, 100)
    late.when(B, Withdraw(), 400).accepted()
    late.when(A, Stop(number), last + 2).accepted()
    assert late.player(B).lock is None
    assert late.player(A).stop_from == last + 2 + 800
    assert late.state.verdicts[-1].ruling == "no_reach"


@pytest.mark.rule("KYC-21", "KYC-22")
def test_a_feint_that_baits_a_stop_leaves_the_other_speechless() -> None:
    """A stop for a hand already back is void and locks stops, so the next reach takes the flag."""
    spec = Spec()
    number = spec.reach(B, 100)
    spec.when(B, Withdraw(), 400).accepted()
    assert spec.when(B, Reach("left"), 560).refusal.code == "reach_later"
    spec.when(A, Stop(number), 600).accepted()

    again = spec.reach(B, 600)
    assert spec.when(A, Stop(again), 1200).refusal.code == "stop_locked"
    assert spec.wait(1300).kinds == ["FlagTaken"]


@pytest.mark.rule("KYC-22", "KYC-30")
def test_a_stop_for_a_hand_that_was_gone_is_no_matter_to_ask_about() -> None:
    """A void stop for a withdrawn hand that was already back can't be disputed."""
    spec = Spec()
    number = spec.reach(B, 100)
    spec.when(B, Withdraw(), 400).accepted()
    spec.when(A, Stop(number), 600).accepted()

    assert spec.state.calls == ()
    assert spec.state.verdicts[-1].ruling == "no_reach"
    assert spec.state.verdicts[-1].reach == number


@pytest.mark.rule("KYC-22", "KYC-23")
@pytest.mark.parametrize(("reaction", "ruling"), [(550, "in_time"), (551, "no_reach")])
def test_a_stop_for_a_hand_going_back_is_judged_on_the_defenders_screen(
    reaction: int, ruling: str
) -> None:
    """A's 0.15 s to stop a withdrawn hand begin when A's screen shows the withdrawal."""
    lines = (SLOW, SLOW)
    spec = Spec(lines=lines)
    number = spec.reach(B, 1000)
    # B presses at 1325; it arrives at 1400, and only then can A be shown the withdrawal.
    spec.when(B, Withdraw(), 1400).accepted()
    came = 1000 + reaction + 150
    lag = Lag(Millis(came), lines, reaction, Millis(1000), Millis(1000))
    spec.when(A, Stop(number), came, lag).accepted()

    assert spec.state.verdicts[-1].ruling == ruling


@pytest.mark.rule("KYC-22")
def test_a_stop_for_an_older_reach_costs_nothing() -> None:
    """A second stop for a reach that was already stopped is refused without a lock."""
    spec = Spec()
    number = spec.reach(B, 100)
    spec.when(A, Stop(number), 500).accepted()

    assert spec.when(A, Stop(number), 700).refusal.code == "reach_over"


@pytest.mark.rule("KYC-22")
def test_a_hand_taken_back_bars_its_owner_for_two_seconds() -> None:
    """After withdrawing a hand, its owner can't reach for two seconds."""
    spec = Spec()
    spec.reach(B, 100)
    spec.when(B, Withdraw(), 400).accepted()

    spec.when(B, Reach("left"), 2399).refused("reach_later", "KYC-22", ms=1)
    spec.when(B, Reach("left"), 2400).accepted()


@pytest.mark.rule("KYC-22")
def test_one_reach_at_a_time_and_everything_else_beside_it() -> None:
    """While a hand is out, its owner can flip or speak, but not reach again."""
    spec = Spec()
    spec.reach(A, 2000)
    spec.reach(B, 2000)
    spec.when(A, Reach("right"), 2100).refused("reaching", "KYC-22")
    spec.when(A, Flip(0), 2100).accepted()
    spec.when(B, Say("casserole"), 2200).accepted()

    assert len(spec.state.grabs) == 2


@pytest.mark.rule("KYC-23")
def test_a_stop_that_no_reaction_can_be_is_void() -> None:
    """A stop less than 0.1 s after the reach is void and disables stopping."""
    spec = Spec()
    number = spec.reach(B, 100)
    (void,) = spec.when(A, Stop(number), 199).events
    assert isinstance(void, StopVoid)
    assert (void.verdict.ruling, void.verdict.counted) == ("early", 99)
    assert spec.when(A, Stop(number), 600).refusal.code == "stop_locked"

    other = Spec()
    number = other.reach(B, 100)
    assert other.when(A, Stop(number), 200).kinds == ["Stopped"]


@pytest.mark.rule("KYC-23")
def test_a_stop_pressed_before_the_reach_was_seen_is_void() -> None:
    """A stop that names no reach is void as too early, even if a reach has begun."""
    spec = Spec()
    spec.reach(B, 100)
    (void,) = spec.when(A, Stop(), 400).events

    assert isinstance(void, StopVoid)
    assert (void.verdict.ruling, void.verdict.reach) == ("early", None)
    assert spec.grab.seat == B


@pytest.mark.rule("KYC-23")
def test_a_stop_answers_one_reach_that_there_is() -> None:
    """A stop for a reach that doesn't exist or is settled is refused."""
    spec = Spec()
    spec.when(A, Stop(0), 50).refused("no_such_reach", "KYC-21")
    number = spec.reach(B, 100)
    spec.when(A, Stop(number), 400).accepted()

    spec.when(A, Stop(number), 500).refused("reach_over", "KYC-20")


@pytest.mark.rule("KYC-23")
def test_of_two_reaches_the_one_complete_first_counts() -> None:
    """Of two reaches the one complete first takes its flag and the other ends as beaten."""
    spec = advanced()
    spec.reach(B, 100)
    spec.reach(A, 101)
    happened = spec.wait(5000).events

    assert kinds(happened) == ["FlagTaken", "ReachEnded"]
    assert isinstance(happened[0], FlagTaken)
    assert (happened[0].seat, happened[0].at) == (B, 800)
    assert happened[1] == ReachEnded(1, A, "beaten", 800)  # type: ignore[arg-type]


@pytest.mark.rule("KYC-23")
def test_equal_reaches_are_both_void() -> None:
    """Two reaches complete at the same time take no flag and bar nobody."""
    spec = Spec()
    spec.reach(B, 100)
    spec.reach(A, 100)

    assert [event.outcome for event in spec.wait(800).events if isinstance(event, ReachEnded)] == [
        "tied",
        "tied",
    ]
    spec.reach(A, 900)


@pytest.mark.rule("KYC-23")
def test_the_second_reach_counts_when_the_first_is_stopped() -> None:
    """If the first of two reaches is stopped, the second takes its flag and wins."""
    spec = Spec()
    spec.reach(B, 100)
    spec.reach(A, 150)
    spec.when(A, Stop(0), 500).accepted()

    assert spec.wait(850).kinds == ["FlagTaken"]
    spec.when(B, Refuse(), 900).accepted()
    assert spec.state.outcome is not None
    assert spec.state.outcome.places == ((A,), (B,))


@pytest.mark.rule("KYC-24")
def test_the_last_pair_ends_every_reach() -> None:
    """The last pair, 1 ms before the hand would arrive, ends the game and the reach."""
    spec = Spec("aa")
    spec.when(A, Flip(0), 100).accepted()
    spec.reach(B, 200)
    assert spec.when(A, Flip(1), 899).kinds == ["TileTurned", "PairTaken", "Ended"]

    assert spec.state.outcome is not None
    assert spec.state.outcome.reason == "tiles"
    assert spec.state.grabs == ()


@pytest.mark.rule("KYC-24")
def test_nobody_reaches_when_the_tiles_are_gone() -> None:
    """Reaching after the last pair is refused, as the game is over."""
    spec = Spec("aa")
    spec.flip(A, 0, 1, at=100)

    spec.when(B, Reach("left"), 2000).refused("over")
