"""Fold of events into the state, which checks no rules and never fails."""

from typing import assert_never

from msgspec.structs import replace

from rumpus.core.giving_up import behind
from rumpus.core.values import Millis, Seat, Setup
from rumpus.games.icecool.events import (
    Announced,
    BackInside,
    Caught,
    Drew,
    Entered,
    Finished,
    FishMoved,
    FishTaken,
    FlickAgain,
    Flicked,
    IceEvent,
    IdsCashed,
    OffCircle,
    Placed,
    PutOnLine,
    RoundBegan,
    RoundEnded,
    Shuffled,
    Skated,
    StandIn,
    TaskDone,
    TaskFailed,
    TurnBegan,
    TurnEnded,
)
from rumpus.games.icecool.options import rules_of
from rumpus.games.icecool.rules.clock import rested
from rumpus.games.icecool.rules.ending import result
from rumpus.games.icecool.state import Card, Seated, State


def initial_state(setup: Setup) -> State:
    """Return the state before anything happened."""
    return State(setup, rules_of(setup.options), (Seated(),) * len(setup.seats))


def evolve(state: State, event: IceEvent) -> State:
    """Return the state after one more event."""
    match event:
        case Shuffled():
            return replace(state, deck=event.deck)
        case Drew() | StandIn():
            return _drawn(state, event)
        case RoundBegan() | RoundEnded() | IdsCashed() | Finished():
            return _round(state, event)
        case TurnBegan() | Skated() | FlickAgain() | TurnEnded():
            return _turn(state, event)
        case Placed() | Entered() | PutOnLine() | BackInside() | OffCircle():
            return _put(state, event)
        case Announced() | TaskDone() | TaskFailed():
            return _task(state, event)
        case Flicked():
            return _flicked(state, event)
        case FishTaken() | FishMoved() | Caught():
            return _gained(state, event)
        case _:
            assert_never(event)


def _drawn(state: State, event: Drew | StandIn) -> State:
    seated = state.seats[event.seat]
    drawn = replace(seated, cards=(*seated.cards, event.card.id))
    return replace(_seat(state, event.seat, drawn), drawn=state.drawn + 1)


def _round(state: State, event: RoundBegan | RoundEnded | IdsCashed | Finished) -> State:
    match event:
        case RoundBegan():
            return _round_began(state, event)
        case RoundEnded() | IdsCashed():
            return replace(state, due=None, announced=None)
        case Finished():
            return replace(
                state, phase="over", due=None, outcome=behind(result(state, event.why), event.last)
            )
        case _:
            assert_never(event)


def _round_began(state: State, event: RoundBegan) -> State:
    """Reset all fish and ID cards (IC-31), and hang the Runners' fish (IC-7); keep fish cards."""
    seats = tuple(
        replace(
            seated,
            pose=None,
            fish=() if seat == event.catcher else event.doors,
            taken=0,
            caught=0,
            away=False,
        )
        for seat, seated in enumerate(state.seats)
    )
    return replace(
        state,
        seats=seats,
        round=event.round,
        catcher=event.catcher,
        turn=event.catcher,
        phase="place",
        due=event.due,
    )


def _turn(state: State, event: TurnBegan | Skated | FlickAgain | TurnEnded) -> State:
    match event:
        case TurnBegan():
            return _fresh_turn(replace(state, turn=event.seat, due=event.due))
        case Skated():
            # IC-25: a skate is another turn, with everything that belongs to a turn.
            return _fresh_turn(replace(_turned_up(state, event), due=event.due))
        case FlickAgain():
            failures = state.failures + (event.why == "trouble")
            repeating = state.repeating or event.why == "circle"
            return replace(
                state, phase="before", due=event.due, failures=failures, repeating=repeating
            )
        case TurnEnded():
            return replace(state, due=None, announced=None)
        case _:
            assert_never(event)


def _fresh_turn(state: State) -> State:
    due = state.due
    return replace(
        state,
        phase="before",
        latest=None if due is None else Millis(due + 1000 * state.rules.turn),
        announced=None,
        tasked=False,
        repeating=False,
        on_line=False,
        outside=False,
        failures=0,
    )


def _turned_up(state: State, event: Skated | FishMoved) -> State:
    return _with_up(state, event.seat, event.cards)


def _put(state: State, event: Placed | Entered | PutOnLine | BackInside | OffCircle) -> State:
    if isinstance(event, OffCircle):
        return _seat(state, event.seat, replace(state.seats[event.seat], away=True))
    put = replace(state.seats[event.seat], pose=event.pose)
    match event:
        case Placed():
            return _seat(state, event.seat, put)
        case Entered():
            # IC-34: a Runner who returns to the circle starts over.
            return _seat(state, event.seat, replace(put, away=False))
        case PutOnLine():
            return replace(_seat(state, event.seat, put), on_line=True)
        case BackInside():
            # IC-21: after one's own flick outside, only skates are left. IC-22: not after a push.
            outside = state.outside or event.seat == state.turn
            return replace(_seat(state, event.seat, put), outside=outside)
        case _:
            assert_never(event)


def _task(state: State, event: Announced | TaskDone | TaskFailed) -> State:
    match event:
        case Announced():
            return replace(state, announced=event.task, tasked=True)
        case TaskDone():
            return replace(_with_up(state, event.seat, (event.card,)), announced=None)
        case TaskFailed():
            return replace(state, announced=None)
        case _:
            assert_never(event)


def _flicked(state: State, event: Flicked) -> State:
    seats = tuple(
        replace(seated, pose=pose)
        for seated, pose in zip(state.seats, event.shot.rest, strict=True)
    )
    return replace(
        state,
        seats=seats,
        phase="after",
        due=event.due,
        rests=state.rests if event.due is None or not event.shot.safe else rested(event.due),
        flicks=state.flicks + 1,
        on_line=False,
    )


def _gained(state: State, event: FishTaken | FishMoved | Caught) -> State:
    match event:
        case FishTaken():
            seated = state.seats[event.seat]
            left = tuple(door for door in seated.fish if door != event.door)
            gained = replace(seated, fish=left, taken=seated.taken + 1)
            return _seat(state, event.seat, gained)
        case FishMoved():
            state = _turned_up(state, event)
            seated = state.seats[event.colour]
            left = tuple(door for door in seated.fish if door != event.out_of)
            moved = replace(seated, fish=tuple(sorted((*left, event.to))))
            return _seat(state, event.colour, moved)
        case Caught():
            caught = replace(state.seats[event.seat], caught=event.times)
            return _seat(state, event.seat, caught)
        case _:
            assert_never(event)


def _with_up(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    seated = state.seats[seat]
    return _seat(state, seat, replace(seated, up=(*seated.up, *(card.id for card in cards))))


def _seat(state: State, seat: Seat, seated: Seated) -> State:
    return replace(state, seats=(*state.seats[:seat], seated, *state.seats[seat + 1 :]))
