"""Roles, the order of turns, and ID cards."""

from typing import Final

from rumpus.core.values import Seat
from rumpus.games.icecool.state import State

FISH: Final = 3
"""Number of a Runner's fish; taking all of them ends the round (IC-2, IC-30)."""


def seats(state: State) -> tuple[Seat, ...]:
    """Return all seats."""
    return tuple(Seat(seat) for seat in range(len(state.seats)))


def runners(state: State) -> tuple[Seat, ...]:
    """Return the Runners' seats of this round: all but the Catcher's."""
    return tuple(seat for seat in seats(state) if seat != state.catcher)


def order(state: State) -> tuple[Seat, ...]:
    """Return the order of turns: clockwise from the Catcher's left, the Catcher last (IC-9)."""
    count = len(state.seats)
    return tuple(Seat((state.catcher + 1 + step) % count) for step in range(count))


def after(state: State, seat: Seat) -> Seat:
    """Return the seat to the left of *seat* (IC-5, IC-9)."""
    return Seat((seat + 1) % len(state.seats))


def rounds(state: State) -> int:
    """
    Count the rounds: everybody is the Catcher once (IC-5), or twice with two players (IC-36).

    The options may shorten the game.
    """
    all_of_them = 4 if of_two(state) else len(state.seats)
    return min(state.rules.rounds or all_of_them, all_of_them)


def of_two(state: State) -> bool:
    """Return True if the rules for two players apply (IC-34)."""
    return len(state.seats) == 2


def catches(state: State) -> int:
    """Return how many times a Runner has to be caught (IC-30, IC-34)."""
    return 2 if of_two(state) else 1


def ids(state: State, seat: Seat) -> int:
    """
    Count the ID cards of a seat: its own (IC-2), and those of caught Runners (IC-16).

    Each is worth a card after the round (IC-31); a second catch brings none (IC-35).
    """
    if seat != state.catcher:
        return 0 if state.seats[seat].caught else 1
    return 1 + sum(1 for runner in runners(state) if state.seats[runner].caught)
