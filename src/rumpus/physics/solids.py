"""The walls of a school as boxes: the parts between doors, and the lintels above them."""

from collections.abc import Iterator
from functools import cache
from math import hypot

import msgspec

from rumpus.physics.layout import School, Wall

Span = tuple[float, float]


class Solid(msgspec.Struct, frozen=True):
    """A box by its extent along each axis, in mm."""

    x: Span
    y: Span
    z: Span

    def distance(self, x: float, y: float, z: float) -> float:
        """Return the distance of a point from the box, 0 inside it."""
        return hypot(_beyond(self.x, x), _beyond(self.y, y), _beyond(self.z, z))


@cache
def solids(school: School) -> tuple[Solid, ...]:
    """Return the boxes of all walls, in the order of the plan."""
    return tuple(
        solid for number, wall in enumerate(school.walls) for solid in _parts(school, number, wall)
    )


def _parts(school: School, number: int, wall: Wall) -> Iterator[Solid]:
    top, lintel = school.wall.height, school.opening.height
    start, end = _ends(school, wall)
    for door in sorted(
        (door for door in school.doors if door.wall == number), key=lambda door: door.centre
    ):
        left = door.centre - school.opening.width / 2
        right = door.centre + school.opening.width / 2
        yield _solid(school, wall, (start, left), (0, top))
        yield _solid(school, wall, (left, right), (lintel, top))
        start = right
    yield _solid(school, wall, (start, end), (0, top))


def _ends(school: School, wall: Wall) -> Span:
    """Return the ends of a wall; an outer wall is lengthened to fill its corners."""
    over = school.wall.thickness / 2 if wall.below is None or wall.above is None else 0.0
    return wall.start - over, wall.end + over


def _solid(school: School, wall: Wall, along: Span, heights: Span) -> Solid:
    half = school.wall.thickness / 2
    through = (wall.at - half, wall.at + half)
    return Solid(through, along, heights) if wall.across == "x" else Solid(along, through, heights)


def _beyond(span: Span, value: float) -> float:
    low, high = span
    return max(low - value, value - high, 0.0)
