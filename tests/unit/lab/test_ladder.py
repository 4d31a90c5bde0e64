"""Ladder of bot levels: each seed is played from both seats and counted once."""

from ladder import row, step_of, steps
from rumpus.core.values import Result, Seat
from simulated import house_rules

A, B = Seat(0), Seat(1)
WON_BY_A = Result(((A,), (B,)), (30, 20), "turns")
WON_BY_B = Result(((B,), (A,)), (10, 40), "turns")
TIE = Result(((A, B),), (25, 25), "turns")


def test_a_seed_counts_the_share_of_its_two_games() -> None:
    """A seed counts 1 if won from both seats, 0.5 if from one, and a tie as half a game."""
    step = step_of("fair", "gentle", [WON_BY_A, WON_BY_A, TIE], [WON_BY_B, WON_BY_A, WON_BY_B])

    # Shares 1, 0.5 and 0.75: mean 0.75, deviation 0.25.
    assert step.won == 0.75
    assert abs(step.around - 1.96 * 0.25 / 3**0.5) < 1e-9
    assert step.points == ((30 + 30 + 25 + 40 + 20 + 40) / 6, (20 + 20 + 25 + 10 + 30 + 10) / 6)
    assert row(step) == "| `fair` | `gentle` | 75 % ± 28 | 31 to 19 |"


def test_neighbours_are_played_in_order() -> None:
    """Each level plays the one below it, from the weakest upwards."""
    options = house_rules(words="checked", turns=7)
    named = ("beginner", "gentle", "fair")

    played = [(step.better, step.worse) for step in steps("keesdrow", named, options, range(1))]

    assert played == [("gentle", "beginner"), ("fair", "gentle")]
