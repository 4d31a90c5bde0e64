"""What may be said: word list, letters, families, and how much is left to answer (KYC-10 to 17)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Final

from rumpus.games.keep_your_cool.actions import Doubt
from rumpus.games.keep_your_cool.families import Families
from rumpus.games.keep_your_cool.letters import ends, has, letters_of
from rumpus.games.keep_your_cool.names import is_name
from rumpus.games.keep_your_cool.state import Rules
from rumpus.words import Lexicon, Strictness, families_of

COMMON: Final = 4
"""Classes up to this one are offered when somebody asks what there was to say."""

KEPT: Final = 2_000
"""Words whose relatives are kept at hand: those of the games that are going on."""

LISTS: Final = 16
"""Lists whose books are kept."""


class Wordbook:
    """A word list with its families."""

    def __init__(self, lexicon: Lexicon, families: Families) -> None:
        self.lexicon: Final = lexicon
        self.families: Final = families
        self._letters: Final = letters_of(lexicon)
        self._relatives: Final = lru_cache(KEPT)(self._found)

    def doubts(
        self, rules: Rules, key: str | None, used: Sequence[str], word: str
    ) -> tuple[Doubt, ...]:
        """Tell all that is against a word as the next key word after *key* (KYC-17)."""
        return tuple(self._doubts(rules, key, used, word))

    def answers(self, rules: Rules, word: str, used: Sequence[str]) -> int:
        """Count the words that could answer a word when the families of *used* are gone."""
        twice = rules.same_letter_twice == "yes"
        barred = {
            relative
            for said in used
            for relative in self._relatives(said, rules.strictness)
            if has(relative, word, twice=twice) and relative in self.lexicon
        }
        return self._letters.containing(word, twice=twice) - len(barred)

    def common(self, rules: Rules, key: str | None, used: Sequence[str]) -> Iterator[str]:
        """Yield common words that could be said now, the commonest first."""
        for word in self._common:
            if not self.doubts(rules, key, used, word):
                yield word

    def _found(self, word: str, strictness: Strictness) -> frozenset[str]:
        return frozenset(self.families.relatives(word, strictness))

    @cached_property
    def _common(self) -> tuple[str, ...]:
        entries = [
            entry
            for entry in self.lexicon.entries()
            if entry.commonness <= COMMON and not entry.never_suggest
        ]
        entries.sort(key=lambda entry: (entry.commonness, entry.word))
        return tuple(entry.word for entry in entries)

    def _doubts(
        self, rules: Rules, key: str | None, used: Iterable[str], word: str
    ) -> Iterator[Doubt]:
        used = tuple(used)
        if word not in self.lexicon:
            yield Doubt("proper_noun" if is_name(word) else "no_word")
        missing = "" if key is None else self._missing(rules, key, word)
        if missing:
            yield Doubt("letters", missing=missing)
        said = self._related(rules, used, word)
        if said is not None:
            yield said
        left = self.answers(rules, word, (*used, word))
        if left < rules.min_answers:
            yield Doubt("answers", answers=left)

    def _missing(self, rules: Rules, key: str, word: str) -> str:
        """KYC-10, KYC-11: the letters at the ends of the key word that the word lacks."""
        twice = rules.same_letter_twice == "yes"
        first, last = ends(key)
        if first == last and twice and word.count(first) < 2:
            return first
        return "".join(letter for letter in sorted({first, last}) if letter not in word)

    def _related(self, rules: Rules, used: Sequence[str], word: str) -> Doubt | None:
        """KYC-15: the word that was said of the same family."""
        for said in used:
            if word in self.lexicon and word not in self._relatives(said, rules.strictness):
                continue
            chain = self.families.same(word, said, rules.strictness)
            if chain is not None:
                return Doubt("family", used=said, chain=chain)
        return None


@lru_cache(LISTS)
def book_of(lexicon: Lexicon) -> Wordbook:
    """Give the book of a list with what is known of its families, one for all tables."""
    return Wordbook(lexicon, families_of(lexicon))
