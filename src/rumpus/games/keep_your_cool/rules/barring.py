"""
Locks, and the pairs that lift them (KYC-19, KYC-28).

A lock holds until its player has a pair whose time is later than the lock's. What matters is when
things happened, not when they were decided, and only pairs in hand count: a pair that leaves the
hand no longer lifts anything.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from rumpus.core.values import Seat
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Lock, Pair

Pairs = tuple[Pair, ...]
Locks = tuple[Lock | None, ...]


def lifter(pairs: Sequence[Pair], seat: Seat, lock: Lock) -> Pair | None:
    """Return the first pair in a player's hand that lifts a lock, or None."""
    lifting = (p for p in pairs if p.seat == seat and not p.floor and p.at > lock.since)
    return min(lifting, key=lambda pair: pair.at, default=None)


def laid(pairs: Pairs, locks: Locks, seat: Seat, lock: Lock) -> tuple[Pairs, Locks]:
    """Lock a player; if a pair has already lifted the lock, note the lock on that pair instead."""
    lifted_by = lifter(pairs, seat, lock)
    if lifted_by is None:
        return pairs, placed(locks, seat, later_of(locks[seat], lock))
    held = replace(lifted_by, lifted=later_of(lifted_by.lifted, lock))
    return tuple(held if pair is lifted_by else pair for pair in pairs), locks


def restored(state: State, pairs: Pairs) -> tuple[Pairs, Locks]:
    """Return the new *pairs*, and the locks: a pair that leaves a hand no longer lifts its lock."""
    stay = {pair.number for pair in pairs if not pair.floor}
    locks = locks_of(state)
    for pair in state.pairs:
        if pair.lifted is not None and not pair.floor and pair.number not in stay:
            pairs, locks = laid(pairs, locks, pair.seat, pair.lifted)
    return pairs, locks


def without(state: State, seat: Seat, reach: int) -> tuple[Pairs, Locks]:
    """Return pairs and locks without the lock that came from stopping a reach."""
    lock = state.players[seat].lock
    locks = locks_of(state)
    if lock is not None and lock.reach == reach:
        locks = placed(locks, seat, None)
    return tuple(_not_for(pair, reach) for pair in state.pairs), locks


def locks_of(state: State) -> Locks:
    """Return both players' locks."""
    return tuple(player.lock for player in state.players)


def placed(locks: Locks, seat: Seat, lock: Lock | None) -> Locks:
    """Return the locks with one player's replaced."""
    return tuple(lock if each == seat else old for each, old in enumerate(locks))


def later_of(one: Lock | None, other: Lock) -> Lock:
    """Return the lock that began later: a pair that lifts it lifts both."""
    return other if one is None or one.since < other.since else one


def _not_for(pair: Pair, reach: int) -> Pair:
    mine = pair.lifted is not None and pair.lifted.reach == reach
    return replace(pair, lifted=None) if mine else pair
