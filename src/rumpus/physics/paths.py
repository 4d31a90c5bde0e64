"""Paths of penguins: where foot and head were at every millisecond, in mm."""

from typing import Final

import msgspec
import numpy as np

from rumpus.physics._mujoco import Array
from rumpus.physics.body import HEAD, LOW, NECK
from rumpus.physics.scene import RADIUS, Pose, pose

STILL: Final = 0.5
"""Distance in mm; a penguin has moved if its foot or head has moved farther than this."""


class Path(msgspec.Struct, frozen=True):
    """One penguin's path: three rows of coordinates each for foot and head, four for rotation."""

    foot: Array
    head: Array
    turns: Array

    @property
    def moved(self) -> bool:
        """True if the penguin has moved at all."""
        return any(float(np.abs(end - end[:, :1]).max()) > STILL for end in (self.foot, self.head))

    def centre_of_mass(self) -> Array:
        """Return the path of the centre of mass."""
        return self.foot + (self.foot - self.head) * (LOW / NECK)

    def reach(self, row: int) -> tuple[Array, Array]:
        """Return the smallest and greatest coordinates of the hull on an axis (0 x, 1 y, 2 z)."""
        foot, head = self.foot[row], self.head[row]
        return np.minimum(foot - RADIUS, head - HEAD), np.maximum(foot + RADIUS, head + HEAD)

    def last(self) -> Pose:
        """Return the pose at the end."""
        x, y, z = self.foot[:, -1].tolist()
        qw, qx, qy, qz = self.turns[:, -1].tolist()
        return pose((x, y, z), (qw, qx, qy, qz))


def paths(states: Array, penguins: int, per_ms: int) -> tuple[Path, ...]:
    """Read the paths of all penguins from the states of a run with *per_ms* steps a millisecond."""
    some = states[::per_ms, 1 : 1 + 7 * penguins].T
    return tuple(_path(some[7 * k : 7 * k + 7]) for k in range(penguins))


def _path(rows: Array) -> Path:
    turns = np.ascontiguousarray(rows[3:])
    qw, qx, qy, qz = turns
    axis = np.stack((2 * (qx * qz + qw * qy), 2 * (qy * qz - qw * qx), 1 - 2 * (qx * qx + qy * qy)))
    foot = 1000 * rows[:3] + LOW * axis
    return Path(foot, foot + NECK * axis, turns)
