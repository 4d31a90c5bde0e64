"""Grades of a list: whether it has them, so that a level can be limited to common words."""

from typing import Final

import numpy as np

from rumpus.words.layout import CLASS, RAREST
from rumpus.words.lexicon import Lexicon

GRADED_LEAST: Final = 0.2
"""Least share of words above the rarest class; in another language, for example, it is lower."""


def commonest_of(lexicon: Lexicon, commonest: int) -> int:
    """Return the rarest class that a level knows, or the rarest of all if the list isn't graded."""
    classes = lexicon.marks & CLASS
    graded = np.count_nonzero((classes > 0) & (classes < RAREST)) >= GRADED_LEAST * len(lexicon)
    return commonest if graded else RAREST
