"""Fold of the events of reaches, stops and flags into the state."""

from typing import assert_never

from msgspec.structs import replace

from rumpus.games.keep_your_cool.events import (
    FlagTaken,
    ReachBroken,
    Reached,
    ReachEnded,
    StopLate,
    Stopped,
    StopVoid,
    Withdrawn,
)
from rumpus.games.keep_your_cool.rules.barring import later_of
from rumpus.games.keep_your_cool.rules.board import flag_of, key_number, moderated, with_flag
from rumpus.games.keep_your_cool.rules.seating import other
from rumpus.games.keep_your_cool.rules.updating import called, last, pop, settled, with_player
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Call, Grab, Halt, Lock, Pair, Verdict

ReachEvent = (
    Reached | Withdrawn | ReachBroken | Stopped | StopLate | StopVoid | FlagTaken | ReachEnded
)


def evolve(state: State, event: ReachEvent) -> State:
    """Return the state after an event of a reach, a stop or a flag."""
    match event:
        case Reached():
            return _reached(state, event)
        case Withdrawn():
            return _withdrawn(state, event)
        case ReachBroken():
            grab = replace(_grab(state, event.reach), broken=True)
            broken = replace(_with_grab(state, grab), at=max(state.at, event.at))
            return with_player(broken, other(event.seat), stop_from=event.stop_from)
        case Stopped() | StopLate() | StopVoid():
            return _judged(state, event)
        case FlagTaken():
            return _taken(state, event)
        case ReachEnded():
            state = replace(state, at=max(state.at, event.at))
            grab = _grab(state, event.reach)
            return settled(state, grab, event.outcome, grab.late)
        case _:
            assert_never(event)


def _withdrawn(state: State, event: Withdrawn) -> State:
    grab = replace(_grab(state, event.reach), withdrawn=event.at, lost=event.lost)
    # A hand lost with its connection was withdrawn by no act, so no held act is due to be removed.
    back = _with_grab(state if event.lost else pop(state, event.seat), grab)
    back = replace(back, at=max(state.at, event.at))
    return with_player(back, event.seat, reach_from=event.reach_from)


def _reached(state: State, event: Reached) -> State:
    grab = event.grab
    return replace(
        state if grab.again else pop(state, grab.seat),
        at=max(state.at, grab.began),
        grabs=(*state.grabs, grab),
        grabs_made=grab.number + 1,
    )


def _judged(state: State, event: Stopped | StopLate | StopVoid) -> State:
    verdict = event.verdict
    state = replace(state, at=max(state.at, verdict.at), verdicts=last(state.verdicts, verdict))
    match event:
        case Stopped():
            return _stopped(state, event)
        case StopLate():
            return _with_grab(state, replace(_grab(state, verdict.reach), late=verdict))
        case StopVoid():
            state = state if event.call is None else _doubted(state, verdict, event.call)
            state = _freed(state, event) if event.frees else state
            return with_player(state, verdict.seat, stop_from=event.stop_from)
        case _:
            assert_never(event)


def _freed(state: State, event: StopVoid) -> State:
    """KYC-21: let the player whose feint drew the stop reach again without waiting."""
    feinter = other(event.verdict.seat)
    reach_from = min(state.players[feinter].reach_from, event.verdict.at)
    return with_player(state, feinter, reach_from=reach_from)


def _doubted(state: State, verdict: Verdict, number: int) -> State:
    """KYC-30: note that a void stop may have been meant for the hand that is out."""
    reach = next(grab.number for grab in state.grabs if grab.seat != verdict.seat)
    call = Call(
        number=number,
        kind="void",
        seat=verdict.seat,
        at=verdict.at,
        key=key_number(state),
        reach=reach,
    )
    return called(state, call)


def _stopped(state: State, event: Stopped) -> State:
    """KYC-19: keep the flag in place, and lock the grabber."""
    verdict: Verdict = event.verdict
    grab = _grab(state, verdict.reach)
    call = Call(
        number=event.call,
        kind="stop",
        seat=grab.seat,
        at=verdict.at,
        key=key_number(state),
        reach=grab.number,
    )
    stopped = called(settled(state, grab, "stopped", verdict), call)
    if event.lifted_by is None:
        return with_player(stopped, grab.seat, lock=event.lock)
    lock = Lock(verdict.at, grab.number)
    pairs = (_lifting(pair, event.lifted_by, lock) for pair in state.pairs)
    return replace(stopped, pairs=tuple(pairs))


def _lifting(pair: Pair, number: int, lock: Lock) -> Pair:
    if pair.number != number:
        return pair
    return replace(pair, lifted=later_of(pair.lifted, lock))


def _taken(state: State, event: FlagTaken) -> State:
    grab = _grab(state, event.reach)
    flag = replace(flag_of(state, event.owner, event.side), taken=True, due=event.due)
    call = Call(
        number=event.call,
        kind="flag",
        seat=event.owner,
        at=event.at,
        key=key_number(state),
        reach=event.reach,
    )
    taken = called(settled(state, grab, "taken", grab.late), call)
    halt = state.halt
    if event.halts and event.due is not None:
        halt = Halt("flag", event.seat, event.at, event.due, event.call, event.reach)
        if not moderated(state):
            halt = replace(halt, why="dispute", seat=event.owner)
    return replace(taken, at=max(state.at, event.at), flags=with_flag(state, flag), halt=halt)


def _grab(state: State, number: int | None) -> Grab:
    return next(grab for grab in state.grabs if grab.number == number)


def _with_grab(state: State, grab: Grab) -> State:
    grabs = tuple(grab if each.number == grab.number else each for each in state.grabs)
    return replace(state, grabs=grabs)
