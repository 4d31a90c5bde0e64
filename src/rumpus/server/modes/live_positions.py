"""
Where penguins stand now, at the tables of ICECOOL 2 at which a guest plays.

Practice plays none of these positions for the guest: with an exact hand it would say where the
flick at the table ends (IC-39).
"""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from rumpus.games.icecool.state import State
from rumpus.physics import Pose, Scene
from rumpus.server.tables.index import TableIndex

Position = tuple[Pose, ...]

NEAR: Final = 5.0
"""Penguins closer than this, in mm, are taken to stand in the same place."""


def positions(index: TableIndex, guest: str) -> Iterator[Position]:
    """Yield the position of each table where the guest plays and the game is not over."""
    for host in index.seated(guest):
        state = host.table.state
        if isinstance(state, State):
            yield tuple(seated.pose for seated in state.seats if seated.pose is not None)


def shows(scene: Scene, position: Position) -> bool:
    """Return True if a scene has the penguins of a position, and no others."""
    there = [pose for pose in scene.penguins if pose is not None]
    return len(there) == len(position) and all(_has(there, pose) for pose in position)


def _has(there: Sequence[Pose], pose: Pose) -> bool:
    return any(hypot(one.x - pose.x, one.y - pose.y) < NEAR for one in there)
