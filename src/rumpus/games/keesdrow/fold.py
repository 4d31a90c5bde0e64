"""Folding events into the state: total, without judging."""

from typing import assert_never

from msgspec.structs import replace

from rumpus.core.values import Result, Seat, Setup
from rumpus.games.keesdrow.board import pegged, unpegged
from rumpus.games.keesdrow.events import (
    Accepted,
    Challenged,
    DrawTied,
    Ended,
    Finishing,
    KeesdrowEvent,
    Laid,
    NoWordLeft,
    Passed,
    Picked,
    Spelled,
    Stood,
    Struck,
    TurnBegan,
)
from rumpus.games.keesdrow.options import rules_of
from rumpus.games.keesdrow.state import Draw, Play, State


def blank(setup: Setup) -> State:
    """Give the state before anything happened."""
    return State(setup, rules_of(setup.options), scores=(0,) * len(setup.seats))


def evolve(state: State, event: KeesdrowEvent) -> State:
    """Fold one event."""
    match event:
        case Laid() | Picked() | DrawTied():
            return _drawing(state, event)
        case TurnBegan() | Spelled() | Passed():
            return _turn(state, event)
        case Accepted() | Challenged() | Stood() | Struck():
            return _window(state, event)
        case NoWordLeft() | Finishing() | Ended():
            return _ending(state, event)
        case _:
            assert_never(event)


def _drawing(state: State, event: Laid | Picked | DrawTied) -> State:
    match event:
        case Laid():
            return replace(
                state,
                faces=event.faces,
                backs=event.backs,
                places=tuple(range(len(event.faces))),
                uses="0" * (4 * len(event.faces)),
                drawing=tuple(Seat(seat) for seat in range(len(state.setup.seats))),
                due=event.due,
            )
        case Picked():
            return replace(
                state,
                draws=(*state.draws, Draw(event.seat, event.tile, event.letter)),
                drawing=tuple(seat for seat in state.drawing if seat != event.seat),
            )
        case DrawTied():
            return replace(state, drawing=event.seats, due=event.due)
        case _:
            assert_never(event)


def _turn(state: State, event: TurnBegan | Spelled | Passed) -> State:
    match event:
        case TurnBegan():
            return replace(
                state,
                phase="turn",
                seat=event.seat,
                turn=event.turn,
                first=event.seat if state.first is None else state.first,
                due=event.due,
            )
        case Spelled():
            play = Play(event.seat, event.word, event.path, sum(event.points), "open")
            return replace(
                state,
                phase="window",
                due=event.closes,
                uses=pegged(state.uses, event.path),
                plays=(*state.plays, play),
                finishing=(),
            )
        case Passed():
            play = Play(event.seat, "", (), 0, "passed" if event.why == "pass" else "timer")
            return replace(state, plays=(*state.plays, play))
        case _:
            assert_never(event)


def _window(state: State, event: Accepted | Challenged | Stood | Struck) -> State:
    *before, play = state.plays
    match event:
        case Accepted():
            return replace(state, accepted=(*state.accepted, event.seat))
        case Challenged():
            return replace(state, plays=(*before, replace(play, challenger=event.seat)))
        case Stood():
            outcome = "doubled" if event.doubled else "stood"
            settled = replace(play, points=event.points, outcome=outcome)
            scores = tuple(
                score + (event.points if seat == event.seat else 0)
                for seat, score in enumerate(state.scores)
            )
            return replace(state, accepted=(), plays=(*before, settled), scores=scores)
        case Struck():
            return replace(
                state,
                accepted=(),
                plays=(*before, replace(play, outcome="struck")),
                uses=unpegged(state.uses, play.path),
            )
        case _:
            assert_never(event)


def _ending(state: State, event: NoWordLeft | Finishing | Ended) -> State:
    match event:
        case NoWordLeft():
            return replace(state, no_word_left=True)
        case Finishing():
            return replace(state, finishing=(*state.finishing, event.seat))
        case Ended():
            return replace(
                state,
                phase="over",
                seat=None,
                due=None,
                outcome=Result(_places(state.scores), state.scores, event.reason),
            )
        case _:
            assert_never(event)


def _places(scores: tuple[int, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Rank the seats by total; equal totals share a place (KD-24)."""
    return tuple(
        tuple(Seat(seat) for seat, score in enumerate(scores) if score == total)
        for total in sorted(set(scores), reverse=True)
    )
