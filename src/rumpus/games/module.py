"""
Game modules: what a game gives to the rest, in one value called ``GAME``.

Everything but facts and rules has a default, so a simple game names two things. Rooms, bots and
commands read this value alone and know no game by name.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from rumpus.bots.bot import AnyBot
from rumpus.bots.means import FRUGAL, Means
from rumpus.core.game import AnyGame, GameFacts
from rumpus.core.values import Options
from rumpus.games.modes import Modes
from rumpus.words.lexicon import BUNDLED, Lexicon

API: Final = 1
"""The version of this interface; it rises when a module written before needs a change."""

MakeWith = Callable[[Lexicon], AnyGame]
"""Makes a game under a word list."""


class Bots(msgspec.Struct, frozen=True):
    """The bots of a game; *levels* from the weakest up, and *make* for a game that is open."""

    levels: tuple[str, ...]
    make: Callable[[AnyGame, str, Means], AnyBot]


def _no_bot(game: AnyGame, level: str, means: Means) -> AnyBot:
    del game, means
    raise KeyError(level)


NO_BOTS: Final = Bots((), _no_bot)


class GameModule(msgspec.Struct, frozen=True):
    """
    One game: its facts, its rules under a word list, its bots, and its parts of modes.

    *api* is the `API` that the game was written for. A game without words wraps what makes it in
    `wordless`.
    """

    api: int
    facts: GameFacts
    make: MakeWith
    bots: Bots = NO_BOTS
    modes: Modes = Modes()

    def make_bot(self, game: AnyGame, level: str, means: Means = FRUGAL) -> AnyBot:
        """Make a bot for a game that is open; raise KeyError for an unknown level."""
        return self.bots.make(game, level, means)


def wordless(make: Callable[[], AnyGame]) -> MakeWith:
    """Make a game that needs no word list from any list."""
    return lambda _lexicon: make()


def lexicon_named(options: Options) -> str:
    """Return the name of the word list that options ask for; a game without words may have any."""
    return str(options.get("lexicon", BUNDLED))
