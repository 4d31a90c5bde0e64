"""
Free points for a penguin: on an orange line, or as close as possible to where it was.

A penguin is put down upright, at least 1 mm from every other penguin.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import hypot, sqrt
from typing import Final

from rumpus.physics.footprint import Disc, discs
from rumpus.physics.layout import Point, School
from rumpus.physics.places import lines_of, room_at
from rumpus.physics.scene import PLACES, RADIUS, Pose

GAP: Final = 1.0
"""Gap in mm, so that no penguin touches another by being put down."""
_SLACK: Final = 0.002
"""Most mm of the gap that rounding to a pose may take away."""

Edge = tuple[Point, Point]
Ring = tuple[float, float, float]
"""A circle in which the centre of a penguin may not be: its centre and radius."""


def is_free(x: float, y: float, others: Iterable[Pose]) -> bool:
    """Return True if a penguin can stand at a point, 1 mm from all others."""
    return _clear((x, y), _rings(others), GAP - _SLACK)


def fits(pose: Pose, others: Iterable[Pose]) -> bool:
    """Return True if a penguin can be put back as it was, 1 mm from all others (IC-23)."""
    return all(
        hypot(one.x - two.x, one.y - two.y) >= one.radius + two.radius + GAP - _SLACK
        for other in others
        for two in discs(other)
        for one in discs(pose)
    )


def nearest_line_point(
    school: School, room: int, x: float, y: float, others: Iterable[Pose]
) -> Point | None:
    """Return the closest free point on a room's orange line, or None if there is none (IC-19)."""
    left, bottom, right, top = lines_of(school, room)
    corners = ((left, bottom), (right, bottom), (right, top), (left, top))
    edges = [(corners[i], corners[(i + 1) % 4]) for i in range(4)]
    rings = _rings(others)
    found = [point for edge in edges for point in _on_edge(edge, (x, y), rings)]
    return _closest((x, y), found, rings)


def nearest_free(school: School, x: float, y: float, others: Iterable[Pose]) -> Point:
    """
    Return the free point closest to a given one in its room, or that point itself if it is free.

    Runners enter there (IC-11), and penguins that left the school come back (IC-23).

    Outside the school only other penguins are in the way. Raises ValueError if a room has no space
    for another penguin, which can't happen with four.
    """
    others = tuple(others)
    if is_free(x, y, others):
        return x, y
    rings = _rings(others)
    room = room_at(school, x, y)
    candidates = [spot for ring in rings for spot in _on_ring((x, y), ring)]
    candidates += [spot for one, two in combinations(rings, 2) for spot in _meets(one, two)]
    if room is not None:
        box = _standing_box(school, room)
        edges = [((box[i], box[j]), (box[k], box[m])) for i, j, k, m in _SIDES]
        candidates += [spot for edge in edges for spot in _on_edge(edge, (x, y), rings)]
        candidates = [spot for spot in candidates if _within(box, spot)]
    best = _closest((x, y), candidates, rings)
    if best is None:
        raise ValueError("no penguin can stand in this room")
    return best


_SIDES: Final = ((0, 1, 2, 1), (2, 1, 2, 3), (2, 3, 0, 3), (0, 3, 0, 1))


def _standing_box(school: School, room: int) -> tuple[float, float, float, float]:
    inset = school.wall.thickness / 2 + RADIUS + GAP
    box = school.rooms[room]
    return box.left + inset, box.bottom + inset, box.right - inset, box.top - inset


def _within(box: tuple[float, float, float, float], spot: Point) -> bool:
    left, bottom, right, top = box
    x, y = spot
    return left - _SLACK <= x <= right + _SLACK and bottom - _SLACK <= y <= top + _SLACK


def _rings(others: Iterable[Pose]) -> tuple[Ring, ...]:
    return tuple(_ring(disc) for other in others for disc in discs(other))


def _ring(disc: Disc) -> Ring:
    return disc.x, disc.y, disc.radius + RADIUS + GAP


def _clear(point: Point, rings: Sequence[Ring], gap: float = GAP) -> bool:
    return all(hypot(point[0] - x, point[1] - y) >= radius - GAP + gap for x, y, radius in rings)


def _closest(point: Point, spots: Iterable[Point], rings: Sequence[Ring]) -> Point | None:
    rounded = sorted({(round(x, PLACES) + 0.0, round(y, PLACES) + 0.0) for x, y in spots})
    free = [spot for spot in rounded if _clear(spot, rings, GAP - _SLACK)]
    return min(free, default=None, key=lambda spot: hypot(spot[0] - point[0], spot[1] - point[1]))


def _on_edge(edge: Edge, point: Point, rings: Sequence[Ring]) -> list[Point]:
    """Return candidates for an edge's closest point: the perpendicular's foot, ends, crossings."""
    (ax, ay), (bx, by) = edge
    length = hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    at = [0.0, length, min(max((point[0] - ax) * ux + (point[1] - ay) * uy, 0.0), length)]
    for x, y, radius in rings:
        middle = (x - ax) * ux + (y - ay) * uy
        half = radius * radius - (x - ax - middle * ux) ** 2 - (y - ay - middle * uy) ** 2
        if half > 0:
            at += [middle - sqrt(half), middle + sqrt(half)]
    return [(ax + t * ux, ay + t * uy) for t in at if 0 <= t <= length]


def _on_ring(point: Point, ring: Ring) -> list[Point]:
    x, y, radius = ring
    away = hypot(point[0] - x, point[1] - y)
    if away == 0:
        return [(x + radius, y), (x - radius, y), (x, y + radius), (x, y - radius)]
    return [(x + (point[0] - x) * radius / away, y + (point[1] - y) * radius / away)]


def _meets(one: Ring, two: Ring) -> list[Point]:
    """Return the points where two circles intersect."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    apart = hypot(dx, dy)
    if apart == 0:
        return []
    t = (one[2] ** 2 - two[2] ** 2 + apart * apart) / (2 * apart)
    square = one[2] ** 2 - t * t
    if square < 0:
        return []
    half, ux, uy = sqrt(square), dx / apart, dy / apart
    x, y = one[0] + t * ux, one[1] + t * uy
    return [(x - half * uy, y + half * ux), (x + half * uy, y - half * ux)]
