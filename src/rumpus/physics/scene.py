"""Where penguins are: poses rounded to what a text can say, which plays again exactly."""

from math import cos, sin
from typing import Final

import msgspec

PLACES: Final = 3
"""Decimals of a coordinate in mm."""
TURN_PLACES: Final = 6
"""Decimals of a component of a quaternion."""
RADIUS: Final = 15.0
"""The radius of a penguin's foot, a half ball, in mm; the greatest of the whole penguin."""


class Pose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    Where a penguin is and how it is turned.

    `x`, `y`, `z` are the centre of its foot ("the base's centre" of the rules) in mm: 15 above the
    floor when it stands. The unit quaternion turns an upright penguin that looks along +x.
    """

    x: float
    y: float
    z: float = RADIUS
    qw: float = 1.0
    qx: float = 0.0
    qy: float = 0.0
    qz: float = 0.0


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The penguins, None where one is not on the board, and which of them is flicked."""

    penguins: tuple[Pose | None, ...]
    mover: int

    def __post_init__(self) -> None:
        """Refuse a scene in which nobody could be flicked."""
        if not 1 <= len(self.penguins) <= 4:
            raise ValueError(f"{len(self.penguins)} penguins; there are 1 to 4")
        if not 0 <= self.mover < len(self.penguins) or self.penguins[self.mover] is None:
            raise ValueError(f"penguin {self.mover} is not on the board")


def pose(position: tuple[float, float, float], turn: tuple[float, float, float, float]) -> Pose:
    """Round a position in mm and a quaternion to a pose; of q and -q, the one with qw >= 0."""
    sign = -1.0 if turn[0] < 0 else 1.0
    # Adding 0.0 makes -0.0 the 0.0 that a text gives back.
    x, y, z = (round(value, PLACES) + 0.0 for value in position)
    qw, qx, qy, qz = (round(sign * value, TURN_PLACES) + 0.0 for value in turn)
    return Pose(x, y, z, qw, qx, qy, qz)


def standing(x: float, y: float, heading: float = 0.0) -> Pose:
    """Return the pose of an upright penguin; *heading* is where it looks, in radians from +x."""
    return pose((x, y, RADIUS), (cos(heading / 2), 0.0, 0.0, sin(heading / 2)))
