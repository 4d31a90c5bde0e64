"""
The school as data: rooms, walls, doors and the red circle, in mm, seen from above.

The plan is `data/school.json`, so anyone with the boxes and a ruler can correct it. Rooms, walls
and doors are numbered by their position in it. A wall has a coordinate `at` on the axis `across`,
and runs along the other axis from `start` to `end`; `below` and `above` are the rooms on the sides
of smaller and greater coordinates, None outside the school.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal

import msgspec

Axis = Literal["x", "y"]
Point = tuple[float, float]

_PLAN: Final = Path(__file__).parent / "data" / "school.json"


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box on the table, up to the middle of its walls; `box` is the printed number (IC-1)."""

    name: str
    box: int
    left: float
    bottom: float
    right: float
    top: float


class Wall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wall from one corner to the next, with the rooms on its two sides."""

    across: Axis
    at: float
    start: float
    end: float
    below: int | None
    above: int | None


class Door(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A door in a wall; `centre` is its coordinate along the wall."""

    wall: int
    centre: float


class FishDoors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The three doors with the fish sign, by number of players (IC-7)."""

    two: tuple[int, int, int]
    three: tuple[int, int, int]
    four: tuple[int, int, int]


class Slab(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The size of every wall."""

    thickness: float
    height: float


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The size of every door; the lintel is between its height and that of the wall."""

    width: float
    height: float


class Circle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The red circle, on which Runners enter."""

    x: float
    y: float
    radius: float


class School(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plan of the school; `inset` is the distance of the orange lines from the walls."""

    name: str
    wall: Slab
    opening: Opening
    inset: float
    rooms: tuple[Room, ...]
    walls: tuple[Wall, ...]
    doors: tuple[Door, ...]
    fish: FishDoors
    circle: Circle

    def joined(self, door: int) -> tuple[int, int]:
        """Return the two rooms that a door joins. Raises ValueError for a door in an outer wall."""
        wall = self.walls[self.doors[door].wall]
        if wall.below is None or wall.above is None:
            raise ValueError(f"door {door} leads out of the school")
        return wall.below, wall.above

    def door_point(self, door: int) -> Point:
        """Return the middle of a door."""
        opening = self.doors[door]
        wall = self.walls[opening.wall]
        return (wall.at, opening.centre) if wall.across == "x" else (opening.centre, wall.at)


@cache
def load() -> School:
    """Return the bundled school."""
    return msgspec.json.decode(_PLAN.read_bytes(), type=School)


def digest(school: School) -> str:
    """Return 8 hexadecimal digits that identify a plan by all of its content."""
    return _name(school)


def walls_digest(school: School) -> str:
    """
    Return 8 hexadecimal digits that identify only what a flick meets: rooms, walls and doors.

    A shot is the same wherever the fish, the orange lines and the red circle are.
    """
    rooms = tuple((room.left, room.bottom, room.right, room.top) for room in school.rooms)
    return _name((school.wall, school.opening, rooms, school.walls, school.doors))


def _name(content: object) -> str:
    return sha256(msgspec.json.encode(content)).hexdigest()[:8]
