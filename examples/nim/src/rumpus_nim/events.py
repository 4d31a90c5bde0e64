"""Events: facts of a game that has begun; folding them yields its state."""

import msgspec

from rumpus.core.values import Seat


class Began(msgspec.Struct, frozen=True, tag="began"):
    """A seat begins, with a heap of stones."""

    stones: int
    first: Seat


class Took(msgspec.Struct, frozen=True, tag="took"):
    """A seat took stones."""

    seat: Seat
    stones: int


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """The game was cut short."""


Event = Began | Took | Stopped
