"""
Giving up: one side loses, and the game ends or goes on without it.

A side is a team, or a seat without a team. It is out once all its people have given up. The game
ends when at most one side or no person is left; until then, a bot plays on in the seat.
"""

from collections.abc import Sequence

from rumpus.core.values import Refusal, SeatInfo
from rumpus.table.events import BotTook, GaveUp, Resumed, Sitter, TableEvent
from rumpus.table.lobby import plays, side_of
from rumpus.table.table_state import TableState


def give_up(table: TableState, seat: int | None) -> tuple[TableEvent, ...] | Refusal:
    """Judge a request to give up a running game for good, by a seat that hasn't done so."""
    assert table.header is not None
    if seat is None or not plays(table.header.seats[seat].role):
        return Refusal("not_seated")
    last = losers(table.header.seats, table.sitters, {*table.gave_up, seat})
    if not last and not table.levels:
        last = (*table.gave_up, seat)
    if last:
        resumed = () if table.paused is None else (Resumed(None),)
        return (*resumed, GaveUp(seat, tuple(last)))
    stays = table.sitters[seat].bot is not None
    return (GaveUp(seat),) if stays else (GaveUp(seat), BotTook(seat, table.levels[0]))


def losers(seats: Sequence[SeatInfo], sitters: Sequence[Sitter], gone: set[int]) -> tuple[int, ...]:
    """Return the seats of all sides that are out if that ends the game, and else nothing."""
    people = {n for n, sitter in enumerate(sitters) if sitter.player} - gone
    sides: dict[tuple[bool, int], set[int]] = {}
    for n, info in enumerate(seats):
        if plays(info.role):
            sides.setdefault(side_of(seats, n), set()).add(n)
    out = [side for side in sides.values() if side & gone and not side & people]
    over = len(sides) - len(out) <= 1 or not any(side & people for side in sides.values())
    return tuple(sorted(seat for side in out for seat in side)) if over else ()
