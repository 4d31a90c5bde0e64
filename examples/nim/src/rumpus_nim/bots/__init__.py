"""Bots for Nim, from the weakest up."""

from rumpus.bots.means import Means
from rumpus.core.game import AnyGame
from rumpus.games.module import Bots
from rumpus_nim.bots.bot import NimBot

__all__ = ["BOTS"]

LEVELS = ("gentle", "sharp")


def _made(game: AnyGame, level: str, means: Means) -> NimBot:
    del game, means
    if level not in LEVELS:
        raise KeyError(level)
    return NimBot(sharp=level == "sharp")


BOTS = Bots(LEVELS, _made)
