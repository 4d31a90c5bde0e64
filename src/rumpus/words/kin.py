"""
The `.kin` file: relations between words of a lexicon: forms, spellings and suffixes.

All numbers are little-endian. A header of 96 bytes is followed by the names of the ways (ASCII, one
per line, padded with LF to a multiple of 4), one byte per word for the number of its forms edges,
one byte per word for the number of its steps edges, and a u32 for each of all forms, then of all
steps. Bits 0 to 19 are the number of the base (`numbering`), bits 20 to 30 the number of the way;
bit 31, of a form, is set if whatever is made from the form is made from its base as well.
"""

import struct
import zlib
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rumpus.words.layout import LexiconError

MAGIC: Final = b"RUMPUSKN"
VERSION: Final = 1
HEADER: Final = struct.Struct("<8s6I32s32x")
NUMBER_BITS: Final = 20
NUMBER: Final = (1 << NUMBER_BITS) - 1
WAYS_MOST: Final = 1 << 11
THROUGH: Final = 1 << 31
EACH_MOST: Final = 255

SPELLING: Final = "spelling"
"""The way from a variant spelling to the one that stands for all spellings of the word."""


class Edge(NamedTuple):
    """A base by number, the way to it, and whether words made from the word also have this base."""

    base: int
    way: str
    through: bool = False


class Kin(NamedTuple):
    """A checked file; in its tables, the edges of word n are those from at[n] to at[n + 1]."""

    lexicon: str
    """SHA-256 of the lexicon that the numbers refer to."""

    ways: tuple[str, ...]
    forms_at: NDArray[np.uint32]
    forms: NDArray[np.uint32]
    steps_at: NDArray[np.uint32]
    steps: NDArray[np.uint32]


def pack(
    lexicon: str,
    words: int,
    forms: Mapping[int, Sequence[Edge]],
    steps: Mapping[int, Sequence[Edge]],
) -> bytes:
    """Write the edges of the words of a lexicon, given by their numbers, as a `.kin` file."""
    tables = (forms, steps)
    ways = sorted({edge.way for table in tables for edges in table.values() for edge in edges})
    index = {way: at for at, way in enumerate(ways)}
    assert len(ways) <= WAYS_MOST
    names = "".join(f"{way}\n" for way in ways).encode("ascii")
    names += b"\n" * (-len(names) % 4)
    counts, edges = b"", b""
    totals: list[int] = []
    for table in tables:
        each = [sorted(table.get(number, ())) for number in range(words)]
        assert max(map(len, each)) <= EACH_MOST
        packed = [
            edge.base | index[edge.way] << NUMBER_BITS | edge.through * THROUGH
            for edges_of_word in each
            for edge in edges_of_word
        ]
        counts += bytes(map(len, each))
        edges += np.array(packed, "<u4").tobytes()
        totals.append(len(packed))
    body = names + counts + b"\0" * (-len(counts) % 4) + edges
    sha = bytes.fromhex(lexicon)
    return HEADER.pack(MAGIC, VERSION, words, *totals, len(names), zlib.crc32(body), sha) + body


def unpack(raw: NDArray[np.uint8]) -> Kin:
    """Read a `.kin` file; *raw* is its entire content. Raises LexiconError."""
    if len(raw) < HEADER.size:
        raise LexiconError(f"word families have at least {HEADER.size} bytes, this has {len(raw)}")
    magic, version, words, forms, steps, names, crc, sha = HEADER.unpack(raw[: HEADER.size].data)
    if magic != MAGIC:
        raise LexiconError("no word families: the first eight bytes are not RUMPUSKN")
    if version != VERSION:
        raise LexiconError(f"word families of format {version}; this version reads {VERSION}")
    counts = names + 2 * words
    edges = counts + -2 * words % 4
    if names % 4 or len(raw) != HEADER.size + edges + 4 * (forms + steps):
        raise LexiconError(f"the length {len(raw)} does not fit {forms} forms and {steps} steps")
    body = raw[HEADER.size :]
    if zlib.crc32(body.data) != crc:
        raise LexiconError("the checksum does not fit: the file is damaged")
    ways = tuple(body[:names].tobytes().decode("ascii", "replace").split())
    table = body[edges:].view("<u4")
    if len(table) and (
        int((table & np.uint32(NUMBER)).max()) >= words
        or int((table >> np.uint32(NUMBER_BITS) & np.uint32(WAYS_MOST - 1)).max()) >= len(ways)
    ):
        raise LexiconError("an edge leads to no word, or in no way")
    ats = [
        np.concatenate(([0], np.cumsum(body[start : start + words], dtype=np.uint32))).astype("<u4")
        for start in (names, names + words)
    ]
    if [int(at[-1]) for at in ats] != [forms, steps]:
        raise LexiconError("the words have more or fewer edges than there are")
    return Kin(sha.hex(), ways, ats[0], table[:forms], ats[1], table[forms:])
