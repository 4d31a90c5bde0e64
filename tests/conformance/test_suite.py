"""The conformance suite itself: each question finds the fault that it is there to find."""

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
    """Plays on a coin that nobody logged."""

    flips = 0

    def decide(
        self,
        state: sealed.State,
        cause: Act[sealed.SealedAction] | Timer,
        at: Millis,
        chance: Chance,
    ) -> Sequence[sealed.SealedEvent] | Refusal:
        """Add a number that differs each time."""
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
    """Shows the sum of all sealed numbers in the round counter."""

    def view(self, state: sealed.State, seat: Seat | None) -> sealed.View:
        """Leak."""
        return msgspec.structs.replace(super().view(state, seat), round=sum(state.numbers))


class Ringing(SealedGame):
    """Lists a timer that was served already."""

    def decide(
        self,
        state: sealed.State,
        cause: Act[sealed.SealedAction] | Timer,
        at: Millis,
        chance: Chance,
    ) -> Sequence[sealed.SealedEvent] | Refusal:
        """Serve a timer by doing nothing about it."""
        if isinstance(cause, Timer):
            return [sealed.Unsealed(Seat(0))]
        return super().decide(state, cause, at, chance)


class Pushy(SealedGame):
    """Hints at an action that it will refuse."""

    def hints(self, view: sealed.View) -> Sequence[sealed.SealedAction]:
        """Offer to seal twice."""
        return [] if view.you is None else [sealed.Seal(1)]


class Endless(SealedGame):
    """Has no result."""

    def result(self, state: sealed.State) -> Result | None:
        """Give none."""
        return None


class Unyielding(SealedGame):
    """Goes on when it is cut short."""

    def cut_short(self, state: sealed.State, at: Millis) -> Sequence[sealed.SealedEvent]:
        """Do nothing about it."""
        return []


class Favouring(ShotGame):
    """Says that it is open, but shows seat 0 more."""

    def view(self, state: Any, seat: Seat | None) -> Any:
        """Hide the rests from all but seat 0."""
        view = super().view(state, seat)
        return view if seat == 0 else msgspec.structs.replace(view, rests=())


class Scribbling(ShotGame):
    """Changes its state while judging."""

    def initial_state(self, setup: Any) -> Any:
        """Keep a list where a frozen value belongs."""
        return msgspec.structs.replace(super().initial_state(setup), rests=[])

    def evolve(self, state: Any, event: Any) -> Any:
        """Keep the list."""
        after = super().evolve(msgspec.structs.replace(state, rests=tuple(state.rests)), event)
        return msgspec.structs.replace(after, rests=list(after.rests))

    def decide(self, state: Any, cause: Any, at: Millis, chance: Chance) -> Any:
        """Scribble."""
        state.rests.append(0)
        return super().decide(state, cause, at, chance)


class Misdeclared(ReachGame):
    """Offers a number that its own range forbids."""

    facts: GameFacts = msgspec.structs.replace(
        ReachGame.facts,
        options=(Option("n", "number", 1, "{}", "R-9", (Choice(9, "nine"),), least=1, most=5),),
    )


class Untyped(ReachGame):
    """Declares the wrong type of action."""

    types = msgspec.structs.replace(ReachGame.types, action=sealed.Seal)


class Amnesiac(ReachGame):
    """Declares a type of state that loses the moderator."""

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
    "declares_what_it_offers": (REACH, Misdeclared()),
}


@pytest.mark.parametrize("name", [q.__name__ for q in conformance.QUESTIONS])
def test_question_finds_its_fault(name: str) -> None:
    """A game made with one fault fails the question that asks for it."""
    subject, game = FAULTS[name]
    question = getattr(conformance, name)
    question(subject)

    with pytest.raises((AssertionError, msgspec.MsgspecError)):
        question(msgspec.structs.replace(subject, game=game))
