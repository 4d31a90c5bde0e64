"""The games as the server holds them: with their word lists, codecs and bots."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from rumpus.bots.bot import AnyBot
from rumpus.bots.means import FRUGAL, Means
from rumpus.core.game import AnyGame
from rumpus.core.values import Options, OptionValue, Refusal
from rumpus.games.module import GameModule, lexicon_named
from rumpus.server.limits.bot_budget import Deadline
from rumpus.store.lexicons import Lexicons
from rumpus.table.record import entry_type
from rumpus.table.table import AnyEntry
from rumpus.words.lexicon import Lexicon, bundled


class HostedGame:
    """One game, ready to be made and to have its messages read."""

    def __init__(
        self,
        module: GameModule,
        lexicons: Lexicons,
        means: Callable[[Deadline], Means],
    ) -> None:
        """Use the word lists of the room; *means* returns what each new bot may spend."""
        self.facts = module.facts
        self.modes = module.modes
        self.levels = module.bots.levels
        self._module = module
        self._means = means
        self._lexicons = lexicons
        game = module.make(bundled())
        # The codec is the game's own business: nobody else knows what its types are.
        self.read_action: Callable[[Any], Any] = msgspec.json.Decoder(game.types.action).decode
        self.read_question: Callable[[Any], Any] = msgspec.json.Decoder(game.types.question).decode
        self.read_entry: Callable[[bytes], AnyEntry] = msgspec.json.Decoder(entry_type(game)).decode

    def make_bot(self, game: AnyGame, level: str, deadline: Deadline) -> AnyBot:
        """Make a bot for a game that is open, at a table that has such a deadline."""
        return self._module.make_bot(game, level, self._means(deadline))

    def make_game(self, options: Options) -> AnyGame:
        """Make the game for these options; raises LookupError if their word list is missing."""
        return self._module.make(self._lexicon(options))

    def made_before(self, options: Options, lexicon: str | None) -> AnyGame:
        """Make the game of a log whose word list has the SHA-256 *lexicon*."""
        return self._module.make(self._lexicons.get(lexicon_named(options), lexicon))

    def objection(self, options: Options, key: str, value: OptionValue) -> Refusal | None:
        """
        Return why the word lists forbid this value of an option; *options* are the others.

        Only the room knows which lists there are. Everybody at the table would read any other text,
        so a word must be one that anybody may propose.
        """
        match next((option.kind for option in self.facts.options if option.key == key), None):
            case "lexicon":
                return None if value in self.lexicons() else _no_lexicon(value)
            case "word":
                return self._word_objection(options, key, str(value))
            case _:
                return None

    def lexicons(self) -> list[str]:
        """List the word lists that a table of this game may name."""
        wants = any(option.kind == "lexicon" for option in self.facts.options)
        return self._lexicons.names() if wants else []

    def _word_objection(self, options: Options, key: str, word: str) -> Refusal | None:
        try:
            listed = self._lexicon(options).may_suggest(word)
        except LookupError:
            return _no_lexicon(options["lexicon"])
        return None if listed else Refusal("no_such_word", None, {"option": key, "word": word[:40]})

    def _lexicon(self, options: Options) -> Lexicon:
        return self._lexicons.get(lexicon_named(options))


def _no_lexicon(name: OptionValue) -> Refusal:
    return Refusal("no_such_lexicon", None, {"lexicon": str(name)[:40]})


def _frugal(_deadline: Deadline) -> Means:
    return FRUGAL


def kinds_of(
    games: Iterable[GameModule],
    lexicons: Lexicons,
    means: Callable[[Deadline], Means] = _frugal,
) -> dict[str, HostedGame]:
    """Make games ready to be played, by name, each with its bots."""
    return {game.facts.name: HostedGame(game, lexicons, means) for game in games}
