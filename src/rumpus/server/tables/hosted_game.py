"""Games as the server uses them: with their word lists, codecs and bots."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import msgspec

from rumpus.bots.bot import AnyBot
from rumpus.bots.means import FRUGAL, Means
from rumpus.core.game import AnyGame
from rumpus.core.options import Option, Preset
from rumpus.core.values import Options, OptionValue, Refusal
from rumpus.games.module import GameModule, lexicon_named
from rumpus.games.wording import options_in, presets_in
from rumpus.server.limits.bot_budget import Deadline
from rumpus.store.lexicons import Lexicons
from rumpus.table.beginning import retryable
from rumpus.table.record import Record, entry_type, read
from rumpus.table.table import AnyEntry
from rumpus.words.language import ENGLISH
from rumpus.words.lexicon import Lexicon, bundled


class ForeignList(msgspec.Struct, frozen=True):
    """
    A word list in another language than English.

    *language* is its code. *brings* has an option's value that suits it, where a word is an option.
    """

    language: str
    brings: Options


class HostedGame:
    """One kind of game: makes its games and bots, and decodes its messages."""

    def __init__(
        self,
        module: GameModule,
        lexicons: Lexicons,
        means: Callable[[Deadline], Means],
    ) -> None:
        """Use the room's word lists; *means* returns the resources that each new bot may spend."""
        self.facts = module.facts
        self.modes = module.modes
        self.pictures = module.pictures
        self.feats = module.feats
        self.levels = module.bots.levels
        words = module.wordings.items()
        self._options = {each: options_in(wording, self.facts.options) for each, wording in words}
        self._presets = {each: presets_in(wording, self.facts.presets) for each, wording in words}
        self._module = module
        self._means = means
        self._lexicons = lexicons
        game = module.make(bundled())
        self.retryable = retryable(game) and bool(self.levels)
        # Only the codec of a game knows its types.
        self.read_action: Callable[[Any], Any] = msgspec.json.Decoder(game.types.action).decode
        self.read_question: Callable[[Any], Any] = msgspec.json.Decoder(game.types.question).decode
        self.read_entry: Callable[[bytes], AnyEntry] = msgspec.json.Decoder(entry_type(game)).decode
        self.read_record: Callable[[Sequence[bytes]], Record] = partial(read, game)

    def options_in(self, language: str) -> tuple[Option, ...]:
        """Return the options as they read in a language; in English if it has no texts of them."""
        return self._options.get(language, self.facts.options)

    def presets_in(self, language: str) -> tuple[Preset, ...]:
        """Return the presets likewise."""
        return self._presets.get(language, self.facts.presets)

    def make_bot(self, game: AnyGame, level: str, deadline: Deadline) -> AnyBot:
        """Make a bot for an open game, with the deadline of its table."""
        return self._module.make_bot(game, level, self._means(deadline))

    def make_game(self, options: Options) -> AnyGame:
        """Make the game for these options; raises LookupError if their word list is missing."""
        return self._module.make(self._lexicon(options))

    def made_before(self, options: Options, lexicon: str | None) -> AnyGame:
        """Make the game of an old log, with the word list that has the SHA-256 *lexicon*."""
        return self._module.make(self._lexicons.get(lexicon_named(options), lexicon))

    def objection(self, options: Options, key: str, value: OptionValue) -> Refusal | None:
        """
        Return why the word lists forbid a value of an option, or None; *options* are the others.

        Only the room knows which lists exist. Everybody at the table reads a word that is chosen,
        so it must be one that may be suggested.
        """
        match next((option.kind for option in self.facts.options if option.key == key), None):
            case "lexicon":
                return None if value in self.lexicons() else _no_lexicon(value)
            case "word":
                return self._word_objection(options, key, str(value))
            case _:
                return None

    def lexicons(self) -> list[str]:
        """Return the names of the word lists that a table of this game may use."""
        if not any(option.kind == "lexicon" for option in self.facts.options):
            return []
        named = ((name, self._lexicons.get(name)) for name in self._lexicons.names())
        return [name for name, lexicon in named if self._module.plays_in(lexicon.language)]

    def foreign(self) -> dict[str, ForeignList]:
        """Return the word lists that a table may use in other languages than English, by name."""
        lists = {name: self._lexicons.get(name) for name in self.lexicons()}
        return {
            name: ForeignList(lexicon.language.code, self._words_in(lexicon))
            for name, lexicon in lists.items()
            if lexicon.language != ENGLISH
        }

    def language(self, options: Options) -> str | None:
        """Return the language of a table's words, or None if its game has no words or no list."""
        if not self.lexicons():
            return None
        try:
            return self._lexicon(options).language.code
        except LookupError:
            return None

    def _words_in(self, lexicon: Lexicon) -> Options:
        """Return, for each option that is a word, the first one proposed that a list has."""
        words = (option for option in self.facts.options if option.kind == "word")
        proposed = (
            (option.key, str(choice.value)) for option in words for choice in option.choices
        )
        fitting = [(key, word) for key, word in proposed if lexicon.may_suggest(word)]
        return dict(reversed(fitting))

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
    """Return the games by name, ready to be played, each with its bots."""
    return {game.facts.name: HostedGame(game, lexicons, means) for game in games}
