"""A penguin seen from above: two discs, under its foot and under its head."""

from math import hypot

import msgspec

from rumpus.physics.body import BALLS, LOW
from rumpus.physics.scene import Pose
from rumpus.physics.vectors import Vector


class Disc(msgspec.Struct, frozen=True):
    """A ball of the penguin's hull: its centre in mm, with `z` as height, and its radius."""

    x: float
    y: float
    z: float
    radius: float


def axis(pose: Pose) -> Vector:
    """Return the unit vector from the foot to the head."""
    return (
        2 * (pose.qx * pose.qz + pose.qw * pose.qy),
        2 * (pose.qy * pose.qz - pose.qw * pose.qx),
        1 - 2 * (pose.qx * pose.qx + pose.qy * pose.qy),
    )


def along_axis(pose: Pose, distance: float) -> Vector:
    """Return the point on the axis at this distance from the centre of the foot, headwards."""
    ax, ay, az = axis(pose)
    return pose.x + distance * ax, pose.y + distance * ay, pose.z + distance * az


def centre_of_mass(pose: Pose) -> Vector:
    """Return the centre of mass."""
    return along_axis(pose, -LOW)


def discs(pose: Pose) -> tuple[Disc, ...]:
    """Return the discs whose hull is the footprint."""
    return tuple(Disc(*along_axis(pose, distance), radius) for distance, radius in BALLS)


def lowest(pose: Pose) -> float:
    """Return the height of the lowest point, negative if it presses into the floor."""
    return min(disc.z - disc.radius for disc in discs(pose))


def gap(one: Pose, other: Pose) -> float:
    """Return the approximate distance between two penguins, negative if they overlap."""
    return min(
        hypot(a.x - b.x, a.y - b.y, a.z - b.z) - a.radius - b.radius
        for a in _beads(one)
        for b in _beads(other)
    )


def _beads(pose: Pose) -> tuple[Disc, ...]:
    """Return balls along the axis that stand for the body, accurate to a millimetre."""
    foot, head = BALLS
    between = (foot[0] + head[0]) / 2
    return (*discs(pose), Disc(*along_axis(pose, between), head[1]))
