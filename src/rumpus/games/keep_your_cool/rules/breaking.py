"""
Pauses of play, and the hands that are out when they begin (KYC-31).

A reach either gives its defender the whole window without a break, or has no effect: nobody can
slice the window into moments too short to answer.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from rumpus.core.values import Millis, Refusal, Seat
from rumpus.games.keep_your_cool.events import (
    CoolEvent,
    ReachBroken,
    Reached,
    ReachEnded,
    Withdrawn,
)
from rumpus.games.keep_your_cool.rules.board import later
from rumpus.games.keep_your_cool.rules.reaching import WITHDRAWN_BAR, reach
from rumpus.games.keep_your_cool.rules.seating import PLAYERS, other
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Grab, Halt


def unbroken(state: State) -> Refusal | None:
    """Return why players can't halt play: a hand is out, or an act is held; None if they can."""
    return Refusal("hand_out", "KYC-31") if state.grabs or state.held else None


def severed(state: State, gone: Sequence[Seat], at: Millis) -> list[CoolEvent]:
    """
    Withdraw the hands of disconnected players, and break off reaches for their flags (KYC-31).

    A hand withdrawn this way can still be stopped (KYC-22), so that no stop on its way is lost with
    the grabber's connection. Each loss restarts the time for that stop, so that the defender gets
    it, too, without a break: if it could be cut into moments, a reach would be free of risk. A
    defender who has answered, or already lost the connection during the same reach, gets no second
    window: that reach goes on with what is left of it.
    """
    events: list[CoolEvent] = []
    for grab in state.grabs:
        if grab.seat in gone:
            bar = later(at, WITHDRAWN_BAR)
            events.append(Withdrawn(grab.number, grab.seat, bar, at, lost=True))
        elif other(grab.seat) in gone and _breaks(grab):
            stop_from = _stop_from(state, grab, at)
            events.append(ReachBroken(grab.number, grab.seat, stop_from, at))
    return events


def resumed(state: State, at: Millis) -> list[CoolEvent]:
    """Restart reaches that were broken off, unless a ruling forbids them now (KYC-31)."""
    events: list[CoolEvent] = []
    for grab in state.grabs:
        if grab.broken:
            events.append(ReachEnded(grab.number, grab.seat, "interrupted", at))
            events += _anew(state, grab, at)
    return events


def blocking_seats(state: State) -> tuple[Seat, ...]:
    """Return the players whose clock is running; none in play, where both race."""
    if state.halt is not None:
        return _halted(state.halt)
    match state.phase:
        case "throw":
            return tuple(seat for seat in PLAYERS if state.thrown[seat] is None)
        case "first_word":
            return (state.flipper,)
        case "play" | "over":
            return ()


def _halted(halt: Halt) -> tuple[Seat, ...]:
    match halt.why:
        case "overturn":
            return (other(halt.seat),)
        case "dispute":
            return (halt.seat,)
        case "flag":
            return ()


def _breaks(grab: Grab) -> bool:
    return grab.withdrawn is None and grab.late is None and not grab.again


def _stop_from(state: State, grab: Grab, at: Millis) -> Millis:
    """KYC-21: extend a bar on stops by the reach's age, if it was in force when the reach began."""
    known = state.players[other(grab.seat)].stop_from
    return later(known, at - grab.began) if known > grab.began else known


def _anew(state: State, grab: Grab, at: Millis) -> list[CoolEvent]:
    without = replace(state, grabs=tuple(each for each in state.grabs if each is not grab))
    begun = reach(without, grab.seat, grab.side, at, at)
    if isinstance(begun, Refusal):
        return []
    return [
        Reached(replace(event.grab, again=True)) for event in begun if isinstance(event, Reached)
    ]
