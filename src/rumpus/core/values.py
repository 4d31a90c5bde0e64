"""
Values of the protocol: seats, time, acts, timers, refusals, results.

Each is frozen, and can be written to a log and read back.
"""

from typing import Generic, NewType, TypeVar

import msgspec

Seat = NewType("Seat", int)
"""A place at the table, counted from 0. ``None`` in a signature stands for a spectator."""

Millis = NewType("Millis", int)
"""Table time in milliseconds; stands still while the table is paused or no process holds it."""

OptionValue = str | int | bool
Options = dict[str, OptionValue]

Action = TypeVar("Action")


class Line(msgspec.Struct, frozen=True):
    """
    One seat's connection as the server has measured it, in ms.

    *round_trip* is the shortest recent round trip, *jitter* the mean deviation. Both are 0 for a
    seat that nobody measures, such as a bot's; a person's round trip is at least 1.
    """

    round_trip: int = 0
    jitter: int = 0


class Lag(msgspec.Struct, frozen=True):
    """
    Measurements of one act, by which the game judges races; a bot's act has none.

    *received* is when the message came in, *lines* the connection of each seat. *reaction* is the
    time in ms, as the client reports it, from the first frame that showed the reason until the
    press, not counting pauses. *seen* is the ``at`` of the update to which the client says it
    reacts, and *sent* is when the server wrote that update to this client; both are None if the
    client named no update, or the server no longer remembers it.
    """

    received: Millis
    lines: tuple[Line, ...]
    reaction: int | None = None
    seen: Millis | None = None
    sent: Millis | None = None


class Act(msgspec.Struct, Generic[Action], frozen=True, tag="act"):
    """A seat's action, with the server's measurements of it."""

    seat: Seat
    action: Action
    lag: Lag | None = None


class Timer(msgspec.Struct, frozen=True, tag="timer"):
    """A deadline for which the state waits; when it falls due, this value is the cause."""

    name: str
    due: Millis


class Refusal(msgspec.Struct, frozen=True):
    """
    Answer to a request that is not allowed; it goes to the sender and is stored nowhere.

    It holds no prose: *code* selects a sentence in the client, *params* fill it, and *rule* is the
    id of the deciding rule.
    """

    code: str
    rule: str | None = None
    params: dict[str, str | int] = {}


class SeatInfo(msgspec.Struct, frozen=True):
    """Facts about a seat that a game may see: never a name, nor whether a bot plays there."""

    role: str = "player"
    team: int | None = None
    handicap: int = 0


class Setup(msgspec.Struct, frozen=True):
    """Options and seats with which a game opens."""

    options: Options
    seats: tuple[SeatInfo, ...]


class Result(msgspec.Struct, frozen=True):
    """
    Result of a game: seats by place, best first, scores by seat, and why the game ended.

    Seats that tie share a place.
    """

    places: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    reason: str
