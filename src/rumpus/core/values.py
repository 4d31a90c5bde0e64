"""
The nouns of the protocol: seats, time, acts, timers, refusals, results.

Everything here is a frozen value that can be written to a log and read back.
"""

from typing import Generic, NewType, TypeVar

import msgspec

Seat = NewType("Seat", int)
"""A place at the table, counted from 0. ``None`` in a signature stands for a spectator."""

Millis = NewType("Millis", int)
"""Table time in milliseconds: stands still while the table is paused or nobody holds it."""

OptionValue = str | int | bool
Options = dict[str, OptionValue]

Action = TypeVar("Action")


class Lag(msgspec.Struct, frozen=True):
    """What the server measured about one act; the game judges races by it, bots have none."""

    sent: Millis
    received: Millis
    round_trip: int
    reaction: int | None


class Act(msgspec.Struct, Generic[Action], frozen=True, tag="act"):
    """A seat asks for something."""

    seat: Seat
    action: Action
    lag: Lag | None = None


class Timer(msgspec.Struct, frozen=True, tag="timer"):
    """A deadline that the state waits for; the same value is the cause when it falls due."""

    name: str
    due: Millis


class Refusal(msgspec.Struct, frozen=True):
    """
    The request means nothing here: tell the sender, store nothing.

    No prose: *code* picks the sentence in the client, *rule* is the id of the rule that decides,
    *params* fill the sentence.
    """

    code: str
    rule: str | None = None
    params: dict[str, str | int] = {}


class SeatInfo(msgspec.Struct, frozen=True):
    """What a game may know of who sits where: never a name, never whether it is a bot."""

    role: str = "player"
    team: int | None = None
    handicap: int = 0


class Setup(msgspec.Struct, frozen=True):
    """What a game is opened with."""

    options: Options
    seats: tuple[SeatInfo, ...]


class Result(msgspec.Struct, frozen=True):
    """How a game ended: places from the first down (equal ones share), and why."""

    places: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    reason: str
