"""Levels of the bots, as numbers."""

from typing import Final, Literal

import msgspec

Trick = Literal["curve", "bank", "jump"]
"""A way round obstacles: a curve from a hit on the side, a bank off a wall, a jump over a wall."""


class Odds(msgspec.Struct, frozen=True):
    """
    Chances that a flick of a level achieves its aim, counted in games of that level alone.

    `tools/odds.py` counts them.
    """

    clear: float
    """Along a clear path, to a target right next to the penguin."""

    lost: float
    """Drop of that chance with each mm of the path."""

    beside: float
    """Share of that chance that is left if a penguin is in the way."""

    angled: float
    """Through a door of the same room, without a clear path."""

    walled: float
    """To touch a penguin very close by without a clear path; it falls with distance."""


class Level(msgspec.Struct, frozen=True):
    """Strength of a bot: how well it thinks of flicks, judges and makes them. Times are in ms."""

    flicks: int
    """Most flicks that it considers, each by its first second."""

    best: int
    """Most of these flicks that it then plays out in full."""

    hands: int
    """Number of ways to miss that it plays out for each of them; the first is no miss."""

    tricks: tuple[Trick, ...]
    """Tricks that it considers as well."""

    foresight: float
    """Weight of the position for later turns, where 1 is its full value."""

    odds: Odds
    """Chances that it assumes for the flicks of all seats: those counted for its level."""

    wide: float
    """Standard deviation of its aim, in degrees."""

    weak: float
    """Standard deviation of its power, as a share of it."""

    high: float
    """Standard deviation of the height at which it hits, as a share of it."""

    askew: float
    """Standard deviation of the side at which it hits, as a share of the whole range."""

    slips: float
    """Chance that its finger slips onto the head with force, so that the penguin jumps anywhere."""

    keeps: bool
    """True if it saves skates for a turn that is worth it, and moves fish."""

    pause: int
    """Least time that it looks before it acts; up to as much again is added at random."""


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
"""The levels by name, the weakest first."""
