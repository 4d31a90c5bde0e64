"""Compilation of a text file or a list of words to the bytes of a `.lex` file."""

import codecs
import hashlib
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import Final

import numpy as np

from rumpus.words import layout
from rumpus.words.alphabet import SMALL
from rumpus.words.language import ENGLISH, Language
from rumpus.words.layout import LETTERS, LONGEST, NEVER, WORD, LexiconError
from rumpus.words.lexicon import DATA, Entry, bundled, content

TEXT_BYTES_MAX: Final = 16 << 20
WORDS_MAX: Final = 1_000_000

__all__ = ["Entry", "compile_lexicon", "import_lexicon", "never_suggest", "normalise_words"]


def compile_lexicon(name: str, entries: Iterable[Entry], language: Language = ENGLISH) -> bytes:
    """
    Build the `.lex` file of some entries; their order doesn't affect the result.

    Raises LexiconError for a bad name, no entries, a word that isn't 1 to 28 letters of the
    language, a class outside 1 to 9, or a word that occurs twice.
    """
    # In the order of the alphabet, which isn't always that of Unicode.
    coded = language.alphabet.coded
    ordered = sorted(entries, key=lambda entry: coded(entry.word))
    if not 0 < len(ordered) <= WORDS_MAX:
        raise LexiconError(f"{len(ordered)} words; a lexicon has 1 to {WORDS_MAX}")
    for entry in ordered:
        if _fault(entry.word, language) or not 1 <= entry.commonness <= layout.RAREST:
            raise LexiconError(f"not an entry: {entry.word[:40]!r}, class {entry.commonness}")
    words = [entry.word for entry in ordered]
    for word, after in pairwise(words):
        if word == after:
            raise LexiconError(f"{word!r} is given twice")
    nodes, ends = _trie([coded(word) for word in words])
    marks = np.zeros(len(nodes), np.uint8)
    marks[ends] = [e.commonness | (NEVER if e.never_suggest else 0) for e in ordered]
    sha256 = hashlib.sha256(content(ordered, language)).hexdigest()
    image = layout.Image(layout.check_name(name), sha256, len(words), nodes, marks, language)
    return layout.pack(image)


def normalise_words(text: bytes | str, language: Language = ENGLISH) -> list[str]:
    """
    Read a word list for import: UTF-8, one word a line; return the words normalised and sorted.

    Words are put into NFC and case folded, and other signs are spelled with the letters of the
    language where it says how; duplicates are dropped. Blank lines, spaces around words, CR LF and
    a byte order mark are accepted. Raises ValueError, with the line, for bytes that aren't UTF-8
    and for a word that isn't 1 to 28 letters of the language; also for more than 16 MiB, for more
    than a million words and for none.
    """
    if len(text) > TEXT_BYTES_MAX:
        raise ValueError(f"the list is longer than {TEXT_BYTES_MAX >> 20} MiB")
    words: set[str] = set()
    for number, line in enumerate(decoded_lines(text), 1):
        word = language.folded(line.strip())
        if word and (fault := _fault(word, language)):
            raise ValueError(f"line {number}: {word[:40]!r} {fault}")
        words.add(word)
    words.discard("")
    if not 0 < len(words) <= WORDS_MAX:
        raise ValueError(f"the list has {len(words)} words; it may have 1 to {WORDS_MAX}")
    return sorted(words)


def import_lexicon(name: str, text: bytes | str, language: Language = ENGLISH) -> bytes:
    """
    Compile a word list supplied by somebody to the bytes of a `.lex` file.

    English words that are in `rumpus-en` keep their class; all others get class 9, since nothing is
    known of them. What the house list and the language never suggest stays so in imported lists.
    Raises ValueError as `normalise_words` does, and LexiconError for a bad name.
    """
    house = bundled() if language == ENGLISH else None
    barred = never_suggest() | set(language.never_suggest)
    return compile_lexicon(
        name,
        [
            Entry(word, (house.commonness(word) if house else 0) or layout.RAREST, word in barred)
            for word in normalise_words(text, language)
        ],
        language,
    )


@cache
def never_suggest() -> frozenset[str]:
    """Return the house list of words that no bot, daily board or hint ever proposes."""
    lines = (DATA / "never_suggest.txt").read_text("utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def decoded_lines(text: bytes | str) -> list[str]:
    """Return the lines of a text in UTF-8. Raises ValueError, with the line, for other bytes."""
    try:
        decoded = text.decode() if isinstance(text, bytes) else text
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise ValueError(f"line {line}: {_not_utf8(error.object)}") from None
    if isinstance(text, bytes) and b"\0" in text:
        # UTF-16 without a byte order mark decodes as UTF-8, with a zero in every letter.
        line = text.count(b"\n", 0, text.index(b"\0")) + 1
        raise ValueError(f"line {line}: {_not_utf8(text)}")
    return decoded.removeprefix("\ufeff").split("\n")


def _not_utf8(text: bytes) -> str:
    """Return which encoding a file probably has, and how to convert it."""
    if text.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        likely = "UTF-16"
    elif b"\0" in text[:2]:
        likely = "UTF-16LE" if text[1:2] == b"\0" else "UTF-16BE"
    else:
        likely = "ISO-8859-1"
    return f"not UTF-8. If it is {likely}, convert it: iconv -f {likely} -t UTF-8 FILE > NEW_FILE"


def _fault(word: str, language: Language) -> str | None:
    """Return why a folded word can't be in any lexicon, or None if it can."""
    if not 0 < len(word) <= LONGEST:
        return f"has {len(word)} letters; a word has 1 to {LONGEST}"
    odd = next((sign for sign in word if sign not in language.letters), None)
    if odd is None:
        return None
    letters = "a to z" if language == ENGLISH else language.letters
    return f"has {odd!r}, which is not one of {letters}"


def _trie(words: Sequence[bytes]) -> tuple[layout.Nodes, list[int]]:
    """Build the trie of sorted, distinct coded words; return it with the node where each ends."""
    nodes: list[tuple[int, int]] = []
    ends: list[int] = []
    order: list[int] = []
    level, depth, made = [(0, len(words))], 0, 1
    while level:
        below: list[tuple[int, int]] = []
        for low, high in level:
            mask, children = _branch(words, low, high, depth)
            if mask & WORD:
                ends.append(len(nodes))
                order.append(low)
            nodes.append((mask, made if mask & LETTERS else 0))
            made += len(children)
            below += children
        level, depth = below, depth + 1
    node_of = dict(zip(order, ends, strict=True))
    return np.array(nodes, np.uint32), [node_of[at] for at in range(len(words))]


def _branch(
    words: Sequence[bytes], low: int, high: int, depth: int
) -> tuple[int, list[tuple[int, int]]]:
    """Split words[low:high], which share their first *depth* letters, by the next letter."""
    mask = 0
    children: list[tuple[int, int]] = []
    if len(words[low]) == depth:
        mask, low = WORD, low + 1
    while low < high:
        letter = words[low][depth]
        after = words[low][:depth] + bytes([letter + 1])
        cut = bisect_left(words, after, low, high)
        mask |= 1 << (letter - SMALL)
        children.append((low, cut))
        low = cut
    return mask, children
