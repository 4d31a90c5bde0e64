"""What requests about seeks send and get."""

from typing import Literal

import msgspec

from rumpus.core.values import Options
from rumpus.server.emblems import Emblem
from rumpus.server.endpoints.ratings import RatingLine


class NewSeek(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    A game to play with others by these house rules; with *any*, by those of others if they differ.

    *rated* is None if the game may count or not, and *players* None if any number of people suits.
    """

    game: str
    options: Options = {}
    any: bool = False
    rated: bool | None = None
    players: int | None = None


class Found(msgspec.Struct, frozen=True):
    """A guest who was found; *rating* is None before their first rated game."""

    name: str
    emblem: Emblem
    rating: RatingLine | None
    accepted: bool


class SeekLine(msgspec.Struct, frozen=True):
    """
    A seek as its guest sees it; *step* counts the changes of its state.

    *others* are the guests who were found, *left_ms* is the time to accept them, *options* and
    *rated* are what all agree on, and *table* is where they play. *usual_ms* is how long it took
    lately until somebody was found; None if too few were.
    """

    id: str
    game: str
    step: int
    state: Literal["waiting", "found", "accepted", "table", "over"]
    others: list[Found]
    options: Options | None
    rated: bool | None
    left_ms: int | None
    table: str | None
    usual_ms: int | None


class Seeker(msgspec.Struct, frozen=True):
    """A guest who waits to be found; *options* is None if any house rules suit them."""

    name: str
    emblem: Emblem
    rating: RatingLine | None
    options: Options | None
    rated: bool | None
    players: list[int]


class SeekBoard(msgspec.Struct, frozen=True):
    """The guests who wait for a game, and how long that took lately until somebody was found."""

    waiting: list[Seeker]
    usual_ms: int | None
