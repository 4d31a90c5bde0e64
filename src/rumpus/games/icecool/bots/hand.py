"""A bot's hand: the ways in which it may miss, and the way in which it does."""

from typing import Final

from rumpus.core.chance import Chance
from rumpus.games.icecool.actions import MakeFlick
from rumpus.games.icecool.bots.levels import Level
from rumpus.physics.flick import FULL_TURN, MOST_POWER, MOST_SIDE, TOP, Flick

Miss = tuple[float, float, float, float]

MISSES: Final[tuple[Miss, ...]] = (
    (0.0, 0.0, 0.0, 0.0),
    (0.9, -0.6, 0.8, -0.7),
    (-0.9, 0.6, -0.8, 0.7),
    (0.5, 1.0, 0.4, 0.3),
)
"""
Ways to miss, in standard deviations of direction, power, height and side; the first is no miss.
"""

SLIPPED: Final = 800, 850
"""Least power and least height of a flick whose finger slips onto the head."""


def ways(level: Level, flick: Flick) -> tuple[Flick, ...]:
    """Return the possible results of an intended flick, leaving slips out."""
    return tuple(_missed(level, flick, miss) for miss in MISSES[: level.hands])


def made(level: Level, flick: Flick, chance: Chance) -> MakeFlick:
    """Draw the actual result of an intended flick."""
    miss = _missed(level, flick, (bell(chance), bell(chance), bell(chance), bell(chance)))
    if chance.unit() < level.slips:
        miss = _slipped(miss, chance)
    return MakeFlick(miss.aim, miss.power, miss.side, miss.height)


def bell(chance: Chance) -> float:
    """Draw from a bell curve with mean 0 and standard deviation 1."""
    return sum(2 * chance.unit() - 1 for _ in range(3))


def _missed(level: Level, flick: Flick, miss: Miss) -> Flick:
    off, hard, high, beside = miss
    aim = (flick.aim + round(100 * level.wide * off)) % FULL_TURN
    power = within(0, flick.power * (1 + level.weak * hard), MOST_POWER)
    height = within(0, flick.height * (1 + level.high * high), TOP)
    side = within(-MOST_SIDE, flick.side + MOST_SIDE * level.askew * beside, MOST_SIDE)
    return Flick(aim, power, side, height)


def _slipped(flick: Flick, chance: Chance) -> Flick:
    power, height = SLIPPED
    harder = power + chance.below(MOST_POWER + 1 - power)
    return Flick(flick.aim, harder, flick.side, height + chance.below(TOP + 1 - height))


def within(least: int, value: float, most: int) -> int:
    """Round a value and limit it to a range."""
    return max(least, min(most, round(value)))
