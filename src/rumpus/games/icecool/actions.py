"""Actions that a seat may send in ICECOOL 2; there are no questions (IC-39)."""

from typing import Annotated, Final, Literal, get_args

import msgspec

from rumpus.core.values import Seat
from rumpus.physics.flick import Aim, Height, Power, Side

Task = Literal["jump", "doors", "bounce"]
"""
A task that a card worth 1 can be turned up for (IC-26).

``jump``: over a wall into another room. ``doors``: through two doors. ``bounce``: off a wall, then
through a door.
"""
TASKS: Final[tuple[Task, ...]] = get_args(Task)

Tenths = Annotated[int, msgspec.Meta(ge=0, le=20_000)]
"""A coordinate on the plan, in tenths of a mm."""

RoomId = Annotated[int, msgspec.Meta(ge=0, lt=16)]
DoorId = Annotated[int, msgspec.Meta(ge=0, lt=64)]
SeatId = Annotated[Seat, msgspec.Meta(ge=0, lt=4)]
CardId = Annotated[int, msgspec.Meta(ge=0, lt=10_000)]


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="place"):
    """Place the Catcher's penguin in the Kitchen, within the orange line (IC-8)."""

    x: Tenths
    y: Tenths


class ToLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="to_line"):
    """
    Move the penguin to the orange line before the flick (IC-19).

    *room* chooses the side if the penguin is in a doorway and visible from both (IC-20).
    """

    room: RoomId | None = None


class Announce(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="announce"):
    """Announce the task that the flick is meant to fulfil (IC-26)."""

    task: Task


class MakeFlick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="flick"):
    """Flick the penguin (IC-12, IC-38); the fields are those of `rumpus.physics.flick.Flick`."""

    aim: Aim
    power: Power
    side: Side = 0
    height: Height = 200


class Skate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="skate"):
    """Turn up two cards worth 1 for another turn (IC-25)."""

    first: CardId
    second: CardId


class MoveFish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="move_fish"):
    """Turn up two cards worth 2 to hang a fish of *colour* over another door (IC-28)."""

    colour: SeatId
    out_of: DoorId
    to: DoorId


class EndTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="end_turn"):
    """End the turn (IC-29)."""


Action = Place | ToLine | Announce | MakeFlick | Skate | MoveFish | EndTurn
