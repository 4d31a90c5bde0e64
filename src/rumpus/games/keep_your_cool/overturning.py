"""Without a moderator: the two agree that a ruling of the table shall not stand (KYC-30)."""

from collections.abc import Sequence
from typing import Final, assert_never

from rumpus.core.values import Millis, Refusal, Seat
from rumpus.games.keep_your_cool import ruling_flags as flags
from rumpus.games.keep_your_cool import ruling_words as words
from rumpus.games.keep_your_cool.actions import Agreement, AskOverturn, Grant, Refuse
from rumpus.games.keep_your_cool.board import call_of, later, moderated
from rumpus.games.keep_your_cool.breaking import unbroken
from rumpus.games.keep_your_cool.events import (
    CoolEvent,
    OverturnAsked,
    OverturnRefused,
    PlayWentOn,
)
from rumpus.games.keep_your_cool.parts import Call, Change, Halt, RulingNote
from rumpus.games.keep_your_cool.ruling import made
from rumpus.games.keep_your_cool.state import State

ANSWER_TIME: Final = 30_000
"""So long, in ms, the other player may think; then the ruling stands."""

VAIN_MOST: Final = 3
"""Who has asked so often in vain may ask no more: asking stops the other's clock, too."""


def agree(state: State, seat: Seat, action: Agreement, at: Millis) -> Sequence[CoolEvent] | Refusal:
    """Judge a question to the other player, or an answer."""
    match action:
        case AskOverturn():
            return _ask(state, seat, action, at)
        case Grant():
            return _grant(state, seat, at)
        case Refuse():
            if state.halt is None or state.halt.why != "overturn":
                return Refusal("nothing_asked", "KYC-30")
            return stands(state, seat, at)
        case _:
            assert_never(action)


def stands(state: State, seat: Seat | None, at: Millis) -> Sequence[CoolEvent]:
    """Let the ruling stand, as the other said, the asker thought better of, or nobody answered."""
    assert state.halt is not None
    assert state.halt.call is not None
    refused = OverturnRefused(state.halt.call, seat, at)
    return [refused, _goes_on(state.halt, at)]


def _ask(
    state: State, seat: Seat, action: AskOverturn, at: Millis
) -> Sequence[CoolEvent] | Refusal:
    if moderated(state):
        return Refusal("ask_the_moderator", "KYC-30")
    if state.halt is not None:
        return Refusal("halted", "KYC-30")
    if state.vain[seat] == VAIN_MOST:
        return Refusal("asked_enough", "KYC-30", {"most": VAIN_MOST})
    call = call_of(state, action.call)
    if call is None or call.seat != seat:
        return Refusal("no_such_call", "KYC-30")
    change = _overturned(state, call, at)
    if isinstance(change, Refusal):
        return change
    # Last, as an answer to what can't be asked anyway would tell for nothing that an act waits.
    asked = OverturnAsked(call.number, seat, action.reason, later(at, ANSWER_TIME), at)
    return unbroken(state) or [asked]


def _grant(state: State, seat: Seat, at: Millis) -> Sequence[CoolEvent] | Refusal:
    halt = state.halt
    if halt is None or halt.why != "overturn" or halt.seat == seat:
        return Refusal("nothing_asked", "KYC-30")
    call = next(call for call in state.calls if call.number == halt.call)
    change = _overturned(state, call, at)
    if isinstance(change, Refusal):
        return change
    note = RulingNote(state.ruled, "overturn", seat, at, call.word or call.kind, halt.reason)
    return [*made(state, note, change), _goes_on(halt, at)]


def _overturned(state: State, call: Call, at: Millis) -> Change | Refusal:
    """Tell what becomes of a ruling that does not stand."""
    match call.kind:
        case "word":
            return words.accept(state, call, at)
        case "foul":
            return words.no_foul(state, call)
        case "stop" | "flag":
            attempt = flags.attempt_of(state, call.reach)
            if attempt is None:
                return flags.NOTHING
            if call.kind == "stop":
                return flags.pre_emptive(state, attempt)
            return flags.in_time(state, attempt, at)
        case _:
            assert_never(call.kind)


def _goes_on(halt: Halt, at: Millis) -> PlayWentOn:
    return PlayWentOn(at - halt.since, at)
