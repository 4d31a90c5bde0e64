"""The words that a bot knows: those it finds, and those it believes when others play them."""

from rumpus.games.keesdrow.bots.levels import Level
from rumpus.games.keesdrow.rules.search import WIDELY
from rumpus.words.grading import commonest_of
from rumpus.words.lexicon import Lexicon


class Vocabulary:
    """
    The words of a lexicon that one level knows, by commonness and length.

    If the list doesn't grade words by commonness, only length counts.
    """

    def __init__(self, lexicon: Lexicon, level: Level) -> None:
        self._lexicon = lexicon
        self._level = level
        self._commonest = commonest_of(lexicon, level.commonest)
        self._widely = commonest_of(lexicon, WIDELY)
        self._recognised = commonest_of(lexicon, level.recognised)

    def finds(self, word: str, min_length: int) -> bool:
        """
        Return True if the bot can think of a word; it never thinks of one not to be suggested.

        If only long words count, it stretches to one letter more than the minimum.
        """
        longest = max(self._level.longest, min_length + 1)
        if len(word) > longest or not self._lexicon.may_suggest(word):
            return False
        return self._lexicon.commonness(word) <= self._commonest

    def common(self, word: str) -> bool:
        """Return True if most people know a word, and it may be suggested."""
        if not self._lexicon.may_suggest(word):
            return False
        return self._lexicon.commonness(word) <= self._widely

    def recognises(self, word: str) -> bool:
        """Return True if the bot knows that this is a word."""
        return 0 < self._lexicon.commonness(word) <= self._recognised
