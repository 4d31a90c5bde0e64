"""
Game modules: everything that a game provides, in one value named ``GAME``.

Everything except facts and rules has a default, so a simple game provides just two things. Rooms,
bots and commands read only this value, and name no game.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from rumpus.bots.bot import AnyBot
from rumpus.bots.means import FRUGAL, Means
from rumpus.core.game import AnyGame, GameFacts
from rumpus.core.values import Options
from rumpus.games.encoding import AnyEncoding
from rumpus.games.feats import Feats
from rumpus.games.gauges import Gauges
from rumpus.games.modes import Modes
from rumpus.games.pictures import Pictures
from rumpus.games.wording import Wording
from rumpus.words.language import ENGLISH, Language
from rumpus.words.lexicon import BUNDLED, Lexicon

API: Final = 1
"""Version of this interface; raised when existing modules need to change."""

MakeWith = Callable[[Lexicon], AnyGame]
"""Function that makes a game for a word list."""


MakeEncoding = Callable[[Any, Options], AnyEncoding]
"""Function that makes an encoding for a game with these options."""


class Bots(msgspec.Struct, frozen=True):
    """Bots of a game: *levels*, the weakest first, and *make*, which makes a bot for a game."""

    levels: tuple[str, ...]
    make: Callable[[AnyGame, str, Means], AnyBot]


def _no_bot(game: AnyGame, level: str, means: Means) -> AnyBot:
    del game, means
    raise KeyError(level)


NO_BOTS: Final = Bots((), _no_bot)


class GameModule(msgspec.Struct, frozen=True):
    """
    One game: its facts, rules with a word list, bots, and what it offers to the other parts.

    *api* is the `API` that the game was written for. A game without words passes `make` through
    `wordless`. *encodings* are the ways in which programs act (`rumpus.envs`), the usual one first.
    *wordings* hold the house rules in other languages (`rumpus.games.wording`). *any_language*: it
    is played with the letters of its word list, and not in English alone.
    """

    api: int
    facts: GameFacts
    make: MakeWith
    bots: Bots = NO_BOTS
    modes: Modes = Modes()
    encodings: dict[str, MakeEncoding] = {}
    pictures: Pictures | None = None
    wordings: dict[str, Wording] = {}
    feats: Feats | None = None
    gauges: Gauges = Gauges()
    any_language: bool = False

    def wrong_number(self, players: int) -> str | None:
        """Return why the game can't be played by this number of *players*, or None."""
        # A role such as moderator comes after it.
        role = self.facts.roles[0]
        if role.least <= players <= role.most:
            return None
        return f"{self.facts.name} takes {role.least} to {role.most} players, not {players}"

    def plays_in(self, language: Language) -> bool:
        """Return True if the game can be played with the words of a language."""
        return language == ENGLISH or (self.any_language and bool(language.tiles))

    def make_bot(self, game: AnyGame, level: str, means: Means = FRUGAL) -> AnyBot:
        """Make a bot for a game; raise KeyError for an unknown level."""
        return self.bots.make(game, level, means)


def wordless(make: Callable[[], AnyGame]) -> MakeWith:
    """Return a function that makes a game and ignores the word list."""
    return lambda _lexicon: make()


def lexicon_named(options: Options) -> str:
    """Return the name of the word list in the options, or of the bundled list if they name none."""
    return str(options.get("lexicon", BUNDLED))
