"""The words that a bot knows, how easily each comes to mind, and how many fit two letters."""

from typing import Final
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from rumpus.core.chance import Chance
from rumpus.games.keep_your_cool.bots.levels import Level
from rumpus.words.grading import commonest_of
from rumpus.words.layout import ALPHABET
from rumpus.words.lexicon import Lexicon

FADING: Final = 0.4
"""Factor by which each class of commonness after the first makes a word harder to recall."""

EASY: Final = 6
"""Most letters of a word that comes to mind as easily as shorter ones."""

LONGER: Final = 0.7
"""Factor by which each letter beyond `EASY` makes a word harder to recall."""

Masks = NDArray[np.uint32]
Readiness = NDArray[np.float64]


class Vocabulary:
    """The words of a lexicon that one level knows, or all that may be suggested."""

    def __init__(self, lexicon: Lexicon, commonest: int, longest: int) -> None:
        """Read the list (0.5 s for the bundled one)."""
        entries = [
            entry
            for entry in lexicon.entries()
            if entry.commonness <= commonest
            and len(entry.word) <= longest
            and not entry.never_suggest
        ]
        self.words: Final = tuple(entry.word for entry in entries)
        self._known: Final = frozenset(self.words)
        self._once: Final = np.array([_mask(word, 1) for word in self.words], np.uint32)
        self._twice: Final = np.array([_mask(word, 2) for word in self.words], np.uint32)
        beyond = [max(0, len(word) - EASY) for word in self.words]
        classes = [entry.commonness - 1 for entry in entries]
        self._ready: Final[Readiness] = np.power(FADING, classes) * np.power(LONGER, beyond)
        self._ease: Final[dict[tuple[str, str], float]] = {}

    def __contains__(self, word: str) -> bool:
        return word in self._known

    def drawn(self, key: str | None, *, twice: bool, chance: Chance) -> str | None:
        """Draw a word that answers *key*, easy ones more often; return None if there is none."""
        ready = self._ready if key is None else self._ready * self._fitting(key, twice=twice)
        total = float(ready.sum())
        if total <= 0:
            return None
        sums: Readiness = ready.cumsum()
        number = int(np.searchsorted(sums, chance.unit() * total, side="right"))
        return self.words[number]

    def ease(self, key: str, *, twice: bool) -> float:
        """Return the summed readiness of the words that answer *key*; a short common one adds 1."""
        ends = (key[0], key[-1]) if twice or key[0] != key[-1] else (key[0], "")
        if ends not in self._ease:
            self._ease[ends] = float(self._ready @ self._fitting(key, twice=twice))
        return self._ease[ends]

    def _fitting(self, key: str, *, twice: bool) -> NDArray[np.bool_]:
        """Return a mask of the words that contain both ends of *key* (KYC-10, KYC-11)."""
        need = np.uint32(_mask(key[0] + key[-1], 1))
        masks = self._twice if twice and key[0] == key[-1] else self._once
        fitting: NDArray[np.bool_] = (masks & need) == need
        return fitting


_made: Final[WeakKeyDictionary[Lexicon, dict[tuple[int, int], Vocabulary]]] = WeakKeyDictionary()


def vocabulary_of(lexicon: Lexicon, commonest: int, longest: int) -> Vocabulary:
    """Return a vocabulary; it is made once and cached for as long as the lexicon exists."""
    made = _made.setdefault(lexicon, {})
    key = commonest, longest
    if key not in made:
        made[key] = Vocabulary(lexicon, commonest, longest)
    return made[key]


def known_by(lexicon: Lexicon, level: Level) -> Vocabulary:
    """Return the vocabulary of a level."""
    return vocabulary_of(lexicon, commonest_of(lexicon, level.commonest), level.longest)


def _mask(word: str, count: int) -> int:
    """Return a mask with a bit for each letter that occurs at least *count* times in a word."""
    return sum(1 << number for number, letter in enumerate(ALPHABET) if word.count(letter) >= count)
