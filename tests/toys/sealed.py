"""
Toy with simultaneous sealed acts: everybody seals a number, then all are revealed.

The last seal or the timer reveals. The lowest number that only one seat has sealed wins the round;
there are three rounds.
"""

from collections.abc import Sequence
from typing import Annotated, assert_never

import msgspec

from rumpus.core.chance import Chance
from rumpus.core.game import GameFacts, Role, Types
from rumpus.core.options import Choice, Option
from rumpus.core.values import Act, Millis, Options, Refusal, Result, Seat, SeatInfo, Setup, Timer

ROUNDS = 3


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="seal"):
    """Seal a number."""

    number: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Unseal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="unseal"):
    """Take the seal back before the last one is in."""


class Sealed(msgspec.Struct, frozen=True, tag="sealed"):
    """A seat sealed a number, which is 0 for everybody else."""

    seat: Seat
    number: int


class Unsealed(msgspec.Struct, frozen=True, tag="unsealed"):
    """A seat took its seal back."""

    seat: Seat


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """All numbers, 0 for none; the winner of the round, and the end of the next one."""

    numbers: tuple[int, ...]
    winner: Seat | None
    due: Millis | None


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """Round one begins."""

    due: Millis


class CutOff(msgspec.Struct, frozen=True, tag="cut_off"):
    """The game was cut short; the remaining rounds are not played."""


SealedAction = Seal | Unseal
SealedEvent = Dealt | Sealed | Unsealed | Revealed | CutOff


class State(msgspec.Struct, frozen=True):
    """Whole state of the game."""

    seats: int
    seconds: int
    numbers: tuple[int, ...]
    wins: tuple[int, ...]
    round: int = 0
    due: Millis | None = None


class View(msgspec.Struct, frozen=True):
    """View: the seat's own number, which seats have sealed, and the wins."""

    you: Seat | None
    mine: int
    sealed: tuple[bool, ...]
    wins: tuple[int, ...]
    round: int
    due: Millis | None


class SealedGame:
    """Game of the lowest unique number."""

    facts = GameFacts(
        name="sealed",
        title="Lowest unique number",
        rules_version=1,
        roles=(Role("player", 2, 4),),
        teams=False,
        dynamics="simultaneous",
        open_information=False,
        hints_complete=True,
        options=(
            Option(
                "seconds", "number", 30, "A round lasts {}.", "T-1", (Choice(30, "30 s"),), 5, 99
            ),
        ),
        pace="seconds",
    )
    types = Types(State, SealedAction, SealedEvent, View, None, None)

    def seat(self, options: Options, roles: Sequence[str]) -> tuple[SeatInfo, ...] | Refusal:
        """Seat everybody in the given roles; refuse five seconds for four seats."""
        if options["seconds"] == 5 and len(roles) > 3:
            return Refusal("too_quick", "T-1")
        return tuple(SeatInfo(role=role) for role in roles)

    def initial_state(self, setup: Setup) -> State:
        """Return the state before anything happened."""
        seats, seconds = len(setup.seats), setup.options["seconds"]
        assert isinstance(seconds, int)
        return State(seats, seconds, (0,) * seats, (0,) * seats)

    def deal(self, setup: Setup, at: Millis, chance: Chance) -> Sequence[SealedEvent]:
        """Begin round one."""
        seconds = setup.options["seconds"]
        assert isinstance(seconds, int)
        return [Dealt(Millis(at + 1000 * seconds))]

    def decide(
        self, state: State, cause: Act[SealedAction] | Timer, at: Millis, chance: Chance
    ) -> Sequence[SealedEvent] | Refusal:
        """Seal, unseal, or reveal when time is up."""
        match cause:
            case Timer():
                return [self._revealed(state, at)]
            case Act():
                return self._act(state, cause.seat, cause.action, at)
            case _:
                assert_never(cause)

    def _act(
        self, state: State, seat: Seat, action: SealedAction, at: Millis
    ) -> Sequence[SealedEvent] | Refusal:
        if state.due is None:
            return Refusal("over")
        match action:
            case Seal():
                if state.numbers[seat]:
                    return Refusal("sealed_already", "T-2")
                event = Sealed(seat, action.number)
                after = self.evolve(state, event)
                return [event, self._revealed(after, at)] if all(after.numbers) else [event]
            case Unseal():
                return [Unsealed(seat)] if state.numbers[seat] else Refusal("not_sealed", "T-2")
            case _:
                assert_never(action)

    def _revealed(self, state: State, at: Millis) -> Revealed:
        unique = [n for n in range(1, 10) if state.numbers.count(n) == 1]
        winner = Seat(state.numbers.index(unique[0])) if unique else None
        due = Millis(at + 1000 * state.seconds) if state.round < ROUNDS - 1 else None
        return Revealed(state.numbers, winner, due)

    def cut_short(self, state: State, at: Millis) -> Sequence[SealedEvent]:
        """Return the event that ends the game; the rounds played so far count."""
        return [CutOff()]

    def evolve(self, state: State, event: SealedEvent) -> State:
        """Apply one event."""
        match event:
            case Dealt():
                return msgspec.structs.replace(state, due=event.due)
            case Sealed():
                return self._with_number(state, event.seat, event.number)
            case Unsealed():
                return self._with_number(state, event.seat, 0)
            case Revealed():
                wins = tuple(w + (s == event.winner) for s, w in enumerate(state.wins))
                return msgspec.structs.replace(
                    state,
                    numbers=(0,) * state.seats,
                    wins=wins,
                    round=state.round + 1,
                    due=event.due,
                )
            case CutOff():
                return msgspec.structs.replace(state, round=ROUNDS, due=None)
            case _:
                assert_never(event)

    def _with_number(self, state: State, seat: Seat, number: int) -> State:
        numbers = (*state.numbers[:seat], number, *state.numbers[seat + 1 :])
        return msgspec.structs.replace(state, numbers=numbers)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return which seats have sealed, and the seat's own number."""
        return View(
            seat,
            0 if seat is None else state.numbers[seat],
            tuple(n > 0 for n in state.numbers),
            state.wins,
            state.round,
            state.due,
        )

    def redact(self, state: State, event: SealedEvent, seat: Seat | None) -> SealedEvent | None:
        """Hide the number of a seal from all but its owner."""
        if isinstance(event, Sealed) and event.seat != seat:
            return Sealed(event.seat, 0)
        return event

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return all seats until the end, because a seal can be taken back."""
        return frozenset(Seat(s) for s in range(state.seats) if state.due is not None)

    def muted(self, state: State) -> frozenset[Seat]:
        """Return no seats: everybody may talk."""
        return frozenset()

    def timers(self, state: State) -> Sequence[Timer]:
        """Return the timer that ends the round."""
        return [] if state.due is None else [Timer("reveal", state.due)]

    def result(self, state: State) -> Result | None:
        """Return the result, by the number of rounds won."""
        if state.round < ROUNDS:
            return None
        ranks = sorted(set(state.wins), reverse=True)
        places = tuple(
            tuple(Seat(s) for s, w in enumerate(state.wins) if w == rank) for rank in ranks
        )
        return Result(places, state.wins, "rounds")

    def hints(self, view: View) -> Sequence[SealedAction]:
        """Return all legal acts of the view's seat."""
        if view.you is None or view.due is None:
            return []
        return [Unseal()] if view.mine else [Seal(n) for n in range(1, 10)]

    def ask(self, view: View, question: None) -> None:
        """Return no answer."""
