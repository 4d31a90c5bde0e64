"""The cards of both decks: data, identified by hash in every log, so that they can be corrected."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from rumpus.words.language import ENGLISH, Language, shares

FILE: Final = Path(__file__).parent / "decks.json"

BLANK: Final = "?"
"""The letter of a card that can stand for any letter (KW-6)."""

Colour = Literal["orange", "blue"]


class Decks(msgspec.Struct, frozen=True):
    """Contents of `decks.json`: the number of cards of each letter in a deck."""

    note: str
    orange: dict[str, int]
    blue: dict[str, int]


@cache
def _raw() -> bytes:
    return FILE.read_bytes()


@cache
def _decks() -> Decks:
    return msgspec.json.decode(_raw(), type=Decks)


@cache
def deck(colour: Colour) -> str:
    """Return the letters of a deck before shuffling, blanks included (KW-1)."""
    counts = _decks().orange if colour == "orange" else _decks().blue
    return "".join(letter * count for letter, count in counts.items())


def deck_in(language: Language, colour: Colour) -> str:
    """
    Return the letters of a deck in a language, blanks included (KW-1).

    Each deck has as many cards and blanks as in English, and letters as frequent as in the
    language. Raises ValueError for a language without tiles.
    """
    printed = deck(colour)
    if language == ENGLISH:
        return printed
    blanks = printed.count(BLANK)
    counts = shares(language, len(printed) - blanks)
    return "".join(letter * count for letter, count in counts.items()) + BLANK * blanks


@cache
def hashes() -> dict[str, str]:
    """Return the SHA-256 of each data file by name."""
    return {FILE.name: hashlib.sha256(_raw()).hexdigest()}
