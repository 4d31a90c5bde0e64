"""Coaching: who may call it, who answers, who rules (KD-25)."""

from collections.abc import Sequence
from typing import Final

from rumpus.core.values import Millis, Refusal, Seat
from rumpus.games.keesdrow.events import (
    CoachingAdmitted,
    CoachingCalled,
    CoachingDenied,
    CoachingRuled,
    Forfeited,
    KeesdrowEvent,
    TurnWentOn,
)
from rumpus.games.keesdrow.seating import moderator, team_of
from rumpus.games.keesdrow.state import Coaching, State

ANSWER_MILLIS: Final = 20_000
"""Time for the team to answer, and for a moderator to rule after that; then the turn goes on."""

Verdict = Sequence[KeesdrowEvent] | Refusal


def call(state: State, seat: Seat, at: Millis) -> Verdict:
    """Let somebody of another team, or the moderator, say that a turn was coached, once a turn."""
    if state.rules.teams == "no":
        return Refusal("no_teams", "KD-25")
    if state.phase != "turn":
        return Refusal("not_now", "KD-25", {"phase": state.phase})
    if seat in turn_team(state):
        return Refusal("own_team", "KD-25")
    if state.called:
        return Refusal("already_called", "KD-25")
    left = None if state.due is None else max(0, state.due - at)
    return [CoachingCalled(seat, Millis(at + ANSWER_MILLIS), left)]


def admit(state: State, seat: Seat) -> Verdict:
    """Let the team give the turn up."""
    refusal = _no_answer(state, seat)
    if refusal is not None:
        return refusal
    return [CoachingAdmitted(seat), _forfeited(state)]


def deny(state: State, seat: Seat, at: Millis) -> Verdict:
    """Let the team go on; if there is a moderator, the word is with them."""
    refusal = _no_answer(state, seat)
    if refusal is not None:
        return refusal
    if _open(state).denied:
        return Refusal("already_denied", "KD-25")
    if moderator(state.setup.seats) is None:
        return [CoachingDenied(seat, None), went_on(state, at)]
    return [CoachingDenied(seat, Millis(at + ANSWER_MILLIS))]


def rule(state: State, seat: Seat, at: Millis, reason: str, *, coached: bool) -> Verdict:
    """Let the moderator decide, whatever the team says."""
    if seat != moderator(state.setup.seats):
        return Refusal("not_moderator", "KD-25")
    if state.coaching is None:
        return Refusal("no_call", "KD-25")
    outcome = _forfeited(state) if coached else went_on(state, at)
    return [CoachingRuled(seat, coached, reason), outcome]


def went_on(state: State, at: Millis) -> TurnWentOn:
    """Let the turn go on with the time that it had left."""
    left = _open(state).left
    return TurnWentOn(None if left is None else Millis(at + left))


def turn_team(state: State) -> tuple[Seat, ...]:
    """Name the seats of the team whose turn it is; none in the draw and after the game."""
    return () if state.seat is None else team_of(state.setup.seats, state.seat)


def _no_answer(state: State, seat: Seat) -> Refusal | None:
    if state.coaching is None:
        return Refusal("no_call", "KD-25")
    return None if seat in turn_team(state) else Refusal("not_your_team", "KD-25")


def _open(state: State) -> Coaching:
    assert state.coaching is not None
    return state.coaching


def _forfeited(state: State) -> Forfeited:
    assert state.seat is not None
    return Forfeited(state.seat)
