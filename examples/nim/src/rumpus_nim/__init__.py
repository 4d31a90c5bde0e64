"""Nim: take one, two or three stones; the player who takes the last one wins."""

from rumpus.games.module import GameModule, wordless
from rumpus_nim.bots import BOTS
from rumpus_nim.game import FACTS, NimGame

__all__ = ["GAME"]

GAME = GameModule(api=1, facts=FACTS, make=wordless(NimGame), bots=BOTS)
