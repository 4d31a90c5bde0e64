"""
Fonts of the pictures, and the widths of their letters, with which a text is fitted into a line.

The files are those of the client with more letters (`tools/fonts.sh` makes them).
"""

import struct
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from unicodedata import category, combining, east_asian_width

_FOLDER: Final = Path(__file__).parent / "fonts"
_SUFFIX: Final = ".ttf"
_ELLIPSIS: Final = "…"
_HEAVIER: Final = 0.0002
"""How much wider a letter of the variable font is for each unit of weight above 400."""


class Font(NamedTuple):
    """A font: its family, its weight, and the files that have its letters, the usual ones first."""

    family: str
    weight: int
    files: tuple[str, ...]
    variable: bool = False


_HANKEN: Final = ("hanken-grotesk-latin-wght", "hanken-grotesk-latin-ext-wght")

LETTER: Final = Font("Besley", 600, ("besley-latin-600",))
"""Letters on pieces."""
DISPLAY: Final = Font("Besley", 700, ("besley-latin-700", "besley-latin-ext-700"))
"""Headlines and scores."""
WORDMARK: Final = Font("Besley", 800, ("besley-latin-800",))
PLAIN: Final = Font("Hanken Grotesk", 500, _HANKEN, variable=True)
BOLD: Final = Font("Hanken Grotesk", 700, _HANKEN, variable=True)

FONTS: Final = (LETTER, DISPLAY, WORDMARK, PLAIN, BOLD)


def files() -> list[str]:
    """Return the paths of all font files."""
    names = dict.fromkeys(name for font in FONTS for name in font.files)
    return [str(_FOLDER / (name + _SUFFIX)) for name in names]


def covers(text: str) -> bool:
    """Return True if the fonts have every letter of a text."""
    return all(_known(ord(letter)) for letter in text)


def width(text: str, font: Font, size: float) -> float:
    """
    Return the width of a text in px, without kerning.

    A letter that the font lacks is estimated: 0.65 of the size, or all of it if it is a wide one.
    """
    wider = 1 + _HEAVIER * (font.weight - 400) if font.variable else 1
    return size * wider * sum(_advance(letter, font.files) for letter in text)


def fitted(text: str, font: Font, size: float, room: float) -> str:
    """
    Return a text that fits into *room* px, with an ellipsis if it had to be cut.

    >>> fitted("A rather long name", PLAIN, 20, 90)
    'A rathe…'
    """
    if width(text, font, size) <= room:
        return text
    while text and width(text + _ELLIPSIS, font, size) > room:
        text = text[:-1]
    return text.rstrip() + _ELLIPSIS


def lines(text: str, font: Font, size: float, room: float, most: int) -> list[str]:
    """Return a text in up to *most* lines of at most *room* px, cut if it is longer."""
    found: list[str] = []
    words = text.split()
    while words and len(found) < most - 1:
        taken = 1
        while taken < len(words) and width(" ".join(words[: taken + 1]), font, size) <= room:
            taken += 1
        found.append(fitted(" ".join(words[:taken]), font, size, room))
        words = words[taken:]
    return [*found, fitted(" ".join(words), font, size, room)] if words else found


def _advance(letter: str, names: Iterable[str]) -> float:
    code = ord(letter)
    for name in names:
        found = _advances(name).get(code)
        if found is not None:
            return found
    if combining(letter) or category(letter) == "Cf":
        return 0
    return 1.0 if east_asian_width(letter) in "WF" else 0.65


@cache
def _known(code: int) -> bool:
    return any(code in _advances(name) for font in (DISPLAY, PLAIN) for name in font.files)


@cache
def _advances(name: str) -> dict[int, float]:
    """Return the advance of each character of a TrueType file, as a part of the font size."""
    data = (_FOLDER / (name + _SUFFIX)).read_bytes()
    tables = _tables(data)
    (units,) = struct.unpack_from(">H", data, tables[b"head"] + 18)
    (measured,) = struct.unpack_from(">H", data, tables[b"hhea"] + 34)
    widths = struct.unpack_from(">" + "Hh" * measured, data, tables[b"hmtx"])[::2]
    glyphs = _glyphs(data, tables[b"cmap"])
    return {code: widths[min(glyph, measured - 1)] / units for code, glyph in glyphs.items()}


def _tables(data: bytes) -> dict[bytes, int]:
    """Return where each table of a font begins."""
    (count,) = struct.unpack_from(">H", data, 4)
    found = (struct.unpack_from(">4sIII", data, 12 + 16 * at) for at in range(count))
    return {tag: offset for tag, _, offset, _ in found}


def _glyphs(data: bytes, cmap: int) -> dict[int, int]:
    """Return the glyph of each character, from the format 4 part of a ``cmap`` table."""
    (count,) = struct.unpack_from(">H", data, cmap + 2)
    parts = (cmap + struct.unpack_from(">HHI", data, cmap + 4 + 8 * at)[2] for at in range(count))
    part = next(at for at in parts if struct.unpack_from(">H", data, at) == (4,))
    (twice,) = struct.unpack_from(">H", data, part + 6)
    segments, row = twice // 2, ">" + "H" * (twice // 2)
    ends = struct.unpack_from(row, data, part + 14)
    starts = struct.unpack_from(row, data, part + 16 + twice)
    deltas = struct.unpack_from(row, data, part + 16 + 2 * twice)
    ranges = part + 16 + 3 * twice
    offsets = struct.unpack_from(row, data, ranges)
    found: dict[int, int] = {}
    for at in range(segments):
        for code in range(starts[at], min(ends[at], 0xFFFE) + 1):
            if offsets[at] == 0:
                found[code] = (code + deltas[at]) & 0xFFFF
            else:
                place = ranges + 2 * at + offsets[at] + 2 * (code - starts[at])
                (glyph,) = struct.unpack_from(">H", data, place)
                found[code] = (glyph + deltas[at]) & 0xFFFF if glyph else 0
    return {code: glyph for code, glyph in found.items() if glyph}
