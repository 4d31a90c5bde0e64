"""
The orange cards that lie before a seat without a word.

The others see a number of cards for each word that lies face down (KW-9), so they see one here,
too, weighted by how often words use that many. It doesn't depend on what a player does or holds.
"""

from typing import Final

from rumpus.core.chance import Chance

SHARES: Final = (36, 34, 20, 7, 2, 1)
"""
Of a hundred words, those with 1, 2 ... 6 orange cards.

As bots lay them (6,354 words), and each number at least once, so that none proves a word.
"""

_DRAWN: Final = tuple(count for count, share in enumerate(SHARES, start=1) for _ in range(share))


def cover(chance: Chance) -> int:
    """Draw how many orange cards to use, weighted by how often words use that many (KW-10)."""
    return chance.choice(_DRAWN)
