"""Fold of events into the state, which checks no rules and never fails."""

from typing import Final, assert_never

from msgspec.structs import replace

from rumpus.core.memo import stepwise
from rumpus.core.values import Result, Setup
from rumpus.games.keep_your_cool import evolve_reach
from rumpus.games.keep_your_cool.events import (
    ActHeld,
    CoolEvent,
    Dealt,
    Ended,
    FirstWordLate,
    FlagStood,
    FlagTaken,
    FlagWaits,
    Fouled,
    Ignored,
    KeyWordSaid,
    Measured,
    OverturnAsked,
    OverturnRefused,
    PairTaken,
    PlayWentOn,
    ReachBroken,
    Reached,
    ReachEnded,
    RulingMade,
    RulingUndone,
    StopLate,
    Stopped,
    StopVoid,
    Thrown,
    ThrowsShown,
    TileTurned,
    Withdrawn,
    WordRefused,
)
from rumpus.games.keep_your_cool.fields import Side
from rumpus.games.keep_your_cool.moderator import evolve as evolve_ruling
from rumpus.games.keep_your_cool.options import rules_of
from rumpus.games.keep_your_cool.rules.board import key_number, key_word
from rumpus.games.keep_your_cool.rules.seating import PLAYERS, other
from rumpus.games.keep_your_cool.rules.staleness import with_stale
from rumpus.games.keep_your_cool.rules.updating import called, pop, with_player
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Call, Flag, KeyWord, Pair

SIDES: Final[tuple[Side, ...]] = ("left", "right")


def initial_state(setup: Setup) -> State:
    """Return the state before anything happened: a flag at each hip of both players (KYC-1)."""
    flags = tuple(Flag(seat, side) for seat in PLAYERS for side in SIDES)
    return State(setup, rules_of(setup.options), flags=flags)


@stepwise
def evolve(state: State, event: CoolEvent) -> State:
    """Return the state after one more event."""
    after = _evolved(state, event)
    # Rulings make no ruling stale, as they are undone in reverse order; nor does a resumption,
    # which moves all deadlines alike.
    if not state.rulings or isinstance(event, RulingMade | RulingUndone | PlayWentOn):
        return after
    return with_stale(state, after)


def _evolved(state: State, event: CoolEvent) -> State:
    match event:
        case Dealt() | Thrown() | ThrowsShown() | FirstWordLate():
            return _opening(state, event)
        case KeyWordSaid() | WordRefused() | TileTurned() | PairTaken() | Fouled():
            return _playing(state, event)
        case ActHeld() | Ignored() | Measured():
            return _waiting(state, event)
        case (
            Reached()
            | Withdrawn()
            | ReachBroken()
            | Stopped()
            | StopLate()
            | StopVoid()
            | FlagTaken()
            | ReachEnded()
        ):
            return evolve_reach.evolve(state, event)
        case (
            OverturnAsked()
            | OverturnRefused()
            | RulingMade()
            | RulingUndone()
            | FlagStood()
            | FlagWaits()
            | PlayWentOn()
        ):
            return evolve_ruling.evolve(state, event)
        case Ended():
            outcome = Result(event.places, event.points, event.reason)
            return replace(
                state,
                phase="over",
                at=max(state.at, event.at),
                due=None,
                grabs=(),
                held=(),
                halt=None,
                outcome=outcome,
            )
        case _:
            assert_never(event)


def _opening(state: State, event: Dealt | Thrown | ThrowsShown | FirstWordLate) -> State:
    match event:
        case Dealt():
            return replace(state, symbols=event.symbols, due=event.due)
        case Thrown():
            hands = tuple(
                event.hand if seat == event.seat else state.thrown[seat] for seat in PLAYERS
            )
            return replace(state, thrown=hands)
        case ThrowsShown():
            shown = replace(
                state, at=event.at, due=event.due, throws=event.hands, thrown=(None, None)
            )
            if event.flipper is None:
                return shown
            return replace(shown, phase="first_word", flipper=event.flipper)
        case FirstWordLate():
            return replace(state, at=event.at, due=event.due, flipper=event.flipper)
        case _:
            assert_never(event)


def _playing(
    state: State, event: KeyWordSaid | WordRefused | TileTurned | PairTaken | Fouled
) -> State:
    state = replace(state, at=max(state.at, event.at))
    match event:
        case KeyWordSaid():
            return _said(pop(state, event.seat), event)
        case WordRefused():
            call = Call(
                number=event.call,
                kind="word",
                seat=event.seat,
                at=event.at,
                key=key_number(state),
                word=event.word,
                doubt=event.doubt,
            )
            refused = called(pop(state, event.seat), call)
            return with_player(refused, event.seat, speak_from=event.speak_from)
        case TileTurned():
            turned = with_player(pop(state, event.seat), event.seat, busy=event.busy)
            if event.symbol is None:
                return replace(turned, up=tuple(up for up in state.up if up != event.tile))
            return replace(turned, up=(*state.up, event.tile))
        case PairTaken():
            return _took(state, event)
        case Fouled():
            call = Call(
                number=event.call,
                kind="foul",
                seat=event.seat,
                at=event.at,
                key=key_number(state),
                tiles=event.tiles,
            )
            fouled = replace(called(state, call), up=(), flipper=other(event.seat))
            return with_player(fouled, event.seat, speak_from=event.speak_from)
        case _:
            assert_never(event)


def _said(state: State, event: KeyWordSaid) -> State:
    """Add the key word and swap the roles (KYC-12); tiles face up stay face up (KYC-13)."""
    key = KeyWord(event.number, event.word, event.seat, state.flipper, event.at, event.doubts)
    said = replace(
        state,
        phase="play",
        due=None,
        keys=(*state.keys, key),
        used=(*state.used, event.word),
        words=event.number + 1,
        flipper=event.seat,
    )
    return with_player(said, other(event.seat), speak_from=event.speak_from)


def _took(state: State, event: PairTaken) -> State:
    key = key_word(state)
    pair = Pair(
        number=event.number,
        seat=event.seat,
        tiles=event.tiles,
        symbol=event.symbol,
        at=event.at,
        key=-1 if key is None else key.number,
        lifted=event.lifted,
    )
    up = tuple(tile for tile in state.up if tile not in event.tiles)
    taken = replace(state, up=up, pairs=(*state.pairs, pair), takes=event.number + 1)
    return taken if event.lifted is None else with_player(taken, event.seat, lock=None)


def _waiting(state: State, event: ActHeld | Ignored | Measured) -> State:
    match event:
        case ActHeld():
            return replace(state, held=(*state.held, event.held))
        case Ignored():
            return replace(pop(state, event.seat), at=max(state.at, event.at))
        case Measured():
            return with_player(state, event.seat, line=event.line)
        case _:
            assert_never(event)
