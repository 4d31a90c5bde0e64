"""Tests of the conformance suite itself: each question finds the fault that it looks for."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from rumpus.core.chance import Chance
from rumpus.core.game import GameFacts
from rumpus.core.options import Choice, Option
from rumpus.core.values import Act, Millis, Refusal, Result, Seat, Timer
from rumpus.testing import conformance
from toys import sealed
from toys.reach import ReachGame
from toys.sealed import SealedGame
from toys.shot import ShotGame
from toys.subjects import REACH, SEALED, SHOT


class Forgetful(SealedGame):
    """Game that depends on a counter which isn't logged."""

    flips = 0

    def decide(
        self,
        state: sealed.State,
        cause: Act[sealed.SealedAction] | Timer,
        at: Millis,
        chance: Chance,
    ) -> Sequence[sealed.SealedEvent] | Refusal:
        """Add the counter to the next deadline."""
        Forgetful.flips += 1
        decided = super().decide(state, cause, at, chance)
        if isinstance(decided, Refusal):
            return decided
        return [
            msgspec.structs.replace(e, due=Millis(e.due + Forgetful.flips))
            if isinstance(e, sealed.Revealed) and e.due is not None
            else e
            for e in decided
        ]


class Leaky(SealedGame):
    """Game whose round counter reveals the sum of all sealed numbers."""

    def view(self, state: sealed.State, seat: Seat | None) -> sealed.View:
        """Return a view that leaks the sum."""
        return msgspec.structs.replace(super().view(state, seat), round=sum(state.numbers))


class Ringing(SealedGame):
    """Game that lists a timer again after it was served."""

    def decide(
        self,
        state: sealed.State,
        cause: Act[sealed.SealedAction] | Timer,
        at: Millis,
        chance: Chance,
    ) -> Sequence[sealed.SealedEvent] | Refusal:
        """Answer a timer with an event that leaves it due."""
        if isinstance(cause, Timer):
            return [sealed.Unsealed(Seat(0))]
        return super().decide(state, cause, at, chance)


class Pushy(SealedGame):
    """Game that hints at an action which it refuses."""

    def hints(self, view: sealed.View) -> Sequence[sealed.SealedAction]:
        """Return a hint to seal, even for a second time."""
        return [] if view.you is None else [sealed.Seal(1)]


class Endless(SealedGame):
    """Game without a result."""

    def result(self, state: sealed.State) -> Result | None:
        """Return no result."""
        return None


class Unyielding(SealedGame):
    """Game that goes on after it was cut short."""

    def cut_short(self, state: sealed.State, at: Millis) -> Sequence[sealed.SealedEvent]:
        """Return no events."""
        return []


class Gracious(SealedGame):
    """Game in which a seat that gives up may win."""

    def given_up(
        self, state: sealed.State, last: Sequence[Seat], at: Millis
    ) -> Sequence[sealed.SealedEvent]:
        """End the game as it stands."""
        del last
        return self.cut_short(state, at)


class Favouring(ShotGame):
    """Game that claims to be open, but shows seat 0 more."""

    def view(self, state: Any, seat: Seat | None) -> Any:
        """Return a view without the rests, except for seat 0."""
        view = super().view(state, seat)
        return view if seat == 0 else msgspec.structs.replace(view, rests=())


class Scribbling(ShotGame):
    """Game that changes its state while judging."""

    def initial_state(self, setup: Any) -> Any:
        """Return a state with a list in place of a tuple."""
        return msgspec.structs.replace(super().initial_state(setup), rests=[])

    def evolve(self, state: Any, event: Any) -> Any:
        """Apply an event, and keep the list."""
        after = super().evolve(msgspec.structs.replace(state, rests=tuple(state.rests)), event)
        return msgspec.structs.replace(after, rests=list(after.rests))

    def decide(self, state: Any, cause: Any, at: Millis, chance: Chance) -> Any:
        """Judge an act, and change the state."""
        state.rests.append(0)
        return super().decide(state, cause, at, chance)


class Misdeclared(ReachGame):
    """Game that offers a number outside its own range."""

    facts: GameFacts = msgspec.structs.replace(
        ReachGame.facts,
        options=(Option("n", "number", 1, "{}", "R-9", (Choice(9, "nine"),), least=1, most=5),),
    )


class Untyped(ReachGame):
    """Game that declares the wrong type of action."""

    types = msgspec.structs.replace(ReachGame.types, action=sealed.Seal)


class Amnesiac(ReachGame):
    """Game that declares a type of state without the moderator."""

    types = msgspec.structs.replace(ReachGame.types, state=sealed.State)


FAULTS = {
    "repeats_itself": (SEALED, Forgetful()),
    "folds_from_its_log": (SHOT, Scribbling()),
    "can_be_stored_anywhere": (REACH, Amnesiac()),
    "speaks_its_own_types": (REACH, Untyped()),
    "keeps_secrets": (SEALED, Leaky()),
    "shows_all_the_same_when_open": (SHOT, Favouring()),
    "fires_timers_once": (SEALED, Ringing()),
    "refuses_without_a_trace": (SHOT, Scribbling()),
    "awaits_whom_it_hints": (SEALED, Pushy()),
    "ends": (SEALED, Endless()),
    "ends_by_what_stands": (SEALED, Unyielding()),
    "ends_when_a_seat_gives_up": (SEALED, Gracious()),
    "declares_what_it_offers": (REACH, Misdeclared()),
}


@pytest.mark.parametrize("name", [q.__name__ for q in conformance.QUESTIONS])
def test_question_finds_its_fault(name: str) -> None:
    """A game with one fault fails the question that looks for it."""
    subject, game = FAULTS[name]
    question = getattr(conformance, name)
    question(subject)

    with pytest.raises((AssertionError, msgspec.MsgspecError)):
        question(msgspec.structs.replace(subject, game=game))
