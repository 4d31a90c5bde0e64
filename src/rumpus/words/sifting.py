"""Sifting of word lists made for spelling checkers, which list more than words of a game."""

from typing import NamedTuple

from rumpus.words.compiling import decoded_lines
from rumpus.words.language import Language
from rumpus.words.layout import LONGEST


class Fit(NamedTuple):
    """What is left of a list, and how many of its lines are left out."""

    text: bytes | str
    left_out: int


def fit_words(text: bytes | str, language: Language) -> Fit:
    """
    Leave out lines that can't be words of a game: abbreviations, single letters, other signs.

    A word with a capital after its first letter is an abbreviation, unless the whole list is in
    capitals. Names look like nouns, so they stay. Raises ValueError for bytes that aren't
    UTF-8.
    """
    lines = [line.strip() for line in decoded_lines(text)]
    given = [line for line in lines if line]
    shouting = all(line == line.upper() for line in given)
    kept = [line for line in given if _fits(line, language, shouting=shouting)]
    return Fit("\n".join(kept), len(given) - len(kept))


def _fits(line: str, language: Language, *, shouting: bool) -> bool:
    if not shouting and line[1:] != line[1:].lower():
        return False
    word = language.folded(line)
    return 1 < len(word) <= LONGEST and set(word) <= set(language.letters)
