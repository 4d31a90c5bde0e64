"""What tells one level from another: numbers, and nothing but numbers."""

from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True):
    """How well a bot flicks. Times are in ms."""

    wide: int
    """It misses its aim by up to so many hundredths of a degree to either side."""

    weak: int
    """It flicks up to so much weaker or stronger than it means to, in thousandths of all power."""

    pause: int
    """It looks for so long before it acts, and as long again by chance."""


LEVELS: Final = {
    "gentle": Level(wide=1500, weak=200, pause=1200),
    "fair": Level(wide=600, weak=100, pause=1200),
    "sharp": Level(wide=150, weak=40, pause=1200),
}
"""From the weakest up."""
