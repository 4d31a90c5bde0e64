"""Bots for KEYWORD; `docs/reference/bots.md` describes what each level knows and does."""

from rumpus.bots.means import Means
from rumpus.core.game import AnyGame
from rumpus.games.keyword.bots.bot import KeywordBot
from rumpus.games.keyword.bots.levels import LEVELS
from rumpus.games.keyword.game import Keyword
from rumpus.games.module import Bots

__all__ = ["BOTS", "LEVELS", "KeywordBot"]


def _made(game: AnyGame, level: str, _means: Means) -> KeywordBot:
    assert isinstance(game, Keyword)
    return KeywordBot(game.lexicon, LEVELS[level])


BOTS = Bots(tuple(LEVELS), _made)
