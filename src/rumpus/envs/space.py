"""Spaces of Gymnasium for what agents see and choose."""

from typing import Any

import numpy as np
from gymnasium import spaces

from rumpus.envs.kind import Kind


def observation_space(kind: Kind) -> spaces.Space[Any]:
    """Return the space of observations: a vector, and the mask of choices."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (kind.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (kind.encoding.choices,), np.int8),
        }
    )


def action_space(kind: Kind) -> spaces.Space[Any]:
    """Return the space of choices."""
    return spaces.Discrete(kind.encoding.choices)
