"""Bots for Keep Your Cool; `docs/reference/bots.md` describes what each level knows and does."""

from rumpus.bots.means import Means
from rumpus.core.game import AnyGame
from rumpus.games.keep_your_cool.bots.bot import CoolBot
from rumpus.games.keep_your_cool.bots.levels import LEVELS
from rumpus.games.keep_your_cool.game import KeepYourCool
from rumpus.games.module import Bots

__all__ = ["BOTS", "LEVELS", "CoolBot"]


def _made(game: AnyGame, level: str, _means: Means) -> CoolBot:
    assert isinstance(game, KeepYourCool)
    return CoolBot(game.book, LEVELS[level])


BOTS = Bots(tuple(LEVELS), _made)
