"""What tells one level from another: numbers, and nothing but numbers."""

from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True):
    """
    How well a bot knows words, how hard it looks, how bold and how quick it is.

    Classes of commonness are those of the lexicon, 1 the commonest. Shares are per 1000, times ms.
    """

    commonest: int
    """It finds words of the classes up to this one."""

    recognised: int
    """It believes words of the classes up to this one when others play them."""

    longest: int
    """It finds words of up to so many letters."""

    looks: int
    """So often a turn its eye falls on some word of the board, known to it or not."""

    compared: int
    """Of the words that it found it plays the best among so many."""

    reuse: int
    """Share of turns in which it thinks of using cells again."""

    bluff: int
    """Share of turns in which it tries a word that is none."""

    doubt: int
    """Share of words that it does not know and challenges, when the stake is middling."""

    ahead: int
    """For so many of the best words it looks at what they leave to the next player."""

    reckons: bool
    """Whether it bluffs and challenges only where the odds are for it."""

    glance: int
    """Time before the first letter of a word."""

    letter: int
    """Time a letter."""


LEVELS: Final[dict[str, Level]] = {
    "gentle": Level(
        commonest=2,
        recognised=4,
        longest=5,
        looks=60,
        compared=2,
        reuse=120,
        bluff=30,
        doubt=120,
        ahead=0,
        reckons=False,
        glance=3500,
        letter=700,
    ),
    "fair": Level(
        commonest=5,
        recognised=6,
        longest=7,
        looks=50,
        compared=4,
        reuse=400,
        bluff=60,
        doubt=300,
        ahead=0,
        reckons=False,
        glance=2500,
        letter=500,
    ),
    "sharp": Level(
        commonest=6,
        recognised=8,
        longest=8,
        looks=120,
        compared=16,
        reuse=800,
        bluff=100,
        doubt=1000,
        ahead=6,
        reckons=True,
        glance=2000,
        letter=400,
    ),
}
"""The levels by name, the weakest first."""
