"""Evenings to test with: people named p0, p1 ..., and results by the numbers of a plan."""

from collections.abc import Iterable
from typing import Final, TypeVar

from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Refusal
from rumpus.evening import requests
from rumpus.evening.events import Event, Format, Places, Plan, RoundPaired
from rumpus.evening.pairing import Apart
from rumpus.evening.state import Evening, evolve, fold

T = TypeVar("T")

OUTCOMES: Final[tuple[Places, ...]] = (((0,), (1,)), ((1,), (0,)), ((0, 1),))
"""Results of a table of two: the first wins, the second wins, a draw."""


def must(outcome: T | Refusal) -> T:
    """Return what was asked for; fail if it was refused."""
    assert not isinstance(outcome, Refusal), outcome
    return outcome


def opened(count: int, form: Format = "swiss", seats: int = 2, *, least: int = 2) -> Evening:
    """Return an evening that *count* people have joined."""
    evening = fold([must(requests.open_evening(Plan("toy", form, seats=seats, least=least), 0))])
    return joined(evening, range(count))


def joined(evening: Evening, numbers: Iterable[int]) -> Evening:
    """Return the evening with more people."""
    for number in numbers:
        evening = then(evening, requests.join(evening, f"p{number}", f"Person {number}"))
    return evening


def then(evening: Evening, outcome: Event | Refusal) -> Evening:
    """Return the evening after an event."""
    assert not isinstance(outcome, Refusal), outcome
    return evolve(evening, outcome)


def pair(
    evening: Evening, seed: int = 0, apart: Apart = frozenset()
) -> tuple[Evening, RoundPaired]:
    """Return the evening with a new round, and what was paired."""
    chance = Chance(simulation_seed(seed), f"round {len(evening.rounds)}")
    event = must(requests.pair(evening, chance, 0, apart=apart))
    return evolve(evening, event), event


def play(evening: Evening, outcomes: Iterable[int] = ()) -> Evening:
    """Return the evening with a result at every table of its last round."""
    numbers = [*outcomes]
    for at, board in enumerate(evening.rounds[-1].boards):
        places = OUTCOMES[numbers[at % len(numbers)] if numbers else 0]
        if len(board.people) > 2:
            places = tuple((seat,) for seat in range(len(board.people)))
        result = requests.set_result(evening, len(evening.rounds) - 1, at, places, "game")
        evening = then(evening, result)
    return evening
