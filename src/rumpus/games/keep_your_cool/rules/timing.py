"""
When an act counts, and when it can be decided (rules: Lag).

A symmetric race goes by what the server itself measured: an act counts from its arrival less half
the round trip, and waits until none of the other player that was earlier can still come. Only a
reaction is judged by what the client says, within a bound (`stopping.py`).
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
"""Two presses that are no further apart, in ms, are equal; with a jittery line it takes more."""

LONGEST_HOLD: Final = 150
LONGEST_COMPENSATION: Final = 300

FRAME: Final = 16
"""What a screen and a press cost besides the line, in ms, with an even line."""

ALLOWANCE: Final = 40
"""What they may cost at most."""

CREDIT: Final = 10
"""Jitter is credited up to the round trip divided by this: late answers to pings add to it."""

NOTEWORTHY: Final = 4
"""A line that is measured anew is noted if it differs by more, in ms."""

Lines = Sequence[Line]
Contested = Say | Flip | Reach | Withdraw


def lines_of(state: State, lag: Lag | None) -> tuple[Line, ...]:
    """Return the players' lines as measured with an act, or as last known."""
    if lag is None:
        return tuple(player.line for player in state.players)
    return tuple(lag.lines[seat] for seat in PLAYERS)


def tie_band(lines: Lines, loser: Seat) -> int:
    """
    Return how far apart, in ms, two presses count as equal; none where nobody is measured.

    A tie goes against *loser*, and their jitter alone can widen it: nobody wins by a worse line.
    """
    return max(leeway(lines), lines[loser].jitter)


def leeway(lines: Lines) -> int:
    """Return by how many ms a pause may be cut short: what a measure may be off by."""
    return 0 if all(line == Line() for line in lines) else TIE


def known_leeway(state: State) -> int:
    """Return the same by the lines as last known."""
    return leeway(lines_of(state, None))


def bound(line: Line) -> int:
    """
    Return the most lag, in ms, that a reaction over this line is forgiven.

    It is the trusted round trip, and what frames and jitter may add to it: no more than they do
    with an even line, since a liar takes all of it.
    """
    if line == Line():
        return 0
    jitter = min(line.jitter, line.round_trip // CREDIT)
    allowance = min(ALLOWANCE, FRAME + 2 * jitter)
    return min(line.round_trip + allowance, LONGEST_COMPENSATION)


def pressed(state: State, act: Act[Action], at: Millis) -> Millis:
    """Return when a player pressed, by the server's measure; acts stay in order (KYC-23)."""
    came = received(act, at)
    if act.lag is not None:
        round_trip = min(act.lag.lines[act.seat].round_trip, LONGEST_COMPENSATION)
        came = Millis(came - round_trip // 2)
    return max([Millis(0), came, *(held.effective for held in _mine(state, act.seat))])


def received(act: Act[Action], at: Millis) -> Millis:
    """Return when an act came in."""
    return at if act.lag is None else min(at, act.lag.received)


def hold(state: State, act: Act[Action], action: Contested, at: Millis) -> Held:
    """Put an act in its place among others, and say when it can be decided."""
    came, counts = received(act, at), pressed(state, act, at)
    order, settle = _place(lines_of(state, act.lag), act.seat, action, counts)
    if state.phase == "first_word":
        # Nobody can be earlier than the player who says the first word.
        order, settle = counts, came
    # One's own acts stay in their order.
    order = max([order, *(held.order for held in _mine(state, act.seat))])
    settle = max([came, settle, *(held.settle for held in _mine(state, act.seat))])
    latest = Millis(came + LONGEST_HOLD)
    lines = () if act.lag is None else lines_of(state, act.lag)
    return Held(act.seat, action, counts, order, min(settle, latest), lines)


def measured(state: State, lines: Lines) -> list[Measured]:
    """Note each line that is another than was known; nothing where *lines* are not measured."""
    if not lines:
        return []
    changes = [(seat, state.players[seat].line, lines[seat]) for seat in PLAYERS]
    return [Measured(seat, new) for seat, old, new in changes if _differs(old, new)]


def _place(lines: Lines, seat: Seat, action: Contested, counts: Millis) -> tuple[Millis, Millis]:
    """Return an act's order among others, and when the last that could be earlier has come."""
    opposite = lines[other(seat)]
    way = opposite.round_trip // 2 + opposite.jitter
    match action:
        case Say():
            # KYC-12: ties of word and flip go to the Flipper, so a word counts that much later.
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
