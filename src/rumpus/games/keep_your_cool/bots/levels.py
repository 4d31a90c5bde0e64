"""Levels of the bots, as numbers."""

from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True):
    """
    Strength of a bot: how well it knows words and remembers tiles, how bold it is, how quick.

    Classes of commonness are those of the lexicon; class 1 is the commonest. Shares are in
    thousandths, times in ms.
    """

    commonest: int
    """The rarest class of words that it knows."""

    longest: int
    """Most letters of a word that it knows."""

    compared: int
    """Number of words that come to mind; it says the one that is hardest to answer."""

    slip: int
    """Share of words for which it overlooks that a relative was said."""

    think: int
    """Mean time until it thinks of a word that needs two common letters."""

    letter: int
    """Time that it takes to say a word, per letter."""

    lasting: int
    """Mean time that it remembers a tile seen once; twice as long if seen twice, and so on."""

    crowding: int
    """Share of its memory of a tile that is left after each tile seen later."""

    heed: int
    """Share of the tiles turned by the other player that it notices while thinking of a word."""

    look: int
    """Mean time that it looks at the table before it turns a tile."""

    stray: int
    """Share of cases in which it forgets that two tiles are face up."""

    reaction: int
    """Mean of the normal part of its reaction time to a reach."""

    spread: int
    """Standard deviation of the normal part."""

    tail: int
    """Mean of the exponential part."""

    load: int
    """Extra reaction time while it is turning a tile or saying a word."""

    restraint: int
    """Time that the bot needs to suppress a planned stop after the hand has been withdrawn."""

    bold: int
    """How many times an hour it would reach in calm play."""

    bluff: int
    """Share of its reaches that it withdraws."""

    wily: int
    """How many times bolder it is while the other player is turning a tile or reaching."""

    jumpy: int
    """How many times an hour it would stop a reach that isn't there, in calm play."""

    asks: int
    """Share of arguable rulings against it that it asks to overturn."""


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
