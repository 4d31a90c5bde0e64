"""
Toy with a slow decision and a blob: two teams throw at a target; throws are simulated.

The track of a throw is a ``bytes`` field of its event, and never part of state or view. Each seat
throws twice.
"""

from collections.abc import Sequence
from typing import Annotated, assert_never

import msgspec

from rumpus.core.chance import Chance
from rumpus.core.game import GameFacts, Role, Types
from rumpus.core.values import Act, Millis, Options, Refusal, Result, Seat, SeatInfo, Setup, Timer

THROWS = 2
TURN_MS = 20_000


class Throw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="throw"):
    """Throw with this power."""

    power: Annotated[int, msgspec.Meta(ge=0, le=100)]


class Thrown(msgspec.Struct, frozen=True, tag="thrown"):
    """A throw was simulated: where it came to rest, and its track for a replay."""

    seat: Seat
    rest: int
    track: bytes
    due: Millis | None


class Slept(msgspec.Struct, frozen=True, tag="slept"):
    """A turn ran out."""

    seat: Seat
    due: Millis | None


class CutOff(msgspec.Struct, frozen=True, tag="cut_off"):
    """The game was cut short; the remaining throws are not made."""


ShotEvent = Thrown | Slept | CutOff


class State(msgspec.Struct, frozen=True):
    """Whole state of the game."""

    teams: tuple[int, ...]
    points: tuple[int, ...]
    rests: tuple[int, ...] = ()
    turns: int = 0
    due: Millis | None = None


class View(msgspec.Struct, frozen=True):
    """View, the same for everybody."""

    you: Seat | None
    seat: Seat | None
    points: tuple[int, ...]
    rests: tuple[int, ...]
    due: Millis | None


class ShotGame:
    """Game of throwing at a target, in teams."""

    facts = GameFacts(
        name="shot",
        title="Shot",
        rules_version=1,
        roles=(Role("player", 2, 4),),
        teams=True,
        dynamics="sequential",
        open_information=True,
        hints_complete=False,
        options=(),
    )
    types = Types(State, Throw, ShotEvent, View, None, None)

    def seat(self, options: Options, roles: Sequence[str]) -> tuple[SeatInfo, ...] | Refusal:
        """Seat everybody; four players are in two teams, alternately."""
        return tuple(
            SeatInfo(role, seat % 2 if len(roles) == 4 else None) for seat, role in enumerate(roles)
        )

    def initial_state(self, setup: Setup) -> State:
        """Return the state before anything happened; a seat without a team is a team by itself."""
        teams = tuple(s if i.team is None else i.team for s, i in enumerate(setup.seats))
        return State(teams, (0,) * len(teams))

    def deal(self, setup: Setup, at: Millis, chance: Chance) -> Sequence[ShotEvent]:
        """Return no events: nothing is dealt."""
        return []

    def decide(
        self, state: State, cause: Act[Throw] | Timer, at: Millis, chance: Chance
    ) -> Sequence[ShotEvent] | Refusal:
        """Simulate a throw, or end a turn in which nobody threw."""
        seat = self._seat(state)
        if seat is None:
            return Refusal("over")
        last = state.turns + 1 == THROWS * len(state.teams)
        due = None if last else Millis(at + TURN_MS)
        match cause:
            case Timer():
                return [Slept(seat, due)]
            case Act():
                if cause.seat != seat:
                    return Refusal("not_your_turn", "S-1")
                return [_simulated(seat, cause.action.power, due)]
            case _:
                assert_never(cause)

    def is_slow(self, state: State, act: Act[Throw]) -> bool:
        """Return True if it's the seat's turn, so that its throw has to be simulated."""
        return act.seat == self._seat(state)

    def _seat(self, state: State) -> Seat | None:
        count = len(state.teams)
        return None if state.turns >= THROWS * count else Seat(state.turns % count)

    def cut_short(self, state: State, at: Millis) -> Sequence[ShotEvent]:
        """Return the event that ends the game; the throws made so far count."""
        return [CutOff()]

    def evolve(self, state: State, event: ShotEvent) -> State:
        """Apply one event; its track doesn't matter to the state."""
        if isinstance(event, CutOff):
            return msgspec.structs.replace(state, turns=THROWS * len(state.teams), due=None)
        points, rests = state.points, state.rests
        if isinstance(event, Thrown):
            score = max(0, 10 - abs(event.rest - 50) // 5)
            points = (*points[: event.seat], points[event.seat] + score, *points[event.seat + 1 :])
            rests = (*rests, event.rest)
        return msgspec.structs.replace(
            state, points=points, rests=rests, turns=state.turns + 1, due=event.due
        )

    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything."""
        return View(seat, self._seat(state), state.points, state.rests, state.due)

    def redact(self, state: State, event: ShotEvent, seat: Seat | None) -> ShotEvent | None:
        """Return the whole event."""
        return event

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return the seat whose turn it is."""
        seat = self._seat(state)
        return frozenset() if seat is None else frozenset({seat})

    def muted(self, state: State) -> frozenset[Seat]:
        """Return the seat that is to throw, so that nobody disturbs it."""
        return self.awaited(state)

    def timers(self, state: State) -> Sequence[Timer]:
        """Return the turn timer."""
        return [] if state.due is None else [Timer("turn", state.due)]

    def result(self, state: State) -> Result | None:
        """Return the result: the best team is first, and its seats share the place."""
        if self._seat(state) is not None:
            return None
        totals = dict.fromkeys(state.teams, 0)
        for team, points in zip(state.teams, state.points, strict=True):
            totals[team] += points
        ranks = sorted(set(totals.values()), reverse=True)
        places = tuple(
            tuple(Seat(s) for s, team in enumerate(state.teams) if totals[team] == rank)
            for rank in ranks
        )
        return Result(places, tuple(totals[team] for team in state.teams), "thrown")

    def hints(self, view: View) -> Sequence[Throw]:
        """Suggest a few powers."""
        return [Throw(40), Throw(52), Throw(70)] if view.you == view.seat is not None else []

    def ask(self, view: View, question: None) -> None:
        """Return no answer."""


def _simulated(seat: Seat, power: int, due: Millis | None) -> Thrown:
    """Simulate a throw that slides to rest, and keep its track."""
    speed, place, track = power * 10, 0, bytearray()
    while speed > 0:
        place += speed
        speed -= 7
        track += place.to_bytes(4, "little")
    return Thrown(seat, place // 700, bytes(track), due)
