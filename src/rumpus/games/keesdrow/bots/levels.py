"""Levels of the bots, as numbers."""

from typing import Final

import msgspec
from msgspec.structs import replace

from rumpus.words.layout import RAREST

SHORTEST: Final = 3
"""Number of letters up to which every level finds words."""


class Level(msgspec.Struct, frozen=True):
    """
    Strength of a bot: how well it knows words, how hard it looks, how bold and quick it is.

    Classes of commonness are those of the lexicon; class 1 is the commonest. Shares are in
    thousandths, times in ms.
    """

    commonest: int
    """The rarest class of words that it finds."""

    recognised: int
    """The rarest class of words that it believes when others play them."""

    longest: int
    """Most letters of a word that it finds."""

    looks: int
    """
    Mean number of words on the board, known to it or not, that it notices in a turn.

    As with people, some turns go well and others don't: see `finding`.
    """

    patience: int
    """Share of turns in which it goes on searching if the words that it noticed were of no use."""

    compared: int
    """Most words found that it compares, to play the best of them."""

    reuse: int
    """Share of turns in which it considers using cells again."""

    bluff: int
    """Share of turns in which it tries a word that doesn't exist."""

    doubt: int
    """Share of unknown words that it challenges, at a middling stake."""

    ahead: int
    """Number of its best words for which it considers what they leave to the next player."""

    reckons: bool
    """True if it bluffs and challenges only if the odds are in its favour."""

    glance: int
    """Time before the first letter of a word; up to as much again is added at random."""

    letter: int
    """Time per letter."""


def turns_of(level: Level) -> tuple[Level, ...]:
    """
    List the three kinds of turn that a level has, equally likely: bad, usual and good.

    In a bad turn it notices little and plays what comes; in a good one it notices more words, and
    longer ones.
    """
    badly = replace(
        level,
        longest=max(SHORTEST, level.longest - 1),
        looks=level.looks // 3,
        compared=1,
        reuse=level.reuse // 3,
    )
    well = replace(
        level,
        commonest=min(RAREST, level.commonest + 1),
        longest=level.longest + 2,
        looks=3 * level.looks,
        compared=3 * level.compared,
        reuse=min(1000, 2 * level.reuse),
    )
    return badly, level, well


LEVELS: Final[dict[str, Level]] = {
    "beginner": Level(
        commonest=1,
        recognised=3,
        longest=3,
        looks=4,
        patience=600,
        compared=1,
        reuse=40,
        bluff=0,
        doubt=60,
        ahead=0,
        reckons=False,
        glance=4000,
        letter=800,
    ),
    "gentle": Level(
        commonest=2,
        recognised=4,
        longest=4,
        looks=12,
        patience=850,
        compared=1,
        reuse=80,
        bluff=30,
        doubt=120,
        ahead=0,
        reckons=False,
        glance=3500,
        letter=700,
    ),
    "casual": Level(
        commonest=3,
        recognised=5,
        longest=4,
        looks=25,
        patience=1000,
        compared=2,
        reuse=120,
        bluff=40,
        doubt=200,
        ahead=0,
        reckons=False,
        glance=3500,
        letter=600,
    ),
    "fair": Level(
        commonest=4,
        recognised=6,
        longest=5,
        looks=30,
        patience=1000,
        compared=3,
        reuse=200,
        bluff=60,
        doubt=300,
        ahead=0,
        reckons=False,
        glance=3500,
        letter=500,
    ),
    "keen": Level(
        commonest=5,
        recognised=6,
        longest=6,
        looks=45,
        patience=1000,
        compared=4,
        reuse=310,
        bluff=70,
        doubt=400,
        ahead=0,
        reckons=False,
        glance=4000,
        letter=500,
    ),
    "strong": Level(
        commonest=5,
        recognised=6,
        longest=7,
        looks=60,
        patience=1000,
        compared=6,
        reuse=470,
        bluff=80,
        doubt=600,
        ahead=2,
        reckons=False,
        glance=4500,
        letter=500,
    ),
    "sharp": Level(
        commonest=5,
        recognised=6,
        longest=8,
        looks=90,
        patience=1000,
        compared=11,
        reuse=640,
        bluff=300,
        doubt=800,
        ahead=4,
        reckons=True,
        glance=5000,
        letter=500,
    ),
    "expert": Level(
        commonest=6,
        recognised=7,
        longest=9,
        looks=150,
        patience=1000,
        compared=22,
        reuse=880,
        bluff=300,
        doubt=1000,
        ahead=6,
        reckons=True,
        glance=6000,
        letter=500,
    ),
}
"""The levels by name, the weakest first."""
