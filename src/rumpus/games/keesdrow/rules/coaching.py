"""Coaching: calling it, answering a call, and ruling on it (KD-25)."""

from collections.abc import Sequence
from typing import Final

from rumpus.core.options import SLOW_SECONDS
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
from rumpus.games.keesdrow.rules.seating import moderator, team_of
from rumpus.games.keesdrow.state import Coaching, State

ANSWER_MILLIS: Final = 20_000
"""Ms for the team to answer, and then for a moderator to rule, before the turn resumes."""

Verdict = Sequence[KeesdrowEvent] | Refusal


def call(state: State, seat: Seat, turn: int | None, at: Millis) -> Verdict:
    """Judge a call by another team or the moderator; each turn can be called only once."""
    if state.rules.teams == "no":
        return Refusal("no_teams", "KD-25")
    if state.phase not in ("turn", "window"):
        return Refusal("not_now", "KD-25", {"phase": state.phase})
    about = _meant(state, seat) if turn is None else turn
    refusal = _no_call(state, seat, about)
    if refusal is not None:
        return refusal
    left = None if state.due is None else max(0, state.due - at)
    return [CoachingCalled(seat, _answer_by(state, at), left, about)]


def in_question(state: State) -> tuple[int, ...]:
    """
    List the turns on which coaching may be called, the earlier one first.

    These are the current turn, including its window, and the one before it, if its word stands and
    no new word has been played. Turns lost to a wrong challenge are skipped (KD-26).
    """
    if state.phase == "window":
        return (state.turn,)
    *_, before = (-1, *(n for n, play in enumerate(state.plays) if play.outcome != "skipped"))
    standing = before >= 0 and state.plays[before].outcome in ("stood", "doubled")
    return (before, state.turn) if standing else (state.turn,)


def admit(state: State, seat: Seat) -> Verdict:
    """Forfeit the turn, since its team admits coaching."""
    refusal = _no_answer(state, seat)
    if refusal is not None:
        return refusal
    return [CoachingAdmitted(seat), Forfeited(_player(state, _open(state).turn))]


def deny(state: State, seat: Seat, at: Millis) -> Verdict:
    """Resume the turn, since its team denies coaching; a moderator, if present, rules first."""
    refusal = _no_answer(state, seat)
    if refusal is not None:
        return refusal
    if _open(state).denied:
        return Refusal("already_denied", "KD-25")
    if moderator(state.setup.seats) is None:
        return [CoachingDenied(seat, None), went_on(state, at)]
    return [CoachingDenied(seat, _answer_by(state, at))]


def rule(state: State, seat: Seat, at: Millis, reason: str, *, coached: bool) -> Verdict:
    """Decide as the moderator rules, whatever the team says."""
    if seat != moderator(state.setup.seats):
        return Refusal("not_moderator", "KD-25")
    if state.coaching is None:
        return Refusal("no_call", "KD-25")
    coached_seat = _player(state, state.coaching.turn)
    outcome = Forfeited(coached_seat) if coached else went_on(state, at)
    return [CoachingRuled(seat, coached, reason), outcome]


def went_on(state: State, at: Millis) -> TurnWentOn:
    """Resume what the call interrupted, with the time that it had left."""
    left = _open(state).left
    return TurnWentOn(None if left is None else Millis(at + left))


def turn_team(state: State) -> tuple[Seat, ...]:
    """Return the seats of the team whose turn it is; none during the draw and after the game."""
    return () if state.seat is None else team_of(state.setup.seats, state.seat)


def called_team(state: State) -> tuple[Seat, ...]:
    """Return the seats of the team accused by the open call."""
    return _team(state, _open(state).turn)


def _answer_by(state: State, at: Millis) -> Millis:
    """Return until when an answer is awaited; at a slow table, for as long as a turn may take."""
    timer = state.rules.timer
    return Millis(at + (1000 * timer if timer in SLOW_SECONDS else ANSWER_MILLIS))


def _meant(state: State, seat: Seat) -> int:
    """Return the latest turn in question that wasn't played by the caller's own team."""
    others = [turn for turn in in_question(state) if seat not in _team(state, turn)]
    return max(others, default=state.turn)


def _no_call(state: State, seat: Seat, turn: int) -> Refusal | None:
    if turn > state.turn:
        return Refusal("no_such_turn", "KD-25", {"turn": turn})
    if turn not in in_question(state):
        return Refusal("too_late", "KD-25", {"turn": turn})
    if seat in _team(state, turn):
        return Refusal("own_team", "KD-25")
    return Refusal("already_called", "KD-25") if turn in state.called else None


def _team(state: State, turn: int) -> tuple[Seat, ...]:
    return team_of(state.setup.seats, _player(state, turn))


def _player(state: State, turn: int) -> Seat:
    """Return the player of a turn that is in progress or over."""
    if turn < len(state.plays):
        return state.plays[turn].seat
    assert state.seat is not None
    return state.seat


def _no_answer(state: State, seat: Seat) -> Refusal | None:
    if state.coaching is None:
        return Refusal("no_call", "KD-25")
    return None if seat in called_team(state) else Refusal("not_your_team", "KD-25")


def _open(state: State) -> Coaching:
    assert state.coaching is not None
    return state.coaching
