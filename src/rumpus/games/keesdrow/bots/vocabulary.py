"""The words that a bot knows: those that it finds, and those that it believes others."""

from typing import Final

from rumpus.games.keesdrow.bots.levels import Level
from rumpus.words.grading import commonest_of
from rumpus.words.lexicon import Lexicon

WIDELY: Final = 5
"""Words of the classes up to this one are known to most people."""


class Vocabulary:
    """
    One level's part of a lexicon, by class of commonness and by length.

    A list whose words have no classes to speak of is known by length alone.
    """

    def __init__(self, lexicon: Lexicon, level: Level) -> None:
        self._lexicon = lexicon
        self._level = level
        self._commonest = commonest_of(lexicon, level.commonest)
        self._widely = commonest_of(lexicon, WIDELY)
        self._recognised = commonest_of(lexicon, level.recognised)

    def finds(self, word: str, min_length: int) -> bool:
        """
        Return whether the bot comes up with a word; never with one that nobody suggests.

        Where only long words count, it strains for one letter more than they must have.
        """
        longest = max(self._level.longest, min_length + 1)
        if len(word) > longest or not self._lexicon.may_suggest(word):
            return False
        return self._lexicon.commonness(word) <= self._commonest

    def common(self, word: str) -> bool:
        """Return whether most people know a word; False if nobody ever suggests it."""
        if not self._lexicon.may_suggest(word):
            return False
        return self._lexicon.commonness(word) <= self._widely

    def recognises(self, word: str) -> bool:
        """Return whether the bot knows that this is a word."""
        return 0 < self._lexicon.commonness(word) <= self._recognised
