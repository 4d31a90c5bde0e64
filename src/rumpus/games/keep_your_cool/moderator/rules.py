"""Rulings of the moderator: what each one sets, and how the last is undone."""

from typing import assert_never

from rumpus.core.values import Millis, Refusal, Seat
from rumpus.games.keep_your_cool.events import (
    CoolEvent,
    RulingMade,
    RulingUndone,
)
from rumpus.games.keep_your_cool.moderator import flags, words
from rumpus.games.keep_your_cool.moderator.actions import (
    AcceptWord,
    ConfirmFlag,
    Declare,
    FlagAway,
    FlagBack,
    FreeFamily,
    LockGrabs,
    PairBack,
    PairOut,
    RuleStop,
    RuleThird,
    Ruling,
    StrikeWord,
    SwapRoles,
    TurnAllDown,
    Undo,
    UnlockGrabs,
)
from rumpus.games.keep_your_cool.rules.board import later, running
from rumpus.games.keep_your_cool.rules.ending import declared
from rumpus.games.keep_your_cool.rules.reaching import cancelled
from rumpus.games.keep_your_cool.rules.seating import PLAYERS
from rumpus.games.keep_your_cool.rules.staleness import present
from rumpus.games.keep_your_cool.rules.wordbook import Wordbook
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.values import Change, Lock, Ruled, RulingNote

OnWords = StrikeWord | AcceptWord | FreeFamily | SwapRoles | TurnAllDown | RuleThird
OnFlags = (
    ConfirmFlag | RuleStop | PairBack | PairOut | FlagBack | FlagAway | LockGrabs | UnlockGrabs
)


def rule(
    book: Wordbook, state: State, seat: Seat, action: Ruling, at: Millis
) -> list[CoolEvent] | Refusal:
    """Judge a ruling of the moderator, who decides whatever the rules leave open (KYC-30)."""
    if state.phase == "throw":
        return words.NOT_YET
    note = RulingNote(
        number=state.ruled,
        kind=str(action.__struct_config__.tag),
        seat=seat,
        at=at,
        about=_about(state, action),
        reason=action.reason,
    )
    match action:
        case Undo():
            return _undo(state, action.ruling, note)
        case Declare():
            winner = None if action.winner is None else Seat(action.winner)
            return [
                RulingMade(Ruled(note, Change(), Change())),
                declared(state, winner, at),
            ]
        case StrikeWord() | AcceptWord() | FreeFamily() | SwapRoles() | TurnAllDown() | RuleThird():
            change = _on_words(book, state, action, at)
        case (
            ConfirmFlag()
            | RuleStop()
            | PairBack()
            | PairOut()
            | FlagBack()
            | FlagAway()
            | LockGrabs()
            | UnlockGrabs()
        ):
            change = _on_flags(state, action, at)
        case _:
            assert_never(action)
    return change if isinstance(change, Refusal) else made(state, note, change)


def made(state: State, note: RulingNote, change: Change) -> list[CoolEvent]:
    """Return a ruling and its consequences."""
    ruled = Ruled(note, present(state, change), change)
    events: list[CoolEvent] = [RulingMade(ruled, _pauses(state, change, note.at))]
    return events + _afterwards(state, change, note.at)


def _undo(state: State, number: int, note: RulingNote) -> list[CoolEvent] | Refusal:
    """KYC-30: undo the last ruling, unless something it set has changed since."""
    standing = [r for r in state.rulings if not r.note.undone and r.note.kind != "undo"]
    if not standing or standing[-1].note.number != number:
        return Refusal("not_the_last", "KYC-30")
    ruling = standing[-1]
    if number in state.stale:
        return Refusal("moved_on", "KYC-30")
    undone = RulingUndone(number, note, _pauses(state, ruling.before, note.at))
    return [undone, *_afterwards(state, ruling.before, note.at)]


def _pauses(state: State, change: Change, at: Millis) -> tuple[Millis, ...]:
    """KYC-12: make a player who loses the tiles by a ruling wait before speaking, too."""
    if change.flipper is None:
        return ()
    pause = later(running(state, at), state.rules.swap_pause)
    return tuple(
        player.speak_from if seat == change.flipper else max(player.speak_from, pause)
        for seat, player in zip(PLAYERS, state.players, strict=True)
    )


def _afterwards(state: State, change: Change, at: Millis) -> list[CoolEvent]:
    """End all reaches if no key word is left (KYC-5)."""
    return cancelled(state, at) if change.phase == "first_word" else []


def _on_words(book: Wordbook, state: State, action: OnWords, at: Millis) -> Change | Refusal:
    match action:
        case StrikeWord():
            return words.strike(state, action.key, at)
        case AcceptWord():
            call = words.found(state, action.call, ("word",))
            return call if isinstance(call, Refusal) else words.accept(state, call, at)
        case FreeFamily():
            return words.free(book, state, action.word.lower())
        case SwapRoles():
            return words.swap(state)
        case TurnAllDown():
            return words.turn_down(state)
        case RuleThird():
            call = words.found(state, action.call, ("foul",))
            return call if isinstance(call, Refusal) else words.no_foul(state, call)
        case _:
            assert_never(action)


def _on_flags(state: State, action: OnFlags, at: Millis) -> Change | Refusal:
    match action:
        case ConfirmFlag():
            return flags.confirm(state, action.reach)
        case RuleStop():
            return flags.rule_stop(state, action, at)
        case PairBack():
            return flags.pair_back(state, action.pair)
        case PairOut():
            return flags.pair_out(state, action.pair)
        case FlagBack():
            return flags.move_flag(state, Seat(action.owner), action.side, taken=False)
        case FlagAway():
            return flags.move_flag(state, Seat(action.owner), action.side, taken=True)
        case LockGrabs():
            return flags.lock_grabs(state, Seat(action.player), Lock(at))
        case UnlockGrabs():
            return flags.lock_grabs(state, Seat(action.player), None)
        case _:
            assert_never(action)


def _about(state: State, action: Ruling) -> str:
    """Return the subject of a ruling as a short text, for the list of rulings."""
    match action:
        case Undo():
            return str(action.ruling)
        case Declare():
            return "draw" if action.winner is None else str(action.winner)
        case StrikeWord() | AcceptWord() | FreeFamily() | SwapRoles() | TurnAllDown() | RuleThird():
            return _about_words(state, action)
        case _:
            return _about_flags(state, action)


def _about_words(state: State, action: OnWords) -> str:
    match action:
        case StrikeWord():
            return state.keys[-1].word if state.keys else ""
        case AcceptWord() | RuleThird():
            return next((c.word for c in state.calls if c.number == action.call), "")
        case FreeFamily():
            return action.word.lower()
        case SwapRoles() | TurnAllDown():
            return ""
        case _:
            assert_never(action)


def _about_flags(state: State, action: OnFlags) -> str:
    match action:
        case ConfirmFlag():
            return str(action.reach)
        case RuleStop():
            return f"{action.reach} {action.verdict}"
        case PairBack() | PairOut():
            return next((p.symbol for p in state.pairs if p.number == action.pair), "")
        case FlagBack() | FlagAway():
            return f"{action.owner} {action.side}"
        case LockGrabs() | UnlockGrabs():
            return str(action.player)
        case _:
            assert_never(action)
