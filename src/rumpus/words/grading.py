"""Whether the words of a list are graded, so that a level can be limited to the common ones."""

from typing import Final

import numpy as np

from rumpus.words.layout import CLASS, RAREST
from rumpus.words.lexicon import Lexicon

GRADED_LEAST: Final = 0.2
"""A list of which a smaller share has a class below the rarest is of another language, say."""


def commonest_of(lexicon: Lexicon, commonest: int) -> int:
    """Return the class up to which a level knows words; all words of a list with few classes."""
    classes = lexicon.marks & CLASS
    graded = np.count_nonzero((classes > 0) & (classes < RAREST)) >= GRADED_LEAST * len(lexicon)
    return commonest if graded else RAREST
