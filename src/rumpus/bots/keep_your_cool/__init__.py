"""Bots for Keep Your Cool; `docs/reference/bots.md` tells what each level knows and does."""

from rumpus.bots.keep_your_cool.bot import CoolBot
from rumpus.bots.keep_your_cool.levels import LEVELS

__all__ = ["LEVELS", "CoolBot"]
