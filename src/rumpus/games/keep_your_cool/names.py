"""Proper nouns, so that a refusal can say that a word is one (KYC-14, KYC-17)."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parent / "names.txt"
"""Names of people and places that no word list has, taken from SCOWL (`words/data/NOTICES.md`)."""


def is_name(word: str) -> bool:
    """Tell whether a word in lower case is known as a proper noun."""
    return word in _names()


@cache
def hashes() -> dict[str, str]:
    """Give the SHA-256 of each data file by name."""
    return {FILE.name: hashlib.sha256(FILE.read_bytes()).hexdigest()}


@cache
def _names() -> frozenset[str]:
    return frozenset(FILE.read_text("utf-8").split())
