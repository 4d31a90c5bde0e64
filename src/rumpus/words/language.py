"""
Languages of word lists: their letters, how other signs are spelled with these, and their tiles.

A list carries its language in its file, so it is complete in itself: rooms, bots and replays need
nothing else. English is the language of every list that carries none.
"""

import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec

from rumpus.words.alphabet import LATIN, Alphabet, alphabet_of

FOLDER: Final = Path(__file__).parent / "data" / "languages"
BYTES_MAX: Final = 8192
"""Longest description of a language in a list, in bytes."""

Code = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{2,3}\Z")]
Count = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
Sign = Annotated[str, msgspec.Meta(min_length=1, max_length=3)]


class LanguageError(ValueError):
    """A description that no language can have; the message says what is wrong."""


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """
    Language of a word list.

    *code* is that of ISO 639. *letters* are all letters in order, 2 to 31 of one sign each, and
    *vowels* some of them. *folds* spell other signs, or pairs and triples of signs, with letters.
    *tiles* has for each letter how often it occurs among a few hundred, and its points; without
    tiles, no game has letters for the language. *never_suggest*: words that no bot or hint uses.
    """

    code: Code
    letters: str
    vowels: str = ""
    folds: dict[Sign, str] = {}
    tiles: dict[str, tuple[Count, Points]] = {}
    never_suggest: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse letters, vowels, folds and tiles that don't belong together."""
        try:
            alphabet_of(self.letters)
        except ValueError as error:
            raise LanguageError(str(error)) from None
        known = set(self.letters)
        if not known.issuperset(self.vowels) or not all(map(known.issuperset, self.folds.values())):
            raise LanguageError("vowels and folds use only letters of the language")
        if self.tiles and list(self.tiles) != list(self.letters):
            raise LanguageError("the tiles have each letter of the language, in its order")

    @property
    def alphabet(self) -> Alphabet:
        """The coding of its letters."""
        return alphabet_of(self.letters)

    @property
    def values(self) -> Mapping[str, int]:
        """The points of each letter, as a capital."""
        return {letter.upper(): points for letter, (_, points) in self.tiles.items()}

    def folded(self, word: str) -> str:
        """Return a word in NFC and small letters, with its other signs spelled by the folds."""
        word = unicodedata.normalize("NFC", word).lower()
        for sign in sorted(self.folds, key=len, reverse=True):
            word = word.replace(sign, self.folds[sign])
        return word.casefold()


ENGLISH: Final = Language("en", LATIN, "aeiou")


def read_language(raw: bytes) -> Language:
    """Read a description in JSON. Raises LanguageError."""
    if len(raw) > BYTES_MAX:
        raise LanguageError(f"the description of a language has up to {BYTES_MAX} bytes")
    try:
        return msgspec.json.decode(raw, type=Language)
    except msgspec.DecodeError as error:
        raise LanguageError(f"not a language: {error}") from None


def written(language: Language) -> bytes:
    """Write a language in JSON: one language, one text."""
    return msgspec.json.encode(language)


@cache
def languages() -> Mapping[str, Language]:
    """Return the languages that ship with the games, by code, English first."""
    found = {path.stem: read_language(path.read_bytes()) for path in sorted(FOLDER.glob("*.json"))}
    return {ENGLISH.code: ENGLISH, **found}


def shares(language: Language, total: int, least: int = 1) -> dict[str, int]:
    """
    Return how many of *total* tiles each letter gets, in proportion to its count, at least *least*.

    Rounded by largest remainder; on a tie, the letter that comes first gets one more. Raises
    ValueError if there are not enough for *least* of each, or if the language has no tiles.
    """
    if not language.tiles or total < least * len(language.letters):
        raise ValueError(f"no {total} tiles of {language.code}")
    weights = {letter: count for letter, (count, _) in language.tiles.items()}
    found = dict.fromkeys(weights, least)
    spare, whole = total - least * len(weights), sum(weights.values())
    exact = {letter: spare * count / whole for letter, count in weights.items()}
    for letter, share in exact.items():
        found[letter] += int(share)
    rest = total - sum(found.values())
    for letter in sorted(exact, key=lambda each: int(exact[each]) - exact[each])[:rest]:
        found[letter] += 1
    return found
