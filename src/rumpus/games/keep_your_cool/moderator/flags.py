"""Changes made by rulings on reaches, flags, pairs and locks (KYC-27, KYC-30)."""

from typing import assert_never

from msgspec.structs import replace

from rumpus.core.values import Millis, Refusal, Seat
from rumpus.games.keep_your_cool.fields import Side
from rumpus.games.keep_your_cool.moderator.actions import RuleStop
from rumpus.games.keep_your_cool.rules.barring import (
    Locks,
    Pairs,
    laid,
    locks_of,
    placed,
    restored,
    without,
)
from rumpus.games.keep_your_cool.rules.board import flag_of, with_flag
from rumpus.games.keep_your_cool.rules.seating import other
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Attempt, Change, Lock, Outcome, Pair

NOTHING = Refusal("nothing_to_rule", "KYC-27")


def confirm(state: State, number: int) -> Change | Refusal:
    """KYC-27: rule that a taken flag stays off."""
    attempt = attempt_of(state, number)
    if attempt is None or attempt.outcome != "taken":
        return NOTHING
    flag = flag_of(state, other(attempt.seat), attempt.side)
    if flag.due is None:
        return Refusal("already_so", "KYC-27")
    return Change(flags=with_flag(state, replace(flag, due=None)))


def rule_stop(state: State, action: RuleStop, at: Millis) -> Change | Refusal:
    """KYC-27: rule on the answer to a reach."""
    attempt = attempt_of(state, action.reach)
    if attempt is None:
        return NOTHING
    match action.verdict:
        case "in_time":
            return in_time(state, attempt, at)
        case "too_late":
            return too_late(state, attempt)
        case "pre_emptive":
            return pre_emptive(state, attempt)
        case _:
            assert_never(action.verdict)


def in_time(state: State, attempt: Attempt, at: Millis) -> Change | Refusal:
    """Put the flag back, and lock the grabber from the stop on, or else from now on (KYC-19)."""
    if attempt.outcome == "stopped":
        return Refusal("already_so", "KYC-27")
    if attempt.outcome not in ("taken", "withdrawn"):
        return NOTHING
    lock = Lock(at if attempt.verdict is None else attempt.verdict.at, attempt.number)
    pairs, locks = laid(state.pairs, locks_of(state), attempt.seat, lock)
    flags = None
    if attempt.outcome == "taken":
        flag = flag_of(state, other(attempt.seat), attempt.side)
        flags = with_flag(state, replace(flag, taken=False, due=None))
    return Change(
        flags=flags,
        pairs=_pairs(state, pairs),
        locks=_locks(state, locks),
        attempts=_with_outcome(state, attempt, "stopped"),
    )


def too_late(state: State, attempt: Attempt) -> Change | Refusal:
    """Let the grab stand: the flag is off, and the grabber is free."""
    if attempt.outcome == "taken":
        return Refusal("already_so", "KYC-27")
    if attempt.outcome != "stopped":
        return NOTHING
    flag = flag_of(state, other(attempt.seat), attempt.side)
    if flag.taken:
        return Refusal("no_flag_there", "KYC-27")
    pairs, locks = without(state, attempt.seat, attempt.number)
    return Change(
        flags=with_flag(state, replace(flag, taken=True)),
        pairs=_pairs(state, pairs),
        locks=_locks(state, locks),
        attempts=_with_outcome(state, attempt, "taken"),
    )


def pre_emptive(state: State, attempt: Attempt) -> Change | Refusal:
    """KYC-21: declare the stop void; the grabber may reach again."""
    if attempt.outcome != "stopped":
        return NOTHING
    pairs, locks = without(state, attempt.seat, attempt.number)
    return Change(
        pairs=_pairs(state, pairs),
        locks=_locks(state, locks),
        attempts=_with_outcome(state, attempt, "cancelled"),
    )


def move_flag(state: State, owner: Seat, side: Side, *, taken: bool) -> Change | Refusal:
    """KYC-30: give a flag back to its owner, or to the other player for good."""
    flag = flag_of(state, owner, side)
    if flag.taken == taken and flag.due is None:
        return Refusal("already_so", "KYC-30")
    return Change(flags=with_flag(state, replace(flag, taken=taken, due=None)))


def pair_back(state: State, number: int) -> Change | Refusal:
    """KYC-30: put a pair back on the table, both tiles face down."""
    pair = _pair(state, number)
    if pair is None:
        return Refusal("no_such_pair", "KYC-30")
    return _moved(state, tuple(each for each in state.pairs if each is not pair))


def pair_out(state: State, number: int) -> Change | Refusal:
    """KYC-30: remove a pair from the game."""
    pair = _pair(state, number)
    if pair is None:
        return Refusal("no_such_pair", "KYC-30")
    if pair.floor:
        return Refusal("already_so", "KYC-30")
    out = replace(pair, floor=True)
    return _moved(state, tuple(out if each is pair else each for each in state.pairs))


def lock_grabs(state: State, player: Seat, lock: Lock | None) -> Change | Refusal:
    """KYC-30: bar a player from reaching, or let them reach again."""
    now = state.players[player].lock
    if (now is None) == (lock is None):
        return Refusal("already_so", "KYC-30")
    return Change(locks=placed(locks_of(state), player, lock))


def attempt_of(state: State, number: int | None) -> Attempt | None:
    """Return a settled reach by its number, or None."""
    return next((each for each in state.attempts if each.number == number), None)


def _pair(state: State, number: int) -> Pair | None:
    return next((pair for pair in state.pairs if pair.number == number), None)


def _moved(state: State, pairs: Pairs) -> Change:
    """Set the pairs, and restore the locks lifted by pairs that are no longer held."""
    after, locks = restored(state, pairs)
    return Change(pairs=after, locks=_locks(state, locks))


def _pairs(state: State, pairs: Pairs) -> Pairs | None:
    return None if pairs == state.pairs else pairs


def _locks(state: State, locks: Locks) -> Locks | None:
    return None if locks == locks_of(state) else locks


def _with_outcome(state: State, attempt: Attempt, outcome: Outcome) -> tuple[Attempt, ...]:
    now = replace(attempt, outcome=outcome)
    return tuple(now if each is attempt else each for each in state.attempts)
