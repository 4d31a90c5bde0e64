"""Regular forms of English words by spelling: plural, past, -ing, comparative and superlative."""

import re
from collections.abc import Iterator
from typing import Final

VOWELS: Final = "aeiou"
HISSING: Final = ("s", "x", "z", "ch", "sh")
UNDOUBLED: Final = "aeiouwxyhjq"
LIQUID: Final = "l"
"""British spelling doubles this letter even after two vowels: *fuelled*, *woollen*."""
SHORT: Final = re.compile("(?:[^aeiouy]*|[^aeiou]*qu)[aeiouy][^aeiouwxyhjqc]")


def plurals(word: str) -> Iterator[str]:
    """Yield the regular plurals, which are also the third-person forms."""
    if word.endswith("y") and word[-2:-1] not in VOWELS:
        yield word[:-1] + "ies"
    elif word.endswith(HISSING):
        yield word + "es"
        if word[-1] in "sz":
            yield word + word[-1] + "es"
        if word.endswith("ch"):
            yield word + "s"
    else:
        yield word + "s"
        if word.endswith("o"):
            yield word + "es"


def with_ending(word: str, ending: str) -> Iterator[str]:
    """Yield the word with -ed, -ing, -er or -est, and a letter doubled, dropped or changed."""
    if ending == "ing":
        yield from _going(word)
    elif word.endswith("e"):
        yield word + ending[1:]
    else:
        if word.endswith("y") and word[-2:-1] not in VOWELS:
            yield word[:-1] + "i" + ending
        yield from _put_on(word, ending)


def doubles(word: str) -> bool:
    """Return True if the last letter may be doubled before a vowel: *run*, but not *ear*."""
    if len(word) < 2 or word[-1] in UNDOUBLED or word[-2] not in VOWELS:
        return False
    return word[-1] in LIQUID or word[-3:-2] not in tuple(VOWELS) or word[-4:-2] == "qu"


def short(word: str) -> bool:
    """Return True if a word is a single short, closed syllable, whose last letter must double."""
    return SHORT.fullmatch(word) is not None


def _going(word: str) -> Iterator[str]:
    if not word.endswith("e"):
        yield from _put_on(word, "ing")
        return
    yield word[:-1] + "ing"
    if word.endswith("ie"):
        yield word[:-2] + "ying"
    if word.endswith(("ee", "oe", "ye", "ge")):
        yield word + "ing"


def _put_on(word: str, ending: str) -> Iterator[str]:
    if doubles(word):
        yield word + word[-1] + ending
    if not short(word):
        yield word + ending
    if word.endswith("c"):
        yield word + "k" + ending
