"""
Pairs of words that look as if they could be of one family, found by spelling alone.

The rules are generous on purpose: each also finds unrelated pairs. They use no dictionary of
inflections or derivations, so a sample of these pairs favours no method of building families.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations
from typing import Final, final

from rumpus.words import Lexicon

Pair = tuple[str, str]

ENDINGS: Final = (
    *("er", "or", "ly", "ness", "able", "ible", "ment", "ion", "ation", "ful", "less", "ish"),
    *("al", "ous", "ity", "ive", "ize", "ise", "y"),
)
"""Common suffixes; each has a separate share of the sample."""

MORE_ENDINGS: Final = (
    *("age", "an", "ance", "ant", "ary", "ate", "cy", "dom", "en", "ence", "ent", "ery", "ess"),
    *("eth", "fy", "hood", "ian", "ic", "ify", "ism", "ist", "let", "ling", "ship", "some", "th"),
    *("ure", "ward"),
)
PREFIXES: Final = ("re", "un", "dis", "mis", "over")
FORM_ENDINGS: Final = ("s", "es", "ed", "d", "ing", "er", "r", "est", "st")

EXCHANGES: Final = {
    "ance": ("ant",),
    "ence": ("ent",),
    "ion": ("ate",),
    "ism": ("ist", "ic"),
    "ist": ("y", "ic"),
    "cy": ("t", "te"),
    "ic": ("ism",),
    "able": ("ate",),
}
"""Endings of longer words, and those that the shorter word may have instead."""

SPELLINGS: Final = (
    *(("our", "or"), ("is", "iz"), ("ys", "yz"), ("tre", "ter"), ("ogue", "og"), ("ae", "e")),
    *(("oe", "e"), ("ll", "l"), ("ence", "ense"), ("que", "ck"), ("ou", "o"), ("y", "i")),
    *(("ey", "y"), ("ph", "f"), ("k", "c"), ("mme", "m"), ("gh", "f"), ("ea", "a"), ("xion", "ct")),
    *(("amme", "am"), ("ough", "ow"), ("ey", "ay"), ("pp", "p"), ("dge", "dg"), ("x", "ct")),
)
"""Letters that spellings of one word may exchange; most pairs found are different words."""


@final
class Shapes:
    """Vocabulary to draw from, and the pairs in it that each rule of spelling finds."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.commonness: Final[dict[str, int]] = {
            entry.word: entry.commonness
            for entry in lexicon.entries()
            if 3 <= len(entry.word) <= 15 and not entry.never_suggest
        }
        self._parents: Final = {w: self._bases(w, ENDINGS + MORE_ENDINGS) for w in self.commonness}
        self._heads: Final = {w: self._bases(w, FORM_ENDINGS) for w in self.commonness}

    def inflected(self, ending: str, change: Callable[[str], str]) -> list[Pair]:
        """Pair each word with the word that a change and an ending make of it."""
        return [
            (word, longer)
            for word in self.commonness
            if (stem := change(word)) and (longer := stem + ending) in self.commonness
        ]

    def forms_of_one(self) -> list[Pair]:
        """Pair two words that could be forms of a third one."""
        return list(_siblings(self._heads))

    def suffixed(self, *endings: str) -> list[Pair]:
        """Pair each word that has one of the endings with all its possible bases."""
        ending = [word for word in self.commonness if word.endswith(endings)]
        return [(base, word) for word in ending for base in self._bases(word, endings)]

    def prefixed(self, prefix: str) -> list[Pair]:
        """Pair each word with the word that the prefix makes of it."""
        return [(w, prefix + w) for w in self.commonness if prefix + w in self.commonness]

    def two_steps(self) -> list[Pair]:
        """Pair words with two endings between them, the last of which may be an inflection."""
        return [
            (base, word)
            for word in self.commonness
            for middle in dict.fromkeys((*self._parents[word], *self._heads[word]))
            for base in self._parents[middle]
            if base != word
        ]

    def siblings(self) -> list[Pair]:
        """Pair two words that could be made from a third one."""
        return list(_siblings(self._parents))

    def three_steps(self) -> list[Pair]:
        """Pair words with three endings between them."""
        steps = self._parents
        return [
            (base, w)
            for w in self.commonness
            for base in dict.fromkeys(b for x in steps[w] for y in steps[x] for b in steps[y])
            if base != w
        ]

    def cousins(self) -> list[Pair]:
        """Pair two words that are each two endings away from a third one."""
        steps = self._parents
        far = {w: tuple(dict.fromkeys(b for x in steps[w] for b in steps[x])) for w in steps}
        return [(a, b) for a, b in _siblings(far) if a not in steps[b] and b not in steps[a]]

    def respelled(self) -> list[Pair]:
        """Pair words that an exchange of letters turns into each other."""
        return list(dict.fromkeys(self._respelled()))

    def respelled_and_inflected(self) -> list[Pair]:
        """Pair a word with possible forms of its other spelling."""
        forms: dict[str, list[str]] = {}
        for word, heads in self._heads.items():
            for head in heads:
                forms.setdefault(head, []).append(word)
        return [(a, form) for a, b in self.respelled() for form in forms.get(b, ()) if form != a]

    def beginnings(self, accept: Callable[[str, str], bool]) -> list[Pair]:
        """Pair each word with its beginnings, if the beginning and the rest are accepted."""
        return [
            (word[:cut], word)
            for word in self.commonness
            for cut in range(3, len(word))
            if word[:cut] in self.commonness and accept(word[:cut], word[cut:])
        ]

    def commoner_than_their_beginnings(self) -> list[Pair]:
        """Pair each word with a beginning (less a doubled letter) that is rarer than the word."""
        rank, known = self.commonness, (*ENDINGS, *MORE_ENDINGS, *FORM_ENDINGS)
        return [
            (base, word)
            for word in rank
            for base in self._bases(word, known)
            if word.startswith(base) and rank[base] > rank[word]
        ]

    def ends(self) -> list[Pair]:
        """Pair each word with its ends that are words, if the rest is neither prefix nor word."""
        return [
            (word[cut:], word)
            for word in self.commonness
            for cut in range(1, len(word) - 2)
            if word[cut:] in self.commonness
            and word[:cut] not in PREFIXES
            and word[:cut] not in self.commonness
        ]

    def insides(self) -> list[Pair]:
        """Pair each word with the words of four letters or more inside it."""
        return [
            (word[start:end], word)
            for word in self.commonness
            for start in range(1, len(word) - 4)
            for end in range(start + 4, len(word))
            if word[start:end] in self.commonness
        ]

    def same_beginnings(self) -> list[Pair]:
        """Pair words that share a stem of four letters or more and have known endings."""
        known = frozenset((*ENDINGS, *MORE_ENDINGS, *FORM_ENDINGS))
        by_stem: dict[str, list[str]] = {}
        for word in self.commonness:
            for cut in range(4, len(word)):
                if word[cut:] in known and word[:cut] not in self.commonness:
                    by_stem.setdefault(word[:cut], []).append(word)
        return list(chain.from_iterable(combinations(words, 2) for words in by_stem.values()))

    def one_letter_more(self) -> list[Pair]:
        """Pair each word with the word that lacks one of its inner letters."""
        return [
            (less, word)
            for word in self.commonness
            for cut in range(1, len(word) - 1)
            if (less := word[:cut] + word[cut + 1 :]) in self.commonness
        ]

    def is_word(self, text: str) -> bool:
        """Return True if the text is in the vocabulary."""
        return text in self.commonness

    def children(self, word: str) -> Sequence[str]:
        """Return the words that could be made from this word by a common ending."""
        tries = (s + e for s in _stems(word) for e in ("s", "ed", "ing", *ENDINGS))
        return [longer for longer in dict.fromkeys(tries) if longer in self.commonness]

    def _bases(self, word: str, endings: Sequence[str]) -> tuple[str, ...]:
        """Return the words from which this one could be made by one of the endings."""
        ending = [e for e in endings if word.endswith(e) and len(word) > len(e) + 1]
        shorter = chain.from_iterable(_shorter(word, e) for e in ending)
        known = self.commonness
        return tuple(b for b in dict.fromkeys(shorter) if b in known and b != word)

    def _respelled(self) -> Iterator[Pair]:
        for word in self.commonness:
            for one, other in SPELLINGS:
                at = word.find(one)
                while at >= 0:
                    twin = word[:at] + other + word[at + len(one) :]
                    if twin in self.commonness:
                        yield word, twin
                    at = word.find(one, at + 1)


def double(word: str) -> str:
    """Double the last letter."""
    return word + word[-1]


def without_e(word: str) -> str:
    """Drop a final e; return nothing if there is none."""
    return word[:-1] if word.endswith("e") else ""


def y_to_i(word: str) -> str:
    """Turn a final y into i; return nothing if there is none."""
    return word[:-1] + "i" if word.endswith("y") else ""


def ie_to_y(word: str) -> str:
    """Turn a final ie into y; return nothing if there is none."""
    return word[:-2] + "y" if word.endswith("ie") else ""


def f_to_v(word: str) -> str:
    """Turn a final f or fe into v; return nothing if there is none."""
    bare = word.removesuffix("e")
    return bare[:-1] + "v" if bare.endswith("f") else ""


def _stems(word: str) -> tuple[str, ...]:
    """Return the spellings that a word may have before an ending."""
    return tuple(s for s in (word, double(word), without_e(word), y_to_i(word)) if s)


def _shorter(word: str, ending: str) -> Iterator[str]:
    """Yield possible bases before the ending, with each change of spelling undone."""
    stem = word.removesuffix(ending)
    yield from (stem, stem + "e", stem + "y")
    yield from (stem + other for other in EXCHANGES.get(ending, ()))
    if stem[-1] == "i":
        yield stem[:-1] + "y"
    if stem[-1] == stem[-2]:
        yield stem[:-1]
    if ending == "ity" and stem.endswith("bil"):
        yield stem[:-3] + "ble"
    if ending == "ly":
        yield from (stem + "le", stem + "l", stem.removesuffix("al"))
    if ending in {"ion", "ive", "or"} and stem[-1] == "s":
        yield from (stem[:-1] + "d", stem[:-1] + "de", stem[:-1] + "t", stem[:-2] + "t")


def _siblings(bases: dict[str, tuple[str, ...]]) -> Iterator[Pair]:
    """Yield the pairs of words that have a base in common, and are not each other's base."""
    made: dict[str, list[str]] = {}
    for word, found in bases.items():
        for base in found:
            made.setdefault(base, []).append(word)
    for words in made.values():
        for a, b in combinations(words, 2):
            if a not in bases[b] and b not in bases[a]:
                yield a, b
