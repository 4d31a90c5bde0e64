"""Fold of events into the state, which checks no rules and never fails."""

from typing import assert_never

from msgspec.structs import replace

from rumpus.core.giving_up import behind
from rumpus.core.memo import stepwise
from rumpus.core.values import Seat, Setup
from rumpus.games.keyword.actions import Pieces
from rumpus.games.keyword.events import (
    AnnouncedWrongly,
    Arranged,
    Committed,
    Cracked,
    Drew,
    Ended,
    Filled,
    KeywordEvent,
    LastCall,
    Passed,
    Revealed,
    RoundBegan,
    SeenAll,
    Shuffled,
    TakenBack,
)
from rumpus.games.keyword.options import rules_of
from rumpus.games.keyword.rules.cards import of_colour, without
from rumpus.games.keyword.rules.crack import spelled
from rumpus.games.keyword.rules.ending import result
from rumpus.games.keyword.state import Kept, Seated, Shown, State


def initial_state(setup: Setup) -> State:
    """Return the state before anything happened."""
    rules = rules_of(setup.options)
    seated = Seated(spelled=spelled(rules.keyword, ()))
    return State(setup, rules, seats=(seated,) * len(setup.seats))


@stepwise
def evolve(state: State, event: KeywordEvent) -> State:
    """Return the state after one more event."""
    match event:
        case Shuffled() | Drew() | Filled():
            return _dealing(state, event)
        case Arranged() | Committed() | TakenBack() | Passed():
            return _laying(state, event)
        case RoundBegan() | Revealed() | SeenAll():
            return _round(state, event)
        case Cracked() | AnnouncedWrongly() | LastCall() | Ended():
            return _ending(state, event)
        case _:
            assert_never(event)


def _dealing(state: State, event: Shuffled | Drew | Filled) -> State:
    match event:
        case Shuffled():
            return replace(state, orange=event.orange, blue=event.blue, alphabet=event.alphabet)
        case Drew():
            seated = state.seats[event.seat]
            hand = (*seated.hand, *event.cards)
            drawn = state.orange_drawn + event.count
            return _seat(replace(state, orange_drawn=drawn), event.seat, replace(seated, hand=hand))
        case Filled():
            middle = (*state.middle, *event.cards)
            return replace(state, middle=middle, blue_drawn=state.blue_drawn + len(event.cards))
        case _:
            assert_never(event)


def _laying(state: State, event: Arranged | Committed | TakenBack | Passed) -> State:
    seated = state.seats[event.seat]
    match event:
        case Arranged():
            arranged = replace(seated, rack=event.pieces, arranged=seated.arranged + 1)
            return _seat(state, event.seat, arranged)
        case Committed():
            return _seat(state, event.seat, _committed(seated, event))
        case TakenBack():
            return _seat(state, event.seat, replace(seated, rack=_was_laid(seated), laid=None))
        case Passed():
            hand = without(seated.hand, event.cards)
            passed = replace(seated, hand=hand, rack=(), swapped=event.count)
            return _seat(state, event.seat, passed)
        case _:
            assert_never(event)


def _committed(seated: Seated, event: Committed) -> Seated:
    return replace(
        seated,
        rack=(),
        laid=event.pieces,
        covered=event.oranges,
        committed=seated.committed + 1,
    )


def _was_laid(seated: Seated) -> Pieces:
    """Return the cards on the rack after a word is taken back: those of the word (KW-12)."""
    return seated.laid or ()


def _round(state: State, event: RoundBegan | Revealed | SeenAll) -> State:
    match event:
        case RoundBegan():
            return replace(
                state,
                seats=_may_announce(state),
                phase="lay",
                round=event.round,
                due=event.due,
                pass_until=event.pass_until,
                ready=(),
            )
        case Revealed():
            return _revealed(state, event)
        case SeenAll():
            return replace(state, ready=(*state.ready, event.seat))
        case _:
            assert_never(event)


def _revealed(state: State, event: Revealed) -> State:
    won = () if event.winner is None else event.shown[event.winner].cards
    # KW-20: a round is idle if no cards change hands.
    moved = any(one.fate in ("won", "tied") or one.swapped for one in event.shown)
    return replace(
        state,
        seats=tuple(
            _after(state, seated, one) for seated, one in zip(state.seats, event.shown, strict=True)
        ),
        # KW-15: only the winner takes blue cards.
        middle=without(state.middle, of_colour(won, "blue")),
        before=state.middle,
        phase="shown",
        due=event.due,
        pass_until=None,
        shown=event.shown,
        winner=event.winner,
        why=event.why,
        idle=0 if moved else state.idle + 1,
    )


def _after(state: State, seated: Seated, one: Shown) -> Seated:
    """
    Return a seat's cards after the reveal.

    The winner keeps the word (KW-15). Beaten seats discard their orange cards (KW-15), and so do
    tied ones (KW-14). A seat without a word (KW-12), or with an invalid one (KW-13), keeps them.
    """
    kept, spots = seated.kept, seated.spelled
    if one.fate == "won":
        kept = (*kept, Kept(state.round, one.word, one.cards))
        spots = spelled(state.rules.keyword, kept)
    gone = of_colour(one.cards, "orange") if one.fate in ("won", "beaten", "tied") else ()
    return Seated(
        hand=without(seated.hand, gone),
        kept=kept,
        # A seat that passed holds cards drawn for the next round, which had no part in this one.
        held=() if one.fate == "passed" else seated.hand,
        spelled=spots,
        announced=seated.announced,
    )


def _ending(state: State, event: Cracked | AnnouncedWrongly | LastCall | Ended) -> State:
    match event:
        case Cracked():
            return replace(state, cracker=event.seat)
        case AnnouncedWrongly():
            return _seat(state, event.seat, replace(state.seats[event.seat], announced=True))
        case LastCall():
            seats = _may_announce(state)
            return replace(state, seats=seats, phase="last_call", due=event.due, ready=())
        case Ended():
            outcome = behind(result(state, event.reason), event.last)
            return replace(state, phase="over", due=None, pass_until=None, outcome=outcome)
        case _:
            assert_never(event)


def _may_announce(state: State) -> tuple[Seated, ...]:
    """Allow each seat another announcement, for the next round or the last call (KW-17)."""
    return tuple(replace(seated, announced=False) for seated in state.seats)


def _seat(state: State, seat: Seat, seated: Seated) -> State:
    return replace(state, seats=(*state.seats[:seat], seated, *state.seats[seat + 1 :]))
