"""
Words: lexicons, families, paths that spell words on a grid, and hands of cards that spell them.

Everything here is a value or a pure function.
A word is in lower case a to z, at most 28 letters; the letters of a grid are capitals, as on tiles.
`docs/reference/lexicons.md` describes the word lists, `docs/decisions` the reasons for them.
"""

from rumpus.words.compiling import Entry, compile_lexicon, import_lexicon, normalise_words
from rumpus.words.families import Families, Link, Strictness, families_of
from rumpus.words.grid import (
    NOTHING_USED,
    Found,
    Grid,
    Used,
    flaw,
    score,
    spell,
    why_forbidden,
)
from rumpus.words.hands import Allowed, Hands, hands_of
from rumpus.words.laying import BLANK, Laying, Pick, lay
from rumpus.words.layout import LONGEST, LexiconError
from rumpus.words.lexicon import Lexicon, bundled, open_lexicon, read_lexicon
from rumpus.words.paths import Solution, any_word, engine, paths_of, solve

__all__ = [
    "BLANK",
    "LONGEST",
    "NOTHING_USED",
    "Allowed",
    "Entry",
    "Families",
    "Found",
    "Grid",
    "Hands",
    "Laying",
    "Lexicon",
    "LexiconError",
    "Link",
    "Pick",
    "Solution",
    "Strictness",
    "Used",
    "any_word",
    "bundled",
    "compile_lexicon",
    "engine",
    "families_of",
    "flaw",
    "hands_of",
    "import_lexicon",
    "lay",
    "normalise_words",
    "open_lexicon",
    "paths_of",
    "read_lexicon",
    "score",
    "solve",
    "spell",
    "why_forbidden",
]
