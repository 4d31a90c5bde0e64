"""Targets: what a designer wants a figure of a game to be, and how far a game is from it."""

import re
from collections.abc import Sequence
from math import hypot
from typing import Final

import msgspec

from rumpus.lab.intervals import Interval
from rumpus.lab.sweep.figures import FIGURES, Figure, of_cell
from rumpus.lab.sweep.played import Row

WINS: Final = "_wins"
"""End of a target's name that wants a share of games to end for a reason: ``flag_wins``."""
SHARE: Final = 100
STEP: Final = 10
"""Points of a percentage that count as a distance of 1; of another number, it is a tenth."""
_TARGET = re.compile(r"([a-z_]+)=(-?\d+(?:\.\d+)?)(%?)")
_NAMED = {figure.name.replace(" ", "_"): figure for figure in FIGURES}


class TargetError(ValueError):
    """A target that no figure answers to; the message says which there are."""


class Target(msgspec.Struct, frozen=True):
    """A figure by its name, and the wanted value in the figure's unit, as of 50 for 50 %."""

    name: str
    aim: float

    @property
    def figure(self) -> Figure:
        """Return the figure. Raises `TargetError`."""
        if self.name in _NAMED:
            return _NAMED[self.name]
        if self.name.endswith(WINS):
            return _ends_by(self.name.removesuffix(WINS))
        known = ", ".join([*_NAMED, f"REASON{WINS}"])
        raise TargetError(f"unknown figure {self.name!r}; choose one of: {known}")

    def step(self) -> float:
        """Return what counts as a distance of 1."""
        return STEP if self.figure.factor == SHARE else abs(self.aim) / STEP or 1


def target(text: str) -> Target:
    """Parse ``FIGURE=VALUE``; a share may be written 0.5 or 50%. Raises `TargetError`."""
    found = _TARGET.fullmatch(text)
    if found is None:
        raise TargetError(f"--target must be FIGURE=VALUE, not {text!r}")
    plain = Target(found[1], float(found[2]))
    if plain.figure.factor != SHARE and found[3]:
        raise TargetError(f"{plain.name} is no percentage; it counts {plain.figure.unit}")
    factor = 1 if found[3] else plain.figure.factor
    return Target(plain.name, plain.aim * factor)


def reached(targets: Sequence[Target], rows: Sequence[Row]) -> list[Interval]:
    """Return the figures of some games, one for each target. Raises `TargetError` without one."""
    return [_reached(one, rows) for one in targets]


def distance(targets: Sequence[Target], found: Sequence[Interval]) -> float:
    """Return how far figures are from what is wanted: 0 if they hit it."""
    pairs = zip(targets, found, strict=True)
    return hypot(*((figure.mean - one.aim) / one.step() for one, figure in pairs))


def _reached(one: Target, rows: Sequence[Row]) -> Interval:
    found = of_cell(rows, one.figure)
    if found is None:
        raise TargetError(f"these games have no figure {one.name!r}")
    return found


def _ends_by(reason: str) -> Figure:
    def count(row: Row) -> tuple[float, float]:
        return float(row.reason == reason), 1

    return Figure(f"{reason} wins", "%", SHARE, count, share=True)
