"""The words that a bot knows, and those of them that it happens to see in its cards."""

from typing import Final
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from rumpus.core.chance import Chance
from rumpus.games.keyword.bots.levels import Level
from rumpus.words.grading import commonest_of
from rumpus.words.hands import Allowed, Hands, hands_of
from rumpus.words.lexicon import Lexicon

SURE: Final = 2**32 - 1

Draws = NDArray[np.uint32]


class Vocabulary:
    """The words of a lexicon that one level knows; which of these it sees is drawn each time."""

    def __init__(self, lexicon: Lexicon, level: Level, min_length: int) -> None:
        """Mark the known words; if only long ones count, allow one letter more than the minimum."""
        hands = hands_of(lexicon)
        longest = max(level.longest, min_length + 1)
        common = hands.commonness <= commonest_of(lexicon, level.commonest)
        self.known: Final[Allowed] = hands.suggested & common & (hands.lengths <= longest)
        self._bounds: Final = np.where(self.known, _bounds(hands, level), np.uint32(0))
        self._names: Final = np.arange(len(hands), dtype=np.uint32) * np.uint32(0x9E3779B1)

    def seen(self, chance: Chance) -> Allowed:
        """Draw the words that the bot sees in one round: the longer a word, the less likely."""
        return self._draws(chance.below(2**32)) < self._bounds

    def _draws(self, salt: int) -> Draws:
        """Derive a random number for each word from one draw, as drawing each would be slow."""
        drawn = self._names ^ np.uint32(salt)
        for odd in (0x85EBCA6B, 0xC2B2AE35):
            drawn ^= drawn >> np.uint32(16)
            drawn *= np.uint32(odd)
        return drawn ^ (drawn >> np.uint32(16))


_made: Final[WeakKeyDictionary[Lexicon, dict[tuple[Level, int], Vocabulary]]] = WeakKeyDictionary()


def vocabulary_of(lexicon: Lexicon, level: Level, min_length: int) -> Vocabulary:
    """Return a level's vocabulary; it is made once and cached for as long as the lexicon exists."""
    made = _made.setdefault(lexicon, {})
    key = level, min_length
    if key not in made:
        made[key] = Vocabulary(lexicon, level, min_length)
    return made[key]


def _bounds(hands: Hands, level: Level) -> Draws:
    """Return, for each word, the number that its draw must be below for the bot to see it."""
    beyond = np.maximum(hands.lengths.astype(np.int64) - level.easy, 0)
    shares = (level.fading / 1000) ** np.arange(int(beyond.max(initial=0)) + 1)
    return (shares * SURE).astype(np.uint32)[beyond]
