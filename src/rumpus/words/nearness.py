"""Edit distances from a typed word to thousands of others, at a constant cost for each."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rumpus.words.layout import LONGEST

_CODES: Final = 256
_ONE: Final = np.uint64(1)


def distances(word: str, text: bytes, ends: NDArray[np.uint32]) -> NDArray[np.int64]:
    """
    Return, for each word of *text*, how many letters to add, drop or change to make it *word*.

    *word* has 1 to `LONGEST` letters, each coded as one byte, as in *text*; the words of *text* are
    concatenated, and end at *ends*. The cost doesn't depend on how similar any of them is to
    *word*.
    """
    assert 1 <= len(word) <= LONGEST, word
    letters = np.frombuffer(text, np.uint8)
    places = _places(word)
    high = ends.astype(np.int64)
    lengths = np.diff(high, prepend=0)
    order = np.argsort(-lengths, kind="stable")
    starts, longest_first = (high - lengths)[order], lengths[order]
    # One bit per letter of *word*: where a column of the distance table rises, and where it
    # falls. A column is computed for all words at once, the longest words first.
    rises = np.full(len(ends), (1 << len(word)) - 1, np.uint64)
    falls = np.zeros(len(ends), np.uint64)
    last = np.uint64(len(word) - 1)
    away = np.full(len(ends), len(word), np.int64)
    for column in range(int(longest_first[0]) if len(ends) else 0):
        count = int(np.searchsorted(-longest_first, -column, side="left"))
        rise, fall = rises[:count], falls[:count]
        same = places[letters[starts[:count] + column]]
        diagonal = (((same & rise) + rise) ^ rise) | same | fall
        more = fall | ~(diagonal | rise)
        less = diagonal & rise
        away[:count] += ((more >> last) & _ONE).astype(np.int64)
        away[:count] -= ((less >> last) & _ONE).astype(np.int64)
        more = (more << _ONE) | _ONE
        rises[:count] = (less << _ONE) | ~(diagonal | more)
        falls[:count] = diagonal & more
    result = np.empty_like(away)
    result[order] = away
    return result


def _places(word: str) -> NDArray[np.uint64]:
    """Return, for each letter, the positions at which *word* has it, one bit each."""
    places = np.zeros(_CODES, np.uint64)
    for place, letter in enumerate(word.encode("ascii")):
        places[letter] |= np.uint64(1 << place)
    return places
