"""
Messages between the arena and a program, one JSON object a line (`docs/reference/bot-protocol.md`).

The arena sends *hello* once, *new*, *move* and *end* for each game, and at last *quit*. The program
answers *hello* with *hello*, and each *move* with *act* or *wait*.
"""

from typing import Annotated, Any, Final

import msgspec

from rumpus.core.game import AnyGame, GameFacts
from rumpus.core.values import Options

VERSION: Final = 1
AFTER_MAX: Final = 86_400_000
AFTER: Final = 1_000
"""Table time in ms that an act takes if the program doesn't say otherwise."""

Text = Annotated[str, msgspec.Meta(max_length=80)]


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type"):
    """The arena begins: what is played, and the JSON schema of an *action*."""

    protocol: int
    game: str
    rules_version: int
    dynamics: str
    hints_complete: bool
    action: dict[str, Any]


class New(msgspec.Struct, frozen=True, tag="new", tag_field="type"):
    """A game begins; *random* is a number from which the program can derive its own chance."""

    options: Options
    seat: int
    seats: int
    random: int


class Move(msgspec.Struct, frozen=True, tag="move", tag_field="type"):
    """
    The game waits for the program's seat, which sees *view* at table time *at*, in ms.

    *hints* are some legal actions, *time_left* the seconds by the clock on the wall, if it has a
    limit, and *nodes* the positions that it may look at, if they have one.
    """

    id: int
    at: int
    view: Any
    hints: list[Any]
    time_left: float | None
    nodes: int | None


class End(msgspec.Struct, frozen=True, tag="end", tag_field="type"):
    """A game is over; seats by place, the best first."""

    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str


class Quit(msgspec.Struct, frozen=True, tag="quit", tag_field="type"):
    """No more games."""


class Ready(msgspec.Struct, frozen=True, tag="hello", tag_field="type"):
    """The program's answer to *hello*."""

    protocol: int
    name: Text
    version: Text


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="type"):
    """An action, done after this much table time in ms, unless something happens before."""

    id: int
    action: Any
    after: Annotated[int, msgspec.Meta(ge=0, le=AFTER_MAX)] = AFTER


class Wait(msgspec.Struct, frozen=True, tag="wait", tag_field="type"):
    """Nothing to do until something else happens."""

    id: int


def hello(facts: GameFacts, game: AnyGame) -> Hello:
    """Return the first message to a program."""
    schema = msgspec.json.schema(game.types.action)
    return Hello(
        VERSION,
        facts.name,
        facts.rules_version,
        facts.dynamics,
        facts.hints_complete,
        schema,
    )
