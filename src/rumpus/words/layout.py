"""
The `.lex` file: a header of 128 bytes, a flat trie, and one byte of marks per node.

All numbers are little-endian. The header is followed by `nodes` pairs of u32 and then `nodes`
bytes; in format 2, the language of the list stands between header and pairs. A pair is (mask,
first): bits 0 to 30 of the mask are the letters of the language in order, bit 31 is set if a word
ends at the node; `first` is the number of the first child, 0 for a leaf. Siblings are adjacent, in
the order of their letters, and nodes are numbered level by level from the root, 0. The masks thus
determine every `first`, each list has exactly one encoding, and a file that breaks these rules is
refused before anything walks it. A node's marks hold the class of its word (1 to 9) and bit 7,
"never suggest"; both are 0 if no word ends there.
"""

import struct
import zlib
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rumpus.words.alphabet import LATIN
from rumpus.words.language import (
    BYTES_MAX,
    ENGLISH,
    Language,
    LanguageError,
    read_language,
    written,
)

ALPHABET: Final = LATIN
LONGEST: Final = 28
"""The most letters of a word in any list (ENABLE has two words of 28)."""

WORD: Final = 1 << 31
LETTERS: Final = WORD - 1
CLASS: Final = 0x0F
NEVER: Final = 0x80
RAREST: Final = 9

MAGIC: Final = b"RUMPUSLX"
VERSION: Final = 1
WITH_LANGUAGE: Final = 2
"""Format of a list in another language than English: its description follows the header."""

HEADER: Final = struct.Struct("<8s4I32s32s32s8x")
NODE_BYTES: Final = 8 + 1
NODES_MAX: Final = 16_000_000

Nodes = NDArray[np.uint32]
Marks = NDArray[np.uint8]


class LexiconError(ValueError):
    """Bytes that aren't a lexicon that this version can read; the message says what is wrong."""


class Image(NamedTuple):
    """A checked file: name, hash, a trie of shape (nodes, 2), marks of shape (nodes,), language."""

    name: str
    sha256: str
    words: int
    nodes: Nodes
    marks: Marks
    language: Language = ENGLISH


def pack(image: Image) -> bytes:
    """Write an image as the bytes of a `.lex` file."""
    body = image.nodes.astype("<u4").tobytes() + image.marks.tobytes()
    version, letters = VERSION, ALPHABET.encode()
    if image.language != ENGLISH:
        described = written(image.language)
        version, letters = WITH_LANGUAGE, len(described).to_bytes(4, "little")
        # The numbers that follow must be aligned.
        body = described.ljust(_aligned(len(described)), b"\0") + body
    head = HEADER.pack(
        MAGIC,
        version,
        len(image.nodes),
        image.words,
        zlib.crc32(body),
        bytes.fromhex(image.sha256),
        letters,
        image.name.encode(),
    )
    return head + body


def unpack(raw: NDArray[np.uint8]) -> Image:
    """
    Read a `.lex` file without copying it; *raw* is its entire content.

    Header, lengths, checksum and every index are checked, so that no later walk can leave the trie
    or loop in it. What isn't checked is whether the stored SHA-256 matches the words:
    `Lexicon.verify` does that, at the cost of listing them.
    Raises LexiconError.
    """
    if len(raw) < HEADER.size:
        raise LexiconError(f"a lexicon has at least {HEADER.size} bytes, this has {len(raw)}")
    magic, version, count, words, crc, sha, alphabet, name = HEADER.unpack(raw[: HEADER.size].data)
    if magic != MAGIC:
        raise LexiconError("not a lexicon: the first eight bytes are not RUMPUSLX")
    described = _described(version, alphabet)
    body = raw[HEADER.size :]
    if not 1 < count <= NODES_MAX or len(body) != _aligned(described) + NODE_BYTES * count:
        raise LexiconError(f"the length {len(raw)} does not fit {count} nodes")
    if zlib.crc32(body.data) != crc:
        raise LexiconError("the checksum does not fit: the file is damaged")
    language = _language(body[:described].tobytes()) if described else ENGLISH
    body = body[_aligned(described) :]
    nodes: Nodes = body[: 8 * count].view("<u4").reshape(count, 2)
    marks: Marks = body[8 * count :]
    _check_shape(nodes, len(language.letters))
    _check_marks(nodes, marks, words)
    return Image(_name(name), sha.hex(), words, nodes, marks, language)


def check_name(name: str) -> str:
    """Return the name. Raises LexiconError unless it is 1 to 32 of a-z, 0-9 and inner hyphens."""
    plain = name.replace("-", "a")
    fits = plain.isascii() and plain.isalnum() and plain == plain.lower() and len(name) <= 32
    if not fits or name.startswith("-") or name.endswith("-"):
        raise LexiconError(f"{name[:40]!r} can't name a lexicon: use 1 to 32 of a-z, 0-9 and -")
    return name


def _name(stored: bytes) -> str:
    return check_name(stored.rstrip(b"\0").decode("ascii", "replace"))


def _described(version: int, alphabet: bytes) -> int:
    """Return the length of the description of the language, 0 in format 1. Raises LexiconError."""
    if version == VERSION:
        if alphabet.rstrip(b"\0") != ALPHABET.encode():
            raise LexiconError("a lexicon of format 1 has the letters a to z")
        return 0
    if version != WITH_LANGUAGE:
        raise LexiconError(f"lexicon format {version}; this version reads formats 1 and 2")
    length = int.from_bytes(alphabet[:4], "little")
    if alphabet[4:].strip(b"\0") or not 0 < length <= BYTES_MAX:
        raise LexiconError("the header does not say how long its language is")
    return length


def _language(raw: bytes) -> Language:
    try:
        language = read_language(raw)
    except LanguageError as error:
        raise LexiconError(str(error)) from None
    # One list, one encoding: English is format 1, and a description has a single form.
    if language == ENGLISH or written(language) != raw:
        raise LexiconError("the language of the list is not written in its only form")
    return language


def _aligned(length: int) -> int:
    return -(-length // 8) * 8


def _check_shape(nodes: Nodes, letters: int) -> None:
    """Refuse a trie that is too deep, or whose links aren't those that its masks imply."""
    count = len(nodes)
    if (nodes[:, 0] & np.uint32(LETTERS & -(1 << letters))).any():
        raise LexiconError("a node has letters outside the alphabet")
    children = np.bitwise_count(nodes[:, 0] & np.uint32(LETTERS)).astype(np.int64)
    after = np.cumsum(children) + 1
    first = after - children
    # A node must be somebody's child before its own children begin, or it can't be reached.
    if after[-1] != count or (first <= np.arange(count)).any():
        raise LexiconError("the trie is not one tree")
    if (nodes[:, 1] != np.where(children > 0, first, 0)).any():
        raise LexiconError("a node's first child is not where its mask says")
    if (nodes[children == 0, 0] != WORD).any() or nodes[0, 0] & WORD:
        raise LexiconError("a leaf is no word, or the root is one")
    level_end, depth = 1, 0
    while level_end < count:
        level_end, depth = int(after[level_end - 1]), depth + 1
    if depth > LONGEST:
        raise LexiconError(f"a word has {depth} letters, the most is {LONGEST}")


def _check_marks(nodes: Nodes, marks: Marks, words: int) -> None:
    """Refuse marks where no word ends, missing or unknown classes, and a wrong word count."""
    ends = (nodes[:, 0] & np.uint32(WORD)) != 0
    classes = marks & CLASS
    if marks[~ends].any() or (marks & (0xFF ^ CLASS ^ NEVER)).any():
        raise LexiconError("marks stand where they mean nothing")
    if (classes[ends] < 1).any() or (classes[ends] > RAREST).any():
        raise LexiconError("a word has no class from 1 to 9")
    if int(ends.sum()) != words:
        raise LexiconError(f"the header says {words} words, the trie has {int(ends.sum())}")
