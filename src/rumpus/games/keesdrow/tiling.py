"""Tiles in other languages than English: cut from the counts of the letters, always the same."""

import hashlib
from collections.abc import Iterable, Sequence
from functools import lru_cache

from rumpus.games.keesdrow.data import Side
from rumpus.words.language import Language, shares

LEAST = 2
"""Fewest letters of a kind among all sides, so that none is ever missing for long."""

SIDE = 4


def tiles_in(language: Language, count: int) -> tuple[tuple[Side, Side], ...]:
    """
    Return both sides of *count* tiles (KD-2), with letters as frequent as in the language.

    Vowels are spread evenly: no two sides differ by more than one.
    """
    counts = shares(language, 2 * SIDE * count, LEAST)
    return _cut(language.code, language.vowels, tuple(counts.items()))


@lru_cache(maxsize=16)
def _cut(
    code: str, vowels: str, counts: tuple[tuple[str, int], ...]
) -> tuple[tuple[Side, Side], ...]:
    letters = [(letter, at) for letter, many in counts for at in range(many)]
    mixed = [letter for letter, _ in sorted(letters, key=lambda each: _digest(code, *each))]
    sides: list[list[str]] = [[] for _ in range(len(mixed) // SIDE)]
    _deal(sides, (letter for letter in mixed if letter in vowels))
    consonants = [letter for letter in mixed if letter not in vowels]
    for side in sides:
        side += [consonants.pop() for _ in range(SIDE - len(side))]
    # Otherwise every side would begin with its vowels.
    cut = ["".join(_turned(side, at)).upper() for at, side in enumerate(sides)]
    half = len(cut) // 2
    return tuple(zip(cut[:half], cut[half:], strict=True))


def _deal(sides: Sequence[list[str]], letters: Iterable[str]) -> None:
    for at, letter in enumerate(letters):
        sides[at % len(sides)].append(letter)


def _turned(side: list[str], at: int) -> list[str]:
    by = _digest("turn", "".join(side), at)[0] % SIDE
    return side[by:] + side[:by]


def _digest(code: str, letter: str, at: int) -> bytes:
    """Return bytes that order copies of letters as if at random, on every machine alike."""
    return hashlib.sha256(f"{code} {letter} {at}".encode()).digest()
