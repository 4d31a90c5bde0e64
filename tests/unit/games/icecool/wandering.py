"""Random games of ICECOOL 2, with sensible and illegal acts."""

import wandering
from icecool_subject import GAME, setup
from rumpus.core.chance import Chance
from rumpus.core.values import Act, OptionValue, Seat
from rumpus.games.icecool.actions import (
    Action,
    Announce,
    EndTurn,
    MakeFlick,
    MoveFish,
    Place,
    Skate,
    Task,
    ToLine,
)
from rumpus.games.icecool.events import IceEvent
from rumpus.games.icecool.state import State

KINDS: dict[str, dict[str, OptionValue]] = {
    "plain": {},
    "untimed": {"turn": 0, "two_doors": "there_and_back"},
    "tournament": {"scoring": "tournament", "turn": 20, "steadiness": "shaky"},
}
TASKS: tuple[Task, ...] = ("jump", "doors", "bounce")


Step = wandering.Step[State, Action, IceEvent]


def wander(number: int, kind: str, seats: int, most: int = 8000) -> list[Step]:
    """Play a random game with toy physics, for up to *most* causes, refused ones included."""

    def some_act(state: State, whim: Chance) -> Act[Action]:
        seat = state.turn if whim.below(8) else Seat(whim.below(seats))
        return Act(seat, some_action(state, seat, whim))

    return wandering.wander(GAME, setup(seats, **KINDS[kind]), number, some_act, rush=30, most=most)


def some_action(state: State, seat: Seat, whim: Chance) -> Action:
    """Return a hint, or any action that can be encoded."""
    hints = GAME.hints(GAME.view(state, seat))
    if hints and whim.below(2):
        return whim.choice(hints)
    held = state.seats[seat].cards or (0,)
    anything: list[Action] = [
        Place(whim.below(6000), whim.below(5000)),
        ToLine(None if whim.below(2) else whim.below(16)),
        Announce(whim.choice(TASKS)),
        MakeFlick(whim.below(36_000), whim.below(1001), whim.below(1801) - 900, whim.below(1001)),
        Skate(whim.choice(held), whim.below(60)),
        Skate(whim.choice(held), whim.choice(held)),
        MoveFish(Seat(whim.below(4)), whim.below(64), whim.below(64)),
        MoveFish(Seat(whim.below(4)), whim.below(7), whim.below(7)),
        EndTurn(),
    ]
    return whim.choice(anything)
