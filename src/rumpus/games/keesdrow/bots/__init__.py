"""Bots for Keesdrow; `docs/reference/bots.md` describes what each level knows and does."""

from rumpus.bots.means import Means
from rumpus.core.game import AnyGame
from rumpus.games.keesdrow.bots.bot import KeesdrowBot
from rumpus.games.keesdrow.bots.levels import LEVELS
from rumpus.games.keesdrow.game import Keesdrow
from rumpus.games.module import Bots

__all__ = ["BOTS", "LEVELS", "KeesdrowBot"]


def _made(game: AnyGame, level: str, _means: Means) -> KeesdrowBot:
    assert isinstance(game, Keesdrow)
    return KeesdrowBot(game.lexicon, LEVELS[level])


BOTS = Bots(tuple(LEVELS), _made)
