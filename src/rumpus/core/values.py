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


class Line(msgspec.Struct, frozen=True):
    """
    What the server itself has measured of one seat's connection, in ms.

    *round_trip* is the least of recent ones, *jitter* the mean deviation. 0 and 0 is a seat that
    nobody measures, such as a bot's; the round trip of a person is 1 at least.
    """

    round_trip: int = 0
    jitter: int = 0


class Lag(msgspec.Struct, frozen=True):
    """
    What the server measured about one act; the game judges races by it, bots have none.

    *received* is when the message came in, *lines* the connection of each seat. *reaction* is the
    time in ms, by the client's account, from the first frame that showed the reason to the press,
    without the time for which play stood still. *seen* is the ``at`` of the update that the client
    says it reacts to, and *sent* when the server wrote that update to this client; both are None if
    it named none, or the server no longer knows.
    """

    received: Millis
    lines: tuple[Line, ...]
    reaction: int | None = None
    seen: Millis | None = None
    sent: Millis | None = None


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
    """What a game may know about a seat: never a name, never whether it has a bot."""

    role: str = "player"
    team: int | None = None
    handicap: int = 0


class Setup(msgspec.Struct, frozen=True):
    """Options and seats of a game to be opened."""

    options: Options
    seats: tuple[SeatInfo, ...]


class Result(msgspec.Struct, frozen=True):
    """How a game ended: places from the first down (equal ones share), and why."""

    places: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    reason: str
