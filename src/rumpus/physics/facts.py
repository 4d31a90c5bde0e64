"""
What happened in a move, in order: the rules read only these.

Every fact has `at`, ms from the flick, and the number of the penguin that it is about. A move's
facts stand in order of time; those about how penguins rest come last.
"""

import msgspec


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A penguin came completely through a door, under the lintel, into the room *to*."""

    at: int
    penguin: int
    door: int
    to: int


class Jumped(msgspec.Struct, frozen=True, tag="jumped"):
    """A penguin came completely over a wall or a lintel; None is outside the school."""

    at: int
    penguin: int
    wall: int
    out_of: int | None
    to: int | None


class Landed(msgspec.Struct, frozen=True, tag="landed"):
    """A penguin that had jumped touched the floor again, in this room or outside."""

    at: int
    penguin: int
    room: int | None


class Touched(msgspec.Struct, frozen=True, tag="touched"):
    """
    Two penguins came to touch; *penguin* is the lower number.

    Contacts from before the flick count only after the two were apart.
    """

    at: int
    penguin: int
    other: int


class Bounced(msgspec.Struct, frozen=True, tag="bounced"):
    """A penguin bounced off a wall or the frame of a door in it."""

    at: int
    penguin: int
    wall: int


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A penguin came to rest outside the school, or on top of a wall."""

    at: int
    penguin: int


class Rested(msgspec.Struct, frozen=True, tag="rested"):
    """
    A penguin that had moved came to rest.

    `room` is where the centre of its foot is, None when it has left. `door` is the doorway in which
    it is stuck, and `sides` the rooms from which it is seen there, in the order of the plan.
    """

    at: int
    penguin: int
    room: int | None
    door: int | None = None
    sides: tuple[int, ...] = ()


Fact = Passed | Jumped | Landed | Touched | Bounced | Left | Rested
