"""
Facts of a move: what happened, in order. The rules read nothing else.

Each fact has `at`, the ms since the flick, and the number of its penguin. The facts of a move are
in chronological order; those on how penguins came to rest are at the end.
"""

import msgspec


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A penguin passed completely through a door, under the lintel, into the room *to*."""

    at: int
    penguin: int
    door: int
    to: int


class Jumped(msgspec.Struct, frozen=True, tag="jumped"):
    """A penguin jumped completely over a wall or a lintel; a room of None is outside the school."""

    at: int
    penguin: int
    wall: int
    out_of: int | None
    to: int | None


class Landed(msgspec.Struct, frozen=True, tag="landed"):
    """A penguin that had jumped touched the floor again, in this room, or outside (None)."""

    at: int
    penguin: int
    room: int | None


class Touched(msgspec.Struct, frozen=True, tag="touched"):
    """
    Two penguins began to touch; *penguin* is the lower number.

    Penguins that touched before the flick count only after they have come apart.
    """

    at: int
    penguin: int
    other: int


class Bounced(msgspec.Struct, frozen=True, tag="bounced"):
    """A penguin bounced off a wall, or off the frame of a door in it."""

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

    `room` is the room of the centre of its foot, None if it left the school. `door` is the doorway
    in which it is stuck, and `sides` the rooms from which it can be seen, in the order of the plan.
    """

    at: int
    penguin: int
    room: int | None
    door: int | None = None
    sides: tuple[int, ...] = ()


Fact = Passed | Jumped | Landed | Touched | Bounced | Left | Rested
