"""
Scenarios: tests made of past events, an act of a seat, and its expected outcome.

    (Scenario(game, setup_of(game, ["player"] * 2))
        .given(Dealt(21))
        .when(ADA, Take(3))
        .then(Taken(ADA, 3))
        .when(ADA, Take(1))
        .refused("not_your_turn", "NIM-2"))

A game adds its own steps in a subclass. Each cause is judged a second after the last one unless its
time is given; a refused cause must change nothing.
"""

from collections.abc import Sequence
from typing import Generic, Self

from msgspec.structs import replace

from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.game import Action, Answer, AnyGame, Event, Game, Question, State, View
from rumpus.core.options import validated
from rumpus.core.values import (
    Act,
    Lag,
    Millis,
    OptionValue,
    Refusal,
    Seat,
    Setup,
    Timer,
)

SECOND = 1000


def setup_of(game: AnyGame, roles: Sequence[str], /, **given: OptionValue) -> Setup:
    """Return the set-up of a table with these *roles*; options not *given* have their defaults."""
    options = validated(game.facts.options, given)
    assert not isinstance(options, Refusal), options
    seats = game.seat(options, roles)
    assert not isinstance(seats, Refusal), seats
    return Setup(options, seats)


class Scenario(Generic[State, Action, Event, View, Question, Answer]):
    """
    One game that a test plays, before anything has happened.

    *at* is the time of the last cause in ms, *answer* its outcome, *log* all events in order.
    """

    def __init__(
        self, game: Game[State, Action, Event, View, Question, Answer], setup: Setup
    ) -> None:
        self._game = game
        self.setup = setup
        self.state: State = game.initial_state(setup)
        self.at = Millis(0)
        self.log: list[Event] = []
        self.answer: Sequence[Event] | Refusal = ()

    @property
    def game(self) -> Game[State, Action, Event, View, Question, Answer]:
        """Return the game; a subclass may return a narrower type."""
        return self._game

    # Given

    def given(self, *events: Event) -> Self:
        """Apply events that have already happened."""
        for event in events:
            self.state = self.game.evolve(self.state, event)
        self.log += events
        return self

    def given_state(self, **fields: object) -> Self:
        """Set fields of the state that play would take long to reach."""
        self.state = replace(self.state, **fields)  # type: ignore[type-var]
        return self

    # When

    def when(
        self, seat: Seat, action: Action, at: int | None = None, lag: Lag | None = None
    ) -> Self:
        """Let a seat act at *at* (default: a second after the last cause), measured as *lag*."""
        return self._judge(Act(seat, action, lag), self.at + SECOND if at is None else at)

    def fires(self, name: str) -> Self:
        """Let the deadline of this name fall due."""
        (timer,) = [timer for timer in self.game.timers(self.state) if timer.name == name]
        return self.serve(timer)

    def serve(self, timer: Timer) -> Self:
        """Serve a deadline when it is due, whether the game has set it or not."""
        return self._judge(timer, timer.due)

    def wait(self, until: int) -> Self:
        """Let time pass and serve each deadline; the outcome is the events of all of them."""
        happened: list[Event] = []
        while (timer := self._earliest()) is not None and timer.due <= until:
            happened += self._judge(timer, max(self.at, timer.due)).events
        self.at = Millis(max(self.at, until))
        self.answer = happened
        return self

    # Then

    def then(self, *events: Event) -> Self:
        """Check that the last cause brought about exactly these events."""
        assert tuple(self.events) == events
        return self

    def accepted(self) -> Self:
        """Check that the last cause was accepted."""
        assert not isinstance(self.answer, Refusal), self.answer
        return self

    def refused(self, code: str, rule: str | None = None, **params: str | int) -> Self:
        """Check that the last cause was refused in exactly this way."""
        assert self.refusal == Refusal(code, rule, params)
        return self

    @property
    def events(self) -> list[Event]:
        """Return the events of the last cause."""
        assert not isinstance(self.answer, Refusal), self.answer
        return list(self.answer)

    @property
    def refusal(self) -> Refusal:
        """Return the refusal of the last cause."""
        assert isinstance(self.answer, Refusal), self.answer
        return self.answer

    @property
    def kinds(self) -> list[str]:
        """Return the class names of the last cause's events."""
        return [type(event).__name__ for event in self.events]

    def happened(self, kind: type[Event]) -> bool:
        """Return whether the last cause brought about an event of this kind."""
        return any(isinstance(event, kind) for event in self.events)

    def view(self, seat: Seat | None = None) -> View:
        """Return the game as a seat sees it, or a spectator if *seat* is None."""
        return self.game.view(self.state, seat)

    def ask(self, seat: Seat | None, question: Question) -> Answer | Refusal:
        """Return the answer to a seat's question."""
        return self.game.ask(self.view(seat), question)

    def _earliest(self) -> Timer | None:
        return min(self.game.timers(self.state), key=lambda timer: timer.due, default=None)

    def _judge(self, cause: Act[Action] | Timer, at: int) -> Self:
        before = self.state
        chance = Chance(simulation_seed(at), f"cause/{len(self.log)}")
        self.answer = self.game.decide(before, cause, Millis(at), chance)
        assert self.state == before
        if not isinstance(self.answer, Refusal):
            self.at = Millis(at)
            self.given(*self.answer)
        return self
