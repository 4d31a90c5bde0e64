"""The door of a table: who may sit down there without being asked."""

from collections.abc import Iterable
from typing import Final

import msgspec

from rumpus.core.values import Refusal
from rumpus.table.actions import Admit, Entrance, Watchers
from rumpus.table.events import Admitted, Door, DoorSet
from rumpus.table.guests import guest_of

ADMITTED_MOST: Final = 100
"""The most guests who are let in at one table."""


def no_entry(door: Door, player: str) -> Refusal | None:
    """Return why the door keeps a player from sitting down, or None."""
    if door.sit == "open" or guest_of(player) in door.admitted:
        return None
    return Refusal("not_admitted")


def decide_door(door: Door, sit: Entrance, watch: Watchers) -> DoorSet | Refusal:
    """Judge a change of the door; a password that the table has is kept while it is asked for."""
    if sit == "password" and door.lock is None:
        return Refusal("no_password")
    return DoorSet(sit, watch, door.lock if sit == "password" else None)


def decide_admit(door: Door, action: Admit) -> tuple[Admitted] | Refusal:
    """Judge the admission of a guest."""
    if no_entry(door, action.guest) is None:
        return Refusal("may_sit")
    if len(door.admitted) >= ADMITTED_MOST:
        return Refusal("too_many")
    return (Admitted(action.guest),)


def changed(door: Door, event: DoorSet, inside: Iterable[str]) -> Door:
    """
    Return the door after a change; *inside* are the players whom it can no longer keep out.

    A new way in starts the list of the admitted anew, so a new password has to be typed by
    everybody who isn't inside yet.
    """
    same = (door.sit, door.lock) == (event.sit, event.lock)
    admitted = door.admitted if same else _guests(inside)
    return Door(event.sit, event.watch, event.lock, () if event.sit == "open" else admitted)


def admits(door: Door, players: Iterable[str]) -> Door:
    """Return the door with more players admitted."""
    if door.sit == "open":
        return door
    return msgspec.structs.replace(door, admitted=_guests((*door.admitted, *players)))


def _guests(players: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(guest_of(player) for player in players if player))
