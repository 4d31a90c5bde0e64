"""View: the game as a seat may see it; here everybody sees everything."""

import msgspec

from rumpus.core.values import Result, Seat
from rumpus_nim.state import State


class View(msgspec.Struct, frozen=True):
    """The whole state, and the seat that it's for; *you* is None for spectators."""

    you: Seat | None
    stones: int
    turn: Seat
    result: Result | None


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat may know."""
    return View(seat, state.stones, state.turn, state.result)
