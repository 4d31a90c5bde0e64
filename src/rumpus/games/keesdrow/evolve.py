"""Fold of events into the state, which checks no rules and never fails."""

from typing import assert_never

from msgspec.structs import replace

from rumpus.core.giving_up import behind
from rumpus.core.memo import stepwise
from rumpus.core.values import Result, Seat, Setup
from rumpus.games.keesdrow.events import (
    Accepted,
    Barred,
    Challenged,
    CoachingAdmitted,
    CoachingCalled,
    CoachingDenied,
    CoachingRuled,
    DrawTied,
    Ended,
    Finishing,
    Flipped,
    Forfeited,
    KeesdrowEvent,
    Laid,
    NoWordLeft,
    Passed,
    Picked,
    Skipped,
    Spelled,
    Stood,
    Struck,
    TilesTaken,
    TurnBegan,
    TurnWentOn,
    WordsAgain,
)
from rumpus.games.keesdrow.options import rules_of
from rumpus.games.keesdrow.rules.board import (
    moved,
    pegged,
    positions_of,
    unpegged,
    used_after,
)
from rumpus.games.keesdrow.rules.moving import turned_back, turning
from rumpus.games.keesdrow.rules.seating import players, team_of
from rumpus.games.keesdrow.state import Coaching, Draw, Play, State, Taking
from rumpus.words.grid import Used


def initial_state(setup: Setup) -> State:
    """Return the state before anything happened."""
    rules = rules_of(setup.options)
    used = Used(shorter=rules.shorter)
    return State(setup, rules, scores=(0,) * len(setup.seats), used=used)


@stepwise
def evolve(state: State, event: KeesdrowEvent) -> State:
    """Return the state after one more event."""
    match event:
        case Laid() | Picked() | DrawTied():
            return _drawing(state, event)
        case TurnBegan() | Spelled() | Passed() | Skipped() | Forfeited():
            return _turn(state, event)
        case Accepted() | Challenged() | Stood() | Struck():
            return _window(state, event)
        case TilesTaken() | Flipped() | Barred():
            return _variation(state, event)
        case CoachingCalled() | CoachingAdmitted() | CoachingDenied() | CoachingRuled():
            return _coaching(state, event)
        case TurnWentOn():
            during = "turn" if state.coaching is None else state.coaching.during
            return replace(state, phase=during, due=event.due, coaching=None)
        case NoWordLeft() | WordsAgain() | Finishing() | Ended():
            return _ending(state, event)
        case _:
            assert_never(event)


def _drawing(state: State, event: Laid | Picked | DrawTied) -> State:
    match event:
        case Laid():
            playing = players(state.setup.seats)
            return replace(
                state,
                faces=event.faces,
                backs=event.backs,
                alphabet=event.alphabet,
                values=event.values,
                places=tuple(range(len(event.faces))),
                uses="0" * (4 * len(event.faces)),
                # KD-29: a single player has nothing to draw for.
                drawing=playing if len(playing) > 1 else (),
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


def _turn(state: State, event: TurnBegan | Spelled | Passed | Skipped | Forfeited) -> State:
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
                used=state.used.plus(positions_of(state.places, event.path)),
                finishing=(),
            )
        case Passed():
            play = Play(event.seat, "", (), 0, "passed" if event.why == "pass" else "timer")
            return replace(state, plays=(*state.plays, play))
        case Skipped():
            play = Play(event.seat, "", (), 0, "skipped")
            # Two wrong challenges cost two turns.
            at = state.barred.index(event.seat)
            barred = (*state.barred[:at], *state.barred[at + 1 :])
            return replace(state, plays=(*state.plays, play), barred=barred)
        case Forfeited():
            turn = state.turn if state.coaching is None else state.coaching.turn
            before = replace(_taken_back(state, turn), coaching=None)
            play = Play(event.seat, "", (), 0, "coached")
            plays = (*before.plays[:turn], play, *before.plays[turn + 1 :])
            used = used_after(plays, before.places, state.rules.shorter)
            return replace(before, plays=plays, used=used)
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
            scores = _scored(state, event.seat, event.points)
            return replace(state, accepted=(), plays=(*before, settled), scores=scores)
        case Struck():
            return replace(
                state,
                accepted=(),
                plays=(*before, replace(play, outcome="struck")),
                uses=unpegged(state.uses, play.path),
                used=used_after(before, state.places, state.rules.shorter),
            )
        case _:
            assert_never(event)


def _variation(state: State, event: TilesTaken | Flipped | Barred) -> State:
    match event:
        case TilesTaken():
            takings = (Taking(tile, event.seat, state.turn) for tile in event.tiles)
            scores = _scored(state, event.seat, len(event.tiles))
            return replace(state, taken=(*state.taken, *takings), scores=scores)
        case Flipped():
            used = moved(state.used, state.places, event.places)
            return replace(state, places=event.places, used=used)
        case Barred():
            return replace(state, barred=(*state.barred, event.seat))
        case _:
            assert_never(event)


def _coaching(
    state: State, event: CoachingCalled | CoachingAdmitted | CoachingDenied | CoachingRuled
) -> State:
    match event:
        case CoachingCalled():
            turn = state.turn if event.turn is None else event.turn
            return replace(
                state,
                phase="coaching",
                due=event.due,
                coaching=Coaching(event.seat, event.left, turn, state.phase),
                called=(*state.called, turn),
            )
        case CoachingDenied():
            assert state.coaching is not None
            denied = replace(state.coaching, denied=True)
            return replace(state, due=event.due, coaching=denied)
        case CoachingAdmitted() | CoachingRuled():
            # The next event holds the consequences.
            return state
        case _:
            assert_never(event)


def _taken_back(state: State, turn: int) -> State:
    """KD-25: undo everything that the word of a turn did to pegs, points, tiles and columns."""
    if turn >= len(state.plays):
        return state
    play = state.plays[turn]
    state = replace(state, uses=unpegged(state.uses, play.path), accepted=())
    if play.outcome == "open":
        return state
    tiles = [taking for taking in state.taken if taking.turn == turn]
    places = state.places
    if state.rules.variation == "flip_flop":
        # A column keeps its tiles, so they identify it even after it has turned.
        places = turned_back(places, turning(places, play.path))
    return replace(
        state,
        scores=_scored(state, play.seat, -play.points - len(tiles)),
        taken=tuple(taking for taking in state.taken if taking not in tiles),
        places=places,
    )


def _scored(state: State, seat: Seat, points: int) -> tuple[int, ...]:
    """KD-25: add what a seat scores to the total of its whole team."""
    team = team_of(state.setup.seats, seat)
    return tuple(
        score + points if other in team else score for other, score in enumerate(state.scores)
    )


def _ending(state: State, event: NoWordLeft | WordsAgain | Finishing | Ended) -> State:
    match event:
        case NoWordLeft():
            return replace(state, no_word_left=True)
        case WordsAgain():
            return replace(state, no_word_left=False)
        case Finishing():
            return replace(state, finishing=(*state.finishing, event.seat))
        case Ended():
            return replace(
                state,
                phase="over",
                seat=None,
                due=None,
                outcome=behind(Result(_places(state), state.scores, event.reason), event.last),
            )
        case _:
            assert_never(event)


def _places(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Rank players by total; equal totals share a place (KD-24), and so does a team (KD-25)."""
    playing = players(state.setup.seats)
    return tuple(
        tuple(seat for seat in playing if state.scores[seat] == total)
        for total in sorted({state.scores[seat] for seat in playing}, reverse=True)
    )
