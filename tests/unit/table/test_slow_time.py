"""Time at a slow table: the wall clock without the holidays."""

from hypothesis import given
from hypothesis import strategies as st

from rumpus.table.slow_time import Span, moment_after, waited

HOUR = 3_600_000

moments = st.integers(0, 1000)
spans = st.lists(
    st.tuples(moments, st.integers(1, 300)).map(lambda pair: Span(pair[0], sum(pair))), max_size=6
)


@given(spans, moments, moments)
def test_time_stands_still_in_each_moment_of_a_holiday(
    holidays: list[Span], since: int, passed: int
) -> None:
    """Time stands still while at least one holiday runs, however many overlap."""
    now = since + passed
    still = sum(any(s.start <= t < s.until for s in holidays) for t in range(since, now))
    assert waited(holidays, since, now) == still


@given(spans, moments, moments)
def test_a_deadline_is_enforced_when_it_is_shown(
    holidays: list[Span], since: int, passing: int
) -> None:
    """The moment of a deadline is the first at which the time before it has passed."""
    moment = moment_after(holidays, since, passing)
    assert moment - since - waited(holidays, since, moment) == passing
    if moment > since:
        assert moment - 1 - since - waited(holidays, since, moment - 1) < passing


def test_a_holiday_delays_a_deadline_by_its_length() -> None:
    """A holiday of two hours within a turn of eight lets it end two hours later."""
    holiday = [Span(3 * HOUR, 5 * HOUR)]
    assert moment_after(holiday, 0, 8 * HOUR) == 10 * HOUR


def test_a_holiday_after_the_deadline_changes_nothing() -> None:
    """A holiday that begins at the deadline comes too late."""
    assert moment_after([Span(8 * HOUR, 9 * HOUR)], 0, 8 * HOUR) == 8 * HOUR
