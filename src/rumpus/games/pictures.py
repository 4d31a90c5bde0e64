"""
Pictures: what a game draws of itself for people who share a finished game.

A game without this part gets a picture with names and scores alone.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from rumpus.core.game import AnyGame
from rumpus.drawing.palette import Mood
from rumpus.drawing.svg import Svg

SIDE: Final = 540
"""Width and height in px of the box in which a game draws."""


class Seen(msgspec.Struct, frozen=True):
    """
    A game to draw: the state after its last event, or after one of its *moments*.

    *names* has each seat's name. *scenes* has each event with the state before it, for a game that
    asks for them. If it is *sealed*, others still have to play the same board: nothing of it may be
    drawn, and *state* may be the state before the deal. *language* is that of the
    texts; a game that lacks it writes English.
    """

    game: AnyGame
    state: Any
    names: tuple[str, ...] = ()
    scenes: tuple[tuple[Any, Any], ...] = ()
    sealed: bool = False
    moment: bool = False
    language: str = "en"


class Art(msgspec.Struct, frozen=True):
    """
    A drawing in a box of `SIDE`, what it shows in a sentence, and a fact about each seat.

    *headline* replaces the usual one.
    """

    drawing: Svg
    headline: str = ""
    sentence: str = ""
    facts: tuple[str, ...] = ()


class Pictures(msgspec.Struct, frozen=True):
    """
    The pictures of a game: its *mood*, and a function that draws.

    *scores* writes the result of each seat in a language, where the scores alone aren't what
    players count. *scenes*: the function needs them. *ends_moment* says, of the state before and
    after an event, whether it ended a moment of the game, such as a turn or a flick; people share
    moments by number, from 1.
    """

    mood: Mood
    draw: Callable[[Seen], Art]
    scores: Callable[[Any, str], tuple[str, ...]] | None = None
    scenes: bool = False
    ends_moment: Callable[[Any, Any], bool] | None = None
