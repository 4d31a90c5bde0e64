"""
Word families: the bases that two words share, at most one step from each.

A word leads to its headwords (inflections and variant spellings count as no step), and from each
of these by at most one step, a suffix, to bases. Two words are of one family if they lead to the
same base. The relation thus holds between pairs and in both directions, but isn't transitive.
"""

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Final, Literal, final

import msgspec
import numpy as np
from numpy.typing import NDArray

from rumpus.words import kin, regular
from rumpus.words.kin import NUMBER, NUMBER_BITS, SPELLING, THROUGH, WAYS_MOST, Kin
from rumpus.words.layout import LexiconError
from rumpus.words.lexicon import BUNDLED, DATA, Lexicon, bundled
from rumpus.words.numbering import Numbering

Strictness = Literal["exact", "inflections", "family"]

FILE: Final = DATA / f"{BUNDLED}.kin"
SHORTEST: Final = 3
"""Fewest letters of a word whose forms are derived by rule, in lists other than `rumpus-en`."""


class Link(msgspec.Struct, frozen=True):
    """A step between two words of a family: *word* is *base* with *how* applied, such as -er."""

    word: str
    base: str
    how: str


class _Table:
    """A sparse table (CSR) of edges, readable in both directions, as plain ints."""

    def __init__(self, at: NDArray[np.uint32], edges: NDArray[np.uint32]) -> None:
        self.at: Final[memoryview[int]] = at.data
        self.edges: Final[memoryview[int]] = edges.data

    def up(self, number: int) -> "memoryview[int]":
        """Return a word's edges to its bases."""
        return self.edges[self.at[number] : self.at[number + 1]]

    def down(self, number: int) -> Iterator[tuple[int, int]]:
        """Yield the words with an edge to this base, each with that edge."""
        at, words, edges = self._turned
        for place in range(at[number], at[number + 1]):
            yield words[place], edges[place]

    @cached_property
    def _turned(self) -> tuple["memoryview[int]", "memoryview[int]", "memoryview[int]"]:
        at, edges = np.asarray(self.at), np.asarray(self.edges)
        bases = edges & np.uint32(NUMBER)
        order = np.argsort(bases, kind="stable")
        counts = np.bincount(bases, minlength=len(at) - 1)
        turned = np.concatenate(([0], np.cumsum(counts))).astype(np.uint32)
        words = np.repeat(np.arange(len(at) - 1, dtype=np.uint32), np.diff(at))
        return turned.data, words[order].data, edges[order].data


Paths = dict[int, tuple[int, int] | None]
"""For each base, the word before it on the way and the edge between; None for the word itself."""


@final
class Kinship:
    """Families of the words of one lexicon, by number, as read from a `.kin` file."""

    def __init__(self, lexicon: Lexicon, content: Kin) -> None:
        """Use the content of a file. Raises LexiconError if it belongs to another lexicon."""
        if content.lexicon != lexicon.sha256:
            raise LexiconError(f"these word families are not of {lexicon.name} as it is")
        self.numbering: Final = Numbering(lexicon)
        self.ways: Final = content.ways
        self._spelling: Final = self.ways.index(SPELLING) if SPELLING in self.ways else -1
        self._forms: Final = _Table(content.forms_at, content.forms)
        self._steps: Final = _Table(content.steps_at, content.steps)

    def bases(self, number: int, strictness: Strictness) -> Paths:
        """Return all bases of a word, with the way to each."""
        paths: Paths = {number: None}
        heads = [number]
        only = self._spelling if strictness == "exact" else None
        for word in heads:
            _follow(paths, heads, word, self._forms.up(word), only)
        if strictness == "family":
            made: list[int] = []
            for word in heads:
                _follow(paths, made, word, self._steps.up(word))
            for word in made:
                through = [edge for edge in self._forms.up(word) if edge & THROUGH]
                _follow(paths, made, word, through)
        return paths

    def over(self, bases: Iterable[int], strictness: Strictness) -> set[int]:
        """Return all words that lead to any of the bases."""
        made = list(dict.fromkeys(bases))
        found = set(made)
        if strictness == "family":
            under = set(made)
            for base in made:
                for word, edge in self._forms.down(base):
                    if edge & THROUGH and word not in under:
                        under.add(word)
                        made.append(word)
            found |= {word for base in made for word, _ in self._steps.down(base)}
        todo = list(found)
        for base in todo:
            for word, edge in self._forms.down(base):
                fits = strictness != "exact" or _way(edge) == self._spelling
                if fits and word not in found:
                    found.add(word)
                    todo.append(word)
        return found

    def chain(self, paths: Paths, base: int) -> list[Link]:
        """Return the steps from a word to one of its bases."""
        links: list[Link] = []
        step = paths[base]
        while step is not None:
            word, edge = step
            spell = self.numbering.word
            links.append(Link(spell(word), spell(base), self.ways[_way(edge)]))
            base, step = word, paths[word]
        return links[::-1]


def _way(edge: int) -> int:
    return edge >> NUMBER_BITS & (WAYS_MOST - 1)


def _follow(
    paths: Paths, reached: list[int], word: int, edges: Iterable[int], only: int | None = None
) -> None:
    """Record the bases that are newly reached by *edges*; *only* restricts them to a single way."""
    for edge in edges:
        base = edge & NUMBER
        if base not in paths and (only is None or _way(edge) == only):
            paths[base] = (word, edge)
            reached.append(base)


@final
class Families:
    """
    Families of a word list.

    Words in `rumpus-en` have the families built for it. For a word that is only in another list,
    regular inflections are recognised, and through them the family of its headword.
    """

    def __init__(self, lexicon: Lexicon, kinship: Kinship) -> None:
        self._lexicon: Final = lexicon
        self._kinship: Final = kinship
        self._all_known: Final = lexicon.sha256 == kinship.numbering.lexicon.sha256

    def same(self, one: str, other: str, strictness: Strictness) -> tuple[Link, ...] | None:
        """
        Return the steps from both words to their nearest shared base, or None if they share none.

        The steps are empty if the words are the same.
        """
        if one == other:
            return ()
        best: tuple[Link, ...] | None = None
        for up, here in self._readings(one, strictness):
            for down, there in self._readings(other, strictness):
                chain = self._meet(here, there, strictness)
                if chain is not None and (best is None or len(up + chain + down) < len(best)):
                    best = up + chain + down
        return best

    def relatives(self, word: str, strictness: Strictness) -> tuple[str, ...]:
        """List all words of the list that are of one family with *word*, which comes first."""
        found: set[str] = set()
        for _, known in self._readings(word, strictness):
            number = self._kinship.numbering.number(known)
            if number is None:
                found.add(known)
            else:
                bases = self._kinship.bases(number, strictness)
                spell = self._kinship.numbering.word
                found |= {spell(n) for n in self._kinship.over(bases, strictness)}
        if not self._all_known:
            if strictness != "exact":
                found |= {form for base in found for form in self._made_by_rule(base)}
            found = {relative for relative in found if relative in self._lexicon}
        return (word, *sorted(found - {word}))

    def _meet(self, one: str, other: str, strictness: Strictness) -> tuple[Link, ...] | None:
        """Return the steps between two words by way of their nearest shared base, or None."""
        if one == other:
            return ()
        kinship = self._kinship
        here, there = kinship.numbering.number(one), kinship.numbering.number(other)
        if here is None or there is None:
            return None
        up, down = kinship.bases(here, strictness), kinship.bases(there, strictness)
        shared = [base for base in up if base in down]
        if not shared:
            return None
        nearest = min(shared, key=lambda base: _length(up, base) + _length(down, base))
        return (*kinship.chain(up, nearest), *kinship.chain(down, nearest))

    def _readings(
        self, word: str, strictness: Strictness
    ) -> Iterator[tuple[tuple[Link, ...], str]]:
        """Yield *word* itself and, if the families lack it, the bases of which it is a form."""
        yield (), word
        if self._all_known or strictness == "exact" or word in self._kinship.numbering.lexicon:
            return
        for how, base in _undone(word):
            if base in self._lexicon and word in self._made_by_rule(base):
                yield (Link(word, base, how),), base

    def _made_by_rule(self, word: str) -> Iterator[str]:
        """Yield the listed words that the families lack and that are regular forms of *word*."""
        if len(word) < SHORTEST:
            return
        endings = {
            ending: [w for w in regular.with_ending(word, ending) if w in self._lexicon]
            for ending in ("ed", "ing", "er", "est")
        }
        forms = [form for form in regular.plurals(word) if form in self._lexicon]
        # A list has all forms of its words, so a form without its counterpart only looks like one.
        for pair in (("ed", "ing"), ("er", "est")):
            if all(endings[ending] for ending in pair):
                forms += [form for ending in pair for form in endings[ending]]
        for form in forms:
            if form not in self._kinship.numbering.lexicon:
                yield form


def _length(paths: Paths, base: int) -> int:
    """Return the number of steps to a base."""
    length, step = 0, paths[base]
    while step is not None:
        length, step = length + 1, paths[step[0]]
    return length


def _undone(word: str) -> Iterator[tuple[str, str]]:
    """Yield (ending, base) for every base that *word* may be a regular form of."""
    if word.endswith("s"):
        for base in (word[:-1], word[:-2], word[:-3], word[:-3] + "y"):
            if base and word in regular.plurals(base):
                yield "-s", base
    for ending in ("ed", "ing", "er", "est"):
        if word.endswith(ending):
            stem = word.removesuffix(ending)
            for base in (stem, stem + "e", stem[:-1], stem[:-1] + "y", stem[:-1] + "ie"):
                if base and word in regular.with_ending(base, ending):
                    yield f"-{ending}", base


@cache
def hashes() -> dict[str, str]:
    """Return the SHA-256 of the data file, by its name."""
    return {FILE.name: hashlib.sha256(FILE.read_bytes()).hexdigest()}


def open_kinship(path: Path, lexicon: Lexicon) -> Kinship:
    """Map a `.kin` file. Raises LexiconError if it isn't one or belongs to another lexicon."""
    return Kinship(lexicon, kin.unpack(np.memmap(path, np.uint8, "r")))


@cache
def bundled_kinship() -> Kinship:
    """Return the families bundled for `rumpus-en`, opened once per process."""
    return open_kinship(FILE, bundled())


def families_of(lexicon: Lexicon) -> Families:
    """Return the families of a list; for lists other than `rumpus-en`, as far as they are known."""
    return Families(lexicon, bundled_kinship())
