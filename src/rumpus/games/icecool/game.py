"""ICECOOL 2 as a `Game`: the rulebook, a school and the laws of physics."""

from collections.abc import Sequence
from typing import Final

from rumpus.core.chance import Chance
from rumpus.core.game import GameFacts, Role, Types
from rumpus.core.values import (
    Act,
    Millis,
    Options,
    Refusal,
    Result,
    Seat,
    SeatInfo,
    Setup,
    Timer,
)
from rumpus.games.icecool import evolve, queries
from rumpus.games.icecool import view as seeing
from rumpus.games.icecool.actions import Action, MakeFlick
from rumpus.games.icecool.events import Finished, IceEvent, Shuffled
from rumpus.games.icecool.options import OPTIONS, PRESETS
from rumpus.games.icecool.rules.judge import Judge, Simulate, not_now
from rumpus.games.icecool.state import State, View
from rumpus.physics.layout import School, digest, load
from rumpus.physics.model import engine
from rumpus.physics.simulate import simulate

FACTS: Final = GameFacts(
    name="icecool",
    title="ICECOOL 2",
    rules_version=1,
    roles=(Role("player", 2, 4),),  # IC-1
    teams=False,
    dynamics="sequential",
    open_information=False,
    hints_complete=False,
    options=OPTIONS,
    presets=PRESETS,
    data={"school": digest(load()), "engine": engine()},
    phrases=("nice_shot", "good_catch", "so_close"),
)

TYPES: Final = Types(
    state=State,
    action=Action,
    event=IceEvent,
    view=View,
    question=None,
    answer=None,
)


class IceCool:
    """The game in one school; *simulate* computes the result of a flick."""

    def __init__(self, simulate: Simulate = simulate, school: School | None = None) -> None:
        self.facts: Final = FACTS
        self.types: Final = TYPES
        self.school: Final = load() if school is None else school
        self._simulate = simulate

    def seat(self, options: Options, roles: Sequence[str]) -> tuple[SeatInfo, ...] | Refusal:
        """Seat everybody in the order given."""
        del options
        return tuple(SeatInfo(role) for role in roles)

    def initial_state(self, setup: Setup) -> State:
        """Return the state before anything happened."""
        return evolve.initial_state(setup)

    def deal(self, setup: Setup, at: Millis, chance: Chance) -> Sequence[IceEvent]:
        """Shuffle, and begin the first round (IC-3, IC-4, IC-7)."""
        return self._judge(self.initial_state(setup), at, chance).opening()

    def decide(
        self, state: State, cause: Act[Action] | Timer, at: Millis, chance: Chance
    ) -> Sequence[IceEvent] | Refusal:
        """Judge one cause."""
        judge = self._judge(state, at, chance)
        match cause:
            case Act():
                return judge.act(cause)
            case Timer():
                return judge.timer(cause)

    def is_slow(self, state: State, act: Act[Action]) -> bool:
        """Return True if the action is a flick, which has to be simulated."""
        return isinstance(act.action, MakeFlick) and not_now(state, act.seat, act.action) is None

    def redrawn(self, state: State, chance: Chance) -> Sequence[IceEvent]:
        """Shuffle the cards left in the pile (IC-3)."""
        left = "".join(chance.shuffled(state.deck[state.drawn :]))
        return (Shuffled(state.deck[: state.drawn] + left),)

    def cut_short(self, state: State, at: Millis) -> Sequence[IceEvent]:
        """End the game by the cards that everybody holds (IC-32)."""
        del state, at
        return [Finished("too_long")]

    def given_up(self, state: State, last: Sequence[Seat], at: Millis) -> Sequence[IceEvent]:
        """End the game by the cards that everybody holds; those in *last* come last (IC-32)."""
        del state, at
        return [Finished("given_up", tuple(last))]

    def evolve(self, state: State, event: IceEvent) -> State:
        """Return the state after one more event."""
        return evolve.evolve(state, event)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return all that a seat may know."""
        return seeing.view(self.school, state, seat)

    def redact(self, state: State, event: IceEvent, seat: Seat | None) -> IceEvent | None:
        """Return what a seat sees of an event."""
        del state
        return seeing.redact(event, seat)

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return the seat that may act now."""
        return frozenset(seeing.awaited(state))

    def muted(self, state: State) -> frozenset[Seat]:
        """Allow everybody to talk."""
        del state
        return frozenset()

    def timers(self, state: State) -> Sequence[Timer]:
        """List the deadline of the state, if there is one."""
        return seeing.timers(state)

    def result(self, state: State) -> Result | None:
        """Return the result, or None while the game runs."""
        return state.outcome

    def hints(self, view: View) -> Sequence[Action]:
        """List some legal actions for the seat of the view."""
        return queries.hints(self.school, view)

    def ask(self, view: View, question: None) -> None:
        """Refuse every question: only a flick shows where it ends (IC-39)."""

    def _judge(self, state: State, at: Millis, chance: Chance) -> Judge:
        return Judge(self._simulate, self.school, state, at, chance)
