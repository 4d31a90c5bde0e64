"""Moving a fish with two cards worth 2 (IC-28)."""

from collections.abc import Sequence

from rumpus.core.values import Refusal, Seat
from rumpus.games.icecool.actions import MoveFish
from rumpus.games.icecool.rules.whereabouts import rooms_of
from rumpus.games.icecool.state import Seated, SeatView
from rumpus.physics.layout import School


def no_move(school: School, seats: Sequence[Seated | SeatView], move: MoveFish) -> Refusal | None:
    """Return why this fish can't be hung over that door, leaving cards aside, or None if it can."""
    if move.colour >= len(seats) or move.out_of not in seats[move.colour].fish:
        return Refusal("fish_not_there", "IC-28")
    if move.to >= len(school.doors):
        return Refusal("no_such_door", "IC-28")
    if move.to in seats[move.colour].fish:
        # This also refuses the door where the fish already hangs.
        return Refusal("fish_there_already", "IC-28")
    if set(school.joined(move.to)) & set(rooms_of(school, seats[move.colour])):
        return Refusal("penguin_there", "IC-28")
    return None


def moves(school: School, seats: Sequence[SeatView]) -> list[MoveFish]:
    """List every fish that could be moved, with each door that it could go to."""
    possible = [
        MoveFish(Seat(colour), out_of, to)
        for colour, seat in enumerate(seats)
        for out_of in seat.fish
        for to in range(len(school.doors))
    ]
    return [move for move in possible if no_move(school, seats, move) is None]
