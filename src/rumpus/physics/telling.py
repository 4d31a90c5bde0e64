"""Facts of a run: what happened, in order."""

from itertools import combinations
from typing import Final

import msgspec
import numpy as np

from rumpus.physics._mujoco import Array
from rumpus.physics.contacts import bounces, touches
from rumpus.physics.crossings import Crossing, crossings
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
from rumpus.physics.footprint import gap
from rumpus.physics.layout import School
from rumpus.physics.paths import Path, paths
from rumpus.physics.places import doorway_at, outside, room_at
from rumpus.physics.scene import Pose, Scene
from rumpus.physics.stepping import Run

BESIDE: Final = 0.5
"""Distance in mm; penguins that rest closer than this touch before the flick."""
ON_FLOOR: Final = 1.0
"""Height in mm; a penguin whose lowest point is below this has landed."""


class Told(msgspec.Struct, frozen=True):
    """One penguin of a run: its number, where it was, its path, and if it moved."""

    number: int
    start: Pose
    path: Path
    moved: bool


def told_by(run: Run, numbers: tuple[int, ...], scene: Scene, per_ms: int) -> tuple[Told, ...]:
    """Return what each penguin did in a run; the flicked penguin always counts as moved."""
    return tuple(
        Told(number, pose, path, path.moved or number == scene.mover)
        for number, path in zip(numbers, paths(run.states, len(numbers), per_ms), strict=True)
        if (pose := scene.penguins[number]) is not None
    )


def happened(
    school: School,
    penguins: tuple[Told, ...],
    crossed: dict[int, list[Crossing]],
    sensed: Array,
    per_ms: int,
) -> list[Fact]:
    """Return what happened on the way, in order; *crossed* is by the penguin's number."""
    facts: list[Fact] = _touched(penguins, sensed, per_ms) + _bounced(
        school, penguins, sensed, per_ms
    )
    for one in penguins:
        facts += _crossed(school, one, crossed[one.number])
    return sorted(facts, key=lambda fact: fact.at)


def came_to_rest(school: School, penguins: tuple[Told, ...]) -> list[Fact]:
    """Return how all penguins that moved came to rest, at the end of their paths."""
    end = penguins[0].path.foot.shape[1] - 1
    return [
        fact
        for one in penguins
        if one.moved
        for fact in rested(school, one.number, one.path.last(), end)
    ]


def crossed_by(school: School, penguins: tuple[Told, ...]) -> dict[int, list[Crossing]]:
    """Return crossings by penguin; they are empty for a penguin that hasn't moved."""
    return {one.number: crossings(school, one.path) if one.moved else [] for one in penguins}


def rested(school: School, penguin: int, pose: Pose, at: int) -> list[Fact]:
    """Return how a penguin came to rest: outside (IC-21), in a doorway (IC-20), or in a room."""
    if outside(school, pose):
        return [Left(at, penguin), Rested(at, penguin, None)]
    room = room_at(school, pose.x, pose.y)
    stuck = doorway_at(school, pose)
    if stuck is None:
        return [Rested(at, penguin, room)]
    return [Rested(at, penguin, room, stuck.door, stuck.sides)]


def _touched(penguins: tuple[Told, ...], sensed: Array, per_ms: int) -> list[Fact]:
    """Return the touches; penguins that touched before must come apart first (IC-16)."""
    facts: list[Fact] = []
    for column, (one, two) in enumerate(combinations(penguins, 2), 7 * len(penguins)):
        already = gap(one.start, two.start) < BESIDE
        facts += [
            Touched(at, one.number, two.number)
            for at in touches(sensed[:, column], per_ms, already=already)
        ]
    return facts


def _bounced(school: School, penguins: tuple[Told, ...], sensed: Array, per_ms: int) -> list[Fact]:
    return [
        Bounced(at, one.number, wall)
        for k, one in enumerate(penguins)
        if one.moved
        for at, wall in bounces(school, sensed[:, 7 * k : 7 * k + 7], per_ms)
    ]


def _crossed(school: School, one: Told, found: list[Crossing]) -> list[Fact]:
    facts: list[Fact] = []
    jumps = [crossing.at for crossing in found if crossing.how == "over"]
    for crossing in found:
        wall = school.walls[crossing.wall]
        out_of, to = (wall.below, wall.above) if crossing.upwards else (wall.above, wall.below)
        if crossing.how == "over":
            facts.append(Jumped(crossing.at, one.number, crossing.wall, out_of, to))
        elif crossing.door is not None and to is not None:
            facts.append(Passed(crossing.at, one.number, crossing.door, to))
    return facts + _landed(school, one, jumps)


def _landed(school: School, one: Told, jumps: list[int]) -> list[Fact]:
    """Return the first touch of the floor after each jump and before the next one (IC-26)."""
    if not jumps:
        return []
    low, _ = one.path.reach(2)
    down = np.flatnonzero(low < ON_FLOOR)
    facts: list[Fact] = []
    for jump, following in zip(jumps, [*jumps[1:], len(low)], strict=True):
        after = down[(down >= jump) & (down < following)]
        if len(after):
            x, y, _ = one.path.foot[:, after[0]].tolist()
            facts.append(Landed(int(after[0]), one.number, room_at(school, x, y)))
    return facts
