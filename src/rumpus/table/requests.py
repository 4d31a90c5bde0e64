"""Requests to the table itself, such as sitting down, starting or pausing, and their events."""

from typing import assert_never

import msgspec

from rumpus.core.values import Millis, Refusal
from rumpus.table.actions import (
    AddBot,
    Admit,
    Adopt,
    CallOff,
    CutShort,
    Decline,
    GiveUp,
    GoOn,
    JoinQueue,
    Lapse,
    Leave,
    LeaveQueue,
    Lock,
    Pause,
    Readmit,
    Ready,
    Rematch,
    Remove,
    Renew,
    Resume,
    RoomAction,
    SetClock,
    SetDoor,
    SetHandicap,
    SetOption,
    Sit,
    Start,
    Suspend,
    TakeBack,
)
from rumpus.table.calling_off import call_off
from rumpus.table.door import decide_admit
from rumpus.table.events import (
    BotTook,
    ClockSet,
    Do,
    DoorSet,
    Downtime,
    HandedBack,
    Header,
    Opened,
    OptionChanged,
    Paused,
    Rematched,
    Resumed,
    TableEvent,
)
from rumpus.table.giving_up import give_up
from rumpus.table.lobby import (
    LobbyAction,
    decide_lobby,
    not_ready,
    plays,
    too_few,
)
from rumpus.table.offer import decide_offer
from rumpus.table.pausing import Sitting
from rumpus.table.player_queue import decide_queue, dissolved
from rumpus.table.table_state import TableState

_NOT_ALONE = (Sit, Leave, GiveUp, AddBot, Remove, SetOption, SetHandicap, SetDoor, Lock, Pause)
"""Requests that would change who plays the board of the day, how, or for how long."""


def requested(
    table: TableState, cause: Do, name: str, at: Millis
) -> tuple[TableEvent, ...] | Refusal:
    """
    Judge a request to the table itself by a player or the room.

    *name* is the name of a player who sits down. Changes nothing.
    """
    if table.lobby.daily is not None and isinstance(cause.action, _NOT_ALONE):
        return Refusal("daily_alone")
    match cause.action:
        case (None | Adopt() | CutShort() | CallOff() | Suspend() | GoOn()) | (
            Lock() | Admit() | SetClock() | Renew() | Lapse() | Decline()
        ):
            return _do_of_room(table, cause.action)
        case Sit() | Remove() | Readmit() | SetOption() | SetHandicap() | SetDoor() | Ready():
            return _do_lobby(table, cause.player, name, cause.action)
        case Leave():
            return _leave(table, cause.player, name)
        case AddBot():
            return _add_bot(table, cause.player, name, cause.action)
        case Start():
            return _start(table, cause)
        case Pause() | Resume() | TakeBack() | GiveUp():
            return _do_play(table, cause.player, cause.action, at)
        case Rematch():
            return _rematch(table, cause)
        case JoinQueue() | LeaveQueue():
            return _queue(table, cause.player, name, cause.action)
        case _:
            assert_never(cause.action)


def _do_of_room(table: TableState, action: RoomAction | None) -> tuple[TableEvent, ...] | Refusal:
    match action:
        case None:
            return (Downtime(),)
        case Adopt():
            return _adopt(table, action)
        case CutShort():
            return _cut_short(table)
        case CallOff():
            return call_off(table, action)
        case Suspend():
            return _suspend(table)
        case GoOn():
            return _go_on(table, action)
        case Lock() | Renew() | Lapse() | Decline():
            return _do_of_room_in_lobby(table, action)
        case Admit():
            return decide_admit(table.lobby.door, action)
        case SetClock():
            playing = table.phase == "play" and table.slow
            return (ClockSet(action.epoch),) if playing else Refusal("not_playing")
        case _:
            assert_never(action)


def _do_lobby(
    table: TableState, player: str, name: str, action: LobbyAction
) -> tuple[TableEvent, ...] | Refusal:
    if table.phase != "lobby":
        return Refusal("not_lobby")
    decided = decide_lobby(table.facts, table.levels, table.lobby, player, name, action)
    if isinstance(decided, Refusal):
        return decided
    if isinstance(action, Sit):
        return (*decided, *dissolved(table.lobby, player, decided))
    return tuple(decided)


def _adopt(table: TableState, action: Adopt) -> tuple[TableEvent, ...] | Refusal:
    lobby = table.lobby
    if table.phase != "lobby":
        return Refusal("not_lobby")
    if action.revision < lobby.revision:
        return Refusal("stale")
    if (action.revision, action.options) == (lobby.revision, lobby.options):
        return Refusal("stale")
    return (OptionChanged(action.key, action.options, action.revision),)


def _do_of_room_in_lobby(
    table: TableState, action: Lock | Renew | Lapse | Decline
) -> tuple[TableEvent, ...] | Refusal:
    if table.phase != "lobby":
        return Refusal("not_lobby")
    if not isinstance(action, Lock):
        return decide_offer(table.lobby, action)
    return (DoorSet("password", table.lobby.door.watch, action.lock),)


def _do_play(
    table: TableState, player: str, action: Pause | Resume | TakeBack | GiveUp, at: Millis
) -> tuple[TableEvent, ...] | Refusal:
    seat = table.seat_of(player)
    if table.phase != "play":
        return Refusal("not_playing")
    if seat is None and player:
        return Refusal("not_seated")
    if seat in table.gave_up:
        return Refusal("gave_up")
    match action:
        case Pause():
            return _pause(table, seat, at)
        case Resume():
            return Refusal("not_paused") if table.paused is None else (Resumed(seat),)
        case TakeBack():
            if seat is None or table.sitters[seat].bot is None:
                return Refusal("not_taken")
            return (HandedBack(seat),)
        case GiveUp():
            return give_up(table, seat)
        case _:
            assert_never(action)


def _pause(table: TableState, seat: int | None, at: Millis) -> tuple[TableEvent, ...] | Refusal:
    if table.paused is not None:
        return Refusal("paused")
    if table.slow:
        return Refusal("slow_table")
    assert table.game is not None
    assert table.header is not None
    if seat is None:
        return (Paused(None),)
    sitting = Sitting(table.game, table.state, table.header.seats, table.sitters)
    return sitting.no_pause(seat, table.rested, at) or (Paused(seat),)


def _suspend(table: TableState) -> tuple[TableEvent, ...] | Refusal:
    if table.phase != "play":
        return Refusal("not_playing")
    return Refusal("paused") if table.paused is not None else (Paused(None),)


def _go_on(table: TableState, action: GoOn) -> tuple[TableEvent, ...] | Refusal:
    if table.phase != "play":
        return Refusal("not_playing")
    return Refusal("not_paused") if table.paused is None else (Resumed(None, action.away),)


def _cut_short(table: TableState) -> tuple[TableEvent, ...] | Refusal:
    if table.phase != "play":
        return Refusal("not_playing")
    return () if table.paused is None else (Resumed(None),)


def _leave(table: TableState, player: str, name: str) -> tuple[TableEvent, ...] | Refusal:
    if table.phase == "lobby":
        return _do_lobby(table, player, name, Leave())
    seat = table.seat_of(player)
    if seat is None:
        return Refusal("not_seated")
    if table.phase != "play" or not table.levels:
        return Refusal("not_playing")
    if table.sitters[seat].bot is not None:
        return Refusal("not_seated")
    return _no_bots(table, seat) or (BotTook(seat, table.levels[0]),)


def _add_bot(
    table: TableState, player: str, name: str, action: AddBot
) -> tuple[TableEvent, ...] | Refusal:
    if table.phase == "lobby":
        return _do_lobby(table, player, name, action)
    if table.phase != "play":
        return Refusal("not_playing")
    if player and table.seat_of(player) is None:
        return Refusal("not_seated")
    if table.slow:
        # Nobody has to be here, and the deadline plays for those who don't come.
        return Refusal("slow_table")
    if action.level not in table.levels:
        return Refusal("no_such_level", None, {"level": action.level})
    if action.seat >= len(table.sitters):
        return Refusal("no_such_seat")
    if table.sitters[action.seat].bot is not None:
        return Refusal("seat_taken")
    return _no_bots(table, action.seat) or (BotTook(action.seat, action.level),)


def _no_bots(table: TableState, seat: int) -> Refusal | None:
    assert table.header is not None
    role = table.header.seats[seat].role
    return None if plays(role) else Refusal("no_bots", None, {"role": role})


def _start(table: TableState, cause: Do) -> tuple[TableEvent, ...] | Refusal:
    if table.phase != "lobby":
        return Refusal("not_lobby")
    if cause.player != table.lobby.host:
        return Refusal("not_host")
    refusal = too_few(table.facts, table.lobby)
    if refusal is not None:
        return refusal
    try:
        game = table.make_game(table.lobby.options)
    except LookupError:
        return Refusal("no_such_lexicon", None, {"lexicon": str(table.lobby.options["lexicon"])})
    taken = [(place, place.sitter) for place in table.lobby.places if place.sitter is not None]
    sitters = tuple(sitter for _, sitter in taken)
    seated = game.seat(table.lobby.options, [place.role for place, _ in taken])
    if isinstance(seated, Refusal):
        return seated
    seats = tuple(
        msgspec.structs.replace(info, handicap=place.handicap)
        for info, (place, _) in zip(seated, taken, strict=True)
    )
    header = Header(
        game=game.facts.name,
        rules_version=game.facts.rules_version,
        options=table.lobby.options,
        seats=seats,
        names=tuple(sitter.name for sitter in sitters),
        data=game.facts.data,
        commitment=table.commitment,
    )
    if table.beginning is not None:
        header = msgspec.structs.replace(header, origin=table.beginning.origin)
    return not_ready(table.lobby) or (Opened(header, sitters, cause.together),)


def _rematch(table: TableState, cause: Do) -> tuple[TableEvent, ...] | Refusal:
    if table.phase != "over":
        return Refusal("not_over")
    if table.seat_of(cause.player) is None and table.lobby.place_of(cause.player) is None:
        return Refusal("not_seated")
    if cause.table is None or table.next is not None:
        return Refusal("already_rematched")
    return (Rematched(cause.table),)


def _queue(
    table: TableState, player: str, name: str, action: JoinQueue | LeaveQueue
) -> tuple[TableEvent, ...] | Refusal:
    if table.next is not None:
        return Refusal("already_rematched")
    if table.seat_of(player) is not None and isinstance(action, JoinQueue):
        return Refusal("already_seated")
    decided = decide_queue(table.facts, table.lobby, player, name, action)
    return decided if isinstance(decided, Refusal) else tuple(decided)
