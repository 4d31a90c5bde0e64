"""
What the dials of a flick mean: side and height as the rulebook teaches them, and the power.

A penguin hit at the side turns to that side, one hit in the middle goes straight, one hit on top of
the head jumps. Fingers can do more than that: further out than `WIDEST` they slip off and send it
to the other side, and between belly and head they throw it over. The dials leave out those hits,
so that more of a dial is always more of what it is for.
"""

from math import radians
from typing import Final

from rumpus.physics.flick import MOST_POWER, MOST_SIDE, TOP, Flick

SHOULDERS: Final = 667
"""From this height on up the finger comes down on the head."""

WIDEST: Final = 0.35
"""Where a finger hits with all of the side, in radii off the middle."""
LOWEST, HIGHEST = 8.5, 9.5
"""
How high above the floor a level finger hits, in mm: at the foot, and just below the shoulders.

The centre of mass is at 9: a penguin slides, and neither leans back nor falls over.
"""
STEEP: Final = radians(80)
"""How steeply a finger comes down on the head."""

LEVEL: Final = 5.0
"""Speed of a level finger at full power, in m/s; half of it sends a penguin 35 cm."""
SOFTEST, HARDEST = 4.5, 8.0
"""Speed of a finger that comes down on the head: at the shoulders, and on the very top."""


def on_head(flick: Flick) -> bool:
    """Return True if the finger comes down on the head, where the penguin hops (IC-38)."""
    return flick.height >= SHOULDERS


def speed(flick: Flick) -> float:
    """Return the finger's speed in m/s, which grows with power, and height on the head (IC-38)."""
    share = (flick.height - SHOULDERS) / (TOP - SHOULDERS)
    fastest = SOFTEST + (HARDEST - SOFTEST) * share if on_head(flick) else LEVEL
    return fastest * flick.power / MOST_POWER


def pitch(flick: Flick) -> float:
    """Return how steeply the finger goes down, in radians: level at the body."""
    return STEEP if on_head(flick) else 0.0


def offset(flick: Flick) -> float:
    """Return how far to the right of the middle the finger hits, in radii (IC-38)."""
    return WIDEST * flick.side / MOST_SIDE


def high(flick: Flick) -> float:
    """Return how high above the floor a level finger hits, in mm along the axis."""
    return LOWEST + (HIGHEST - LOWEST) * flick.height / SHOULDERS
