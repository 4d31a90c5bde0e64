"""
Whether penguins can be where a scene says, which anybody may have written.

A scene that a move has left always fits: penguins may lie, lean, stand in doors and touch.
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
What is wrong with a penguin: it is turned by no turn, stands out of the school, is in the air or
under the floor, sticks in a wall, or in another penguin.
"""

DEEP: Final = 2.0
"""In mm: contacts are springs, so that at rest they are pressed in by less."""
_LEAST, _MOST = 0.99, 1.01


class Misfit(msgspec.Struct, frozen=True):
    """The first penguin that cannot be where it is, and the lower one in which it sticks."""

    why: Reason
    penguin: int
    other: int | None = None


def misfit(school: School, scene: Scene) -> Misfit | None:
    """Return what is wrong with a scene; None if it can be played. Takes any numbers."""
    there = [(number, pose) for number, pose in enumerate(scene.penguins) if pose is not None]
    for number, pose in there:
        why = _wrong(school, pose)
        if why is not None:
            return Misfit(why, number)
    for number, pose in there:
        for other, beside in there:
            # The gap is known to a millimetre.
            if other < number and gap(pose, beside) < -DEEP - 1:
                return Misfit("penguin", number, other)
    return None


def _wrong(school: School, pose: Pose) -> Reason | None:
    # Comparisons are written so that what is no number fails them.
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
