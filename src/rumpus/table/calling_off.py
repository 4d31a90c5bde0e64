"""Calling off: an evening closes a table, and its game ends."""

from collections.abc import Sequence

from rumpus.core.values import Refusal
from rumpus.table.events import CalledOff, Resumed, TableEvent
from rumpus.table.lobby import plays, side_of
from rumpus.table.table_state import TableState


def call_off(table: TableState, absent: Sequence[int]) -> tuple[TableEvent, ...] | Refusal:
    """
    Judge the room's request to close a table whose players of the *absent* seats didn't come.

    They lose together with their partners, unless that leaves nobody.
    """
    if table.phase != "play" or table.header is None:
        return Refusal("not_playing")
    seats = table.header.seats
    if not all(0 <= seat < len(seats) for seat in absent):
        return Refusal("no_such_seat")
    out = {side_of(seats, seat) for seat in absent}
    players = [seat for seat, info in enumerate(seats) if plays(info.role)]
    last = tuple(seat for seat in players if side_of(seats, seat) in out)
    resumed = () if table.paused is None else (Resumed(None),)
    return (*resumed, CalledOff(tuple(absent), last if len(last) < len(players) else ()))
