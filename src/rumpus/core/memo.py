"""
Memos by identity: results of a pure function for the very values of its last call.

Judging an act folds its events, which the table then folds again; every audience asks for the same
view. Nothing is hashed or compared, and no more than the last few values are kept.
"""

from collections.abc import Callable
from functools import wraps
from typing import Final, TypeVar

Value = TypeVar("Value")
State = TypeVar("State")
Event = TypeVar("Event")
Made = TypeVar("Made")

STEPS: Final = 6
"""Steps that are remembered: more than most acts bring."""


def latest(function: Callable[[Value], Made]) -> Callable[[Value], Made]:
    """Return the function with a memory for its last value."""
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
    """Return a game's ``evolve`` with a memory for its last steps."""
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
