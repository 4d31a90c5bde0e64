"""
Rulings that can no longer be undone (KYC-30).

A ruling is stale once something that it set has changed. It stays stale even if everything looks
the same again: a tile that a ruling turned down may have been turned up, and taken, since then.
"""

from msgspec.structs import asdict, replace

from rumpus.games.keep_your_cool.rules.barring import locks_of
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Change, Pair, Ruled


def present(state: State, change: Change) -> Change:
    """Return the current values of everything that a ruling sets."""
    now = Change(
        phase=state.phase,
        flipper=state.flipper,
        keys=state.keys,
        used=state.used,
        up=state.up,
        due=state.due,
        pairs=state.pairs,
        flags=state.flags,
        locks=locks_of(state),
        attempts=state.attempts,
        calls=state.calls,
    )
    left_alone = {name for name, value in asdict(change).items() if value is None}
    if change.phase is not None:
        left_alone.discard("due")
    return replace(now, **dict.fromkeys(sorted(left_alone)))


def with_stale(before: State, after: State) -> State:
    """Mark as stale the rulings whose effects changed between two states."""
    stale = tuple(
        ruling.note.number
        for ruling in after.rulings
        if ruling.note.number in before.stale or _happened(ruling, before, after)
    )
    return after if stale == after.stale else replace(after, stale=stale)


def _happened(ruling: Ruled, before: State, after: State) -> bool:
    change = ruling.after
    turned = set(before.up).symmetric_difference(after.up)
    return present(before, change) != present(after, change) or bool(turned & _moved(ruling))


def _moved(ruling: Ruled) -> set[int]:
    """Return the tiles that a ruling put back on the table or took off it."""
    if ruling.after.pairs is None:
        return set()
    return _tiles(ruling.before.pairs or ()).symmetric_difference(_tiles(ruling.after.pairs))


def _tiles(pairs: tuple[Pair, ...]) -> set[int]:
    return {tile for pair in pairs for tile in pair.tiles}
