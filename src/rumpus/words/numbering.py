"""
Numbers for the words of a lexicon: 0 for the first word in its trie, which is read level by level.

A file about words uses these numbers instead of spelling the words again.
"""

from functools import cached_property
from typing import Final, final

import numpy as np
from numpy.typing import NDArray

from rumpus.words.layout import LETTERS, WORD
from rumpus.words.lexicon import Lexicon


@final
class Numbering:
    """Numbers of one lexicon's words: 0 to len(lexicon) - 1, short words first."""

    def __init__(self, lexicon: Lexicon) -> None:
        """Number the words (a few ms)."""
        self.lexicon: Final = lexicon
        ends = (lexicon.nodes[:, 0] & np.uint32(WORD)) != 0
        self._numbers: Final[memoryview[int]] = np.cumsum(ends, dtype=np.uint32).data
        self._ends: Final[memoryview[int]] = np.flatnonzero(ends).astype(np.uint32).data

    def number(self, word: str) -> int | None:
        """Return the number of a word, or None if the lexicon doesn't have it."""
        node = self.lexicon.node(word)
        return self._numbers[node] - 1 if node else None

    def word(self, number: int) -> str:
        """Return the word with a number."""
        parents, letters = self._links
        node, spelled, alphabet = self._ends[number], "", self.lexicon.alphabet.letters
        while node:
            spelled = alphabet[letters[node]] + spelled
            node = parents[node]
        return spelled

    @cached_property
    def _links(self) -> tuple["memoryview[int]", "memoryview[int]"]:
        """Parent of each node, and the letter that leads to it; the root's entries mean nothing."""
        masks = self.lexicon.nodes[:, 0] & np.uint32(LETTERS)
        octets = masks.astype("<u4").view(np.uint8).reshape(-1, 4)
        bits = np.unpackbits(octets, axis=1, bitorder="little")
        rows, columns = np.nonzero(bits)
        parents: NDArray[np.uint32] = np.concatenate(([0], rows)).astype(np.uint32)
        letters: NDArray[np.uint8] = np.concatenate(([0], columns)).astype(np.uint8)
        return parents.data, letters.data
