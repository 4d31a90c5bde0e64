"""Scenes and flicks for the tests of physics."""

from typing import TypeVar

from plans import FIVE_ROOMS
from rumpus.core.chance import Chance
from rumpus.physics import Flick, Pose, Scene, School, Shot, load, simulate, standing
from rumpus.physics.facts import Fact
from rumpus.physics.footprint import gap
from rumpus.physics.layout import Circle, Opening, Room, Slab

Kind = TypeVar("Kind", bound=Fact)

OPEN = School(
    "open floor",
    Slab(4, 65),
    Opening(56, 52),
    38,
    (Room("Floor", 1, -4000, -4000, 4000, 4000),),
    (),
    (),
    FIVE_ROOMS.fish,
    Circle(0, 0, 18),
)
"""Floor without walls."""


def alone(x: float, y: float, heading: float = 0.0) -> Scene:
    """Return a scene of one penguin, which is to be flicked."""
    return Scene((standing(x, y, heading),), 0)


def played(scene: Scene, flick: Flick) -> Shot:
    """Simulate in the plan of five rooms, which never changes."""
    return simulate(scene, flick, FIVE_ROOMS)


def slid(flick: Flick) -> tuple[Pose, Shot]:
    """Flick a penguin at the origin of the open floor; return where it rests, and the shot."""
    shot = simulate(alone(0, 0), flick, OPEN)
    rest = shot.rest[0]
    assert rest is not None
    return rest, shot


def told(shot: Shot, kind: type[Kind]) -> list[Kind]:
    """Return the facts of one kind."""
    return [fact for fact in shot.facts if isinstance(fact, kind)]


def between(chance: Chance, low: float, high: float) -> float:
    """Return a random number between two numbers."""
    return low + chance.unit() * (high - low)


def random_scene(chance: Chance) -> Scene:
    """Return a scene of four penguins anywhere, 1 mm apart and clear of walls."""
    poses: list[Pose] = []
    while len(poses) < 4:
        room = chance.choice(load().rooms)
        pose = standing(
            between(chance, room.left + 19, room.right - 19),
            between(chance, room.bottom + 19, room.top - 19),
            between(chance, 0, 6.28),
        )
        if all(gap(pose, other) > 1 for other in poses):
            poses.append(pose)
    return Scene(tuple(poses), chance.below(4))


def random_flick(chance: Chance) -> Flick:
    """Return a random flick, but not one so soft that nothing happens."""
    return Flick(
        chance.below(36_000),
        150 + chance.below(851),
        chance.below(1801) - 900,
        chance.below(1001),
    )
