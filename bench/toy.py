"""
A toy game for measuring the server: two seats take turns hiding numbers, without end.

It has as few rules as possible, but also a secret, so that each seat needs its own projection.
"""

from collections.abc import Sequence
from typing import Annotated

import msgspec

from rumpus.core.chance import Chance
from rumpus.core.game import GameFacts, Role, Types
from rumpus.core.values import Act, Millis, Options, Refusal, Result, Seat, SeatInfo, Setup, Timer


class Hide(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hide"):
    """Hide a number."""

    number: Annotated[int, msgspec.Meta(ge=0, lt=1000)]


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """Play begins."""


class Hidden(msgspec.Struct, frozen=True, tag="hidden"):
    """A seat hid a number, which is -1 for the other seat."""

    seat: Seat
    number: int


class State(msgspec.Struct, frozen=True):
    """Number of turns so far, and the hidden numbers."""

    turn: int = 0
    numbers: tuple[int, int] = (0, 0)


class View(msgspec.Struct, frozen=True):
    """View of one seat."""

    you: Seat | None
    turn: int
    mine: int | None


class ToyGame:
    """Game in which two seats take turns hiding numbers."""

    facts = GameFacts(
        name="toy",
        title="Toy",
        rules_version=1,
        roles=(Role("player", 2, 2),),
        teams=False,
        dynamics="sequential",
        open_information=False,
        hints_complete=False,
        options=(),
    )
    types = Types(State, Hide, Begun | Hidden, View, None, None)

    def seat(self, options: Options, roles: Sequence[str]) -> tuple[SeatInfo, ...]:
        """Seat everybody in the given order."""
        del options
        return tuple(SeatInfo(role=role) for role in roles)

    def initial_state(self, setup: Setup) -> State:
        """Return the state before anything happened."""
        del setup
        return State()

    def deal(self, setup: Setup, at: Millis, chance: Chance) -> Sequence[Begun]:
        """Start play."""
        del setup, at, chance
        return (Begun(),)

    def decide(
        self, state: State, cause: Act[Hide] | Timer, at: Millis, chance: Chance
    ) -> Sequence[Hidden] | Refusal:
        """Let the seat whose turn it is hide a number."""
        del at, chance
        if isinstance(cause, Timer):
            return Refusal("void")
        if cause.seat != state.turn % 2:
            return Refusal("not_your_turn")
        return (Hidden(cause.seat, cause.action.number),)

    def cut_short(self, state: State, at: Millis) -> Sequence[Begun | Hidden]:
        """Return no events: the bench stops before a log is full."""
        del state, at
        return ()

    def evolve(self, state: State, event: Begun | Hidden) -> State:
        """Apply one event."""
        if isinstance(event, Begun):
            return state
        first, second = state.numbers
        numbers = (event.number, second) if event.seat == 0 else (first, event.number)
        return State(state.turn + 1, numbers)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return a seat's view, with its own number only."""
        return View(seat, state.turn, None if seat is None else state.numbers[seat])

    def redact(
        self, state: State, event: Begun | Hidden, seat: Seat | None
    ) -> Begun | Hidden | None:
        """Hide the other seat's number."""
        del state
        if isinstance(event, Hidden) and event.seat != seat:
            return Hidden(event.seat, -1)
        return event

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return the seat whose turn it is."""
        return frozenset({Seat(state.turn % 2)})

    def muted(self, state: State) -> frozenset[Seat]:
        """Return no seat: everybody may talk."""
        del state
        return frozenset()

    def timers(self, state: State) -> Sequence[Timer]:
        """Return no timer."""
        del state
        return ()

    def result(self, state: State) -> Result | None:
        """Return None: the game never ends."""
        del state
        return None

    def hints(self, view: View) -> Sequence[Hide]:
        """List one action for the seat whose turn it is."""
        return [Hide(0)] if view.you == view.turn % 2 else []

    def ask(self, view: View, question: None) -> None:
        """Return no answer."""
