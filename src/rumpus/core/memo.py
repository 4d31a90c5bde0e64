"""A memo of one: what a pure function made of the value that it was last given."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

Value = TypeVar("Value")
Made = TypeVar("Made")


def latest(function: Callable[[Value], Made]) -> Callable[[Value], Made]:
    """
    Return the function with a memory for its last value, which it knows by identity.

    For what several audiences ask of the same state in a row; nothing is hashed or compared.
    """
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
