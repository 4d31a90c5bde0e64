"""Overturning a ruling of the table by agreement, if there's no moderator (KYC-30)."""

from collections.abc import Sequence
from typing import Final, assert_never

from rumpus.core.values import Millis, Refusal, Seat
from rumpus.games.keep_your_cool.actions import Agreement, AskOverturn, Grant, Refuse
from rumpus.games.keep_your_cool.events import (
    CoolEvent,
    FlagStood,
    OverturnAsked,
    OverturnRefused,
    PlayWentOn,
)
from rumpus.games.keep_your_cool.moderator import flags, words
from rumpus.games.keep_your_cool.moderator.rules import made
from rumpus.games.keep_your_cool.rules.board import VAIN_MOST, call_of, later, may_ask, moderated
from rumpus.games.keep_your_cool.rules.breaking import unbroken
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Call, Change, Halt, RulingNote

ANSWER_TIME: Final = 30_000
"""Time for the other player to answer, in ms; then the ruling stands."""


def agree(state: State, seat: Seat, action: Agreement, at: Millis) -> Sequence[CoolEvent] | Refusal:
    """Judge a request to overturn a ruling, or the answer to one."""
    match action:
        case AskOverturn():
            return _ask(state, seat, action, at)
        case Grant():
            return _grant(state, seat, at)
        case Refuse():
            return _refuse(state, seat, at)
        case _:
            assert_never(action)


def stands(state: State, seat: Seat | None, at: Millis) -> Sequence[CoolEvent]:
    """Let the ruling stand: the request was refused, dropped by the asker, or not answered."""
    assert state.halt is not None
    assert state.halt.call is not None
    refused = OverturnRefused(state.halt.call, seat, at)
    return [refused, *_stood(state, at), _goes_on(state.halt, at)]


def _refuse(state: State, seat: Seat, at: Millis) -> Sequence[CoolEvent] | Refusal:
    """Let the ruling in question stand, or the loss of a flag that *seat* could dispute."""
    halt = state.halt
    if halt is not None and halt.why == "overturn":
        return stands(state, seat, at)
    if halt is not None and halt.why == "dispute" and halt.seat == seat:
        return _stood(state, at)
    return Refusal("nothing_asked", "KYC-30")


def _stood(state: State, at: Millis) -> list[FlagStood]:
    """Settle the flags that were open to dispute: they stay off."""
    return [FlagStood(flag.owner, flag.side, at) for flag in state.flags if flag.due is not None]


def _ask(
    state: State, seat: Seat, action: AskOverturn, at: Millis
) -> Sequence[CoolEvent] | Refusal:
    if moderated(state):
        return Refusal("ask_the_moderator", "KYC-30")
    halt = state.halt
    if halt is not None and (halt.why, halt.call) != ("dispute", action.call):
        return Refusal("halted", "KYC-30", {"why": halt.why})
    if not may_ask(state, seat):
        return Refusal("asked_enough", "KYC-30", {"most": VAIN_MOST})
    call = call_of(state, action.call)
    if call is None or call.seat != seat:
        return Refusal("no_such_call", "KYC-30")
    change = _overturned(state, call, at)
    if isinstance(change, Refusal):
        return change
    # Checked last: any answer to a request that is illegal anyway could reveal a held act.
    asked = OverturnAsked(call.number, seat, action.reason, later(at, ANSWER_TIME), at)
    # During a halt for a dispute nothing is in progress that asking could interrupt.
    return [asked] if halt is not None else unbroken(state) or [asked]


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
    """Return the change that overturns a ruling."""
    match call.kind:
        case "word":
            return words.accept(state, call, at)
        case "foul":
            return words.no_foul(state, call)
        case "stop" | "flag" | "void":
            attempt = flags.attempt_of(state, call.reach)
            if attempt is None:
                return flags.NOTHING
            if call.kind == "stop":
                return flags.pre_emptive(state, attempt)
            # A void stop that is accepted takes effect from when it was said.
            return flags.in_time(state, attempt, call.at if call.kind == "void" else at)
        case _:
            assert_never(call.kind)


def _goes_on(halt: Halt, at: Millis) -> PlayWentOn:
    return PlayWentOn(at - halt.since, at)
