"""
The dials of a flick: the meaning of its side, height and power, as the rulebook teaches them.

A penguin hit at the side curves to that side, one hit in the middle goes straight, one hit on top
of the head jumps. A real finger can do other things: farther out than `WIDEST` it slips off and
sends the penguin to the other side, and between belly and head it throws it over. The dials leave
out such hits, so that turning a dial up always gives more of the same effect.
"""

from math import radians
from typing import Final

from rumpus.physics.flick import MOST_POWER, MOST_SIDE, TOP, Flick

SHOULDERS: Final = 667
"""Least height of a flick at which the finger comes down on the head."""

WIDEST: Final = 0.35
"""Distance from the middle at which a finger hits at full side, in radii."""
LOWEST, HIGHEST = 8.5, 9.5
"""
Height above the floor at which a level finger hits, in mm: at the foot, and just below the
shoulders.

The centre of mass is at 9 mm: the penguin slides, and neither leans back nor falls over.
"""
STEEP: Final = radians(80)
"""Angle at which a finger comes down on the head."""

LEVEL: Final = 5.0
"""Speed of a level finger at full power, in m/s; half the power sends a penguin 35 cm."""
SOFTEST, HARDEST = 4.5, 8.0
"""Full-power speed of a finger on the head, in m/s: at the shoulders, and at the very top."""


def on_head(flick: Flick) -> bool:
    """Return True if the finger comes down on the head, so that the penguin hops (IC-38)."""
    return flick.height >= SHOULDERS


def speed(flick: Flick) -> float:
    """Return the finger's speed in m/s: it grows with power and, on the head, height (IC-38)."""
    share = (flick.height - SHOULDERS) / (TOP - SHOULDERS)
    fastest = SOFTEST + (HARDEST - SOFTEST) * share if on_head(flick) else LEVEL
    return fastest * flick.power / MOST_POWER


def pitch(flick: Flick) -> float:
    """Return how steeply the finger comes down, in radians; 0 for a hit on the body."""
    return STEEP if on_head(flick) else 0.0


def offset(flick: Flick) -> float:
    """Return how far right of the middle the finger hits, in radii (IC-38)."""
    return WIDEST * flick.side / MOST_SIDE


def high(flick: Flick) -> float:
    """Return how far above the floor a level finger hits, in mm along the penguin's axis."""
    return LOWEST + (HIGHEST - LOWEST) * flick.height / SHOULDERS
