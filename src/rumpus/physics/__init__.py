"""
Physics: the school, penguins in it, and what a flick does to them.

Everything here is a value or a pure function. Lengths are in mm and times in ms, unless a name says
otherwise. Penguins are numbers here, and nothing depends on the game's rules.
`docs/reference/physics.md` describes the model, `docs/decisions/0008-physics.md` why it is so.
"""

from rumpus.physics.facts import (
    Bounced,
    Fact,
    Jumped,
    Landed,
    Left,
    Passed,
    Rested,
    Touched,
)
from rumpus.physics.flick import Flick
from rumpus.physics.free import fits, is_free, nearest_free, nearest_line_point
from rumpus.physics.layout import Point, School, digest, load
from rumpus.physics.places import Doorway, doorway_at, outside, room_at, within_lines
from rumpus.physics.scene import Pose, Scene, standing
from rumpus.physics.shot import Shot, Trouble
from rumpus.physics.simulate import simulate

__all__ = [
    "Bounced",
    "Doorway",
    "Fact",
    "Flick",
    "Jumped",
    "Landed",
    "Left",
    "Passed",
    "Point",
    "Pose",
    "Rested",
    "Scene",
    "School",
    "Shot",
    "Touched",
    "Trouble",
    "digest",
    "doorway_at",
    "fits",
    "is_free",
    "load",
    "nearest_free",
    "nearest_line_point",
    "outside",
    "room_at",
    "simulate",
    "standing",
    "within_lines",
]
