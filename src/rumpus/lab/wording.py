"""Wording of figures: an estimate with its interval, and a difference with half its width."""

from typing import Final

from rumpus.lab.intervals import Interval

FINE: Final = 0.095
"""Half width below which one decimal would say nothing."""


def shown(found: Interval) -> str:
    """Return an estimate and its interval."""
    return f"{found.mean:.1f} ({found.low:.1f} to {found.high:.1f})"


def change(found: Interval) -> str:
    """Return a difference, and half the width of its interval."""
    digits = 2 if found.around < FINE else 1
    return f"{found.mean:+.{digits}f} ± {found.around:.{digits}f}"


def sure(found: Interval | None) -> bool:
    """Return whether a difference is hardly luck: its interval leaves zero out."""
    return found is not None and (found.low > 0 or found.high < 0)
