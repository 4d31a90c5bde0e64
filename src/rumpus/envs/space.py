"""Spaces of Gymnasium for what agents see and choose, and choices as they come in."""

from math import isnan
from typing import Any

import numpy as np
from gymnasium import spaces

from rumpus.envs.kind import Kind

Action = int | dict[str, Any]
"""A choice; in a game with dials, a dictionary with the *choice* and its *dials*, or a choice alone
with all dials in the middle."""


Chosen = tuple[int, tuple[float, ...]]
"""A choice, and its dials from -1 to 1, if there are any."""


class WithDials(spaces.Dict):
    """The space of choices with dials; a mask is that of the choices, as observations have it."""

    def sample(self, mask: Any = None, probability: Any = None) -> dict[str, Any]:
        """Draw a choice, by the mask if there is one, and its dials."""
        if isinstance(mask, np.ndarray):
            return super().sample({"choice": mask, "dials": None})
        return super().sample(mask, probability)


def observation_space(kind: Kind) -> spaces.Space[Any]:
    """Return the space of observations: a vector, and the mask of choices."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (kind.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (kind.encoding.choices,), np.int8),
        }
    )


def action_space(kind: Kind) -> spaces.Space[Any]:
    """Return the space of choices, with dials if the game has any."""
    choice = spaces.Discrete(kind.encoding.choices)
    if kind.dialled is None:
        return choice
    dials = spaces.Box(-1, 1, (kind.dialled.dials,), np.float32)
    return WithDials({"choice": choice, "dials": dials})


def chosen(action: Action) -> Chosen:
    """Return a choice as it came in; dials are limited. Raises ValueError for one without value."""
    if not isinstance(action, dict):
        return int(action), ()
    dials = [float(dial) for dial in action["dials"]]
    if any(isnan(dial) for dial in dials):
        raise ValueError("a dial is not a number")
    return int(action["choice"]), tuple(min(1.0, max(-1.0, dial)) for dial in dials)
