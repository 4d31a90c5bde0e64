"""The levels of the bots, as numbers."""

from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True):
    """
    How well a bot knows words and remembers tiles, how bold it is, and how quick.

    Classes of commonness are those of the lexicon, 1 the commonest. Shares are per 1000, times ms.
    """

    commonest: int
    """It finds words of the classes up to this one."""

    longest: int
    """Most letters of the words that it finds."""

    compared: int
    """Number of words that come to its mind; it says the one that is hardest to answer."""

    slip: int
    """Share of words in which it does not think of a relative that was said."""

    think: int
    """Mean time until a word with two common letters comes to its mind."""

    letter: int
    """Time a letter that it says."""

    lasting: int
    """Mean time that it remembers a tile seen once; twice as long if seen twice, and so on."""

    crowding: int
    """With each tile that it sees after it, this share of its memory of a tile is left."""

    heed: int
    """Share of the tiles turned by the other that it takes in, while it thinks of a word."""

    look: int
    """Mean time to take in what lies on the table before it turns a tile."""

    stray: int
    """Share of cases in which it forgets that two tiles lie face up."""

    reaction: int
    """Mean of the normal part of its time to answer a reach."""

    spread: int
    """Deviation of the normal part."""

    tail: int
    """Mean of the exponential part."""

    load: int
    """How much longer it takes while its own hands turn a tile or it says a word."""

    restraint: int
    """When a hand goes back it can't hold back a stop that it would say within these ms."""

    bold: int
    """How often it would reach in an hour of calm."""

    bluff: int
    """Share of its reaches in which it takes its hand back."""

    wily: int
    """How many times bolder it is while the other's hands turn a tile, or are out themselves."""

    jumpy: int
    """How often it would say stop without a reason in an hour of calm."""

    asks: int
    """Share of the rulings against it in which it asks whether they shall stand, if arguable."""


LEVELS: Final[dict[str, Level]] = {
    "gentle": Level(
        commonest=2,
        longest=7,
        compared=1,
        slip=100,
        think=8500,
        letter=320,
        lasting=25_000,
        crowding=920,
        heed=450,
        look=2700,
        stray=20,
        reaction=430,
        spread=70,
        tail=150,
        load=150,
        restraint=330,
        bold=100,
        bluff=200,
        wily=3,
        jumpy=20,
        asks=250,
    ),
    "fair": Level(
        commonest=4,
        longest=9,
        compared=1,
        slip=50,
        think=7500,
        letter=240,
        lasting=35_000,
        crowding=940,
        heed=550,
        look=2500,
        stray=0,
        reaction=390,
        spread=55,
        tail=120,
        load=150,
        restraint=300,
        bold=180,
        bluff=250,
        wily=6,
        jumpy=15,
        asks=350,
    ),
    "sharp": Level(
        commonest=6,
        longest=10,
        compared=4,
        slip=15,
        think=6500,
        letter=180,
        lasting=60_000,
        crowding=965,
        heed=700,
        look=2200,
        stray=0,
        reaction=350,
        spread=45,
        tail=105,
        load=190,
        restraint=270,
        bold=420,
        bluff=300,
        wily=10,
        jumpy=8,
        asks=500,
    ),
}
"""The levels by name, the weakest first."""
