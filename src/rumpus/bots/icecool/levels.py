"""What tells one level from another: numbers, and nothing but numbers."""

from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True):
    """How well a bot thinks of flicks, judges them, and makes them. Times are in ms."""

    flicks: int
    """It thinks of so many flicks at most, and looks at the first second of each."""

    best: int
    """It plays out so many of them at most."""

    hands: int
    """Each in so many ways, as its hand may miss."""

    tricks: bool
    """It thinks of flicks off walls, of curves and of jumps, too."""

    foresight: float
    """What a good place for the next turn counts for it, where 1 is what it is worth."""

    wide: float
    """It misses its aim by so many degrees: a standard deviation."""

    weak: float
    """It flicks too weakly or strongly by so much of the power: a standard deviation."""

    keeps: bool
    """It keeps skates for a turn that is worth it, and moves fish."""

    pause: int
    """It looks for so long before it acts, and as long again by chance."""


LEVELS: Final = {
    "gentle": Level(
        flicks=8,
        best=1,
        hands=1,
        tricks=False,
        foresight=0.3,
        wide=5.0,
        weak=0.15,
        keeps=False,
        pause=1200,
    ),
    "fair": Level(
        flicks=40,
        best=4,
        hands=2,
        tricks=False,
        foresight=0.7,
        wide=2.2,
        weak=0.08,
        keeps=True,
        pause=1200,
    ),
    "sharp": Level(
        flicks=240,
        best=16,
        hands=4,
        tricks=True,
        foresight=1.0,
        wide=0.7,
        weak=0.025,
        keeps=True,
        pause=1200,
    ),
}
"""From the weakest up."""
