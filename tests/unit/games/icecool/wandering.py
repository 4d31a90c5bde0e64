"""Games of ICECOOL 2 played by somebody who tries everything, sensible and not."""

from typing import NamedTuple

from icecool_subject import GAME, setup
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Millis, OptionValue, Refusal, Seat, Timer
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


class Step(NamedTuple):
    """A cause that was not refused: what was true before it, and what came of it."""

    before: State
    cause: Act[Action] | Timer | None
    events: tuple[IceEvent, ...]
    after: State


def wander(number: int, kind: str, seats: int, most: int = 8000) -> list[Step]:
    """Play one game by toy physics, at random, for up to so many causes, refused ones included."""
    seed = simulation_seed(number)
    whim = Chance(seed, "whim")
    blank, at = GAME.blank(setup(seats, **KINDS[kind])), Millis(0)
    events = tuple(GAME.open(blank.setup, at, Chance(seed, "deal")))
    state = folded(blank, events)
    steps = [Step(blank, None, events, state)]
    for number_of_cause in range(most):
        if state.phase == "over":
            break
        timers = GAME.timers(state)
        seat = state.turn if whim.below(8) else Seat(whim.below(seats))
        cause: Act[Action] | Timer = Act(seat, some_action(state, seat, whim))
        later = Millis(at + whim.below(4000))
        if timers and (later >= timers[0].due or whim.below(30) == 0):
            cause, later = timers[0], timers[0].due
        decided = GAME.decide(state, cause, later, Chance(seed, str(number_of_cause)))
        if isinstance(decided, Refusal):
            continue
        after, at = folded(state, tuple(decided)), later
        steps.append(Step(state, cause, tuple(decided), after))
        state = after
    return steps


def folded(state: State, events: tuple[IceEvent, ...]) -> State:
    """Fold events into a state."""
    for event in events:
        state = GAME.evolve(state, event)
    return state


def some_action(state: State, seat: Seat, whim: Chance) -> Action:
    """Try what is hinted at, or anything that can be written down."""
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
