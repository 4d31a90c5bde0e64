"""Helpers for tests of the draw in Keesdrow: deals, boards, and decisions on one act or timer."""

from rules.keesdrow.spec import faces, setup_of
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Millis, Refusal, Timer
from rumpus.games.keesdrow.actions import Action
from rumpus.games.keesdrow.events import KeesdrowEvent, Laid
from rumpus.games.keesdrow.game import Keesdrow
from rumpus.games.keesdrow.state import State
from rumpus.testing.lexicons import lexicon_of

GAME = Keesdrow(lexicon_of("cart"))
ROWS = ("CART",)


def dealt(seed: int = 0, at: int = 0, size: str = "keesdrow") -> Laid:
    """Return the deal of a new game."""
    setup = setup_of(size=size)
    (laid,) = GAME.deal(setup, Millis(at), Chance(simulation_seed(seed), "deal"))
    assert isinstance(laid, Laid)
    return laid


def drawing(*backs: str, seats: int = 2, **options: str | int) -> State:
    """Lay a board whose first backs have these letters at the upper left; all others have Z."""
    shown = faces(*ROWS)
    hidden = tuple(f"{letter}AAA" for letter in "".join(backs).ljust(len(shown), "Z"))
    return GAME.evolve(
        GAME.initial_state(setup_of(seats, **options)), Laid(shown, hidden, Millis(10_000))
    )


def decide(
    state: State, cause: Act[Action] | Timer, at: int = 500, seed: int = 0
) -> list[KeesdrowEvent]:
    """Return the events of an act or timer; fail if it is refused."""
    decided = GAME.decide(state, cause, Millis(at), Chance(simulation_seed(seed), "act"))
    assert not isinstance(decided, Refusal), decided
    return list(decided)


def fold(state: State, *events: KeesdrowEvent) -> State:
    """Return the state after these events."""
    for event in events:
        state = GAME.evolve(state, event)
    return state
