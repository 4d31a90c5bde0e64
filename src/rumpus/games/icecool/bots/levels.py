"""What tells one level from another: numbers, and nothing but numbers."""

from typing import Final, Literal

import msgspec

Trick = Literal["curve", "bank", "jump"]
"""Round what is in the way by a hit on the side, off a wall, over a wall."""


class Odds(msgspec.Struct, frozen=True):
    """
    With what chance a flick of a level brings what it is for, as games of the level alone showed.

    `tools/odds.py` counts them.
    """

    clear: float
    """Along a clear way, with its target next to it."""

    lost: float
    """What of that is lost with each mm of the way."""

    beside: float
    """What is left of it with a penguin in the way."""

    angled: float
    """Through a door of the same room, without a clear way."""

    walled: float
    """To touch a penguin without a clear way, if it is close by; the less, the further away."""


class Level(msgspec.Struct, frozen=True):
    """How well a bot thinks of flicks, judges them, and makes them. Times are in ms."""

    flicks: int
    """The most flicks that it thinks of, each by its first second."""

    best: int
    """The most of them that it plays out."""

    hands: int
    """The ways in which it plays each out, as its hand may miss."""

    tricks: tuple[Trick, ...]
    """It thinks of these, too."""

    foresight: float
    """What a good place for the next turn counts for it, where 1 is what it is worth."""

    odds: Odds
    """How well it thinks that all flick: as it does."""

    wide: float
    """Standard deviation of its aim, in degrees."""

    weak: float
    """It flicks too weakly or strongly by so much of the power: a standard deviation."""

    high: float
    """It hits too low or high by so much of the height: a standard deviation."""

    askew: float
    """It hits beside where it means to by so much of the dial of sides: a standard deviation."""

    slips: float
    """With this chance its finger slips onto the head, hard: the penguin jumps anywhere."""

    keeps: bool
    """It keeps skates for a turn that is worth it, and moves fish."""

    pause: int
    """It looks for so long before it acts, and as long again by chance."""


LEVELS: Final = {
    "gentle": Level(
        flicks=8,
        best=1,
        hands=1,
        tricks=(),
        foresight=0.3,
        odds=Odds(clear=0.95, lost=0.002, beside=0.4, angled=0.1, walled=0.05),
        wide=5.0,
        weak=0.15,
        high=0.25,
        askew=0.15,
        slips=0.06,
        keeps=False,
        pause=1200,
    ),
    "fair": Level(
        flicks=40,
        best=4,
        hands=2,
        tricks=("curve",),
        foresight=0.7,
        odds=Odds(clear=0.95, lost=0.0009, beside=0.4, angled=0.25, walled=0.1),
        wide=2.2,
        weak=0.08,
        high=0.15,
        askew=0.08,
        slips=0.03,
        keeps=True,
        pause=1200,
    ),
    "sharp": Level(
        flicks=240,
        best=16,
        hands=4,
        tricks=("curve", "bank", "jump"),
        foresight=1.0,
        odds=Odds(clear=0.97, lost=0.0005, beside=0.5, angled=0.6, walled=0.3),
        wide=1.6,
        weak=0.06,
        high=0.12,
        askew=0.05,
        slips=0.01,
        keeps=True,
        pause=1200,
    ),
}
"""From the weakest up."""
