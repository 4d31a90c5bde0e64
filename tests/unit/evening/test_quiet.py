"""Tests of people whom a helper of the evening has muted for a time."""

from rumpus.core.values import Refusal
from rumpus.evening import requests
from rumpus.evening.events import Ended, Joined, Left, Opened, Plan, Quieted
from rumpus.evening.state import Evening, evolve, fold

PLAN = Plan("keyword", "swiss")


def evening(*more: Joined | Left | Quieted | Ended) -> Evening:
    """Return an evening that Ida has joined, after some more events."""
    return fold([Opened(PLAN, 1000), Joined("i", "Ida"), *more])


def test_a_person_is_quiet_for_minutes() -> None:
    """Fifteen minutes from second 2000 on end at second 2900."""
    assert requests.quiet(evening(), "i", 2000, 15) == Quieted("i", 2900)


def test_no_minutes_let_a_person_talk_again() -> None:
    """Zero ends what was asked before."""
    asked = requests.quiet(evening(Quieted("i", 2900)), "i", 2000, 0)

    assert asked == Quieted("i", 0)
    assert evolve(evening(Quieted("i", 2900)), Quieted("i", 0)).people["i"].quiet == 0


def test_coming_back_does_not_end_it() -> None:
    """Who leaves and joins again is still quiet."""
    again = evening(Quieted("i", 2900), Left("i"), Joined("i", "Ida"))

    assert (again.people["i"].present, again.people["i"].quiet) == (True, 2900)


def test_what_cannot_be_asked_is_refused() -> None:
    """A stranger, too many minutes, less than none, and an evening that is over."""
    over = evening(Ended(3000))
    cases = [
        (evening(), "n", 15, "not_entered"),
        (evening(), "i", requests.QUIET + 1, "bad_request"),
        (evening(), "i", -1, "bad_request"),
        (over, "i", 15, "evening_ended"),
    ]
    for state, person, minutes, code in cases:
        asked = requests.quiet(state, person, 2000, minutes)
        assert isinstance(asked, Refusal)
        assert asked.code == code
