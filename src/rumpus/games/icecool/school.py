"""The school of ICECOOL 2, published for programs: the plan that the room plays with."""

from functools import cache
from typing import Final

import msgspec

from rumpus.games.modes import Document
from rumpus.physics.layout import School, digest, load, walls_digest
from rumpus.physics.places import lines_of
from rumpus.physics.scene import RADIUS


class Lines(msgspec.Struct, frozen=True):
    """The orange line of a room, a rectangle in mm."""

    left: float
    bottom: float
    right: float
    top: float


class SchoolPlan(msgspec.Struct, frozen=True):
    """
    The plan, and values derived from it.

    *digest* identifies it in records, *walls* in texts of shots. *lines* holds the orange line of
    each room. *foot* is the radius of a penguin's foot in mm.
    """

    digest: str
    walls: str
    school: School
    lines: tuple[Lines, ...]
    foot: float


@cache
def plan() -> SchoolPlan:
    """Return the plan of the bundled school."""
    school = load()
    lines = tuple(Lines(*lines_of(school, room)) for room in range(len(school.rooms)))
    return SchoolPlan(digest(school), walls_digest(school), school, lines, RADIUS)


DOCUMENT: Final = Document("school", "The school of ICECOOL 2", SchoolPlan, plan)
