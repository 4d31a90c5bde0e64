"""
Which words of a list are made from which with one suffix.

Three witnesses are heard: WordNet, which joins words of one derivation; its definitions, which say
what a word means by its base (*wooden*: made of wood); and, for words that it does not know, the
rules of `suffixes`. A word that WordNet knows and does not join stays apart, unless its ending
has one meaning only.
"""

from collections import defaultdict
from itertools import takewhile
from typing import Final, final

from families.byhand import HandMade, Pairs
from families.inflecting import Forms
from families.sources import Wordnet
from families.suffixes import SUFFIXES, Made, readings

CHANGE: Final = "change"
"""How a word is made that has no suffix of the list: *long, length*."""

PLAIN: Final = frozenset({"ness", "less", "ly", "able", "ful"})
"""Endings whose meaning nobody doubts; a dictionary that does not join them has forgotten to."""

SELDOM: Final = 6
"""A base of so many letters seldom stands at the beginning of a word by chance."""

SIMPLE: Final = frozenset(suffix.ending for suffix in SUFFIXES)
LONGEST_FIRST: Final = sorted(SIMPLE | {"ically", "istic", "s"}, key=lambda s: (-len(s), s))
DOUBLE: Final = frozenset(
    ("ical", "ization", "ification", "ation", "atory", "ator", "ative", "ature", "istic")
)
"""Endings that are two wherever a word stands between."""

OLD_MOST: Final = 5
NEW_MOST: Final = 3
"""How many letters of a base may be lost, and come in besides the suffix."""


@final
class Steps:
    """`bases` maps a word to the bases that it is made from, each with the suffix."""

    def __init__(self, forms: Forms, wordnet: Wordnet, hand: HandMade, respelled: Pairs) -> None:
        """Find all steps between words of the list, some of which are *respelled* for others."""
        self._respelled: Final = respelled
        self._forms: Final = forms
        self._wordnet: Final = wordnet
        self.bases: Final[dict[str, dict[str, str]]] = defaultdict(dict)
        for a, b in sorted(wordnet.related):
            how = self._joined(a, b)
            if how is not None:
                self.bases[a][b] = how
        for word in sorted(forms.words):
            if forms.own(word):
                for made in readings(word):
                    if made.base in forms.words and self._believed(word, made):
                        self.bases[word].setdefault(made.base, f"-{made.suffix.ending}")
        self._thin()
        for word, base in sorted(hand.steps):
            self.bases[word][base] = self._joined(word, base) or CHANGE
        for word, base in sorted(hand.apart):
            self.bases[word].pop(base, None)

    def _joined(self, word: str, base: str) -> str | None:
        """Tell with which suffix *word* is made from *base*, which WordNet says are related."""
        for made in readings(word):
            if made.base == base:
                return f"-{made.suffix.ending}"
        pairs = zip(word, base, strict=False)
        shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        new, old = word[shared:], base[shared:]
        if len(word) < len(base) or shared < max(3, len(old)) or len(old) > OLD_MOST:
            return None
        for ending in LONGEST_FIRST:
            if word.endswith(ending) and len(new) <= len(ending) + NEW_MOST:
                return f"-{ending}"
        return None

    def _believed(self, word: str, made: Made) -> bool:
        """Decide on a reading that WordNet does not confirm."""
        base, suffix = made.base, made.suffix
        if base in self.bases[word]:
            return True
        mine = self._wordnet.parts.get(word)
        if mine and self._explained(word, base) and len(base) >= 3:
            return True
        if len(base) < suffix.believed or not self._fits(word, made):
            return False
        if not mine or suffix.change or len(base) >= SELDOM:
            return True
        return suffix.ending in PLAIN and not word.startswith(base[:-1] + suffix.ending)

    def _fits(self, word: str, made: Made) -> bool:
        """Say whether the parts of speech are those that the suffix takes and makes."""
        forms, suffix = self._forms, made.suffix
        parts = forms.parts[word]
        takes = any(forms.is_a(made.base, part) for part in suffix.takes)
        participle = "adj" in suffix.takes and any(
            how in {"-ing", "-ed"} for how in forms.heads.get(made.base, {}).values()
        )
        unknown = not forms.parts[made.base] and not forms.heads.get(made.base)
        makes = not parts or bool(parts & set(suffix.makes))
        return (takes or participle or unknown) and makes

    def _explained(self, word: str, base: str) -> bool:
        """Say whether the definition of a word has its base in it, in whatever form."""
        return any(
            token == base
            or base in self._forms.heads.get(token, {})
            or (min(token, base), max(token, base)) in self._respelled
            for token in self._wordnet.glosses[word]
        )

    def _thin(self) -> None:
        """Take out steps with a word between: *mercifully* is made from *merciful*, not *mercy*."""
        for word in sorted(self.bases):
            found = self.bases[word]
            double = [base for base in found if self._two_steps(word, base)]
            for base in double:
                del found[base]

    def _two_steps(self, word: str, base: str) -> bool:
        if any(made.base == base and made.suffix.ending not in DOUBLE for made in readings(word)):
            return False
        return any(
            len(base) < len(middle) < len(word) and base in self.bases.get(middle, {})
            for middle in self.bases[word]
        )
