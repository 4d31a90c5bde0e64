"""
Alphabets: up to 31 letters in order, and the bytes by which tries and searches know them.

The letter with number n, from 0, is the byte 97 + n, and as a capital 65 + n. So the bytes of a to
z are the letters themselves, and an alphabet of 31 letters still fits into ASCII.
"""

import unicodedata
from functools import cache
from typing import Final, final

LATIN: Final = "abcdefghijklmnopqrstuvwxyz"
LETTERS_MAX: Final = 31
"""Most letters of an alphabet: the bits of a trie's mask, one of which marks the end of a word."""

SMALL: Final = ord("a")
CAPITAL: Final = ord("A")
_STRANGE: Final = CAPITAL - 1


@final
class Alphabet:
    """Coding of one alphabet; `alphabet_of` returns it."""

    __slots__ = ("_codes", "_decoded", "_grid", "letters")

    def __init__(self, letters: str) -> None:
        """Use distinct small *letters*, each a single sign. Raises ValueError for others."""
        if fault := _fault(letters):
            raise ValueError(f"the letters {letters[:40]!r} are no alphabet: {fault}")
        self.letters: Final = letters
        small = {letter: SMALL + at for at, letter in enumerate(letters)}
        capital = {letter.upper(): CAPITAL + at for at, letter in enumerate(letters)}
        self._codes: Final = small | {letter: code + 32 for letter, code in capital.items()}
        self._grid: Final = {ord(sign): code for sign, code in (small | capital).items()}
        self._decoded: Final = (
            None if LATIN.startswith(letters) else dict(enumerate(letters, SMALL))
        )

    def __len__(self) -> int:
        return len(self.letters)

    def coded(self, word: str) -> bytes:
        """Return a word in bytes, whatever its case, or nothing if a sign is no letter of it."""
        try:
            return bytes(map(self._codes.__getitem__, word))
        except KeyError:
            return b""

    def nearly(self, word: str) -> str:
        """Return a word in coded letters, with the same sign for all that are no letters of it."""
        return "".join(chr(self._codes.get(sign, _STRANGE)) for sign in word)

    def decoded(self, coded: bytes) -> str:
        """Return the word that some bytes stand for, in small letters."""
        word = coded.decode("ascii")
        return word if self._decoded is None else word.translate(self._decoded)

    def grid(self, letters: str) -> str:
        """Return the letters of a grid as the kernel reads them: capitals, small letters, gaps."""
        return letters if self._decoded is None else letters.translate(self._grid)


@cache
def alphabet_of(letters: str) -> Alphabet:
    """Return the alphabet of these letters, made once. Raises ValueError as `Alphabet` does."""
    return Alphabet(letters)


def _fault(letters: str) -> str | None:
    """Return why these can't be an alphabet, or None."""
    if not 2 <= len(letters) <= LETTERS_MAX:
        return f"it has 2 to {LETTERS_MAX}"
    capitals = letters.upper()
    if len(set(letters)) < len(letters) or len(set(capitals)) < len(letters):
        return "a letter occurs twice, or two share a capital"
    odd = next((letter for letter in letters if not _is_letter(letter)), None)
    return None if odd is None else f"{odd!r} is no small letter in NFC with a capital of one sign"


def _is_letter(letter: str) -> bool:
    capital = letter.upper()
    return (
        letter.isalpha()
        and letter.islower()
        and len(capital) == 1
        and capital.lower() == letter
        and unicodedata.is_normalized("NFC", letter)
    )
