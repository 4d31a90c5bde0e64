import struct
import zlib

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.words import Entry, LexiconError, compile_lexicon, grid, read_lexicon, solve
from rumpus.words.layout import HEADER, WORD, check_name

RAW = compile_lexicon("tiny", [Entry("ant"), Entry("bee", 2), Entry("be", 1)])
NODES = struct.unpack_from("<I", RAW, 12)[0]
MARKS = HEADER.size + 8 * NODES


def patched(at: int, new: bytes) -> bytes:
    """Return the file with bytes replaced and a matching checksum, as if forged."""
    raw = RAW[:at] + new + RAW[at + len(new) :]
    return raw[:20] + struct.pack("<I", zlib.crc32(raw[HEADER.size :])) + raw[24:]


def node(number: int, mask: int, first: int) -> bytes:
    """Return the file with one node replaced."""
    return patched(HEADER.size + 8 * number, struct.pack("<II", mask, first))


def deep() -> bytes:
    """Return the file of a word of 29 letters, which the compiler would refuse."""
    nodes = [(1, at + 1) for at in range(29)] + [(WORD, 0)]
    body = np.array(nodes, "<u4").tobytes() + bytes(29) + b"\1"
    head = HEADER.pack(b"RUMPUSLX", 1, 30, 1, zlib.crc32(body), bytes(32), RAW[56:88], b"deep")
    return head + body


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"", "128 bytes"),
        (RAW[:127], "128 bytes"),
        (b"X" + RAW[1:], "RUMPUSLX"),
        (patched(8, b"\3"), "format 3"),
        (patched(56, b"b"), "a to z"),
        (RAW[:-1], "length"),
        (RAW + b"\0", "length"),
        (patched(12, b"\0\0\0\0"), "length"),
        (patched(12, b"\xff\xff\xff\xff"), "length"),
        (RAW[:-1] + b"\7", "checksum"),
        (patched(88, b"Tiny"), "name"),
        (patched(88, b"\0"), "name"),
        (patched(88, b"\xff"), "name"),
        (patched(16, b"\4"), "4 words"),
        (node(0, 1 << 26, 1), "alphabet"),
        (node(0, 0b111, 1), "tree"),
        (node(0, 0b1, 1), "tree"),
        (node(0, 0, 0), "tree"),
        (node(0, 0b11, 2), "first child"),
        (node(0, 0b11, 0), "first child"),
        (node(1, 1 << 13, 0xFFFFFFFF), "first child"),
        (node(NODES - 1, 0, 0), "leaf"),
        (node(0, 0b11 | WORD, 1), "root"),
        (patched(MARKS, b"\1"), "marks"),
        (patched(MARKS + NODES - 1, b"\x12"), "marks"),
        (patched(MARKS + NODES - 1, b"\0"), "class"),
        (patched(MARKS + NODES - 1, b"\x0a"), "class"),
        (deep(), "29 letters"),
    ],
)
def test_a_damaged_or_hostile_file_is_refused(raw: bytes, message: str) -> None:
    """A damaged or hostile file is refused with the reason, even if its checksum matches."""
    with pytest.raises(LexiconError, match=message):
        read_lexicon(raw)


@settings(max_examples=300)
@given(st.lists(st.tuples(st.integers(0, len(RAW) - 1), st.binary(min_size=1, max_size=4))))
def test_no_patch_of_a_file_can_crash_a_search(patches: list[tuple[int, bytes]]) -> None:
    """Any patched file is a lexicon that can be listed and searched, or raises a LexiconError."""
    raw = RAW
    for at, new in patches:
        raw = (raw[:at] + new + raw[at + len(new) :])[: len(RAW)]
    raw = raw[:20] + struct.pack("<I", zlib.crc32(raw[HEADER.size :])) + raw[24:]
    board = grid.Grid(3, 2, "ANTBEE", (1,) * 26, (0,) * 6)

    try:
        lexicon = read_lexicon(raw)
    except LexiconError:
        return

    assert len(lexicon) == len(list(lexicon))
    assert all(item.word in lexicon for item in solve(lexicon, board, min_length=1))


def test_a_forged_hash_is_found_out() -> None:
    """Reading doesn't compare the words with the hash; `verify` does."""
    lexicon = read_lexicon(patched(24, b"\0\0\0\0"))

    with pytest.raises(LexiconError, match="sha256 00000000"):
        lexicon.verify()


@pytest.mark.parametrize("name", ["a", "rumpus-en", "csw-21", "x" * 32])
def test_a_plain_name_is_a_name(name: str) -> None:
    """A name has letters, digits, and hyphens inside."""
    assert name == check_name(name)


@pytest.mark.parametrize("name", ["", "-", "-a", "a-", "A", "a b", "a/b", "..", "x" * 33, "\u00e9"])
def test_a_name_that_could_be_a_path_is_none(name: str) -> None:
    """A name that could be a path or break a log is refused."""
    with pytest.raises(LexiconError, match="name"):
        check_name(name)
