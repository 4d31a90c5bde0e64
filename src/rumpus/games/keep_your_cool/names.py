"""Proper nouns, so that a refusal can point out that a word is one (KYC-14, KYC-17)."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parent / "names.txt"
"""Names that aren't in the bundled word list, from SCOWL and WordNet (`tools/build_names.py`)."""


def is_name(word: str) -> bool:
    """Return True if a word in lower case is known as a proper noun."""
    return word.isalpha() and f"\n{word}\n" in _names()


@cache
def hashes() -> dict[str, str]:
    """Return the SHA-256 of each data file by name."""
    return {FILE.name: hashlib.sha256(FILE.read_bytes()).hexdigest()}


@cache
def _names() -> str:
    # One text takes an eighth of the memory of a set, and is searched in microseconds.
    return "\n" + FILE.read_text("utf-8")
