"""
Earlier editions of `rumpus-en`, needed to read and judge the games that were played with them.

An edition is today's list without the words that were added later; its hash confirms that.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from rumpus.words.compiling import compile_lexicon
from rumpus.words.lexicon import BUNDLED, DATA, Lexicon, bundled, read_lexicon

FILE: Final = DATA / "editions.txt"


def edition(sha256: str) -> Lexicon | None:
    """Return the edition of `rumpus-en` with this hash, or None if there never was one."""
    return bundled() if sha256 == bundled().sha256 else _earlier(sha256)


@cache
def _earlier(sha256: str) -> Lexicon | None:
    later = _later().get(sha256)
    if later is None:
        return None
    entries = (entry for entry in bundled().entries() if entry.word not in later)
    lexicon = read_lexicon(compile_lexicon(BUNDLED, entries))
    assert lexicon.sha256 == sha256
    return lexicon


def _later() -> Mapping[str, frozenset[str]]:
    """Read the words that were added after each edition, from one section each."""
    sections = FILE.read_text("utf-8").split("[")[1:]
    split = (section.split() for section in sections)
    return {sha256.removesuffix("]"): frozenset(words) for sha256, *words in split}
