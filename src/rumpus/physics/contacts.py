"""When penguins came to touch each other, and when they bounced off a wall."""

from collections.abc import Iterator
from math import hypot
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.physics._mujoco import Array
from rumpus.physics.body import MASS
from rumpus.physics.layout import School, Wall
from rumpus.physics.places import across, along

APART: Final = 20
"""Milliseconds without contact after which a contact is a new one."""
BOUNCE: Final = 0.1
"""A wall that changes a penguin's level speed by this, in m/s, has made it bounce."""
WEIGHT: Final = 9.81 * MASS
"""Forces below it, in N, are of leaning or rubbing."""


def touches(found: Array, per_ms: int, *, already: bool) -> list[int]:
    """
    Return the milliseconds at which two penguins came to touch anew (IC-16).

    *found* has how often they touched in each step, of which *per_ms* are a millisecond. With
    *already* they did before the first.
    """
    starts = [first // per_ms for first, _ in _spells(found > 0, APART * per_ms)]
    return starts[1:] if already and starts and starts[0] < APART else starts


def bounces(school: School, sensed: Array, per_ms: int) -> list[tuple[int, int]]:
    """
    Return the milliseconds at which a penguin bounced, and the walls: no penguins (IC-26).

    *sensed* has a row for each step: if it touched walls, the force of all of them together in N,
    and where, in m.
    """
    level = sensed[:, 1:3]
    hard = (sensed[:, 0] > 0) & ((level**2).sum(axis=1) > WEIGHT**2)
    enough = (BOUNCE * MASS * 1000 * per_ms) ** 2
    found: list[tuple[int, int]] = []
    for first, last in _spells(hard, APART * per_ms):
        pushes = (level[first : last + 1] * hard[first : last + 1, None]).cumsum(axis=0)
        strong = np.flatnonzero((pushes**2).sum(axis=1) > enough)
        if len(strong):
            step = first + int(strong[0])
            x, y, _ = (1000 * sensed[step, 4:7]).tolist()
            found.append((step // per_ms, _nearest(school, x, y)))
    return found


def _spells(flags: NDArray[np.bool_], apart: int) -> Iterator[tuple[int, int]]:
    """Yield the first and last step of each contact."""
    steps = np.flatnonzero(flags)
    if len(steps):
        breaks = np.flatnonzero(np.diff(steps) > apart)
        firsts = [steps[0], *steps[breaks + 1]]
        lasts = [*steps[breaks], steps[-1]]
        yield from ((int(first), int(last)) for first, last in zip(firsts, lasts, strict=True))


def _nearest(school: School, x: float, y: float) -> int:
    return min(range(len(school.walls)), key=lambda wall: _distance(school.walls[wall], x, y))


def _distance(wall: Wall, x: float, y: float) -> float:
    beyond = max(wall.start - along(wall, x, y), 0.0, along(wall, x, y) - wall.end)
    return hypot(across(wall, x, y) - wall.at, beyond)
