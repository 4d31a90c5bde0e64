"""Queries: facts derived from a state or a view."""

from collections.abc import Sequence

from rumpus.core.values import Seat
from rumpus_nim.actions import Action, Take
from rumpus_nim.rules.taking import MOST
from rumpus_nim.state import State
from rumpus_nim.view import View


def awaited(state: State) -> frozenset[Seat]:
    """Return the seat that may act now."""
    return frozenset() if state.result is not None else frozenset({state.turn})


def hints(view: View) -> Sequence[Action]:
    """List every legal act of the seat of a view."""
    if view.result is not None or view.you != view.turn:
        return []
    return [Take(stones) for stones in range(1, min(MOST, view.stones) + 1)]
