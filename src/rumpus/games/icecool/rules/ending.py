"""The end of a round, and of the game."""

from typing import Literal

from rumpus.core.values import Result
from rumpus.games.icecool.events import RoundEnded
from rumpus.games.icecool.rules.cards import points
from rumpus.games.icecool.rules.seating import FISH, catches, runners, seats
from rumpus.games.icecool.state import State


def round_over(state: State) -> RoundEnded | None:
    """
    Return the end of the round by a third fish or, failing that, by catching all Runners (IC-30).

    With two players, the Runner has to be caught twice (IC-35). Return None if the round goes on.
    """
    running = runners(state)
    for seat in running:
        if state.seats[seat].taken == FISH:
            return RoundEnded(seat, "fish")
    if all(state.seats[seat].caught == catches(state) for seat in running):
        return RoundEnded(state.catcher, "ids")
    return None


def result(state: State, why: Literal["rounds", "too_long", "given_up"]) -> Result:
    """
    Rank by points, then by the number of cards; seats still equal share a place (IC-32).

    In a tournament every card is one point, so seats with equal points share a place (IC-37).
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
