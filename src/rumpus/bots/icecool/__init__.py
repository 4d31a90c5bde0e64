"""Bots for ICECOOL 2: they see where penguins stand, try flicks in their minds, and miss."""

from rumpus.bots.icecool.bot import IceBot
from rumpus.bots.icecool.levels import LEVELS, Level

__all__ = ["LEVELS", "IceBot", "Level"]
