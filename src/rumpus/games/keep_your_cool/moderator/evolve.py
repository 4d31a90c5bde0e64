"""Fold of the events of rulings and halts into the state."""

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from rumpus.core.values import Millis
from rumpus.games.keep_your_cool.events import (
    FlagStood,
    FlagWaits,
    OverturnAsked,
    OverturnRefused,
    PlayWentOn,
    RulingMade,
    RulingUndone,
)
from rumpus.games.keep_your_cool.rules.board import flag_of, with_flag
from rumpus.games.keep_your_cool.rules.seating import other
from rumpus.games.keep_your_cool.rules.updating import last, with_locks
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Call, Change, Grab, Halt, Held, Player, Ruled

RulingEvent = (
    OverturnAsked | OverturnRefused | RulingMade | RulingUndone | FlagStood | FlagWaits | PlayWentOn
)


def evolve(state: State, event: RulingEvent) -> State:
    """Return the state after an event of a ruling or a halt."""
    match event:
        case OverturnAsked():
            halt = Halt(
                "overturn",
                event.seat,
                event.at if state.halt is None else state.halt.since,
                event.due,
                call=event.call,
                reason=event.reason,
            )
            calls = closed(state, event.call)
            return replace(state, at=max(state.at, event.at), halt=halt, calls=calls)
        case OverturnRefused():
            asker = next(call.seat for call in state.calls if call.number == event.call)
            vain = tuple(n + (seat == asker) for seat, n in enumerate(state.vain))
            return replace(state, at=max(state.at, event.at), vain=vain)
        case RulingMade():
            return _spoken(_made(state, event.ruling), event.speak_from)
        case RulingUndone():
            return _spoken(_undone(state, event), event.speak_from)
        case FlagStood():
            flag = replace(flag_of(state, event.owner, event.side), due=None)
            return replace(state, at=max(state.at, event.at), flags=with_flag(state, flag))
        case FlagWaits():
            flag = replace(flag_of(state, event.owner, event.side), due=event.due)
            halt = Halt("flag", other(event.owner), event.at, event.due, reach=event.reach)
            at = max(state.at, event.at)
            return replace(state, at=at, flags=with_flag(state, flag), halt=halt)
        case PlayWentOn():
            return _went_on(state, event)
        case _:
            assert_never(event)


def closed(state: State, number: int) -> tuple[Call, ...]:
    """Return the table's rulings with one of them closed, so that nobody can ask about it again."""
    return tuple(
        replace(call, closed=True) if call.number == number else call for call in state.calls
    )


def changed(state: State, change: Change) -> State:
    """Apply what a ruling sets."""
    fields = {
        name: getattr(change, name)
        for name in ("flipper", "keys", "used", "up", "pairs", "flags", "attempts", "calls")
        if getattr(change, name) is not None
    }
    state = replace(state, **fields)
    if change.phase is not None:
        state = replace(state, phase=change.phase, due=change.due)
    return state if change.locks is None else with_locks(state, change.locks)


def _spoken(state: State, speak_from: Sequence[Millis]) -> State:
    """Set from when on each player may speak, unless *speak_from* is empty."""
    if not speak_from:
        return state
    pairs = zip(state.players, speak_from, strict=True)
    return replace(state, players=tuple(replace(p, speak_from=then) for p, then in pairs))


def _made(state: State, ruling: Ruled) -> State:
    made = changed(state, ruling.after)
    words = max([state.words, *(key.number + 1 for key in made.keys)])
    return replace(
        made,
        at=max(state.at, ruling.note.at),
        words=words,
        rulings=last(state.rulings, ruling),
        ruled=ruling.note.number + 1,
    )


def _undone(state: State, event: RulingUndone) -> State:
    ruling = next(each for each in state.rulings if each.note.number == event.ruling)
    gone = replace(ruling, note=replace(ruling.note, undone=True))
    rulings = tuple(gone if each is ruling else each for each in state.rulings)
    back = changed(state, ruling.before)
    return replace(
        back,
        at=max(state.at, event.note.at),
        rulings=last(rulings, Ruled(event.note, Change(), Change())),
        ruled=event.note.number + 1,
    )


def _went_on(state: State, event: PlayWentOn) -> State:
    """Move every deadline back by the length of the halt."""
    by = event.lasted
    return replace(
        state,
        at=max(state.at, event.at),
        halt=None,
        due=_later(state.due, by),
        players=tuple(_player(player, by) for player in state.players),
        grabs=tuple(_grab(grab, by) for grab in state.grabs),
        held=tuple(_held(held, by) for held in state.held),
        flags=tuple(replace(flag, due=_later(flag.due, by)) for flag in state.flags),
    )


def _player(player: Player, by: int) -> Player:
    return replace(
        player,
        busy=player.busy + by,
        speak_from=player.speak_from + by,
        stop_from=player.stop_from + by,
        reach_from=player.reach_from + by,
    )


def _grab(grab: Grab, by: int) -> Grab:
    return replace(
        grab,
        began=grab.began + by,
        effective=grab.effective + by,
        until=grab.until + by,
        commit=grab.commit + by,
        complete=grab.complete + by,
        withdrawn=_later(grab.withdrawn, by),
    )


def _held(held: Held, by: int) -> Held:
    return replace(
        held,
        effective=held.effective + by,
        order=held.order + by,
        settle=held.settle + by,
    )


def _later(due: Millis | None, by: int) -> Millis | None:
    return None if due is None else Millis(due + by)
