"""Positions of penguins: poses rounded to the precision of a text, which replays exactly."""

from math import cos, sin
from typing import Final

import msgspec

PLACES: Final = 3
"""Decimal places of a coordinate in mm."""
TURN_PLACES: Final = 6
"""Decimal places of a component of a quaternion."""
RADIUS: Final = 15.0
"""Radius of a penguin's foot, a half ball, in mm; no part of a penguin is wider."""


class Pose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    Position and rotation of a penguin.

    `x`, `y`, `z` are the centre of its foot ("the base's centre" of the rules) in mm: 15 above the
    floor when it stands. The unit quaternion rotates an upright penguin that faces +x.
    """

    x: float
    y: float
    z: float = RADIUS
    qw: float = 1.0
    qx: float = 0.0
    qy: float = 0.0
    qz: float = 0.0


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The penguins, None for one that isn't on the board, and which one is flicked."""

    penguins: tuple[Pose | None, ...]
    mover: int

    def __post_init__(self) -> None:
        """Refuse a scene without a penguin to flick."""
        if not 1 <= len(self.penguins) <= 4:
            raise ValueError(f"{len(self.penguins)} penguins; there are 1 to 4")
        if not 0 <= self.mover < len(self.penguins) or self.penguins[self.mover] is None:
            raise ValueError(f"penguin {self.mover} is not on the board")


def pose(position: tuple[float, float, float], turn: tuple[float, float, float, float]) -> Pose:
    """Round a position in mm and a quaternion to a pose; of q and -q, use the one with qw >= 0."""
    sign = -1.0 if turn[0] < 0 else 1.0
    # Adding 0.0 turns -0.0 into 0.0, which a text can represent.
    x, y, z = (round(value, PLACES) + 0.0 for value in position)
    qw, qx, qy, qz = (round(sign * value, TURN_PLACES) + 0.0 for value in turn)
    return Pose(x, y, z, qw, qx, qy, qz)


def standing(x: float, y: float, heading: float = 0.0) -> Pose:
    """Return the pose of an upright penguin that faces *heading*, in radians from +x."""
    return pose((x, y, RADIUS), (cos(heading / 2), 0.0, 0.0, sin(heading / 2)))
