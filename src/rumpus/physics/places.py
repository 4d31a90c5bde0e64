"""Whereabouts of a penguin, for the rules: its room, its doorway, and the orange lines."""

from typing import Final

import msgspec

from rumpus.physics.footprint import Disc, discs, lowest
from rumpus.physics.layout import School, Wall
from rumpus.physics.scene import Pose

PERCHED: Final = 10.0
"""A penguin whose lowest point is over a wall and higher than this, in mm, is on top of it."""


class Doorway(msgspec.Struct, frozen=True):
    """A door in which a penguin is stuck, and the rooms from which it can be seen, in order."""

    door: int
    sides: tuple[int, ...]


def room_at(school: School, x: float, y: float) -> int | None:
    """Return the room that a point is in, or None outside the school."""
    for number, room in enumerate(school.rooms):
        if room.left <= x < room.right and room.bottom <= y < room.top:
            return number
    return None


def lines_of(school: School, room: int) -> tuple[float, float, float, float]:
    """Return the orange line of a room: its left, bottom, right and top."""
    inset = school.inset + school.wall.thickness / 2
    box = school.rooms[room]
    return box.left + inset, box.bottom + inset, box.right - inset, box.top - inset


def within_lines(school: School, room: int, x: float, y: float) -> bool:
    """Return True if a point is within or on a room's orange line (IC-8, IC-19)."""
    left, bottom, right, top = lines_of(school, room)
    return left <= x <= right and bottom <= y <= top


def doorway_at(school: School, pose: Pose) -> Doorway | None:
    """Return the doorway that a penguin's footprint is in, under the lintel, or None (IC-20)."""
    parts = discs(pose)
    for number, door in enumerate(school.doors):
        wall = school.walls[door.wall]
        if any(_in_opening(school, wall, door.centre, disc) for disc in parts):
            return Doorway(number, _seen_from(school, wall, parts))
    return None


def outside(school: School, pose: Pose) -> bool:
    """Return True if a resting penguin is outside the boxes, or on top of a wall (IC-21)."""
    if room_at(school, pose.x, pose.y) is None:
        return True
    return lowest(pose) > PERCHED and any(
        _across_wall(school, wall, disc) for wall in school.walls for disc in discs(pose)
    )


def across(wall: Wall, x: float, y: float) -> float:
    """Return a point's coordinate on the axis perpendicular to a wall."""
    return x if wall.across == "x" else y


def along(wall: Wall, x: float, y: float) -> float:
    """Return a point's coordinate on the axis parallel to a wall."""
    return y if wall.across == "x" else x


def _across_wall(school: School, wall: Wall, disc: Disc) -> bool:
    reach = disc.radius + school.wall.thickness / 2
    return (
        abs(across(wall, disc.x, disc.y) - wall.at) < reach
        and wall.start - reach < along(wall, disc.x, disc.y) < wall.end + reach
    )


def _in_opening(school: School, wall: Wall, centre: float, disc: Disc) -> bool:
    return (
        _across_wall(school, wall, disc)
        and abs(along(wall, disc.x, disc.y) - centre) < school.opening.width / 2
        and disc.z < school.opening.height
    )


def _seen_from(school: School, wall: Wall, parts: tuple[Disc, ...]) -> tuple[int, ...]:
    """Return the rooms from which a penguin in a doorway can be seen (IC-20)."""
    half = school.wall.thickness / 2
    low = min(across(wall, disc.x, disc.y) - disc.radius for disc in parts)
    high = max(across(wall, disc.x, disc.y) + disc.radius for disc in parts)
    sides = (
        wall.below if low < wall.at - half else None,
        wall.above if high > wall.at + half else None,
    )
    return tuple(sorted(side for side in sides if side is not None))
