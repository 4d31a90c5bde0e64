"""
Earlier editions of `rumpus-en`, so that games that were played with one can be read and judged.

An edition is the list of today without the words that came in later, which is checked by its hash.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from rumpus.words.compiling import compile_lexicon
from rumpus.words.lexicon import BUNDLED, DATA, Lexicon, bundled, read_lexicon

FILE: Final = DATA / "editions.txt"


def edition(sha256: str) -> Lexicon | None:
    """Return `rumpus-en` as it was when it had this hash; None for one that never was."""
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
    """Read which words came in after each edition, a section for each."""
    sections = FILE.read_text("utf-8").split("[")[1:]
    split = (section.split() for section in sections)
    return {sha256.removesuffix("]"): frozenset(words) for sha256, *words in split}
