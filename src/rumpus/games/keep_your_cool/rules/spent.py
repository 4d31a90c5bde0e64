"""Used-up words, and how many of them contain two given letters."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from typing import Final

import msgspec

from rumpus.games.keep_your_cool.rules.letters import ends
from rumpus.words import Strictness

Words = Mapping[str, str]
Bits = Mapping[str, int]
"""For each letter, an integer with one bit for each word."""


class Spent(msgspec.Struct, frozen=True):
    """
    Used-up words of the list: *words* maps each to the word that was said and used it up.

    Each used-up word has a bit. For each letter, *once* and *twice* hold the bits of the words that
    contain it at least that often, which makes counting fast. *common* holds the bits of the words
    that most people know.
    """

    words: Words = {}
    once: Bits = {}
    twice: Bits = {}
    common: int = 0

    def plus(self, said: str, relatives: Iterable[str], common: frozenset[str]) -> "Spent":
        """Add the relatives of *said*; a word already used up keeps the word that used it up."""
        words, once, twice, known = dict(self.words), dict(self.once), dict(self.twice), self.common
        for relative in relatives:
            if relative in words:
                continue
            bit = 1 << len(words)
            words[relative] = said
            known |= bit if relative in common else 0
            for letter in set(relative):
                once[letter] = once.get(letter, 0) | bit
                if relative.count(letter) > 1:
                    twice[letter] = twice.get(letter, 0) | bit
        return Spent(words, once, twice, known)

    def containing(self, word: str, *, twice: bool) -> int:
        """Return the bits of words with the end letters of *word*; *twice*: equal ends need two."""
        first, last = ends(word)
        if first == last and twice:
            return self.twice.get(first, 0)
        return self.once.get(first, 0) & self.once.get(last, 0)


class Kept:
    """Cache of `Spent` values for games in progress; each extends the one before the last word."""

    def __init__(self, most: int, add: Callable[[Spent, str, Strictness], Spent]) -> None:
        """Keep the latest *most* values; *add* extends one by a word."""
        self._most: Final = most
        self._add: Final = add
        self._values: Final[OrderedDict[tuple[tuple[str, ...], Strictness], Spent]] = OrderedDict()

    def after(self, used: tuple[str, ...], strictness: Strictness) -> Spent:
        """Return the words used up once all of *used* were said."""
        known = self._values.pop((used, strictness), None)
        if known is None:
            known = self._values.get((used[:-1], strictness))
            for said in used if known is None else used[-1:]:
                known = self._add(known or Spent(), said, strictness)
            known = known or Spent()
        self._values[used, strictness] = known
        if len(self._values) > self._most:
            self._values.popitem(last=False)
        return known
