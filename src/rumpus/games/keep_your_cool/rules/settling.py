"""
Deciding what waits, in the order in which it happened for the players (rules: Lag).

Acts that are held and the ends of reaches stand in one row. The first is decided as soon as nothing
earlier can come any more, and only then the next: nothing that was shown is ever taken back.
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
"""What comes first of what counts from the same ms: ties go to the Flipper, then to acts."""


class Waiting(NamedTuple):
    """Something to be decided: its place in the row, and when it can be."""

    order: Millis
    rank: int
    seat: Seat
    due: Millis
    item: Held | Grab


def first(state: State) -> Waiting | None:
    """Return what is to be decided next, or None."""
    if state.halt is not None:
        return None
    # One's own acts stay in their order: the first of each player stands in the row.
    firsts = {held.seat: held for held in reversed(state.held)}
    row = [_act(state, held) for held in firsts.values()]
    row += [_end(state, grab) for grab in state.grabs]
    return min(row, key=lambda waiting: waiting[:3], default=None)


def settle(book: Wordbook, state: State, at: Millis) -> list[CoolEvent]:
    """Decide all that can be decided *at*, and what follows from it."""
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
    """Return True if an act that has just come can be decided at once."""
    waiting = first(replace(state, held=(*state.held, held)))
    return waiting is not None and waiting.item is held and waiting.due <= at


def perform(book: Wordbook, state: State, held: Held, at: Millis) -> Sequence[CoolEvent] | Refusal:
    """Judge an act by the table as it is."""
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
    """Fold events into a state."""
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
    # KYC-12: what comes after a swap is ignored, no foul.
    what = item.action.__struct_config__.tag
    return [*noted, Ignored(item.seat, str(what), decided.code, decided.rule, at)]


def _act(state: State, held: Held) -> Waiting:
    # A line keeps order: after a later act of the other player no earlier one can come.
    passed = any(o.seat != held.seat and o.order >= held.order for o in state.held)
    rank = WORD if isinstance(held.action, Say) else FLIP
    return Waiting(held.order, rank, held.seat, Millis(0) if passed else held.settle, held)


def _end(state: State, grab: Grab) -> Waiting:
    # KYC-24: the last pair cancels what is complete in the same ms.
    return Waiting(order_of(state, grab), END, grab.seat, final_at(state, grab), grab)
