"""
Real-time toy: reach for the other flag, say stop in time; a moderator may overrule.

A completed reach is decided only after a commit window, so that a stop which was pressed in time
still counts if it arrives late; until then the stop waits in the state. The first player with three
flags wins.
"""

from collections.abc import Sequence
from typing import assert_never

import msgspec

from rumpus.core.chance import Chance
from rumpus.core.game import GameFacts, Role, Types
from rumpus.core.values import Act, Millis, Options, Refusal, Result, Seat, SeatInfo, Setup, Timer

REACH_MS = 700
WINDOW_MS = 200
FLAGS_TO_WIN = 3


class Reach(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="reach"):
    """Reach for the other player's flag."""


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stop"):
    """Stop the other player's reach."""


class Overrule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="overrule"):
    """Return the last flag to its owner (moderator)."""

    reason: str


class Resign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="resign"):
    """Resign."""


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat resigned."""

    seat: Seat


class Reached(msgspec.Struct, frozen=True, tag="reached"):
    """A reach began; it is complete at *until* and decided at *commit*."""

    seat: Seat
    until: Millis
    commit: Millis


class StopHeld(msgspec.Struct, frozen=True, tag="stop_held"):
    """A stop arrived; it counts from *effective* and waits for the commit."""

    seat: Seat
    effective: Millis


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """The reach was stopped with *spare* ms to spare."""

    seat: Seat
    spare: int


class Taken(msgspec.Struct, frozen=True, tag="taken"):
    """The flag was taken."""

    seat: Seat


class GivenBack(msgspec.Struct, frozen=True, tag="given_back"):
    """The moderator returned the last flag."""

    seat: Seat
    reason: str


class Voided(msgspec.Struct, frozen=True, tag="voided"):
    """The reach is void, because no process was running the table."""


class CutOff(msgspec.Struct, frozen=True, tag="cut_off"):
    """The game was cut short; the flags taken so far count."""


ReachAction = Reach | Stop | Overrule | Resign
ReachEvent = Reached | StopHeld | Stopped | Taken | GivenBack | Resigned | Voided | CutOff


class State(msgspec.Struct, frozen=True):
    """Whole state; *reach* and *held* belong to the commit window."""

    moderator: Seat | None
    flags: tuple[int, int] = (0, 0)
    reach: Reached | None = None
    held: StopHeld | None = None
    last: Seat | None = None
    off: bool = False

    @property
    def over(self) -> bool:
        """True once nobody may act any more."""
        return self.off or max(self.flags) >= FLAGS_TO_WIN


class View(msgspec.Struct, frozen=True):
    """View, the same for everybody; a stop that waits is shown to nobody."""

    you: Seat | None
    moderator: Seat | None
    flags: tuple[int, ...]
    reach: Reached | None
    last: Seat | None
    over: bool


class ReachGame:
    """Game of reaching for flags, and of stopping reaches."""

    facts = GameFacts(
        name="reach",
        title="Reach",
        rules_version=1,
        roles=(Role("player", 2, 2), Role("moderator", 0, 1)),
        teams=False,
        dynamics="real-time",
        open_information=False,
        hints_complete=False,
        options=(),
        resign="resign",
        handicap=500,
    )
    types = Types(State, ReachAction, ReachEvent, View, None, None)

    def seat(self, options: Options, roles: Sequence[str]) -> tuple[SeatInfo, ...] | Refusal:
        """Seat everybody in the given roles."""
        return tuple(SeatInfo(role=role) for role in roles)

    def initial_state(self, setup: Setup) -> State:
        """Return the state before anything happened."""
        roles = [info.role for info in setup.seats]
        return State(Seat(roles.index("moderator")) if "moderator" in roles else None)

    def deal(self, setup: Setup, at: Millis, chance: Chance) -> Sequence[ReachEvent]:
        """Return no events: nothing is dealt."""
        return []

    def decide(
        self, state: State, cause: Act[ReachAction] | Timer, at: Millis, chance: Chance
    ) -> Sequence[ReachEvent] | Refusal:
        """Judge an act, or the end of the commit window."""
        match cause:
            case Timer():
                return self._commit(state)
            case Act():
                return self._act(state, cause, at)
            case _:
                assert_never(cause)

    def _act(
        self, state: State, act: Act[ReachAction], at: Millis
    ) -> Sequence[ReachEvent] | Refusal:
        if state.over:
            return Refusal("over")
        match act.action:
            case Reach():
                if act.seat == state.moderator or state.reach is not None:
                    return Refusal("not_now", "R-1")
                return [Reached(act.seat, Millis(at + REACH_MS), Millis(at + REACH_MS + WINDOW_MS))]
            case Stop():
                return self._stop(state, act, at)
            case Overrule():
                if act.seat != state.moderator:
                    return Refusal("not_moderator", "R-3")
                if state.last is None:
                    return Refusal("nothing_to_overrule", "R-3")
                return [GivenBack(state.last, act.action.reason)]
            case Resign():
                return [Resigned(act.seat)]
            case _:
                assert_never(act.action)

    def _stop(
        self, state: State, act: Act[ReachAction], at: Millis
    ) -> Sequence[ReachEvent] | Refusal:
        if state.reach is None or act.seat in (state.reach.seat, state.moderator):
            return Refusal("not_now", "R-2")
        if state.held is not None:
            return Refusal("held_already", "R-2")
        forgiven = 0 if act.lag is None else min(act.lag.lines[act.seat].round_trip, WINDOW_MS)
        return [StopHeld(act.seat, Millis(at - forgiven))]

    def _commit(self, state: State) -> Sequence[ReachEvent]:
        assert state.reach is not None
        if state.held is not None and state.held.effective <= state.reach.until:
            return [Stopped(state.held.seat, state.reach.until - state.held.effective)]
        return [Taken(state.reach.seat)]

    def cut_short(self, state: State, at: Millis) -> Sequence[ReachEvent]:
        """Return the event that ends the game; the flags taken so far count."""
        return [CutOff()]

    def evolve(self, state: State, event: ReachEvent) -> State:
        """Apply one event."""
        match event:
            case Reached():
                return msgspec.structs.replace(state, reach=event)
            case StopHeld():
                return msgspec.structs.replace(state, held=event)
            case Stopped() | Voided():
                return msgspec.structs.replace(state, reach=None, held=None)
            case Taken():
                flags = self._counted(state, event.seat, 1)
                return msgspec.structs.replace(
                    state, flags=flags, reach=None, held=None, last=event.seat
                )
            case GivenBack():
                flags = self._counted(state, event.seat, -1)
                return msgspec.structs.replace(state, flags=flags, last=None)
            case CutOff():
                return msgspec.structs.replace(state, off=True, reach=None, held=None)
            case Resigned():
                won = (0, FLAGS_TO_WIN) if event.seat == 0 else (FLAGS_TO_WIN, 0)
                return msgspec.structs.replace(state, flags=won, reach=None, held=None)
            case _:
                assert_never(event)

    def _counted(self, state: State, seat: Seat, change: int) -> tuple[int, int]:
        first, second = state.flags
        return (first + change, second) if seat == 0 else (first, second + change)

    def interrupted(self, state: State, at: Millis) -> Sequence[ReachEvent]:
        """Void a reach that is under way."""
        return [] if state.reach is None else [Voided()]

    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything except a stop that waits."""
        return View(seat, state.moderator, state.flags, state.reach, state.last, state.over)

    def redact(self, state: State, event: ReachEvent, seat: Seat | None) -> ReachEvent | None:
        """Hide a stop that waits from everybody but its seat."""
        return None if isinstance(event, StopHeld) and event.seat != seat else event

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return all seats until the game is over."""
        if state.over:
            return frozenset()
        players = frozenset({Seat(0), Seat(1)})
        return players if state.moderator is None else players | {state.moderator}

    def muted(self, state: State) -> frozenset[Seat]:
        """Return no seats: everybody may talk."""
        return frozenset()

    def timers(self, state: State) -> Sequence[Timer]:
        """Return the timer that ends the commit window."""
        return [] if state.reach is None else [Timer("commit", state.reach.commit)]

    def result(self, state: State) -> Result | None:
        """Return the result, by the number of flags."""
        if not state.over:
            return None
        if state.flags[0] == state.flags[1]:
            return Result(((Seat(0), Seat(1)),), state.flags, "flags")
        winner, loser = (
            (Seat(0), Seat(1)) if state.flags[0] > state.flags[1] else (Seat(1), Seat(0))
        )
        return Result(((winner,), (loser,)), state.flags, "flags")

    def hints(self, view: View) -> Sequence[ReachAction]:
        """Return a reach while there is none, or a ruling for the moderator."""
        if view.you is None or view.over:
            return []
        if view.you == view.moderator:
            return [Overrule("too late")] if view.last is not None else []
        return [Reach()] if view.reach is None else []

    def ask(self, view: View, question: None) -> None:
        """Return no answer."""
