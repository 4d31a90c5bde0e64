"""Budgets of CPU time and elapsed time for bots that think."""

from concurrent.futures import ThreadPoolExecutor

from rumpus.server.limits import values as limits
from rumpus.server.limits.bot_budget import Budget, Deadline


def nobody() -> float:
    """Return the number of bots per thread in a room where no other bot thinks."""
    return 0.5


class Hand:
    """Clock that a test advances."""

    def __init__(self) -> None:
        self.now = 10.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now

    def work(self, seconds: float) -> float:
        """Advance the clock by the duration of a piece of work, and return the duration."""
        self.now += seconds
        return seconds


def test_a_bot_goes_on_until_its_share_of_cpu_time_is_spent() -> None:
    """CPU time counts on whichever thread it is spent, and each decision starts at zero."""
    cpu, wall = Hand(), Hand()
    half = limits.BOT_CPU_SECONDS / 2
    with ThreadPoolExecutor(1) as threads:
        budget = Budget(threads, nobody, Deadline(), cpu, wall)
        go_on = budget.watch()
        assert list(budget.map(cpu.work, [half / 2, half / 4])) == [half / 2, half / 4]
        assert go_on(0.5)
        list(budget.map(cpu.work, [half / 4]))
        assert not go_on(0.5)
        assert go_on(1.0)
        list(budget.map(cpu.work, [half]))
        assert not go_on(1.0)
        assert budget.watch()(0.5)


def test_on_a_busy_machine_a_bot_does_with_less() -> None:
    """A bot stops after `limits.THINKING_SECONDS`, however little CPU time it had."""
    wall = Hand()
    with ThreadPoolExecutor(1) as threads:
        go_on = Budget(threads, nobody, Deadline(), Hand(), wall).watch()
    wall.now += 0.6 * limits.THINKING_SECONDS
    assert not go_on(0.5)
    assert go_on(1.0)
    wall.now += 0.4 * limits.THINKING_SECONDS
    assert not go_on(1.0)


def test_where_many_bots_wait_each_thinks_for_less_long() -> None:
    """Bots that wait for one thread share its time, and a late arrival shortens every share."""
    wall, crowd = Hand(), [1.0]
    with ThreadPoolExecutor(1) as threads:
        go_on = Budget(threads, lambda: crowd[0], Deadline(), Hand(), wall).watch()
    wall.now += 0.2 * limits.THINKING_SECONDS
    assert go_on(1.0)
    crowd[0] = 4.0
    assert go_on(1.0)
    crowd[0] = 6.0
    assert not go_on(1.0)


def test_a_bot_stops_at_its_deadline_however_much_it_might_spend() -> None:
    """Half of the time to the deadline is for the first look; past the deadline, none is left."""
    wall, deadline = Hand(), Deadline()
    deadline.until = wall.now + 1
    with ThreadPoolExecutor(1) as threads:
        budget = Budget(threads, nobody, deadline, Hand(), wall)
    go_on = budget.watch()
    assert go_on(0.5)
    wall.now += 0.6
    assert not go_on(0.5)
    assert go_on(1.0)
    wall.now += 0.4
    assert not go_on(1.0)
    assert not budget.watch()(1.0)
