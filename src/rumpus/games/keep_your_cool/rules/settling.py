"""
Decisions on held acts, in the order in which they happened for the players (rules: Lag).

Held acts and the ends of reaches share one queue. Its first item is decided as soon as nothing
earlier can arrive, and only then the next: nothing that players have seen is ever undone.
"""

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from msgspec.structs import replace

from rumpus.core.values import Millis, Refusal, Seat
from rumpus.games.keep_your_cool.actions import Flip, Reach, Say, Withdraw
from rumpus.games.keep_your_cool.events import CoolEvent, Ignored
from rumpus.games.keep_your_cool.evolve import evolve
from rumpus.games.keep_your_cool.rules.consequences import consequences
from rumpus.games.keep_your_cool.rules.flipping import flip
from rumpus.games.keep_your_cool.rules.reaching import complete, final_at, order_of, reach, withdraw
from rumpus.games.keep_your_cool.rules.say import say
from rumpus.games.keep_your_cool.rules.timing import measured
from rumpus.games.keep_your_cool.rules.wordbook import Wordbook
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Grab, Held

FLIP, WORD, END = range(3)
"""Order of items that count from the same ms: the Flipper goes first, and acts before ends."""


class Waiting(NamedTuple):
    """An item to be decided: its place in the queue, and when it can be decided."""

    order: Millis
    rank: int
    seat: Seat
    due: Millis
    item: Held | Grab


def first(state: State) -> Waiting | None:
    """Return the item to be decided next, or None."""
    if state.halt is not None:
        return None
    # A player's own acts stay in order, so only the first of each player is in the queue.
    firsts = {held.seat: held for held in reversed(state.held)}
    row = [_act(state, held) for held in firsts.values()]
    row += [_end(state, grab) for grab in state.grabs]
    return min(row, key=lambda waiting: waiting[:3], default=None)


def settle(book: Wordbook, state: State, at: Millis) -> list[CoolEvent]:
    """Decide everything that can be decided *at*, with its consequences."""
    events = consequences(state, at)
    state = folded(state, events)
    waiting = first(state)
    while waiting is not None and waiting.due <= at:
        happened = _decided(book, state, waiting.item, at)
        happened += consequences(folded(state, happened), at)
        state = folded(state, happened)
        events += happened
        waiting = first(state)
    return events


def next_is(state: State, held: Held, at: Millis) -> bool:
    """Return True if an act that just arrived can be decided at once."""
    waiting = first(replace(state, held=(*state.held, held)))
    return waiting is not None and waiting.item is held and waiting.due <= at


def perform(book: Wordbook, state: State, held: Held, at: Millis) -> Sequence[CoolEvent] | Refusal:
    """Judge an act by the current state."""
    counts = held.effective
    match held.action:
        case Say(word):
            return say(book, state, held.seat, word, counts)
        case Flip(tile):
            return flip(state, held.seat, tile, counts)
        case Reach(side):
            return reach(state, held.seat, side, counts, at)
        case Withdraw():
            return withdraw(state, held.seat, counts, at)
        case _:
            assert_never(held.action)


def folded(state: State, events: Sequence[CoolEvent]) -> State:
    """Return the state after some more events."""
    for event in events:
        state = evolve(state, event)
    return state


def _decided(book: Wordbook, state: State, item: Held | Grab, at: Millis) -> list[CoolEvent]:
    if isinstance(item, Grab):
        return list(complete(state, item, at))
    noted = measured(state, item.lines)
    decided = perform(book, folded(state, noted), item, at)
    if not isinstance(decided, Refusal):
        return [*noted, *decided]
    # KYC-12: an act that comes after a swap is ignored; it's not a foul.
    what = item.action.__struct_config__.tag
    return [*noted, Ignored(item.seat, str(what), decided.code, decided.rule, at)]


def _act(state: State, held: Held) -> Waiting:
    # Connections keep order: after a later act of the other player, no earlier one can arrive.
    passed = any(o.seat != held.seat and o.order >= held.order for o in state.held)
    rank = WORD if isinstance(held.action, Say) else FLIP
    return Waiting(held.order, rank, held.seat, Millis(0) if passed else held.settle, held)


def _end(state: State, grab: Grab) -> Waiting:
    # KYC-24: the last pair cancels a reach that is complete in the same ms.
    return Waiting(order_of(state, grab), END, grab.seat, final_at(state, grab), grab)
