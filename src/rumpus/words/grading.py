"""Grading of word lists by how common words are, so that a level can be limited to common ones."""

from typing import Final

import numpy as np

from rumpus.words.layout import CLASS, RAREST
from rumpus.words.lexicon import Lexicon

GRADED_LEAST: Final = 0.2
"""The least share of words outside the rarest class for which a list counts as graded."""


def commonest_of(lexicon: Lexicon, commonest: int) -> int:
    """Return the rarest class that a level may use: *commonest*, or 9 if the list isn't graded."""
    classes = lexicon.marks & CLASS
    graded = np.count_nonzero((classes > 0) & (classes < RAREST)) >= GRADED_LEAST * len(lexicon)
    return commonest if graded else RAREST
