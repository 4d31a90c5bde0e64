"""Objections: reasons, known only to the room, to refuse a request before the table judges it."""

import math

from rumpus.core.values import Refusal
from rumpus.server.services import Orders
from rumpus.server.tables import shared_screen
from rumpus.server.tables.attendance import Attendance
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.tables.table_view import takes_turns
from rumpus.table.actions import AddBot, JoinQueue, Resume, SetOption, Start
from rumpus.table.events import Do, Paused
from rumpus.table.pausing import ruled_by
from rumpus.table.table import Table


def objection(
    asked: Do, table: Table, attendance: Attendance, kind: HostedGame, orders: Orders
) -> Refusal | None:
    """Return why the room refuses a request that the table might accept, or None."""
    match asked.action:
        case Start() if (refusal := orders.beginning()) is not None:
            return refusal
        case JoinQueue() if not takes_turns(table):
            return Refusal("no_queue")
        case AddBot(seat) if asked.player and table.phase == "play":
            # Only the room knows who is present, and a present player can't be replaced.
            left = attendance.reprieve(seat)
            return Refusal("not_gone", None, {"seconds": math.ceil(left)}) if left > 0 else None
        case Resume() if asked.player and table.paused is not None:
            return _no_resume(table, table.paused, attendance, asked.player)
        case SetOption(key, value):
            return kind.objection(table.lobby.options, key, value)
        case _:
            return shared_screen.objection(table, asked)


def _no_resume(table: Table, paused: Paused, attendance: Attendance, player: str) -> Refusal | None:
    # Play would stop again at once.
    if not attendance.playable:
        return Refusal("not_all_here")
    assert table.header is not None
    seat = ruled_by(paused, [info.role for info in table.header.seats])
    if seat is None or seat == table.seat_of(player) or attendance.reprieve(seat) <= 0:
        return None
    return Refusal("moderator_paused")
