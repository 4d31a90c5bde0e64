"""Taking stones, the only kind of turn."""

from collections.abc import Sequence

from rumpus.core.values import Act, Refusal
from rumpus_nim.actions import Action
from rumpus_nim.events import Event, Took
from rumpus_nim.state import State

MOST = 3
"""Stones that may be taken at once (NIM-2)."""


def take(state: State, act: Act[Action]) -> Sequence[Event] | Refusal:
    """Judge an act: one to three stones, in turn, and no more than there are (NIM-2)."""
    if state.result is not None:
        return Refusal("game_over")
    if act.seat != state.turn:
        return Refusal("not_your_turn", "NIM-2")
    if not 1 <= act.action.stones <= MOST:
        return Refusal("too_many_stones", "NIM-2", {"most": MOST})
    if act.action.stones > state.stones:
        return Refusal("too_few_left", "NIM-2", {"left": state.stones})
    return [Took(act.seat, act.action.stones)]
