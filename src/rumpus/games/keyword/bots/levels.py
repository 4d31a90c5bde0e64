"""Levels of the bots: numbers, and nothing but numbers."""

from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True):
    """
    How well a bot finds words in its cards, what it thinks of besides, and how quick it is.

    Classes of commonness are those of the lexicon, 1 the commonest. Shares are per 1000, times ms.
    """

    commonest: int
    """It finds words of the classes up to this one."""

    longest: int
    """Most letters of the words it finds."""

    easy: int
    """Words of up to this length never escape it."""

    fading: int
    """With each letter more than that, it sees this share of what it would have seen before."""

    compared: int
    """Number of the best words it saw that it looks at."""

    weighs: bool
    """Whether it weighs the keyword, its own and that of others, against the chance to win."""

    content: int
    """Without weighing, it changes cards rather than lay a word of fewer letters, if it can."""

    overlooked: int
    """Share of rounds in which it does not notice that it spells the keyword."""

    glance: int
    """Time before the first letter of a word, half of it at the least."""

    letter: int
    """Time a letter."""


LEVELS: Final[dict[str, Level]] = {
    "gentle": Level(
        commonest=2,
        longest=6,
        easy=3,
        fading=400,
        compared=1,
        weighs=False,
        content=3,
        overlooked=400,
        glance=24_000,
        letter=1500,
    ),
    "fair": Level(
        commonest=3,
        longest=7,
        easy=3,
        fading=300,
        compared=12,
        weighs=False,
        content=4,
        overlooked=0,
        glance=18_000,
        letter=1200,
    ),
    "sharp": Level(
        commonest=6,
        longest=9,
        easy=3,
        fading=360,
        compared=60,
        weighs=True,
        content=0,
        overlooked=0,
        glance=14_000,
        letter=1000,
    ),
}
"""The levels by name, the weakest first."""
