"""
Walls that a path crossed completely, through a door or over the top.

At each line on which walls stand, the whole penguin is on one side or the other, or it straddles
the line. When it reaches the other side, the point where its centre of mass crossed the line
decides how it crossed. A penguin that starts astride a wall has no side yet, so sliding out of a
doorway doesn't pass it.

Over a corner it may straddle two lines at once. The centre of mass then decides which line was
crossed first, so that crossings always lead from room to room; no crossing is complete before the
one that precedes it.
"""

from itertools import accumulate
from typing import Literal

import msgspec
import numpy as np
from msgspec.structs import replace

from rumpus.physics._mujoco import Array
from rumpus.physics.layout import Axis, School
from rumpus.physics.paths import Path

How = Literal["under", "over", "through"]
"""Through a door under the lintel; over the wall or the lintel; or through the wall, which no body
can do."""


class Crossing(msgspec.Struct, frozen=True):
    """A crossed wall: when the crossing was complete, in ms; *upwards*: to greater coordinates."""

    at: int
    wall: int
    how: How
    upwards: bool
    door: int | None


def crossings(school: School, path: Path) -> list[Crossing]:
    """Return all complete crossings of a path in chronological order."""
    mass = path.centre_of_mass()
    lines: list[tuple[Axis, float]] = sorted({(wall.across, wall.at) for wall in school.walls})
    found = sorted(
        (one for line in lines for one in _of_line(school, path, mass, line)),
        key=lambda one: (one[0], one[1].at),
    )
    complete = accumulate((crossing.at for _, crossing in found), max)
    return [replace(one, at=at) for (_, one), at in zip(found, complete, strict=True)]


def _of_line(
    school: School, path: Path, mass: Array, line: tuple[Axis, float]
) -> list[tuple[int, Crossing]]:
    """
    Return the crossings of one line, each with the ms at which the centre of mass crossed it.

    A crossing is complete once the whole penguin has been on both sides (IC-14). A penguin that
    starts in a doorway has no side yet, so sliding out of it doesn't pass it (IC-20).
    """
    across, at = line
    row = 0 if across == "x" else 1
    half = school.wall.thickness / 2
    low, high = path.reach(row)
    above, below = low >= at + half, high <= at - half
    if above.all() or below.all():
        return []
    sides = above.astype(np.int8) - below
    if sides[0] == 0 and _wall_at(school, line, float(mass[1 - row, 0])) is None:
        # The penguin stands where the line continues across open floor.
        sides[0] = 1 if mass[row, 0] >= at else -1
    sure = np.flatnonzero(sides)
    turned = np.flatnonzero(np.diff(sides[sure]))
    return [
        found
        for k in turned
        if (found := _at(school, line, mass, (int(sure[k]), int(sure[k + 1])))) is not None
    ]


def _at(
    school: School, line: tuple[Axis, float], mass: Array, span: tuple[int, int]
) -> tuple[int, Crossing] | None:
    """Return when and how the centre of mass last crossed a line in *span*, if at a wall."""
    row = 0 if line[0] == "x" else 1
    before, after = span
    way = mass[:, before : after + 1]
    beyond = way[row] >= line[1]
    step = int(np.flatnonzero(np.diff(beyond))[-1])
    one, two = way[row, step] - line[1], way[row, step + 1] - line[1]
    part = one / (one - two)
    spot = way[:, step] + part * (way[:, step + 1] - way[:, step])
    along, height = float(spot[1 - row]), float(spot[2])
    wall = _wall_at(school, line, along)
    if wall is None:
        return None
    door = _door_at(school, wall, along)
    crossing = Crossing(after, wall, _how(school, door, height), bool(beyond[-1]), door)
    return before + step, crossing


def _how(school: School, door: int | None, height: float) -> How:
    """Return how a wall was crossed: over the top, under a lintel, or through it (IC-15)."""
    # Under a lintel the centre of mass is below 43 mm, on a wall above 70 mm, and never between.
    if height >= (school.opening.height + school.wall.height) / 2:
        return "over"
    return "through" if door is None else "under"


def _wall_at(school: School, line: tuple[Axis, float], along: float) -> int | None:
    for number, wall in enumerate(school.walls):
        if (wall.across, wall.at) == line and wall.start <= along < wall.end:
            return number
    return None


def _door_at(school: School, wall: int, along: float) -> int | None:
    for number, door in enumerate(school.doors):
        if door.wall == wall and abs(along - door.centre) < school.opening.width / 2:
            return number
    return None
