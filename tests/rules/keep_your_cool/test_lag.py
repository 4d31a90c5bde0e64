"""What is forgiven a line, with numbers worked out by hand from `far` (KYC-12, KYC-22, KYC-23)."""

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
    """Give the verdict of the one stop among events."""
    (event,) = [e for e in events if isinstance(e, Stopped | StopLate | StopVoid)]
    return event.verdict


@pytest.mark.rule("KYC-23")
def test_bounds_are_the_round_trip_and_what_frames_and_jitter_add() -> None:
    """Worked out by hand; nothing is forgiven a seat that nobody measures."""
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
    """Only whom a tie goes against can widen it, and jitter beyond an even line is no credit."""
    jittery = (FAST, Line(300, 40))
    assert [tie_band(jittery, seat) for seat in (A, B)] == [15, 40]
    assert [tie_band(LINES, seat) for seat in (A, B)] == [15, 15]
    assert tie_band((Line(), Line()), A) == 0
    assert [leeway(jittery), leeway((Line(), Line()))] == [15, 0]
    # Who answers pings late has a jitter of 50; 20 ms of round trip are credited 2 of it.
    assert bound(Line(20, 50)) == bound(FAST)


@pytest.mark.rule("KYC-12")
@pytest.mark.parametrize("seat", [A, B])
def test_the_flipper_s_own_jitter_widens_no_tie(seat: Seat) -> None:
    """A's word counts from 1020, and B's flip from 1045: B has the tie only by A's jitter."""
    lines = (Line(20, 50), SLOW) if seat == A else (FAST, Line(150, 50))
    spec = far(lines=lines)
    spec.when(B, Say("casserole"), 600).accepted()
    spec.when(A, Say("clear"), 1030).accepted()
    spec.when(B, Flip(0), 1120).accepted()
    spec.wait(1400)

    assert (spec.state.up == (0,)) is (seat == A)


@pytest.mark.rule("KYC-23")
def test_who_reached_later_voids_nothing_by_jitter() -> None:
    """A reached 16 ms before B, whose line has a jitter of 50: A's counts."""
    spec = far(lines=(FAST, Line(150, 50)))
    spec.reach(A, 1000)
    spec.reach(B, 1081)
    happened = spec.wait(4000).events

    assert [e.seat for e in happened if isinstance(e, FlagTaken)] == [A]


@pytest.mark.rule("KYC-23")
def test_lag_is_forgiven_to_an_honest_defender() -> None:
    """B pressed after 600 ms; the stop came 765 ms after it was shown, and has 100 to spare."""
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
    """It is complete at 1700 and told at 1890; a stop that counts may still come at 1889."""
    spec = far()
    spec.reach(A, 1000)
    assert spec.wait(1889).events == []
    assert kinds(answer(spec, B, 1889, 699, sent=1000))[0] == "Stopped"

    other = far()
    other.reach(A, 1000)
    assert other.wait(1890).kinds == ["FlagTaken"]


@pytest.mark.rule("KYC-23")
def test_who_lies_about_his_reaction_gets_the_bound_and_no_more() -> None:
    """B says 150 ms for a stop that came after 891: 190 are forgiven, 701 count, one too many."""
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
    """Pressed after 720 ms of 700; the flag comes off when the reach is final, not before."""
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
    """99 ms by the client's own word, and 250 by the server's."""
    spec = far()
    spec.reach(A, 1000)
    void = verdict(answer(spec, B, 1250, 99, sent=1000))

    assert (void.ruling, void.counted) == ("early", 99)


@pytest.mark.rule("KYC-23")
def test_without_a_reaction_nothing_is_forgiven() -> None:
    """A client that tells none is judged by arrival."""
    spec = far()
    spec.reach(A, 1000)
    judged = verdict(answer(spec, B, 1600, None, sent=1000))

    assert (judged.compensation, judged.counted) == (0, 600)


@pytest.mark.rule("KYC-23")
def test_only_the_update_that_showed_the_reach_dates_it() -> None:
    """A client that claims to react to a later update is judged from the reach's beginning."""
    spec = far()
    spec.reach(A, 1000)
    judged = verdict(answer(spec, B, 1500, 300, sent=1300, seen=1290))

    assert judged.elapsed == 500


@pytest.mark.rule("KYC-23")
def test_lines_are_noted_when_they_change() -> None:
    """A bot's reach, which nobody measures, still waits for the line of whom it reaches at."""
    spec = far()
    assert [player.line for player in spec.state.players] == [FAST, SLOW]
    spec.lines = None
    spec.reach(A, 1000)
    assert spec.grab.commit == 1890

    spec.lines = (FAST, Line(153, 12))
    assert not any(isinstance(e, Measured) for e in spec.when(B, Stop(0), 1300).events)


@pytest.mark.rule("KYC-22")
def test_a_handicap_lengthens_the_window_of_a_stop() -> None:
    """Pressed after 900 ms; with 300 ms handicap there are 100 to spare."""
    spec = Spec(lines=LINES, handicaps=(0, 300))
    spec.reach(A, 1000)
    judged = verdict(answer(spec, B, 2065, 900, sent=1000))

    assert (judged.window, judged.margin) == (1000, 100)


def test_lines_are_noted_where_they_differ_by_more_than_4_ms() -> None:
    """Round trip or jitter, up or down, and always when a seat is measured at all."""
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
