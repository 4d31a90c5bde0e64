"""Clock of a table: follows a steady clock, but only while the table runs."""

from rumpus.core.values import Millis
from rumpus.table.clock import TableClock


def test_time_stands_still_until_started() -> None:
    """Table time stands still until the clock is started."""
    clock = TableClock(Millis(500))

    assert clock.now(1_000_000) == 500
    assert not clock.running
    assert clock.until(Millis(900), 1_000_000) is None


def test_time_passes_while_running() -> None:
    """Table time is its earlier value plus the steady time since the start."""
    clock = TableClock(Millis(500))
    clock.start(10_000)
    clock.start(10_100)

    assert clock.running
    assert clock.now(10_250) == 750
    assert clock.until(Millis(900), 10_250) == 150
    assert clock.until(Millis(600), 10_250) == 0


def test_stopped_time_is_not_counted() -> None:
    """Time between a stop and the next start is not counted."""
    clock = TableClock()
    clock.start(0)
    clock.stop(300)
    clock.start(5_000)

    assert clock.now(5_200) == 500


def test_a_steady_clock_that_stumbles_does_not_turn_time_back() -> None:
    """A reading from before the start counts as the start."""
    clock = TableClock(Millis(100))
    clock.start(1_000)

    assert clock.now(900) == 100
