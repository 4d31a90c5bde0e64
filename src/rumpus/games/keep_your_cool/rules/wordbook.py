"""Words that may be said: word list, letters, families, and the answers left."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from rumpus.games.keep_your_cool.actions import Doubt
from rumpus.games.keep_your_cool.names import is_name
from rumpus.games.keep_your_cool.rules.families import Families
from rumpus.games.keep_your_cool.rules.letters import Letters, ends, has, letters_of
from rumpus.games.keep_your_cool.rules.spent import Kept, Spent
from rumpus.games.keep_your_cool.state import Rules
from rumpus.words import Lexicon, Strictness, families_of
from rumpus.words.grading import commonest_of

COMMON: Final = 4
"""The rarest class of words that counts as common (KYC-17), in lists that have classes."""

KEPT: Final = 6_000
"""Words whose relatives are cached: enough for all games in progress."""

GAMES: Final = 32
"""Games whose used-up words are cached from one word to the next."""

LISTS: Final = 16
"""Word lists whose books are cached."""


def unsaid(used: Sequence[str], word: str) -> tuple[str, ...]:
    """Return *used* without the last occurrence of *word*; earlier ones still count."""
    kept = list(used)
    if word in kept:
        del kept[len(kept) - 1 - kept[::-1].index(word)]
    return tuple(kept)


class Wordbook:
    """A word list with its families."""

    def __init__(self, lexicon: Lexicon, families: Families) -> None:
        self.lexicon: Final = lexicon
        self.families: Final = families
        self._letters: Final = letters_of(lexicon)
        self._common: Final = _common(lexicon)
        self._known: Final = frozenset(self._common)
        self._common_letters: Final = Letters(self._common)
        self._relatives: Final = lru_cache(KEPT)(self._found)
        self._spent: Final = Kept(GAMES, self._said).after

    def __contains__(self, word: str) -> bool:
        # The common words are few, and faster to find.
        return word in self._known or word in self.lexicon

    def doubts(
        self, rules: Rules, key: str | None, used: Sequence[str], word: str
    ) -> tuple[Doubt, ...]:
        """Return all objections to *word* as an answer to *key* (KYC-17)."""
        spent = self._spent(tuple(used), rules.strictness)
        return tuple(self._doubts(rules, key, used, spent, word))

    def answers(self, rules: Rules, word: str, used: Sequence[str]) -> int:
        """Count the words that could answer *word* now that the families of *used* are gone."""
        twice = rules.same_letter_twice == "yes"
        spent = self._spent(tuple(used), rules.strictness).containing(word, twice=twice)
        return self._letters.containing(word, twice=twice) - spent.bit_count()

    def common(self, rules: Rules, key: str | None, used: Sequence[str]) -> Iterator[str]:
        """Yield the common words that could be said now, the commonest first."""
        # Most words lack a letter, which is quick to see; of the rest, the first doubt is enough.
        first, last = ("", "") if key is None else ends(key)
        spent = self._spent(tuple(used), rules.strictness)
        for word in self._common:
            if first in word and last in word:
                doubt = next(self._doubts(rules, key, used, spent, word), None)
                if doubt is None:
                    yield word

    def _found(self, word: str, strictness: Strictness) -> frozenset[str]:
        relatives = self.families.relatives(word, strictness)
        return frozenset(relative for relative in relatives if relative in self.lexicon)

    def _said(self, spent: Spent, word: str, strictness: Strictness) -> Spent:
        return spent.plus(word, self._relatives(word, strictness), self._known)

    def _common_left(self, rules: Rules, word: str, spent: Spent) -> int:
        """Count the common words that could answer a word, leaving out its own family."""
        twice = rules.same_letter_twice == "yes"
        gone = (spent.containing(word, twice=twice) & spent.common).bit_count()
        own = self._relatives(word, rules.strictness) & self._known
        gone += sum(has(r, word, twice=twice) and r not in spent.words for r in own)
        return self._common_letters.containing(word, twice=twice) - gone

    def _doubts(
        self, rules: Rules, key: str | None, used: Sequence[str], spent: Spent, word: str
    ) -> Iterator[Doubt]:
        # KYC-14: only words on the list count; the refusal of a name points out that it is one.
        if word not in self:
            yield Doubt("proper_noun" if is_name(word) else "no_word")
        missing = "" if key is None else self._missing(rules, key, word)
        if missing:
            yield Doubt("letters", missing=missing)
        said = self._related(rules, used, spent, word)
        if said is not None:
            yield said
        left = self._common_left(rules, word, spent)
        # KYC-17: enough common words must remain that could answer it.
        if left < rules.min_answers:
            yield Doubt("answers", answers=left)

    def _missing(self, rules: Rules, key: str, word: str) -> str:
        """Return the letters at the ends of the key word that the word lacks (KYC-10, KYC-11)."""
        twice = rules.same_letter_twice == "yes"
        first, last = ends(key)
        if first == last and twice and word.count(first) < 2:
            return first
        return "".join(letter for letter in sorted({first, last}) if letter not in word)

    def _related(self, rules: Rules, used: Sequence[str], spent: Spent, word: str) -> Doubt | None:
        """Return a doubt if a word of the same family was said, or None (KYC-15)."""
        if word in self:
            said = spent.words.get(word)
            used = () if said is None else (said,)
        for said in used:
            chain = self.families.same(word, said, rules.strictness)
            if chain is not None:
                return Doubt("family", used=said, chain=chain)
        return None


def _common(lexicon: Lexicon) -> tuple[str, ...]:
    """List the words that most people know, the commonest first."""
    commonest = commonest_of(lexicon, COMMON)
    entries = [
        entry
        for entry in lexicon.entries()
        if entry.commonness <= commonest and not entry.never_suggest
    ]
    entries.sort(key=lambda entry: (entry.commonness, entry.word))
    return tuple(entry.word for entry in entries)


@lru_cache(LISTS)
def book_of(lexicon: Lexicon) -> Wordbook:
    """Return the book of a list with its families, shared by all tables."""
    book = Wordbook(lexicon, families_of(lexicon))
    # The very first lookup takes 0.1 s: do it now, so that no table's first word has to wait.
    book.families.relatives(next(iter(lexicon), ""), "family")
    return book
