"""Shared screens: one guest is two players, one at each end of the device."""

from collections.abc import Mapping
from typing import Final

from rumpus.core.values import Refusal
from rumpus.table.actions import JoinQueue, Sit
from rumpus.table.events import Do
from rumpus.table.guests import SCREEN, SECOND, guest_of
from rumpus.table.lobby import plays
from rumpus.table.table import Table

_SUFFIXES: Final = {b"side=2": SECOND, b"screen": SCREEN}


def side_of(guest: str, query: bytes) -> str:
    """
    Return the player at this end of a device: the guest, the second player, or a big screen.

    No guest id ends in the suffix of a second player or of a screen.
    """
    return guest + _SUFFIXES.get(query, "")


def beside(people: Mapping[int, str], seat: int) -> int | None:
    """Return the seat whose player shares the screen, given the players by seat, or None."""
    player = people.get(seat)
    if player is None:
        return None
    guest = guest_of(player)
    return next((s for s, p in people.items() if s != seat and guest_of(p) == guest), None)


def objection(table: Table, asked: Do) -> Refusal | None:
    """
    Return why somebody at a shared screen may not sit down or join the queue, or None.

    The second player plays beside the guest who owns the device, or at a table that this guest
    hosts, and neither moderates the other.
    """
    if isinstance(asked.action, JoinQueue):
        return _no_queue(table, asked.player)
    if not isinstance(asked.action, Sit) or not 0 <= asked.action.seat < len(table.lobby.places):
        return None
    guest, rules = guest_of(asked.player), not plays(_role(table, asked.action.seat))
    if removed(table, asked.player):
        return Refusal("removed")
    if asked.player == guest:
        alone = table.seat_of(guest + SECOND) is None
        return Refusal("second_side") if rules and not alone else None
    return Refusal("second_side") if rules or not _welcomes(table, guest) else None


def removed(table: Table, player: str) -> bool:
    """Return True if the host has removed a player, or the guest whose device they use."""
    guests = {one.player for one in table.lobby.removed}
    return player in guests or guest_of(player) in guests


def _no_queue(table: Table, player: str) -> Refusal | None:
    if removed(table, player):
        return Refusal("removed")
    return None if player == guest_of(player) else Refusal("no_queue")


def _welcomes(table: Table, guest: str) -> bool:
    seat = table.seat_of(guest)
    return table.lobby.host == guest if seat is None else plays(_role(table, seat))


def _role(table: Table, seat: int) -> str:
    return table.lobby.places[seat].role
