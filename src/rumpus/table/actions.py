"""Table actions: requests to the table itself; some come from players, some only from the room."""

from typing import Annotated, Literal

import msgspec

from rumpus.core.values import Options, OptionValue

SeatIndex = Annotated[int, msgspec.Meta(ge=0, lt=16)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Entrance = Literal["open", "ask", "password"]
Watchers = Literal["anyone", "players"]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=20)]


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Take a free seat, and be ready if the table still has these *terms* (None: any terms)."""

    seat: SeatIndex
    terms: int | None = None


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Leave your seat; in play a bot takes over."""


class AddBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="add_bot"):
    """Put a bot in a free seat (host, lobby), or in the seat of a player who is gone (anyone)."""

    seat: SeatIndex
    level: Level


class Remove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="remove"):
    """Free a seat (host, lobby); a person who is removed can't sit at this table again."""

    seat: SeatIndex


class Readmit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="readmit"):
    """Let a removed guest sit again (host, lobby); *place* is an index of `TableView.removed`."""

    place: Annotated[int, msgspec.Meta(ge=0, lt=100)]


class SetOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="set_option"):
    """Change a house rule (host, lobby)."""

    key: Key
    value: OptionValue


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ready"):
    """Agree to the house rules and handicaps of *terms* (None: to the current ones)."""

    ready: bool
    terms: int | None = None


class SetDoor(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="set_door"):
    """
    Set how people get in to *sit*, and who may *watch* (host, lobby).

    For ``password``, the table must have one already: it is set over HTTP.
    """

    sit: Entrance
    watch: Watchers


class SetHandicap(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="set_handicap"):
    """Set a seat's *handicap* in ms (host, or its player; lobby)."""

    seat: SeatIndex
    handicap: Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="start"):
    """Start the game (host)."""


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pause"):
    """Stop every clock; any player may do so, but not to win time for their own move."""


class Resume(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="resume"):
    """Let the clocks run again; any player may do so."""


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="take_back"):
    """Take your seat back from a bot."""


class GiveUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="give_up"):
    """Resign for good: your side loses, and there is no undo."""


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """Ask for another game with the same house rules; with *start*, begin at once if all agree."""

    start: bool = True


class JoinQueue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="join_queue"):
    """Wait to play next, at a game for two."""


class LeaveQueue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="leave_queue"):
    """Leave the queue (None), or remove the player at *place* from it for good (host)."""

    place: Annotated[int, msgspec.Meta(ge=0, lt=100)] | None = None


TableAction = (
    Sit
    | Leave
    | AddBot
    | Remove
    | Readmit
    | SetOption
    | SetHandicap
    | SetDoor
    | Ready
    | Start
    | Pause
    | Resume
    | TakeBack
    | GiveUp
    | Rematch
    | JoinQueue
    | LeaveQueue
)


class Adopt(msgspec.Struct, frozen=True, tag="adopt"):
    """
    Adopt the house rules of the twin.

    Only the room asks for it. *key* is an option that differs.
    """

    key: str
    options: Options
    revision: int


class CutShort(msgspec.Struct, frozen=True, tag="cut_short"):
    """
    End the game with the score as it stands: the log is full.

    Only the room asks for it.
    """


class CallOff(msgspec.Struct, frozen=True, tag="call_off"):
    """
    End the game of an evening's table, because the players of the *absent* seats didn't come.

    Nobody is absent if a leader of the evening entered the result, whose *places* hold seats; they
    may be corrected later. Only the room asks for it.
    """

    absent: tuple[int, ...] = ()
    places: tuple[tuple[int, ...], ...] | None = None


class Suspend(msgspec.Struct, frozen=True, tag="suspend"):
    """
    Stop every clock, because the players of these seats are gone.

    Only the room asks for it.
    """

    seats: tuple[int, ...]


class GoOn(msgspec.Struct, frozen=True, tag="go_on"):
    """
    Let the clocks run again, because the missing players are back; *away* as in `Resumed`.

    Only the room asks for it.
    """

    away: tuple[int, ...] = ()


class Lock(msgspec.Struct, frozen=True, tag="lock"):
    """
    Ask people for a password before they sit down; *lock* is its slow hash.

    Only the room asks for it, for the host: the password itself reaches neither table nor log.
    """

    lock: str


class Admit(msgspec.Struct, frozen=True, tag="admit"):
    """
    Let a guest in who typed the password, or whom somebody at the table let in.

    Only the room asks for it, for that person.
    """

    guest: str


class SetClock(msgspec.Struct, frozen=True, tag="set_clock"):
    """
    Set the clock of a slow table: its time is that of the wall clock, less *epoch* (both in ms).

    Only the room asks for it.
    """

    epoch: int


class Renew(msgspec.Struct, frozen=True, tag="renew"):
    """
    Offer a rematch anew, until a time in ms since 1970: the last offer has lapsed.

    Only the room asks for it.
    """

    until: int


class Lapse(msgspec.Struct, frozen=True, tag="lapse"):
    """
    End the offer of a rematch, and free the *seats* of players who are gone.

    Only the room asks for it.
    """

    seats: tuple[int, ...] = ()


class Decline(msgspec.Struct, frozen=True, tag="decline"):
    """
    Decline the rematch for a *player* who was asked.

    Only the room asks for it, for that person.
    """

    player: str


RoomAction = (
    Adopt | CutShort | CallOff | Suspend | GoOn | Lock | Admit | SetClock | Renew | Lapse | Decline
)
