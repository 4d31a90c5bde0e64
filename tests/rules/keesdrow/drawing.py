"""Games of Keesdrow up to the draw for the first turn, decided one cause at a time."""

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
    """Open a game and give its deal."""
    setup = setup_of(size=size)
    (laid,) = GAME.deal(setup, Millis(at), Chance(simulation_seed(seed), "deal"))
    assert isinstance(laid, Laid)
    return laid


def drawing(*backs: str, seats: int = 2, **options: str | int) -> State:
    """Lay a board with these letters on the upper left of its first backs; the others have Z."""
    shown = faces(*ROWS)
    hidden = tuple(f"{letter}AAA" for letter in "".join(backs).ljust(len(shown), "Z"))
    return GAME.evolve(
        GAME.initial_state(setup_of(seats, **options)), Laid(shown, hidden, Millis(10_000))
    )


def decide(
    state: State, cause: Act[Action] | Timer, at: int = 500, seed: int = 0
) -> list[KeesdrowEvent]:
    """Judge a cause that is no refusal."""
    decided = GAME.decide(state, cause, Millis(at), Chance(simulation_seed(seed), "act"))
    assert not isinstance(decided, Refusal), decided
    return list(decided)


def fold(state: State, *events: KeesdrowEvent) -> State:
    """Fold events."""
    for event in events:
        state = GAME.evolve(state, event)
    return state
