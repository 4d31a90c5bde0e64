"""
Times at which an act takes effect and can be decided (rules: Lag).

A race on equal terms goes by the server's own measurements: an act is effective half a round trip
before its arrival, and is held until no earlier act of the other player can still arrive. Only a
reaction is judged by what the client reports, within a bound (`stopping.py`).
"""

from collections.abc import Sequence
from typing import Final, assert_never

from rumpus.core.values import Act, Lag, Line, Millis, Seat
from rumpus.games.keep_your_cool.actions import Action, Flip, Reach, Say, Withdraw
from rumpus.games.keep_your_cool.events import Measured
from rumpus.games.keep_your_cool.rules.seating import PLAYERS, other
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Held

TIE: Final = 15
"""Most ms between two presses that count as equal; jitter can widen this."""

LONGEST_HOLD: Final = 150
LONGEST_COMPENSATION: Final = 300

FRAME: Final = 16
"""Delay of screen and press on top of the connection, in ms, if there is no jitter."""

ALLOWANCE: Final = 40
"""Most of the delay of screen and press that is forgiven, in ms."""

CREDIT: Final = 10
"""Jitter counts up to the round trip divided by this: late answers to pings inflate it."""

NOTEWORTHY: Final = 4
"""A new measurement of a connection is recorded if it differs by more than this, in ms."""

Lines = Sequence[Line]
Contested = Say | Flip | Reach | Withdraw


def lines_of(state: State, lag: Lag | None) -> tuple[Line, ...]:
    """Return the players' connections as measured with an act, or else as last known."""
    if lag is None:
        return tuple(player.line for player in state.players)
    return tuple(lag.lines[seat] for seat in PLAYERS)


def tie_band(lines: Lines, loser: Seat) -> int:
    """
    Return the ms within which two presses count as equal; 0 if nobody is measured.

    A tie goes against *loser*, and only the jitter of *loser* can widen the band: a worse
    connection never wins.
    """
    return max(leeway(lines), lines[loser].jitter)


def leeway(lines: Lines) -> int:
    """Return the ms by which a pause may be cut short, to allow for errors of measurement."""
    return 0 if all(line == Line() for line in lines) else TIE


def known_leeway(state: State) -> int:
    """Return the leeway for the connections as last known."""
    return leeway(lines_of(state, None))


def bound(line: Line) -> int:
    """
    Return the most lag, in ms, that a reaction over this connection is forgiven.

    It is the round trip plus an allowance for frames and jitter. The allowance is what a steady
    connection needs, since a client that lies will claim all of it.
    """
    if line == Line():
        return 0
    jitter = min(line.jitter, line.round_trip // CREDIT)
    allowance = min(ALLOWANCE, FRAME + 2 * jitter)
    return min(line.round_trip + allowance, LONGEST_COMPENSATION)


def pressed(state: State, act: Act[Action], at: Millis) -> Millis:
    """Return when a player pressed, as the server estimates it; acts stay in order (KYC-23)."""
    came = received(act, at)
    if act.lag is not None:
        round_trip = min(act.lag.lines[act.seat].round_trip, LONGEST_COMPENSATION)
        came = Millis(came - round_trip // 2)
    return max([Millis(0), came, *(held.effective for held in _mine(state, act.seat))])


def received(act: Act[Action], at: Millis) -> Millis:
    """Return when an act arrived."""
    return at if act.lag is None else min(at, act.lag.received)


def hold(state: State, act: Act[Action], action: Contested, at: Millis) -> Held:
    """Return an act with its place in the queue, and when it can be decided."""
    came, counts = received(act, at), pressed(state, act, at)
    order, settle = _place(lines_of(state, act.lag), act.seat, action, counts)
    if state.phase == "first_word":
        # Nobody can get in before the player who says the first word.
        order, settle = counts, came
    # A player's own acts stay in order.
    order = max([order, *(held.order for held in _mine(state, act.seat))])
    settle = max([came, settle, *(held.settle for held in _mine(state, act.seat))])
    latest = Millis(came + LONGEST_HOLD)
    lines = () if act.lag is None else lines_of(state, act.lag)
    return Held(act.seat, action, counts, order, min(settle, latest), lines)


def measured(state: State, lines: Lines) -> list[Measured]:
    """Record each connection that has changed; do nothing if *lines* is empty."""
    if not lines:
        return []
    changes = [(seat, state.players[seat].line, lines[seat]) for seat in PLAYERS]
    return [Measured(seat, new) for seat, old, new in changes if _differs(old, new)]


def _place(lines: Lines, seat: Seat, action: Contested, counts: Millis) -> tuple[Millis, Millis]:
    """Return an act's place in the queue, and when no earlier act can arrive any more."""
    opposite = lines[other(seat)]
    way = opposite.round_trip // 2 + opposite.jitter
    match action:
        case Say():
            # KYC-12: the Flipper wins a tie of word and flip, so a word counts one tie band later.
            band = tie_band(lines, seat)
            return Millis(counts + band), Millis(counts + band + way)
        case Flip():
            return counts, Millis(counts - tie_band(lines, other(seat)) + way)
        case Reach() | Withdraw():
            return counts, counts
        case _:
            assert_never(action)


def _mine(state: State, seat: Seat) -> list[Held]:
    return [held for held in state.held if held.seat == seat]


def _differs(old: Line, new: Line) -> bool:
    return (
        abs(new.round_trip - old.round_trip) > NOTEWORTHY
        or abs(new.jitter - old.jitter) > NOTEWORTHY
        or (old.round_trip == 0) != (new.round_trip == 0)
    )
