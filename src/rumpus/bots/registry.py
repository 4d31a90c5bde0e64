"""The bots there are: levels by game, and how to make one for a game that is open."""

from collections.abc import Callable

import msgspec

from rumpus.bots import icecool, keep_your_cool, keesdrow, keyword
from rumpus.bots.bot import AnyBot
from rumpus.bots.means import FRUGAL, Means
from rumpus.core.game import AnyGame
from rumpus.games.icecool import IceCool
from rumpus.games.keep_your_cool import KeepYourCool
from rumpus.games.keesdrow import Keesdrow
from rumpus.games.keyword import Keyword


class Bots(msgspec.Struct, frozen=True):
    """The bots of one game; *levels* from the weakest up."""

    levels: tuple[str, ...]
    make: Callable[[AnyGame, str, Means], AnyBot]


def levels(game: str) -> tuple[str, ...]:
    """List the levels of a game's bots, the weakest first; empty for a game without bots."""
    return BOTS[game].levels if game in BOTS else ()


def make_bot(game: AnyGame, level: str, means: Means = FRUGAL) -> AnyBot:
    """Make a bot for a game that is open; KeyError for a level that there is not."""
    return BOTS[game.facts.name].make(game, level, means)


def _keesdrow(game: AnyGame, level: str, _means: Means) -> AnyBot:
    assert isinstance(game, Keesdrow)
    return keesdrow.KeesdrowBot(game.lexicon, keesdrow.LEVELS[level])


def _keyword(game: AnyGame, level: str, _means: Means) -> AnyBot:
    assert isinstance(game, Keyword)
    return keyword.KeywordBot(game.lexicon, keyword.LEVELS[level])


def _keep_your_cool(game: AnyGame, level: str, _means: Means) -> AnyBot:
    assert isinstance(game, KeepYourCool)
    return keep_your_cool.CoolBot(game.book, keep_your_cool.LEVELS[level])


def _icecool(game: AnyGame, level: str, means: Means) -> AnyBot:
    assert isinstance(game, IceCool)
    return icecool.IceBot(game.school, icecool.LEVELS[level], means)


BOTS: dict[str, Bots] = {
    "icecool": Bots(tuple(icecool.LEVELS), _icecool),
    "keep_your_cool": Bots(tuple(keep_your_cool.LEVELS), _keep_your_cool),
    "keesdrow": Bots(tuple(keesdrow.LEVELS), _keesdrow),
    "keyword": Bots(tuple(keyword.LEVELS), _keyword),
}
