"""State: everything that a game has to remember."""

import msgspec

from rumpus.core.values import Result, Seat


class State(msgspec.Struct, frozen=True):
    """The heap, whose turn it is, and the result once there is one."""

    stones: int
    turn: Seat
    result: Result | None = None
