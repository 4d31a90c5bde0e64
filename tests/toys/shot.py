"""
A toy with a slow decide and a blob: two teams throw at a target, and the throw is simulated.

The track of a throw is a ``bytes`` field of its event, never part of state or view. Two throws
each.
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
    """A throw was simulated: where it came to rest, and its track for play-back."""

    seat: Seat
    rest: int
    track: bytes
    due: Millis | None


class Slept(msgspec.Struct, frozen=True, tag="slept"):
    """A turn ran out."""

    seat: Seat
    due: Millis | None


class CutOff(msgspec.Struct, frozen=True, tag="cut_off"):
    """The throws that are left are not made."""


ShotEvent = Thrown | Slept | CutOff


class State(msgspec.Struct, frozen=True):
    """All that is true."""

    teams: tuple[int, ...]
    points: tuple[int, ...]
    rests: tuple[int, ...] = ()
    turns: int = 0
    due: Millis | None = None


class View(msgspec.Struct, frozen=True):
    """The same for all."""

    you: Seat | None
    seat: Seat | None
    points: tuple[int, ...]
    rests: tuple[int, ...]
    due: Millis | None


class ShotGame:
    """Throw at the target, in teams."""

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
        """Four play in two teams, sitting alternately."""
        return tuple(
            SeatInfo(role, seat % 2 if len(roles) == 4 else None) for seat, role in enumerate(roles)
        )

    def initial_state(self, setup: Setup) -> State:
        """Give the start; seats without a team play for themselves."""
        teams = tuple(s if i.team is None else i.team for s, i in enumerate(setup.seats))
        return State(teams, (0,) * len(teams))

    def deal(self, setup: Setup, at: Millis, chance: Chance) -> Sequence[ShotEvent]:
        """Nothing is dealt."""
        return []

    def decide(
        self, state: State, cause: Act[Throw] | Timer, at: Millis, chance: Chance
    ) -> Sequence[ShotEvent] | Refusal:
        """Simulate a throw, or end a turn that nobody took."""
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
        """Tell that a throw in turn has to be simulated."""
        return act.seat == self._seat(state)

    def _seat(self, state: State) -> Seat | None:
        count = len(state.teams)
        return None if state.turns >= THROWS * count else Seat(state.turns % count)

    def cut_short(self, state: State, at: Millis) -> Sequence[ShotEvent]:
        """Count the throws that were made."""
        return [CutOff()]

    def evolve(self, state: State, event: ShotEvent) -> State:
        """Fold one event; the track is for the eye only."""
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
        """Show everything."""
        return View(seat, self._seat(state), state.points, state.rests, state.due)

    def redact(self, state: State, event: ShotEvent, seat: Seat | None) -> ShotEvent | None:
        """Hide nothing."""
        return event

    def awaited(self, state: State) -> frozenset[Seat]:
        """Whose turn it is."""
        seat = self._seat(state)
        return frozenset() if seat is None else frozenset({seat})

    def muted(self, state: State) -> frozenset[Seat]:
        """Whoever is to throw concentrates."""
        return self.awaited(state)

    def timers(self, state: State) -> Sequence[Timer]:
        """The turn timer."""
        return [] if state.due is None else [Timer("turn", state.due)]

    def result(self, state: State) -> Result | None:
        """Best team first; its seats share the place."""
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
        """Know nothing to ask."""


def _simulated(seat: Seat, power: int, due: Millis | None) -> Thrown:
    """Slide to rest under friction, step by step, keeping the track."""
    speed, place, track = power * 10, 0, bytearray()
    while speed > 0:
        place += speed
        speed -= 7
        track += place.to_bytes(4, "little")
    return Thrown(seat, place // 700, bytes(track), due)
