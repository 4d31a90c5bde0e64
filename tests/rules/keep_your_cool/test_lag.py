"""Tests of lag compensation, with the numbers of `far` (KYC-12, KYC-22, KYC-23)."""

import pytest

from rules.keep_your_cool.far import LINES, answer, far
from rules.keep_your_cool.spec import FAST, SLOW, A, B, Spec, kinds
from rumpus.core.values import Lag, Line, Millis, Seat
from rumpus.games.keep_your_cool.actions import Flip, Say, Stop
from rumpus.games.keep_your_cool.events import (
    CoolEvent,
    FlagTaken,
    Measured,
    StopLate,
    Stopped,
    StopVoid,
)
from rumpus.games.keep_your_cool.rules.timing import bound, leeway, tie_band
from rumpus.games.keep_your_cool.values import Verdict


def verdict(events: list[CoolEvent]) -> Verdict:
    """Return the verdict of the only stop among events."""
    (event,) = [e for e in events if isinstance(e, Stopped | StopLate | StopVoid)]
    return event.verdict


@pytest.mark.rule("KYC-23")
def test_bounds_are_the_round_trip_and_what_frames_and_jitter_add() -> None:
    """Compensation is limited to round trip, frame and jitter, or to 0 without a measurement."""
    assert [
        bound(line) for line in (FAST, SLOW, Line(1, 0), Line(350, 40), Line(240, 9), Line())
    ] == [
        40,
        190,
        17,
        300,
        274,
        0,
    ]


@pytest.mark.rule("KYC-12")
def test_nobody_gains_by_a_worse_line() -> None:
    """A player's own jitter widens no tie in their favour; excess jitter gives no credit."""
    jittery = (FAST, Line(300, 40))
    assert [tie_band(jittery, seat) for seat in (A, B)] == [15, 40]
    assert [tie_band(LINES, seat) for seat in (A, B)] == [15, 15]
    assert tie_band((Line(), Line()), A) == 0
    assert [leeway(jittery), leeway((Line(), Line()))] == [15, 0]
    # Answering pings late makes a jitter of 50; with a round trip of 20, only 2 are credited.
    assert bound(Line(20, 50)) == bound(FAST)


@pytest.mark.rule("KYC-12")
@pytest.mark.parametrize("seat", [A, B])
def test_the_flipper_s_own_jitter_widens_no_tie(seat: Seat) -> None:
    """B's flip at 1045 ties with A's word at 1020 by A's jitter, but not by B's own."""
    lines = (Line(20, 50), SLOW) if seat == A else (FAST, Line(150, 50))
    spec = far(lines=lines)
    spec.when(B, Say("casserole"), 600).accepted()
    spec.when(A, Say("clear"), 1030).accepted()
    spec.when(B, Flip(0), 1120).accepted()
    spec.wait(1400)

    assert (spec.state.up == (0,)) is (seat == A)


@pytest.mark.rule("KYC-23")
def test_who_reached_later_voids_nothing_by_jitter() -> None:
    """A's reach, 16 ms before B's, counts although B's line has a jitter of 50 ms."""
    spec = far(lines=(FAST, Line(150, 50)))
    spec.reach(A, 1000)
    spec.reach(B, 1081)
    happened = spec.wait(4000).events

    assert [e.seat for e in happened if isinstance(e, FlagTaken)] == [A]


@pytest.mark.rule("KYC-23")
def test_lag_is_forgiven_to_an_honest_defender() -> None:
    """B's stop counts from its reaction of 600 ms, although it arrived after 765 ms."""
    spec = far()
    spec.reach(A, 1000)
    assert (spec.grab.until, spec.grab.commit) == (1700, 1890)
    events = answer(spec, B, 1766, 600, sent=1001)

    assert verdict(events) == Verdict(
        seat=B,
        reach=0,
        ruling="in_time",
        at=Millis(1600),
        elapsed=765,
        reaction=600,
        round_trip=150,
        bound=190,
        compensation=165,
        counted=600,
        window=700,
        margin=100,
    )


@pytest.mark.rule("KYC-23")
def test_the_result_of_a_reach_waits_for_the_last_stop_that_could_count() -> None:
    """A reach complete at 1700 is decided at 1890; a stop that arrives at 1889 still counts."""
    spec = far()
    spec.reach(A, 1000)
    assert spec.wait(1889).events == []
    assert kinds(answer(spec, B, 1889, 699, sent=1000))[0] == "Stopped"

    other = far()
    other.reach(A, 1000)
    assert other.wait(1890).kinds == ["FlagTaken"]


@pytest.mark.rule("KYC-23")
def test_who_lies_about_his_reaction_gets_the_bound_and_no_more() -> None:
    """B reports a reaction of 150 ms; of the elapsed time at most 190 ms are compensated."""
    spec = far(game="advanced")
    spec.reach(A, 1000)
    late = verdict(answer(spec, B, 1889, 150, sent=998))
    assert (late.compensation, late.counted, late.ruling) == (190, 699, "in_time")

    spec = far(game="advanced", reach=690)
    spec.reach(A, 1000)
    late = verdict(answer(spec, B, 1879, 150, sent=988))
    assert (late.elapsed, late.counted, late.margin, late.ruling) == (879, 689, 1, "in_time")


@pytest.mark.rule("KYC-23")
def test_a_stop_that_is_too_late_is_told_as_such() -> None:
    """A stop 20 ms late is reported as late; the flag is taken only when the reach is final."""
    spec = far(game="advanced")
    spec.reach(A, 1000)
    late = verdict(answer(spec, B, 1880, 720, sent=1000))
    assert (late.ruling, late.margin, late.at) == ("late", -20, 1720)
    assert spec.when(B, Stop(0), 1885).refusal.code == "answered"
    happened = spec.wait(1890).events

    assert isinstance(happened[0], FlagTaken)
    assert spec.state.attempts[-1].verdict == late


@pytest.mark.rule("KYC-23")
def test_a_reaction_no_person_has_is_void_even_if_lag_explains_it() -> None:
    """A reported reaction of 99 ms is void, even if the stop arrived after 250 ms."""
    spec = far()
    spec.reach(A, 1000)
    void = verdict(answer(spec, B, 1250, 99, sent=1000))

    assert (void.ruling, void.counted) == ("early", 99)


@pytest.mark.rule("KYC-23")
def test_without_a_reaction_nothing_is_forgiven() -> None:
    """A stop without a reported reaction counts from its arrival."""
    spec = far()
    spec.reach(A, 1000)
    judged = verdict(answer(spec, B, 1600, None, sent=1000))

    assert (judged.compensation, judged.counted) == (0, 600)


@pytest.mark.rule("KYC-23")
def test_only_the_update_that_showed_the_reach_dates_it() -> None:
    """If a client claims to have seen a later update, the stop is timed from the reach's start."""
    spec = far()
    spec.reach(A, 1000)
    judged = verdict(answer(spec, B, 1500, 300, sent=1300, seen=1290))

    assert judged.elapsed == 500


@pytest.mark.rule("KYC-23")
def test_a_reach_without_measured_lag_allows_for_the_recorded_line() -> None:
    """A reach that comes without measured lag still allows for the defender's recorded line."""
    spec = far()
    assert [player.line for player in spec.state.players] == [FAST, SLOW]
    spec.lines = None
    spec.reach(A, 1000)
    assert spec.grab.commit == 1890

    spec.lines = (FAST, Line(153, 12))
    assert not any(isinstance(e, Measured) for e in spec.when(B, Stop(0), 1300).events)


@pytest.mark.rule("KYC-22")
def test_a_handicap_lengthens_the_window_of_a_stop() -> None:
    """With a handicap of 300 ms, a stop after 900 ms has a margin of 100 ms."""
    spec = Spec(lines=LINES, handicaps=(0, 300))
    spec.reach(A, 1000)
    judged = verdict(answer(spec, B, 2065, 900, sent=1000))

    assert (judged.window, judged.margin) == (1000, 100)


def test_lines_are_noted_where_they_differ_by_more_than_4_ms() -> None:
    """A line is recorded on its first measurement and if it changes by more than 4 ms."""
    cases = {
        Line(154, 12): False,
        Line(155, 12): True,
        Line(145, 12): True,
        Line(150, 16): False,
        Line(150, 17): True,
        Line(150, 7): True,
    }
    for line, noted in cases.items():
        spec = far()
        spec.lines = (FAST, line)
        events = spec.when(B, Stop(), 5000).events
        assert any(isinstance(event, Measured) for event in events) is noted, line
    spec = Spec()
    events = spec.when(B, Stop(), 5000, Lag(Millis(5000), (Line(), Line(1, 0)))).events
    assert Measured(B, Line(1, 0)) in events
