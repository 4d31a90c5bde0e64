"""Result of a flick: where all penguins rest, what happened, and what it looked like."""

from typing import Literal

import msgspec

from rumpus.physics.facts import Fact
from rumpus.physics.scene import Pose

Trouble = Literal["unsettled", "tunnelled", "lost"]
"""
Reason to distrust a simulation: it didn't settle within 10 s, a penguin went through a wall, or one
ended up where no penguin can be.
"""


class Shot(msgspec.Struct, frozen=True):
    """
    A simulated flick.

    `rest` has a pose for each penguin of the scene. `duration` is in ms. `track` is described in
    `docs/reference/physics.md`. `digest` identifies the outcome, `engine` what computed it. If
    there is `trouble`, the outcome is the safe one: no penguin moves, and nothing happens.
    """

    rest: tuple[Pose | None, ...]
    facts: tuple[Fact, ...]
    duration: int
    track: bytes
    engine: str
    digest: str
    trouble: Trouble | None = None

    @property
    def safe(self) -> bool:
        """True if the simulation can be trusted."""
        return self.trouble is None
