"""Tests of which pair lifts which lock (KYC-19), also when a pair leaves its owner (KYC-28)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.keep_your_cool.spec import FAST, MOD, REASON, SLOW, A, B, Spec, kinds
from rumpus.core.values import Lag, Line, Millis
from rumpus.games.keep_your_cool.actions import Flip, Say, Stop, Withdraw
from rumpus.games.keep_your_cool.moderator.actions import (
    LockGrabs,
    PairBack,
    PairOut,
    RuleStop,
    Ruling,
    StrikeWord,
    Undo,
)
from rumpus.games.keep_your_cool.values import Lock, Pair

EVEN = (Line(100, 0), Line(100, 0))
NEAR, FAR = (Line(10, 0), Line(20, 0)), (Line(10, 0), Line(280, 0))
"""Lines on which A's flip hardly waits for an earlier act of B's, or waits for 125 ms."""


def raced(lines: tuple[Line, Line], pair: int, stop: int) -> Spec:
    """Let A reach at 1000 ms and complete a pair; B's stop counts from its arrival."""
    spec = Spec("aabbcc", lines=lines, game="advanced")
    spec.when(A, Flip(0), 500).accepted()
    number = spec.reach(A, 1000)
    lag = Lag(Millis(stop), lines, None, spec.grab.began, spec.grab.began)
    for came in sorted({pair + 5, stop}):
        if came == pair + 5:
            spec.when(A, Flip(1), came).accepted()
        if came == stop:
            spec.when(B, Stop(number), came, lag).accepted()
    spec.wait(4000)
    return spec


@pytest.mark.rule("KYC-19")
@pytest.mark.parametrize("lines", [NEAR, FAR])
def test_a_pair_from_before_the_stop_lifts_no_lock(lines: tuple[Line, Line]) -> None:
    """A's pair at 1410 lifts no lock of the stop at 1530, even if the stop is decided first."""
    spec = raced(lines, 1410, 1530)
    order = [kind for kind in kinds(spec.log) if kind in ("PairTaken", "Stopped")]

    assert order == (["PairTaken", "Stopped"] if lines == NEAR else ["Stopped", "PairTaken"])
    assert spec.player(A).lock == Lock(Millis(1530), 0)
    assert spec.state.pairs[0].lifted is None


@pytest.mark.rule("KYC-19")
@given(st.integers(1400, 1600), st.integers(1400, 1600), st.sampled_from([NEAR, FAR]))
def test_locks_depend_on_when_acts_count_and_not_on_what_was_decided_first(
    pair: int, stop: int, lines: tuple[Line, Line]
) -> None:
    """A pair lifts the lock of a stop only if its time is later, and records the lifted lock."""
    spec = raced(lines, pair, stop)
    lock = Lock(Millis(stop), 0)

    assert spec.state.pairs[0].at == pair
    assert spec.player(A).lock == (None if pair > stop else lock)
    assert spec.state.pairs[0].lifted == (lock if pair > stop else None)


@pytest.mark.rule("KYC-22", "KYC-23")
def test_a_stop_for_a_hand_on_its_way_back_holds_though_it_was_heard_first() -> None:
    """A's stop at 1720, too late for the flag, still stops B's hand, which went back at 1664."""
    lines = (FAST, SLOW)
    spec = Spec("aabbcc", lines=lines, game="advanced", reaction=800)
    number = spec.reach(B, 1000)
    lag = Lag(Millis(1730), lines, 720, Millis(1000), Millis(1000))
    assert spec.when(A, Stop(number), 1730, lag).kinds == ["StopLate"]
    happened = spec.when(B, Withdraw(), 1739).events

    assert kinds(happened) == ["Withdrawn", "Stopped"]
    assert spec.state.attempts[-1].outcome == "stopped"
    assert spec.player(B).lock == Lock(Millis(1720), 0)
    # A sees the hand go back at 1739, so the window for a stop is 739 + 800 ms.
    assert (spec.state.verdicts[-1].window, spec.state.verdicts[-1].margin) == (1539, 819)


def late_stop() -> Spec:
    """Let A stop B 20 ms too late; then let B say CASSEROLE and take a pair."""
    spec = Spec("aabbccdd", moderated=True, game="advanced", lines=EVEN, swap_pause=0)
    spec.reach(B, 1000)
    spec.stop(A, 1800, reaction=720)
    spec.when(B, Say("casserole"), 2000).accepted()
    spec.flip(B, 0, 1, at=3000)
    spec.wait(5000)
    assert spec.player(B).lock is None
    return spec


@pytest.mark.rule("KYC-27", "KYC-28")
@pytest.mark.parametrize("strike_first", [True, False])
def test_a_discarded_pair_lifts_no_lock_in_either_order(*, strike_first: bool) -> None:
    """B is barred if the word is struck and the stop ruled in time, in either order."""
    rulings: list[Ruling] = [StrikeWord(1, REASON), RuleStop(0, "in_time", REASON)]
    spec = late_stop()
    for number, ruling in enumerate(rulings if strike_first else rulings[::-1]):
        spec.when(MOD, ruling, 5000 + number).accepted()

    assert spec.player(B).lock == Lock(Millis(1720), 0)


@pytest.mark.rule("KYC-19", "KYC-28")
def test_a_pair_known_before_the_stop_restores_the_lock_when_it_is_discarded() -> None:
    """A is barred again if the pair that lifted the lock is discarded with a struck word."""
    spec = Spec("aabbcc", moderated=True, lines=(FAST, SLOW), game="advanced", swap_pause=0)
    spec.when(B, Say("casserole"), 500).accepted()
    spec.when(A, Say("clear"), 700).accepted()
    spec.wait(900)
    spec.when(A, Flip(0), 1000).accepted()
    spec.reach(A, 1050)
    spec.when(A, Flip(1), 1600).accepted()
    spec.wait(1670)
    began = spec.grab.began
    lag = Lag(Millis(1675), (FAST, SLOW, Line()), 450, began, began)
    spec.when(B, Stop(0), 1675, lag).accepted()
    assert spec.player(A).lock is None
    spec.when(MOD, StrikeWord(2, REASON), 2000).accepted()

    lock = spec.player(A).lock
    assert lock is not None
    assert lock.since < 1590


def lifted(*, pairs: int = 1) -> Spec:
    """Let A stop B in time and B lift the lock by taking pairs."""
    spec = Spec("aabbccdd", moderated=True, game="advanced", swap_pause=0)
    spec.reach(B, 100)
    spec.stop(A, 500)
    spec.when(B, Say("casserole"), 600).accepted()
    spec.flip(B, *range(2 * pairs), at=1000)
    assert spec.player(B).lock is None
    return spec


LOCK = Lock(Millis(500), 0)


@pytest.mark.rule("KYC-19", "KYC-30")
@pytest.mark.parametrize("ruling", [PairOut, PairBack])
def test_a_pair_ruled_away_lifts_no_lock(ruling: type[PairOut | PairBack]) -> None:
    """If a pair is ruled out or put back, its owner is barred again; an undo lifts the bar."""
    spec = lifted()
    spec.when(MOD, ruling(0, REASON), 5000).accepted()
    assert spec.player(B).lock == LOCK
    spec.when(MOD, Undo(0, REASON), 5100).accepted()

    assert spec.player(B).lock is None


@pytest.mark.rule("KYC-19", "KYC-30")
def test_the_next_pair_lifts_the_lock_where_there_is_one() -> None:
    """If the first of two pairs leaves the game, the second lifts the lock instead."""
    spec = lifted(pairs=2)
    spec.when(MOD, PairOut(0, REASON), 5000).accepted()
    assert spec.player(B).lock is None
    spec.when(MOD, PairOut(1, REASON), 5100).accepted()

    assert spec.player(B).lock == LOCK


@pytest.mark.rule("KYC-27", "KYC-30")
@pytest.mark.parametrize("verdict", ["too_late", "pre_emptive"])
def test_a_lock_that_should_not_have_been_is_not_restored(verdict: str) -> None:
    """If the stop was ruled invalid, its lock isn't restored when the pair leaves the game."""
    spec = lifted()
    spec.when(MOD, RuleStop(0, verdict, REASON), 5000).accepted()  # type: ignore[arg-type]
    spec.when(MOD, PairOut(0, REASON), 5100).accepted()

    assert spec.player(B).lock is None


@pytest.mark.rule("KYC-19", "KYC-30")
def test_a_later_lock_of_the_moderator_outlasts_a_stop_that_a_pair_has_lifted() -> None:
    """A's pair at 1590 lifts the lock of the stop at 1512, but not the moderator's at 1671."""
    spec = Spec("aabbcc", moderated=True, lines=(FAST, SLOW), game="advanced")
    spec.when(A, Flip(0), 1000).accepted()
    spec.reach(A, 1050)
    spec.when(A, Flip(1), 1600).accepted()
    spec.wait(1670)
    spec.when(MOD, LockGrabs(0, REASON), 1671).accepted()
    began = spec.grab.began
    lag = Lag(Millis(1675), (FAST, SLOW, Line()), 450, began, began)
    spec.when(B, Stop(0), 1675, lag).accepted()

    assert spec.player(A).lock == Lock(Millis(1671))


@pytest.mark.rule("KYC-28", "KYC-30")
def test_a_pair_on_the_floor_that_goes_back_on_the_table_bars_nobody_again() -> None:
    """Putting back a pair that was ruled out doesn't bar a player freed by another pair since."""
    spec = lifted()
    spec.when(MOD, PairOut(0, REASON), 5000).accepted()
    spec.flip(B, 2, 3, at=5100)
    assert spec.player(B).lock is None
    spec.when(MOD, PairBack(0, REASON), 6000).accepted()

    assert spec.player(B).lock is None
    assert [(pair.number, pair.lifted) for pair in spec.state.pairs] == [(1, LOCK)]
    assert isinstance(spec.state.pairs[0], Pair)
