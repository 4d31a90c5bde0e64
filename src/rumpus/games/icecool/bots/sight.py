"""Clear paths: whether a penguin can slide straight to a point, through doors and past others."""

from collections.abc import Iterable
from math import hypot
from typing import Final

from rumpus.physics.layout import Point, School, Wall
from rumpus.physics.places import across, along
from rumpus.physics.scene import RADIUS, Pose

BESIDE: Final = 2.0 * RADIUS
"""Distance from a path, in mm, within which another penguin is in the way."""


def clear(school: School, one: Point, other: Point) -> bool:
    """Return True if the straight path crosses walls only where a door has room for a penguin."""
    return all(_lets_through(school, at, one, other) for at in range(len(school.walls)))


def obstructed(one: Point, other: Point, others: Iterable[Pose]) -> bool:
    """Return True if a penguin is on the path, or close beside it."""
    return any(_distance(one, other, (pose.x, pose.y)) < BESIDE for pose in others)


def far(one: Point, other: Point) -> float:
    """Return the distance between two points, in mm."""
    return hypot(other[0] - one[0], other[1] - one[1])


def _lets_through(school: School, at: int, one: Point, other: Point) -> bool:
    wall = school.walls[at]
    met = _crossing(wall, one, other)
    if met is None:
        return True
    spare = school.opening.width / 2 - RADIUS
    return any(door.wall == at and abs(door.centre - met) <= spare for door in school.doors)


def _crossing(wall: Wall, one: Point, other: Point) -> float | None:
    """Return where along a wall the path crosses it, or None if it doesn't."""
    first, last = across(wall, *one) - wall.at, across(wall, *other) - wall.at
    if first * last >= 0:
        return None
    share = first / (first - last)
    met = along(wall, *one) + share * (along(wall, *other) - along(wall, *one))
    return met if wall.start <= met <= wall.end else None


def _distance(one: Point, other: Point, point: Point) -> float:
    """Return how far a point is from the path between two others."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = max(dx * dx + dy * dy, 1e-9)
    share = ((point[0] - one[0]) * dx + (point[1] - one[1]) * dy) / length
    share = min(1.0, max(0.0, share))
    return hypot(point[0] - one[0] - share * dx, point[1] - one[1] - share * dy)
