"""
Checks that penguins can be where a scene puts them, since anybody may have written it.

A scene that results from a move always fits: penguins may lie, lean, stand in doors and touch.
"""

from typing import Final, Literal

import msgspec

from rumpus.physics.footprint import discs, gap, lowest
from rumpus.physics.layout import School
from rumpus.physics.places import room_at
from rumpus.physics.scene import Pose, Scene
from rumpus.physics.solids import solids

Reason = Literal["turn", "outside", "height", "wall", "penguin"]
"""
What is wrong with a penguin: its quaternion is no rotation, or it is outside the school, above or
below the floor, in a wall, or in another penguin.
"""

DEEP: Final = 2.0
"""Depth of overlap, in mm, that is allowed: contacts are springs and yield less than this."""
_LEAST, _MOST = 0.99, 1.01


class Misfit(msgspec.Struct, frozen=True):
    """The first penguin that can't be where it is, and the lower-numbered one that it overlaps."""

    why: Reason
    penguin: int
    other: int | None = None


def misfit(school: School, scene: Scene) -> Misfit | None:
    """Return what is wrong with a scene, or None if it can be played. Accepts any numbers."""
    there = [(number, pose) for number, pose in enumerate(scene.penguins) if pose is not None]
    for number, pose in there:
        why = _wrong(school, pose)
        if why is not None:
            return Misfit(why, number)
    for number, pose in there:
        for other, beside in there:
            # The gap is accurate to a millimetre.
            if other < number and gap(pose, beside) < -DEEP - 1:
                return Misfit("penguin", number, other)
    return None


def _wrong(school: School, pose: Pose) -> Reason | None:
    # Comparisons are written so that NaN fails them.
    size = pose.qw * pose.qw + pose.qx * pose.qx + pose.qy * pose.qy + pose.qz * pose.qz
    if not _LEAST < size < _MOST:
        return "turn"
    if room_at(school, pose.x, pose.y) is None:
        return "outside"
    if not -DEEP <= lowest(pose) <= school.wall.height:
        return "height"
    return "wall" if _in_wall(school, pose) else None


def _in_wall(school: School, pose: Pose) -> bool:
    return any(
        solid.distance(disc.x, disc.y, disc.z) < disc.radius - DEEP
        for solid in solids(school)
        for disc in discs(pose)
    )
