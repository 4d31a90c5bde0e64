"""
The number of orange cards shown in front of a seat without a word.

Others see how many orange cards are in a word laid face down (KW-9), so they must see some here,
too. The number is random, as frequent as in real words, and doesn't depend on the player.
"""

from typing import Final

from rumpus.core.chance import Chance

SHARES: Final = (36, 34, 20, 7, 2, 1)
"""
Percentages of words with 1, 2 ... 6 orange cards.

They come from 6,354 words laid by bots; each is at least 1, so that no number proves a word.
"""

_DRAWN: Final = tuple(count for count, share in enumerate(SHARES, start=1) for _ in range(share))


def cover(chance: Chance) -> int:
    """Draw a number of orange cards, as frequent as in real words (KW-10)."""
    return chance.choice(_DRAWN)
