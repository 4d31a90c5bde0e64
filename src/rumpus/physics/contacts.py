"""Contacts: when penguins touched each other, and when they bounced off a wall."""

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
"""Milliseconds without contact after which the next contact counts as a new one."""
BOUNCE: Final = 0.1
"""Least change in a penguin's horizontal speed, in m/s, that counts as a bounce off a wall."""
WEIGHT: Final = 9.81 * MASS
"""Forces below this, in N, come from leaning or rubbing."""


def touches(found: Array, per_ms: int, *, already: bool) -> list[int]:
    """
    Return the times, in ms, at which two penguins began to touch (IC-16).

    *found* holds the number of contacts in each step, with *per_ms* steps a millisecond. *already*:
    they were touching before the first step.
    """
    starts = [first // per_ms for first, _ in _spells(found > 0, APART * per_ms)]
    return starts[1:] if already and starts and starts[0] < APART else starts


def bounces(school: School, sensed: Array, per_ms: int) -> list[tuple[int, int]]:
    """
    Return the times, in ms, at which a penguin bounced off a wall, with the walls (IC-26).

    *sensed* has a row for each step: the number of contacts with walls, their net force in N, and
    its position in m.
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
    """Yield the first and the last step of each contact."""
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
