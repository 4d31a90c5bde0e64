"""What happened in a run, told as facts in order."""

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
from rumpus.physics.paths import EVERY, Path
from rumpus.physics.places import doorway_at, outside, room_at
from rumpus.physics.scene import Pose

BESIDE: Final = 0.5
"""Penguins that rest less than this apart, in mm, touch before the flick."""
ON_FLOOR: Final = 1.0
"""A penguin whose lowest point is less than this above the floor, in mm, has landed."""


class Told(msgspec.Struct, frozen=True):
    """One penguin's number, where it was, its path, and if it was moved."""

    number: int
    start: Pose
    path: Path
    moved: bool


def tell(
    school: School, penguins: tuple[Told, ...], crossed: dict[int, list[Crossing]], sensed: Array
) -> tuple[Fact, ...]:
    """Give the facts of a run that came to rest; *crossed* by number of the penguin."""
    facts: list[Fact] = [*_touched(penguins, sensed), *_bounced(school, penguins, sensed)]
    for one in penguins:
        facts += _crossed(school, one, crossed[one.number])
    facts.sort(key=lambda fact: fact.at)
    end = penguins[0].path.foot.shape[1] - 1
    for one in penguins:
        if one.moved:
            facts += rested(school, one.number, one.path.last(), end)
    return tuple(facts)


def crossed_by(school: School, penguins: tuple[Told, ...]) -> dict[int, list[Crossing]]:
    """Give the crossings of every penguin that moved."""
    return {one.number: crossings(school, one.path) if one.moved else [] for one in penguins}


def rested(school: School, penguin: int, pose: Pose, at: int) -> list[Fact]:
    """Tell how a penguin came to rest."""
    if outside(school, pose):
        return [Left(at, penguin), Rested(at, penguin, None)]
    room = room_at(school, pose.x, pose.y)
    stuck = doorway_at(school, pose)
    if stuck is None:
        return [Rested(at, penguin, room)]
    return [Rested(at, penguin, room, stuck.door, stuck.sides)]


def _touched(penguins: tuple[Told, ...], sensed: Array) -> list[Touched]:
    facts: list[Touched] = []
    for column, (one, two) in enumerate(combinations(penguins, 2), 7 * len(penguins)):
        already = gap(one.start, two.start) < BESIDE
        facts += [
            Touched(step // EVERY, one.number, two.number)
            for step in touches(sensed[:, column], already=already)
        ]
    return facts


def _bounced(school: School, penguins: tuple[Told, ...], sensed: Array) -> list[Bounced]:
    return [
        Bounced(step // EVERY, one.number, wall)
        for k, one in enumerate(penguins)
        if one.moved
        for step, wall in bounces(school, sensed[:, 7 * k : 7 * k + 7])
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
    """Tell of the first touch of the floor after each jump, before the next one."""
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
