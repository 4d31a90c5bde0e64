"""Word filter: finds words in chat that the operator forbids."""

import re
import unicodedata
from typing import Final

_WORD: Final = re.compile(r"[^\W_]+")


class WordFilter:
    """A set of words, taken whole, whatever their case and accents."""

    def __init__(self, text: str) -> None:
        self.text = ""
        self.words: frozenset[str] = frozenset()
        self.read(text)

    def read(self, text: str) -> None:
        """Read one word a line; lines that begin with ``#`` are remarks."""
        self.text = text
        lines = (line.strip() for line in text.splitlines())
        self.words = frozenset(_plain(line) for line in lines if line and line[0] != "#")

    def finds(self, text: str) -> bool:
        """Return True if a text has one of the words."""
        return not self.words.isdisjoint(_WORD.findall(_plain(text)))


def _plain(text: str) -> str:
    """Return a text without case, accents and variants of letters."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in split if not unicodedata.combining(c))
