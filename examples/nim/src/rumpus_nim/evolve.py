"""Evolution of the state: every event is folded, and none is judged."""

from typing import assert_never

from msgspec.structs import replace

from rumpus.core.values import Result, Seat
from rumpus_nim.events import Began, Event, Stopped, Took
from rumpus_nim.state import State


def evolve(state: State, event: Event) -> State:
    """Fold one event."""
    match event:
        case Began():
            return State(event.stones, event.first)
        case Took():
            return _took(state, event)
        case Stopped():
            # NIM-4: nobody has won, so both share the first place.
            return replace(state, result=Result(((Seat(0), Seat(1)),), (0, 0), "stopped"))
        case _:
            assert_never(event)


def _took(state: State, event: Took) -> State:
    other = Seat(1 - event.seat)
    left = state.stones - event.stones
    if left > 0:
        return State(left, other)
    # NIM-3: this was the last stone.
    scores = (1, 0) if event.seat == 0 else (0, 1)
    return State(0, other, Result(((event.seat,), (other,)), scores, "last_stone"))
