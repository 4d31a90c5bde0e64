"""
Memos by identity: results of a pure function, reused when a recent call had the same objects.

Judging an act folds its events, and the table then folds them again; every audience asks for the
same view. Values are neither hashed nor compared, and only the last few are kept.
"""

from collections.abc import Callable
from functools import wraps
from typing import Final, TypeVar

Value = TypeVar("Value")
State = TypeVar("State")
Event = TypeVar("Event")
Made = TypeVar("Made")

STEPS: Final = 6
"""Number of steps that are remembered; most acts have fewer events."""


def latest(function: Callable[[Value], Made]) -> Callable[[Value], Made]:
    """Wrap a function so that it remembers the result for its last argument."""
    last: tuple[Value, Made] | None = None

    @wraps(function)
    def remembering(value: Value) -> Made:
        nonlocal last
        # Read once: another thread may change it in between.
        known = last
        if known is None or known[0] is not value:
            known = last = (value, function(value))
        return known[1]

    return remembering


def stepwise(evolve: Callable[[State, Event], State]) -> Callable[[State, Event], State]:
    """Wrap the ``evolve`` of a game so that it remembers its last steps."""
    steps: tuple[tuple[State, Event, State], ...] = ()

    @wraps(evolve)
    def remembering(state: State, event: Event) -> State:
        nonlocal steps
        for before, happened, after in steps:
            if happened is event and before is state:
                return after
        after = evolve(state, event)
        steps = ((state, event, after), *steps[: STEPS - 1])
        return after

    return remembering
