"""A bot's hand: how it may miss, and how it does."""

from typing import Final

from rumpus.bots.icecool.levels import Level
from rumpus.core.chance import Chance
from rumpus.games.icecool.actions import MakeFlick
from rumpus.physics.flick import FULL_TURN, MOST_POWER, TOP, Flick

MISSES: Final = ((0.0, 0.0, 0.0), (0.9, -0.6, 0.8), (-0.9, 0.6, -0.8), (0.5, 1.0, 0.4))
"""Ways to miss, in standard deviations of direction, power and height; the first is not to."""


def ways(level: Level, flick: Flick) -> tuple[Flick, ...]:
    """Give what may come of a flick that is meant."""
    return tuple(_missed(level, flick, *miss) for miss in MISSES[: level.hands])


def made(level: Level, flick: Flick, chance: Chance) -> MakeFlick:
    """Give what does come of it."""
    miss = _missed(level, flick, bell(chance), bell(chance), bell(chance))
    return MakeFlick(miss.aim, miss.power, miss.side, miss.height)


def bell(chance: Chance) -> float:
    """Draw from a bell curve of mean 0 and standard deviation 1."""
    return sum(2 * chance.unit() - 1 for _ in range(3))


def _missed(level: Level, flick: Flick, off: float, hard: float, high: float) -> Flick:
    aim = (flick.aim + round(100 * level.wide * off)) % FULL_TURN
    power = max(0, min(MOST_POWER, round(flick.power * (1 + level.weak * hard))))
    height = max(0, min(TOP, round(flick.height * (1 + level.high * high))))
    return Flick(aim, power, flick.side, height)
