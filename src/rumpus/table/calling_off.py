"""Calling off: an evening closes a table, and its game ends."""

from rumpus.core.values import Refusal
from rumpus.table.actions import CallOff
from rumpus.table.events import CalledOff, Resumed, TableEvent
from rumpus.table.lobby import plays, side_of
from rumpus.table.table_state import TableState


def call_off(table: TableState, asked: CallOff) -> tuple[TableEvent, ...] | Refusal:
    """
    Judge the room's request to close a table whose players of the absent seats didn't come.

    They lose together with their partners, unless that leaves nobody. A result that was entered
    may be corrected once the table is closed.
    """
    absent, before = asked.absent, table.called_off
    entered = None if before is None else before.places
    if asked.places is not None and entered not in {None, asked.places}:
        return (CalledOff(places=asked.places),)
    if table.phase != "play" or table.header is None:
        return Refusal("not_playing")
    seats = table.header.seats
    if not all(0 <= seat < len(seats) for seat in absent):
        return Refusal("no_such_seat")
    out = {side_of(seats, seat) for seat in absent}
    players = [seat for seat, info in enumerate(seats) if plays(info.role)]
    last = tuple(seat for seat in players if side_of(seats, seat) in out)
    resumed = () if table.paused is None else (Resumed(None),)
    return (*resumed, CalledOff(absent, last if len(last) < len(players) else (), asked.places))
