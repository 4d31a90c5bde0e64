"""
A lexicon: a frozen set of words, identified by a name and the SHA-256 of its content.

The file is mapped, not read: processes share its pages, and opening takes milliseconds.
To replace a lexicon file, rename another over it; truncating a mapped file kills its readers.
"""

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, final

import numpy as np

from rumpus.words import layout
from rumpus.words.alphabet import SMALL, Alphabet
from rumpus.words.language import ENGLISH, Language, written
from rumpus.words.layout import (
    CLASS,
    LETTERS,
    LONGEST,
    NEVER,
    WORD,
    LexiconError,
    Marks,
    Nodes,
)

BUNDLED: Final = "rumpus-en"
DATA: Final = Path(__file__).parent / "data"


class Entry(NamedTuple):
    """A word, its class from 1 (commonest) to 9 (rarest), and whether it is never suggested."""

    word: str
    commonness: int = layout.RAREST
    never_suggest: bool = False


@final
class Lexicon:
    """
    A frozen, ordered set of words of 1 to 28 letters of one language, with a class for each.

    `nodes` (u32, shape (n, 2)) and `marks` (u8, shape (n,)) are the trie that `layout` describes,
    read-only; `flat` is the same trie as a view of plain ints: the mask of node n is at 2n, its
    first child at 2n + 1.
    """

    __slots__ = ("__weakref__", "_image", "alphabet", "flat")

    def __init__(self, image: layout.Image) -> None:
        """Wrap a checked image, as made by `open_lexicon` or `read_lexicon`."""
        self._image: Final = image
        self.alphabet: Final[Alphabet] = image.language.alphabet
        self.flat: Final[memoryview[int]] = image.nodes.reshape(-1).data

    def __repr__(self) -> str:
        return f"<Lexicon {self.name}: {len(self)} words, sha256 {self.sha256[:12]}>"

    @property
    def name(self) -> str:
        """The name by which tables record this list."""
        return self._image.name

    @property
    def sha256(self) -> str:
        """The SHA-256, in hex, of the lines that `content` writes: one list, one hash."""
        return self._image.sha256

    @property
    def language(self) -> Language:
        """The language of the words, with its letters; English for lists that carry none."""
        return self._image.language

    @property
    def nodes(self) -> Nodes:
        """The trie as an array of shape (n, 2)."""
        return self._image.nodes

    @property
    def marks(self) -> Marks:
        """Class and "never suggest" of each node."""
        return self._image.marks

    def __len__(self) -> int:
        return self._image.words

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self._mark(word) != 0

    def __iter__(self) -> Iterator[str]:
        """Yield the words in alphabetical order."""
        for word, _ in self._walk():
            yield word

    def entries(self) -> Iterator[Entry]:
        """Yield the words in alphabetical order, each with its class and "never suggest"."""
        for word, node in self._walk():
            mark = int(self.marks[node])
            yield Entry(word, mark & CLASS, bool(mark & NEVER))

    def commonness(self, word: str) -> int:
        """
        Return the class of a word, from 1 (commonest) to 9 (rarest), or 0 if it isn't listed.

        Classes 1 to 8 are the SCOWL levels 10, 20, 35, 40, 50, 55, 60 and 70; 9 is everything else.
        """
        return self._mark(word) & CLASS

    def may_suggest(self, word: str) -> bool:
        """
        Return True if a bot, a daily board or a hint may propose the word; players may play any.

        Return False if it isn't listed.
        """
        mark = self._mark(word)
        return mark != 0 and not mark & NEVER

    def verify(self) -> None:
        """Raise LexiconError unless the stored SHA-256 matches the words (0.3 s for 176k)."""
        found = hashlib.sha256(content(self.entries(), self.language)).hexdigest()
        if found != self.sha256:
            raise LexiconError(f"{self.name} says sha256 {self.sha256}, its words have {found}")

    def node(self, word: str) -> int:
        """Return the node at which a word ends, or 0, the root, if it isn't listed."""
        if len(word) > LONGEST:
            return 0
        flat, node = self.flat, 0
        for code in self.alphabet.coded(word):
            bit = 1 << (code - SMALL)
            mask = flat[2 * node]
            if not mask & bit:
                return 0
            node = flat[2 * node + 1] + (mask & (bit - 1)).bit_count()
        # The root, where a text that is no word ends, is no word either.
        return node if flat[2 * node] & WORD else 0

    def _mark(self, word: str) -> int:
        """Return the marks of a word, or 0 if it isn't listed; the root has none."""
        return int(self.marks[self.node(word)])

    def _walk(self) -> Iterator[tuple[str, int]]:
        """Yield (word, node) in alphabetical order."""
        flat, stack, alphabet = self.flat, [("", 0)], self.language.letters
        while stack:
            word, node = stack.pop()
            mask = flat[2 * node]
            if mask & WORD:
                yield word, node
            letters = mask & LETTERS
            child = flat[2 * node + 1] + letters.bit_count()
            # Last letter first, so that the first one is on top of the stack.
            while letters:
                at = letters.bit_length() - 1
                letters ^= 1 << at
                child -= 1
                stack.append((word + alphabet[at], child))


def content(entries: Iterable[Entry], language: Language = ENGLISH) -> bytes:
    """
    Return the bytes that a lexicon's SHA-256 covers: lines `word class`, `!` for never suggest.

    The entries are in alphabetical order; the lines end in LF. The description of a language other
    than English is the first line, since its letters and tiles belong to the list.
    """
    lines = "".join(f"{e.word} {e.commonness}{'!' * e.never_suggest}\n" for e in entries).encode()
    return lines if language == ENGLISH else written(language) + b"\n" + lines


def read_lexicon(raw: bytes) -> Lexicon:
    """Return a lexicon from the bytes of a `.lex` file, in memory. Raises LexiconError."""
    return Lexicon(layout.unpack(np.frombuffer(raw, np.uint8)))


def open_lexicon(path: Path | str) -> Lexicon:
    """Map a `.lex` file. Raises LexiconError if it isn't one, OSError if it can't be read."""
    if Path(path).stat().st_size == 0:
        raise LexiconError(f"{path} is empty")
    try:
        return Lexicon(layout.unpack(np.memmap(path, np.uint8, "r")))
    except LexiconError as error:
        raise LexiconError(f"{path}: {error}") from None


@cache
def bundled() -> Lexicon:
    """Return the bundled list, `rumpus-en`, opened once per process."""
    return open_lexicon(DATA / f"{BUNDLED}.lex")
