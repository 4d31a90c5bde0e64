"""Bots for ICECOOL 2: they see where penguins are, try flicks in their minds, and miss."""

from rumpus.bots.means import Means
from rumpus.core.game import AnyGame
from rumpus.games.icecool.bots.bot import IceBot
from rumpus.games.icecool.bots.levels import LEVELS, Level
from rumpus.games.icecool.game import IceCool
from rumpus.games.module import Bots

__all__ = ["BOTS", "LEVELS", "IceBot", "Level"]


def _made(game: AnyGame, level: str, means: Means) -> IceBot:
    assert isinstance(game, IceCool)
    return IceBot(game.school, LEVELS[level], means)


BOTS = Bots(tuple(LEVELS), _made)
