"""Who has won (IC-32, IC-37)."""

from typing import Literal

from rumpus.core.values import Result
from rumpus.games.icecool.cards import points
from rumpus.games.icecool.seating import seats
from rumpus.games.icecool.state import State


def result(state: State, why: Literal["rounds", "too_long"]) -> Result:
    """Rank by points, then by cards; whoever is still equal shares a place."""
    worths = {
        seat: (points(state, state.seats[seat]), len(state.seats[seat].cards))
        for seat in seats(state)
    }
    places = tuple(
        tuple(seat for seat in seats(state) if worths[seat] == worth)
        for worth in sorted(set(worths.values()), reverse=True)
    )
    return Result(places, tuple(worth for worth, _ in worths.values()), why)
