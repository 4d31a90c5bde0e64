"""Games played at random, with sensible and senseless acts."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple

from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.game import Action, Event, Game, State, View
from rumpus.core.values import Act, Millis, Refusal, Setup, Timer


class Step(NamedTuple, Generic[State, Action, Event]):
    """Accepted cause with the state before and after it, and its events."""

    before: State
    cause: Act[Action] | Timer | None
    at: Millis
    events: tuple[Event, ...]
    after: State


def wander(
    game: Game[State, Action, Event, View, Any, Any],
    setup: Setup,
    number: int,
    some_act: Callable[[State, Chance], Act[Action]],
    *,
    rush: int,
    most: int,
) -> list[Step[State, Action, Event]]:
    """
    Play a game at random for up to *most* causes, including refused ones.

    A timer fires when it is due; one time in *rush*, the next one fires early instead of an act.
    """
    seed = simulation_seed(number)
    whim = Chance(seed, "whim")
    blank, at = game.initial_state(setup), Millis(0)
    events = tuple(game.deal(setup, at, Chance(seed, "deal")))
    state = folded(game, blank, events)
    steps = [Step[State, Action, Event](blank, None, at, events, state)]
    for number_of_cause in range(most):
        if game.result(state) is not None:
            break
        timers = game.timers(state)
        cause: Act[Action] | Timer = some_act(state, whim)
        later = Millis(at + whim.below(4000))
        if timers and (later >= timers[0].due or whim.below(rush) == 0):
            cause, later = timers[0], timers[0].due
        decided = game.decide(state, cause, later, Chance(seed, str(number_of_cause)))
        if isinstance(decided, Refusal):
            continue
        events, at = tuple(decided), later
        after = folded(game, state, events)
        steps.append(Step(state, cause, at, events, after))
        state = after
    return steps


def folded(
    game: Game[State, Action, Event, View, Any, Any], state: State, events: Sequence[Event]
) -> State:
    """Return the state after some events."""
    for event in events:
        state = game.evolve(state, event)
    return state
