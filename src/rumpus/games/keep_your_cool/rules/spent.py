"""Words that are used up, and how many of them contain two letters."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from typing import Final

import msgspec

from rumpus.games.keep_your_cool.rules.letters import ends
from rumpus.words import Strictness

Words = Mapping[str, str]
Bits = Mapping[str, int]
"""For each letter a number with a bit for each word."""


class Spent(msgspec.Struct, frozen=True):
    """
    Words of the list that are used up, in *words* with the word said whose relative each is.

    Every word has a bit: *once* and *twice* have those of the words that contain a letter, so that
    to count costs nothing; *common* those of the words that most people know.
    """

    words: Words = {}
    once: Bits = {}
    twice: Bits = {}
    common: int = 0

    def plus(self, said: str, relatives: Iterable[str], common: frozenset[str]) -> "Spent":
        """Add the relatives of a word said; each stays with the first word that used it up."""
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
        """Return the bits of the words with both ends of *word*; equal ones perhaps *twice*."""
        first, last = ends(word)
        if first == last and twice:
            return self.twice.get(first, 0)
        return self.once.get(first, 0) & self.once.get(last, 0)


class Kept:
    """What is spent in the games that are going on, made from what was before the last word."""

    def __init__(self, most: int, add: Callable[[Spent, str, Strictness], Spent]) -> None:
        """Keep the latest *most* values, which *add* makes word by word."""
        self._most: Final = most
        self._add: Final = add
        self._values: Final[OrderedDict[tuple[tuple[str, ...], Strictness], Spent]] = OrderedDict()

    def after(self, used: tuple[str, ...], strictness: Strictness) -> Spent:
        """Return what is spent after these words were said."""
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
