"""Bots for Keesdrow; `docs/reference/bots.md` tells what each level knows and does."""

from rumpus.bots.keesdrow.bot import KeesdrowBot
from rumpus.bots.keesdrow.levels import LEVELS

__all__ = ["LEVELS", "KeesdrowBot"]
