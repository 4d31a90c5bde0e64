"""Times as people's vary, drawn from a bot's chance."""

import math
from typing import Final

from rumpus.core.chance import Chance
from rumpus.games.keep_your_cool.bots.levels import Level

FASTEST: Final = 150
"""Least ms in which anybody answers what they see; quicker was no answer (KYC-23)."""

UNIFORMS: Final = 12
"""Number of even draws whose sum has a deviation of 1 and is as good as normal."""


def exponential(chance: Chance) -> float:
    """Draw how long something lasts that ends at any moment with equal chance; the mean is 1."""
    return -math.log(1 - chance.unit())


def normal(chance: Chance) -> float:
    """Draw from the normal distribution of mean 0 and deviation 1."""
    return sum(chance.unit() for _ in range(UNIFORMS)) - UNIFORMS / 2


def reaction(level: Level, chance: Chance) -> int:
    """Draw the ms from seeing a reach to saying stop: a normal part and an exponential tail."""
    drawn = level.reaction + level.spread * normal(chance) + level.tail * exponential(chance)
    return max(FASTEST, round(drawn))


def about(mean: int, chance: Chance) -> int:
    """Draw a time around a mean: no less than 0.6 of it, no more than 1.4."""
    return mean * (600 + chance.below(801)) // 1000
