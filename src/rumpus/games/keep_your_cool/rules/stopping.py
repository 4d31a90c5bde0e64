"""
Judging stops.

A reaction is judged as the defender experienced it. The server knows when it showed the reach and
when the stop arrived; the client reports how long its player took to react. The difference is lag,
and is forgiven up to what the server itself has measured of the connection.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rumpus.core.values import Act, Lag, Millis, Refusal, Seat
from rumpus.games.keep_your_cool.actions import Action
from rumpus.games.keep_your_cool.events import CoolEvent, StopLate, StopVoid
from rumpus.games.keep_your_cool.rules.board import grab_of, later
from rumpus.games.keep_your_cool.rules.reaching import lingers, stopped
from rumpus.games.keep_your_cool.rules.seating import other
from rumpus.games.keep_your_cool.rules.timing import bound, known_leeway, pressed, received
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Grab, Verdict

TOO_SOON: Final = 100
"""Ms within which nobody can react: a stop so early didn't answer the reach (KYC-23)."""


def stop(
    state: State, act: Act[Action], reach: int | None, at: Millis
) -> Sequence[CoolEvent] | Refusal:
    """Judge a stop; *reach* is the one that it answers, if one was on the screen (KYC-23)."""
    if state.phase != "play":
        return Refusal("not_now", "KYC-21", {"phase": state.phase})
    grab = grab_of(state, other(act.seat))
    if reach is None:
        # KYC-23: any reach in progress wasn't on the player's screen yet when they pressed.
        counts = pressed(state, act, at)
        none = Verdict(act.seat, None, "no_reach" if grab is None else "early", counts)
        return _void(state, none)
    if reach >= state.grabs_made:
        return Refusal("no_such_reach", "KYC-21")
    if grab is None or grab.number != reach:
        if not _gone(state, act.seat, reach):
            return Refusal("reach_over", "KYC-20")
        # KYC-22: the stop answers a hand that had already gone back.
        return _void(state, Verdict(act.seat, reach, "no_reach", pressed(state, act, at)))
    if grab.late is not None:
        return Refusal("answered", "KYC-20")
    return _answer(state, grab, judged(state, grab, act, at))


def judged(state: State, grab: Grab, act: Act[Action], at: Millis) -> Verdict:
    """Weigh what the server measured against what the client reports (KYC-23)."""
    elapsed = received(act, at) - _shown(grab, act.lag)
    reaction, most, compensation = None, 0, 0
    if act.lag is not None:
        line = act.lag.lines[act.seat]
        reaction, most = act.lag.reaction, bound(line)
        compensation = 0 if reaction is None else max(0, min(elapsed - reaction, most))
    counted = elapsed - compensation
    window = lingers(state, grab)
    soon = min(counted, counted if reaction is None else reaction) < TOO_SOON
    return Verdict(
        seat=act.seat,
        reach=grab.number,
        ruling="early" if soon else "in_time" if counted <= window else "late",
        at=later(grab.began, counted),
        elapsed=elapsed,
        reaction=reaction,
        round_trip=0 if act.lag is None else act.lag.lines[act.seat].round_trip,
        bound=most,
        compensation=compensation,
        counted=counted,
        window=window,
        margin=window - counted,
    )


def _shown(grab: Grab, lag: Lag | None) -> Millis:
    """Return when the defender saw the reach: when its update was sent, if the act refers to it."""
    if lag is None or lag.sent is None or lag.seen != grab.began:
        return grab.began
    return max(grab.began, lag.sent)


def _answer(state: State, grab: Grab, verdict: Verdict) -> Sequence[CoolEvent] | Refusal:
    """Return the effect of a stop: it locks the grabber (KYC-19), is late (KYC-20), or void."""
    if verdict.ruling == "early":
        return _void(state, verdict)
    refusal = _locked(state, verdict)
    if refusal is not None:
        return refusal
    if verdict.ruling == "late":
        if grab.withdrawn is not None:
            return _void(state, replace(verdict, ruling="no_reach"))
        return [StopLate(verdict)]
    return [stopped(state, grab, verdict)]


def _void(state: State, verdict: Verdict) -> Sequence[CoolEvent] | Refusal:
    """Return a void stop, which bars its player from stopping for a while (KYC-21)."""
    refusal = _locked(state, verdict)
    if refusal is not None:
        return refusal
    # KYC-30: with no hand out, a void stop costs only a moment, so there's nothing to dispute.
    asks = verdict.ruling == "early" and grab_of(state, other(verdict.seat)) is not None
    call = state.called if asks else None
    # KYC-21: the player whose feint drew the stop may reach again at once.
    frees = verdict.ruling == "no_reach" and verdict.reach is not None
    stop_from = later(verdict.at, state.rules.void_stop_lock)
    return [StopVoid(verdict, stop_from, call, frees=frees)]


def _gone(state: State, seat: Seat, reach: int) -> bool:
    """Return True if a reach for a flag of *seat* ended because the hand went back."""
    return any(
        (each.number, each.seat, each.outcome) == (reach, other(seat), "withdrawn")
        for each in state.attempts
    )


def _locked(state: State, verdict: Verdict) -> Refusal | None:
    wait = state.players[verdict.seat].stop_from - known_leeway(state) - verdict.at
    return Refusal("stop_locked", "KYC-21", {"ms": wait}) if wait > 0 else None
