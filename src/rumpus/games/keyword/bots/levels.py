"""Levels of the bots, as numbers."""

from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True):
    """
    Strength of a bot: how well it finds words, what else it considers, and how quick it is.

    Classes of commonness are those of the lexicon; class 1 is the commonest. Shares are in
    thousandths, times in ms.
    """

    commonest: int
    """The rarest class of words that it finds."""

    longest: int
    """Most letters of a word that it finds."""

    easy: int
    """Most letters of a word that it never overlooks."""

    fading: int
    """Share of words that it sees at `easy` + 1 letters; its square at `easy` + 2, and so on."""

    compared: int
    """Most words that it compares: the best of those that it saw."""

    weighs: bool
    """True if it weighs progress to the keyword, its own and others', against the chance to win."""

    content: int
    """Without weighing: fewest letters of a word that it lays if it can swap cards instead."""

    overlooked: int
    """Share of rounds in which it doesn't notice that it has completed the keyword."""

    glance: int
    """Most time before the first letter of a word; half of it is the least."""

    letter: int
    """Time per letter."""


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
