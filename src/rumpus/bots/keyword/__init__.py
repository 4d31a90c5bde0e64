"""Bots for KEYWORD; `docs/reference/bots.md` tells what each level knows and does."""

from rumpus.bots.keyword.bot import KeywordBot
from rumpus.bots.keyword.levels import LEVELS

__all__ = ["LEVELS", "KeywordBot"]
