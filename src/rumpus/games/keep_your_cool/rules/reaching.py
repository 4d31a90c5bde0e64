"""Reaches for a flag, withdrawn hands, and their outcomes."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rumpus.core.values import Millis, Refusal, Seat
from rumpus.games.keep_your_cool.events import (
    CoolEvent,
    FlagTaken,
    Reached,
    ReachEnded,
    Stopped,
    Withdrawn,
)
from rumpus.games.keep_your_cool.fields import Side
from rumpus.games.keep_your_cool.rules.barring import later_of, lifter
from rumpus.games.keep_your_cool.rules.board import (
    flag_of,
    flags_off,
    grab_of,
    handicap,
    later,
    may_ask,
    moderated,
)
from rumpus.games.keep_your_cool.rules.seating import other
from rumpus.games.keep_your_cool.rules.timing import bound, known_leeway, lines_of, tie_band
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Grab, Lock, Verdict

COMMITTED: Final = 300
"""Ms for which a hand that is out can't be withdrawn (KYC-22)."""

WITHDRAWN_BAR: Final = 2000
"""Ms for which a player who withdrew a hand can't reach again (KYC-22)."""

LOST_HAND: Final = 800
"""Least ms for which a hand withdrawn by a lost connection can still be stopped: nothing showed
that it went back (KYC-31)."""

CONFIRM_TIME: Final = 10_000
"""Ms for the moderator to rule on a flag, or for its owner to dispute it (KYC-27, KYC-30)."""

FLAGS_EACH: Final = 2


def reach(
    state: State, seat: Seat, side: Side, effective: Millis, at: Millis
) -> Sequence[CoolEvent] | Refusal:
    """Judge a reach, pressed at *effective* and shown to the defender *at* (KYC-18, KYC-22)."""
    refusal = _not_to_reach(state, seat, side, effective)
    if refusal is not None:
        return refusal
    defender = other(seat)
    window = state.rules.reach + handicap(state, defender)
    until = later(at, window)
    grab = Grab(
        number=state.grabs_made,
        seat=seat,
        side=side,
        began=at,
        effective=effective,
        window=window,
        until=until,
        commit=later(until, bound(state.players[defender].line)),
        complete=later(effective, window),
    )
    return [Reached(grab)]


def withdraw(
    state: State, seat: Seat, effective: Millis, at: Millis
) -> Sequence[CoolEvent] | Refusal:
    """Judge a withdrawal, pressed at *effective* and shown to the defender *at* (KYC-22)."""
    grab = grab_of(state, seat)
    if grab is None or grab.withdrawn is not None:
        return Refusal("not_reaching", "KYC-22")
    wait = later(grab.effective, COMMITTED) - known_leeway(state) - effective
    if wait > 0:
        return Refusal("withdraw_later", "KYC-22", {"ms": wait})
    if effective > grab.until:
        return Refusal("too_late", "KYC-22")
    # A stop answers what is on the screen, so its time runs from when the withdrawal is shown.
    back = Withdrawn(grab.number, seat, later(effective, WITHDRAWN_BAR), at)
    late = grab.late
    window = lingers(state, replace(grab, withdrawn=at))
    if late is None or late.counted > window:
        return [back]
    # KYC-22: the stop arrived first and counted as late, but it does answer the withdrawn hand.
    margin = window - late.counted
    verdict = replace(late, ruling="in_time", window=window, margin=margin)
    return [back, stopped(state, grab, verdict)]


def lingers(state: State, grab: Grab) -> int:
    """Return the ms, from its beginning, during which a reach can be stopped (KYC-22)."""
    if grab.withdrawn is None:
        return grab.window
    least = LOST_HAND if grab.lost else 0
    reaction = max(state.rules.reaction, least) + handicap(state, other(grab.seat))
    return grab.withdrawn - grab.began + reaction


def stopped(state: State, grab: Grab, verdict: Verdict) -> Stopped:
    """Return the stop of a reach, with the lock that follows."""
    lock = Lock(verdict.at, grab.number)
    # KYC-19: a pair completed after the stop lifts the lock, even if it's already on record.
    lifted_by = lifter(state.pairs, grab.seat, lock)
    if lifted_by is not None:
        return Stopped(state.called, verdict, None, lifted_by.number)
    return Stopped(state.called, verdict, later_of(state.players[grab.seat].lock, lock))


def order_of(state: State, grab: Grab) -> Millis:
    """Return the end of a reach as its place in the queue: acts that count before it come first."""
    if grab.withdrawn is not None:
        return over(state, grab)
    rival = _earlier_rival(state, grab)
    return grab.until if rival is None else max(grab.until, rival.until)


def final_at(state: State, grab: Grab) -> Millis:
    """Return when a reach can be settled: no valid stop or earlier reach can arrive any more."""
    if grab.withdrawn is not None:
        return over(state, grab)
    rival = _earlier_rival(state, grab)
    return grab.commit if rival is None else max(grab.commit, rival.commit)


def over(state: State, grab: Grab) -> Millis:
    """Return the latest time at which a valid stop can arrive."""
    return later(later(grab.began, lingers(state, grab)), grab.commit - grab.until)


def complete(state: State, grab: Grab, at: Millis) -> Sequence[CoolEvent]:
    """Settle a reach that nobody stopped: the first of two takes its flag (KYC-20, KYC-23)."""
    if grab.withdrawn is not None:
        return [ReachEnded(grab.number, grab.seat, "withdrawn", at)]
    rival = grab_of(state, other(grab.seat))
    if rival is None or rival.withdrawn is not None:
        return [_taken(state, grab, at)]
    first, second = sorted((grab, rival), key=lambda each: each.complete)
    if _tied(state, first, second):
        # KYC-23: if they are equal, neither has an effect.
        return [ReachEnded(each.number, each.seat, "tied", at) for each in state.grabs]
    return [_taken(state, first, at), ReachEnded(second.number, second.seat, "beaten", at)]


def cancelled(state: State, at: Millis) -> list[CoolEvent]:
    """End every reach, because no tiles are left (KYC-24) or no key word (KYC-5)."""
    return [ReachEnded(grab.number, grab.seat, "cancelled", at) for grab in state.grabs]


def interrupted(state: State, at: Millis) -> list[CoolEvent]:
    """End every reach, because nobody could see it (KYC-31)."""
    return [ReachEnded(grab.number, grab.seat, "interrupted", at) for grab in state.grabs]


def _not_to_reach(state: State, seat: Seat, side: Side, at: Millis) -> Refusal | None:
    """Return why a player may not reach, or None; both roles may (KYC-18)."""
    if state.phase != "play":
        return Refusal("no_word_yet", "KYC-5")
    if grab_of(state, seat) is not None:
        return Refusal("reaching", "KYC-22")
    if state.players[seat].lock is not None:
        return Refusal("locked", "KYC-19")
    if flag_of(state, other(seat), side).taken:
        return Refusal("no_flag_there", "KYC-18")
    wait = state.players[seat].reach_from - known_leeway(state) - at
    return Refusal("reach_later", "KYC-22", {"ms": wait}) if wait > 0 else None


def _earlier_rival(state: State, grab: Grab) -> Grab | None:
    """Return the other player's reach if it is complete before this one or ties with it."""
    rival = grab_of(state, other(grab.seat))
    if rival is None or rival.withdrawn is not None:
        return None
    return rival if rival.complete <= grab.complete or _tied(state, grab, rival) else None


def _tied(state: State, first: Grab, second: Grab) -> bool:
    """Return True if two reaches are equal, so that neither has an effect (KYC-23)."""
    band = tie_band(lines_of(state, None), first.seat)
    return second.complete <= first.complete + band


def _taken(state: State, grab: Grab, at: Millis) -> FlagTaken:
    """Take a flag (KYC-20); a ruling (KYC-27) or a dispute (KYC-30) may still return it."""
    owner = other(grab.seat)
    ends = state.rules.game == "standard" or flags_off(state, owner) == FLAGS_EACH - 1
    waits = moderated(state) or (ends and may_ask(state, owner))
    due = later(at, CONFIRM_TIME) if waits else None
    return FlagTaken(
        call=state.called,
        reach=grab.number,
        seat=grab.seat,
        owner=owner,
        side=grab.side,
        due=due,
        halts=ends and due is not None,
        at=at,
    )
