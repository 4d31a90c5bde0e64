"""The end of a round, and of the game."""

from typing import Literal

from rumpus.core.values import Result
from rumpus.games.icecool.events import RoundEnded
from rumpus.games.icecool.rules.cards import points
from rumpus.games.icecool.rules.seating import FISH, catches, runners, seats
from rumpus.games.icecool.state import State


def round_over(state: State) -> RoundEnded | None:
    """
    Return the end of a round: a third fish first, or all Runners caught (IC-30).

    With two players it takes a second catch (IC-35).
    """
    running = runners(state)
    for seat in running:
        if state.seats[seat].taken == FISH:
            return RoundEnded(seat, "fish")
    if all(state.seats[seat].caught == catches(state) for seat in running):
        return RoundEnded(state.catcher, "ids")
    return None


def result(state: State, why: Literal["rounds", "too_long"]) -> Result:
    """
    Rank by points, then by cards; those still equal share a place (IC-32).

    In a tournament every card is a point, so that equal points share (IC-37).
    """
    worths = {
        seat: (points(state, state.seats[seat]), len(state.seats[seat].cards))
        for seat in seats(state)
    }
    places = tuple(
        tuple(seat for seat in seats(state) if worths[seat] == worth)
        for worth in sorted(set(worths.values()), reverse=True)
    )
    return Result(places, tuple(worth for worth, _ in worths.values()), why)
