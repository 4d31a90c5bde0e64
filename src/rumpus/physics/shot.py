"""What became of a flick: where all penguins rest, what happened, and how it looked."""

from typing import Literal

import msgspec

from rumpus.physics.facts import Fact
from rumpus.physics.scene import Pose

Trouble = Literal["unsettled", "tunnelled", "lost"]
"""
Why a simulation was not believed: it did not settle in 10 s, a penguin went through a wall, or one
was nowhere that a penguin can be.
"""


class Shot(msgspec.Struct, frozen=True):
    """
    A simulated flick.

    `rest` has a pose for each penguin of the scene. `duration` is in ms. `track` is described in
    `docs/reference/physics.md`. `digest` names the outcome, `engine` what computed it. With
    `trouble` the outcome is the safe one: all penguins stay where they were, and nothing happened.
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
        """Whether the simulation can be believed."""
        return self.trouble is None
