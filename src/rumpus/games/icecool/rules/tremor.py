"""Tremor of a hand."""

from typing import Final, Literal

from rumpus.core.chance import Chance
from rumpus.games.icecool.actions import MakeFlick
from rumpus.physics.flick import FULL_TURN, MOST_POWER, Flick

SPREAD: Final = {"calm": (80, 30), "shaky": (220, 80)}
"""Standard deviations: of direction in hundredths of a degree, of power in thousandths."""

_UNIT: Final = 1000


def made(asked: MakeFlick, steadiness: Literal["exact", "calm", "shaky"], chance: Chance) -> Flick:
    """Return the flick that an exact, calm or shaky hand makes of what was asked (IC-40)."""
    aim, power = asked.aim, asked.power
    if steadiness != "exact":
        off, weak = SPREAD[steadiness]
        aim = (aim + round(off * _bell(chance))) % FULL_TURN
        power = max(0, min(MOST_POWER, round(power * (1 + weak * _bell(chance) / 1000))))
    return Flick(aim, power, asked.side, asked.height)


def _bell(chance: Chance) -> float:
    """Draw from a bell curve of mean 0 and deviation 1, as the sum of three uniform draws."""
    total = sum(chance.below(2 * _UNIT + 1) - _UNIT for _ in range(3))
    return total / _UNIT
