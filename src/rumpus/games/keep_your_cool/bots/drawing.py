"""Random times that vary the way people's do."""

import math
from typing import Final

from rumpus.core.chance import Chance
from rumpus.games.keep_your_cool.bots.levels import Level

FASTEST: Final = 150
"""Least ms in which anybody reacts to what they see; a quicker stop is void (KYC-23)."""

UNIFORMS: Final = 12
"""Number of uniform draws to sum: the sum has a deviation of 1 and is close to normal."""


def exponential(chance: Chance) -> float:
    """Draw from the exponential distribution with mean 1."""
    return -math.log(1 - chance.unit())


def normal(chance: Chance) -> float:
    """Draw from the normal distribution with mean 0 and deviation 1."""
    return sum(chance.unit() for _ in range(UNIFORMS)) - UNIFORMS / 2


def reaction(level: Level, chance: Chance) -> int:
    """Draw the ms from seeing a reach to stopping it: a normal part and an exponential tail."""
    drawn = level.reaction + level.spread * normal(chance) + level.tail * exponential(chance)
    return max(FASTEST, round(drawn))


def about(mean: int, chance: Chance) -> int:
    """Draw a time between 0.6 and 1.4 times *mean*."""
    return mean * (600 + chance.below(801)) // 1000
