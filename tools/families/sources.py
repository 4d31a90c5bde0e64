"""
Sources of word families: WordNet 3.0, and the SPECIALIST forms in lemminflect.

WordNet is read from the folder that the Debian package wordnet-base installs, lemminflect from the
folder of its installed package. Only words of a given list are kept, in lower case.
"""

import gzip
import re
from collections import defaultdict
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple

Part = Literal["noun", "verb", "adj", "adv"]
PARTS: Final[tuple[Part, ...]] = ("noun", "verb", "adj", "adv")
LETTERS: Final[dict[str, Part]] = {"n": "noun", "v": "verb", "a": "adj", "s": "adj", "r": "adv"}

DERIVED: Final = "+"
PERTAINS: Final = "\\"
"""WordNet's pointers to a derivative, and to an adjective's noun or an adverb's adjective."""


class Pointer(NamedTuple):
    """Pointer to another synset: symbol, part of speech, place, and the word at each end."""

    symbol: str
    part: Part
    place: int
    source: int
    target: int


PERSON: Final = 18
ATTRIBUTE: Final = 7
FEELING: Final = 12
TIME: Final = 28
ARTIFACT: Final = 6
"""Numbers of lexicographer files, for the kind of thing that a noun names (lexnames(5WN))."""


class Synset(NamedTuple):
    """Set of words that share one meaning."""

    part: Part
    topic: int
    words: tuple[str, ...]
    gloss: frozenset[str]
    pointers: tuple[Pointer, ...]


class Wordnet:
    """WordNet, restricted to the words of the list."""

    def __init__(self, folder: Path, words: Collection[str]) -> None:
        """Read the data files and lists of exceptions."""
        synsets = {
            (part, place): synset for part in PARTS for place, synset in _synsets(folder, part)
        }
        self.parts: Final[dict[str, set[Part]]] = defaultdict(set)
        self.glosses: Final[dict[str, set[str]]] = defaultdict(set)
        self.topics: Final[dict[str, set[int]]] = defaultdict(set)
        """The kinds of things that a noun names."""
        self.related: Final[set[tuple[str, str]]] = set()
        """Pairs that a derivational pointer joins, both ways."""
        self.together: Final[set[tuple[str, str]]] = set()
        """Pairs of words in one synset, both ways."""
        for synset in synsets.values():
            mine = [word for word in synset.words if word in words]
            for word in mine:
                self.parts[word].add(synset.part)
                self.glosses[word] |= synset.gloss
                if synset.part == "noun":
                    self.topics[word].add(synset.topic)
            self.together.update((a, b) for a in mine for b in mine if a != b)
            for symbol, part, place, source, target in synset.pointers:
                if symbol not in {DERIVED, PERTAINS}:
                    continue
                other = synsets[part, place].words
                for a in _chosen(synset.words, source):
                    for b in _chosen(other, target):
                        if a != b and a in words and b in words:
                            self.related.update(((a, b), (b, a)))
        self.irregular: Final[list[tuple[str, str, Part]]] = [
            (form, head, part)
            for part in PARTS
            for form, head in _exceptions(folder, part)
            if form in words and head in words
        ]


class Specialist(NamedTuple):
    """The forms of lemminflect: (form, headword, part), and the parts of headwords."""

    forms: tuple[tuple[str, str, Part], ...]
    parts: dict[str, set[Part]]


def specialist(folder: Path, words: Collection[str]) -> Specialist:
    """Read the lookup tables of lemminflect."""
    forms: dict[tuple[str, str, Part], None] = {}
    parts: dict[str, set[Part]] = defaultdict(set)
    for word, part, heads in _table(folder / "lemma_lu.csv.gz"):
        for head in heads.split("/"):
            if part in PARTS and word in words and head in words:
                if head == word:
                    parts[word].add(part)
                else:
                    forms[word, head, part] = None
    for head, part, listed in _table(folder / "infl_lu.csv.gz"):
        if part in PARTS and head in words:
            parts[head].add(part)
            for form in re.split("[/,]", listed):
                if form != head and form in words:
                    forms[form, head, part] = None
    return Specialist(tuple(forms), parts)


def _synsets(folder: Path, part: Part) -> Iterator[tuple[int, Synset]]:
    """Parse a data file; the format is that of the manual page wndb(5WN)."""
    for line in (folder / f"data.{part}").read_text("latin-1").splitlines():
        if line.startswith("  "):
            continue
        fields, _, gloss = line.partition(" | ")
        field = fields.split()
        count = int(field[3], 16)
        # A mark such as (p) may follow an adjective; names and phrases are no words of a list.
        words = tuple(field[4 + 2 * i].partition("(")[0] for i in range(count))
        at = 4 + 2 * count
        pointers = tuple(
            Pointer(
                field[i],
                LETTERS[field[i + 2]],
                int(field[i + 1]),
                *divmod(int(field[i + 3], 16), 256),
            )
            for i in range(at + 1, at + 1 + 4 * int(field[at]), 4)
        )
        definition = gloss.partition('"')[0].lower()
        yield (
            int(field[0]),
            Synset(
                part, int(field[1]), words, frozenset(re.findall("[a-z]+", definition)), pointers
            ),
        )


def _chosen(words: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Return the word that a pointer means; 0 means the whole synset, and so no single word."""
    return (words[number - 1],) if number else ()


def _exceptions(folder: Path, part: Part) -> Iterator[tuple[str, str]]:
    for line in (folder / f"{part}.exc").read_text("latin-1").splitlines():
        form, *heads = line.split()
        for head in heads:
            if form != head:
                yield form, head


def _table(path: Path) -> Iterator[tuple[str, str, str]]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            word, part, rest = line.rstrip("\n").split(",", 2)
            yield word, part, rest
