"""Nim as a `Game`: its facts, and the rules behind the protocol."""

from collections.abc import Sequence

from rumpus.core.chance import Chance
from rumpus.core.game import GameFacts, Role, Types
from rumpus.core.values import Act, Millis, Options, Refusal, Result, Seat, SeatInfo, Setup, Timer
from rumpus_nim import queries
from rumpus_nim.actions import Action
from rumpus_nim.events import Began, Event, Stopped
from rumpus_nim.evolve import evolve
from rumpus_nim.options import OPTIONS, stones_of
from rumpus_nim.rules.taking import take
from rumpus_nim.state import State
from rumpus_nim.view import View, view

FACTS = GameFacts(
    name="nim",
    title="Nim",
    rules_version=1,
    roles=(Role("player", 2, 2),),  # NIM-1
    teams=False,
    dynamics="sequential",
    open_information=True,
    hints_complete=True,
    options=OPTIONS,
)


class NimGame:
    """The rules as pure functions: without a clock, chance or anything else from outside."""

    facts = FACTS
    types = Types(state=State, action=Action, event=Event, view=View, question=None, answer=None)

    def seat(self, options: Options, roles: Sequence[str]) -> tuple[SeatInfo, ...] | Refusal:
        """Seat everybody in the given order."""
        del options
        return tuple(SeatInfo(role) for role in roles)

    def initial_state(self, setup: Setup) -> State:
        """Return the state before anything happened."""
        return State(stones_of(setup.options), Seat(0))

    def deal(self, setup: Setup, at: Millis, chance: Chance) -> Sequence[Event]:
        """Heap up the stones, and draw lots for the first turn."""
        del at
        return [Began(stones_of(setup.options), Seat(chance.below(2)))]

    def decide(
        self, state: State, cause: Act[Action] | Timer, at: Millis, chance: Chance
    ) -> Sequence[Event] | Refusal:
        """Judge one cause; there are no timers."""
        del at, chance
        assert isinstance(cause, Act)
        return take(state, cause)

    def cut_short(self, state: State, at: Millis) -> Sequence[Event]:
        """End the game as a draw (NIM-4)."""
        del state, at
        return [Stopped()]

    def evolve(self, state: State, event: Event) -> State:
        """Fold one event."""
        return evolve(state, event)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what a seat may know."""
        return view(state, seat)

    def redact(self, state: State, event: Event, seat: Seat | None) -> Event | None:
        """Return the event unchanged, because everybody sees everything."""
        del state, seat
        return event

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return the seats that may act now."""
        return queries.awaited(state)

    def muted(self, state: State) -> frozenset[Seat]:
        """Return no seats: everybody may talk."""
        del state
        return frozenset()

    def timers(self, state: State) -> Sequence[Timer]:
        """List the deadlines: there are none."""
        del state
        return []

    def result(self, state: State) -> Result | None:
        """Return the result, or None while the game runs."""
        return state.result

    def hints(self, view: View) -> Sequence[Action]:
        """List every legal act of the seat of a view."""
        return queries.hints(view)

    def ask(self, view: View, question: None) -> None:
        """Return nothing: there are no questions."""
        del view, question
