"""When a round is over (IC-30, IC-35), and who has won the game (IC-32, IC-37)."""

from typing import Literal

from rumpus.core.values import Result
from rumpus.games.icecool.events import RoundEnded
from rumpus.games.icecool.rules.cards import points
from rumpus.games.icecool.rules.seating import FISH, catches, runners, seats
from rumpus.games.icecool.state import State


def round_over(state: State) -> RoundEnded | None:
    """IC-30, IC-35: a third fish, or all Runners caught as often as it takes."""
    running = runners(state)
    for seat in running:
        if state.seats[seat].taken == FISH:
            return RoundEnded(seat, "fish")
    if all(state.seats[seat].caught == catches(state) for seat in running):
        return RoundEnded(state.catcher, "ids")
    return None


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
