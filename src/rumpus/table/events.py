"""
Events of the table itself, not of its game, and the entries of its log.

A log is a sequence of entries; an entry is one cause with all its events, and is stored whole or
not at all. Entries before ``Opened`` belong to the lobby.
"""

from typing import Generic, TypeVar

import msgspec

from rumpus.core.values import Act, Millis, Options, SeatInfo, Timer
from rumpus.table.actions import Entrance, RoomAction, TableAction, Watchers

Action = TypeVar("Action")
Event = TypeVar("Event")


class Sitter(msgspec.Struct, frozen=True):
    """Occupant of a seat: *player* is a guest id and never leaves the server; a bot has a level."""

    player: str
    name: str
    bot: str | None = None


class Door(msgspec.Struct, frozen=True):
    """
    Door of a table: how people get in to *sit*, and who may *watch*.

    *lock* is the slow hash of its password; *admitted* are the guests who may sit down at a table
    that isn't open to all. Neither leaves the server.
    """

    sit: Entrance = "open"
    watch: Watchers = "anyone"
    lock: str | None = None
    admitted: tuple[str, ...] = ()


class Tally(msgspec.Struct, frozen=True):
    """
    Results of a player in a series of rematches.

    *row* counts wins in a row: a loss ends the row, and a draw doesn't change it. *handicap* is
    the player's handicap in the last game, in ms.
    """

    player: str
    name: str
    played: int = 0
    won: int = 0
    row: int = 0
    handicap: int = 0


class Offer(msgspec.Struct, frozen=True):
    """
    Offer of a rematch to the *players* of the previous game; the one who made it is among them.

    Play begins once all of them sit at the table. *until* is when the offer lapses, in ms since
    1970. A *lapsed* offer is renewed when one of them sits down. Players who *declined* it would
    rather not play again.
    """

    players: tuple[Sitter, ...]
    until: int
    lapsed: bool = False
    declined: tuple[str, ...] = ()


class Origin(msgspec.Struct, frozen=True):
    """
    Moment of a finished game from which another one goes on.

    *commitment* is that game's and identifies it, *seq* its last entry that counts. The first
    *events* of the opening come from there.
    """

    commitment: str
    seq: int
    events: int


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    Everything a record needs to be folded, re-dealt and re-decided (`docs/reference/record.md`).

    *data* holds the SHA-256 of each file that the rules use: tiles, values, the word list.
    *origin* is the moment from which the game goes on, if it doesn't begin with a deal.
    """

    game: str
    rules_version: int
    options: Options
    seats: tuple[SeatInfo, ...]
    names: tuple[str, ...]
    data: dict[str, str]
    commitment: str
    origin: Origin | None = None


class Created(msgspec.Struct, frozen=True, tag="created"):
    """
    A table was created, and its lobby is open. *roles* lists the role of each seat.

    *daily* is the date whose board is played here, *twin* the other table of a duplicate, and
    *shared* the round of an evening whose tables all have this board. *queue*, *tally*, *door* and
    the guests who are *removed* for good come from the previous game's table.
    *sought*: the room found the players for each other, here or at the first table of the series.
    *offer* is the rematch that is offered here, or None. *club* names the club whose table it is,
    or is empty. *holidays* delay the deadlines of a slow game.
    """

    name: str
    title: str
    game: str
    public: bool
    options: Options
    roles: tuple[str, ...]
    daily: str | None = None
    twin: str | None = None
    queue: tuple[Sitter, ...] = ()
    tally: tuple[Tally, ...] = ()
    removed: tuple[Sitter, ...] = ()
    door: Door = Door()
    shared: str | None = None
    sought: bool = False
    offer: Offer | None = None
    club: str = ""
    holidays: bool = True


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """Somebody took a seat of the lobby."""

    seat: int
    sitter: Sitter


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A seat of the lobby became free; if *removed*, its guest may not sit here again."""

    seat: int
    removed: bool = False


class Readmitted(msgspec.Struct, frozen=True, tag="readmitted"):
    """A removed guest may sit here again; *place* is an index of the list of removed guests."""

    place: int


class Queued(msgspec.Struct, frozen=True, tag="queued"):
    """Somebody joined the end of the queue."""

    sitter: Sitter


class Unqueued(msgspec.Struct, frozen=True, tag="unqueued"):
    """A player left the queue; if *removed*, the host removed them for good."""

    place: int
    removed: bool = False


class OptionChanged(msgspec.Struct, frozen=True, tag="option_changed"):
    """
    A house rule was changed; *options* is the whole set after it.

    *revision* is the twin's, if its rules were adopted; None if a player here changed the rule.
    """

    key: str
    options: Options
    revision: int | None = None


class Readied(msgspec.Struct, frozen=True, tag="readied"):
    """A seat agrees to the current house rules, or withdraws its agreement."""

    seat: int
    ready: bool


class HandicapSet(msgspec.Struct, frozen=True, tag="handicap_set"):
    """A seat gets *handicap* extra ms in races; everybody has to agree again."""

    seat: int
    handicap: int


class DoorSet(msgspec.Struct, frozen=True, tag="door_set"):
    """The door was changed; *sit*, *watch* and *lock* as in `Door`."""

    sit: Entrance
    watch: Watchers
    lock: str | None = None


class Admitted(msgspec.Struct, frozen=True, tag="admitted"):
    """A guest may sit down at a table that isn't open to all."""

    guest: str


class HostIs(msgspec.Struct, frozen=True, tag="host_is"):
    """This player now runs the lobby."""

    player: str


class Opened(msgspec.Struct, frozen=True, tag="opened", omit_defaults=True):
    """Play begins; *together*: players share an address, or one of them is away (`Do`)."""

    header: Header
    sitters: tuple[Sitter, ...]
    together: bool = False


class BotTook(msgspec.Struct, frozen=True, tag="bot_took"):
    """A bot plays on for a seat whose player is gone."""

    seat: int
    level: str


class HandedBack(msgspec.Struct, frozen=True, tag="handed_back"):
    """The player of the seat plays again."""

    seat: int


class GaveUp(msgspec.Struct, frozen=True, tag="gave_up"):
    """
    The player of a seat gave up for good.

    *last* holds the seats that lose if this ends the game; it is empty if the game goes on.
    """

    seat: int
    last: tuple[int, ...] = ()


class CalledOff(msgspec.Struct, frozen=True, tag="called_off"):
    """
    The evening has closed this table: the players of the *absent* seats didn't come.

    It is empty if a leader of the evening entered the result: *places* holds it by seats, empty if
    the game doesn't count. *last* holds the seats that lose; it is empty if nobody came, or nobody
    is absent.
    """

    absent: tuple[int, ...] = ()
    last: tuple[int, ...] = ()
    places: tuple[tuple[int, ...], ...] | None = None


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """Table time stands still; *seat* asked for the pause (None: the room)."""

    seat: int | None


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """
    Table time passes again.

    *away* is each player's absence in this game by seat, in ms, if absence stops play.
    """

    seat: int | None
    away: tuple[int, ...] = ()


class Downtime(msgspec.Struct, frozen=True, tag="downtime"):
    """No process held the table for a while; no table time passed meanwhile."""


class RulesChanged(msgspec.Struct, frozen=True, tag="rules_changed"):
    """The game goes on under a newer version of the rules."""

    rules_version: int


class ClockSet(msgspec.Struct, frozen=True, tag="clock_set"):
    """
    Table time follows the wall clock from here on, since the table is slow.

    It is the time since 1970 less *epoch*, in ms. A new event follows a holiday, in which time
    stood still.
    """

    epoch: int


class Closed(msgspec.Struct, frozen=True, tag="closed", omit_defaults=True):
    """The game is over, *cut* short or not; the secret seed is revealed, in hexadecimal."""

    seed: str
    cut: bool = False


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The same people may play again at another table."""

    table: str


class OfferRenewed(msgspec.Struct, frozen=True, tag="offer_renewed"):
    """A rematch is offered again, *until* a time in ms since 1970."""

    until: int


class OfferLapsed(msgspec.Struct, frozen=True, tag="offer_lapsed"):
    """The offer of a rematch has ended: nobody waits any more, or somebody came too late."""


class OfferDeclined(msgspec.Struct, frozen=True, tag="offer_declined"):
    """A player who was asked would rather not play again, so the offer of a rematch has ended."""

    player: str


TableEvent = (
    Created
    | Seated
    | Left
    | OptionChanged
    | Readied
    | HandicapSet
    | DoorSet
    | Admitted
    | Readmitted
    | Queued
    | Unqueued
    | HostIs
    | OfferRenewed
    | OfferLapsed
    | OfferDeclined
    | Opened
    | BotTook
    | HandedBack
    | GaveUp
    | CalledOff
    | Paused
    | Resumed
    | Downtime
    | RulesChanged
    | ClockSet
    | Closed
    | Rematched
)


class Do(msgspec.Struct, frozen=True, tag="do", omit_defaults=True):
    """
    A request to the table itself; *player* is empty if the room makes it.

    *table* is the name that the room has given to the table of a rematch. An action of None means
    that the room has recovered a table that no process held. *together*: when the game starts,
    players share an address, or one of them is away; only the room knows that.
    """

    player: str
    action: TableAction | RoomAction | None
    table: str | None = None
    together: bool = False


class Entry(msgspec.Struct, Generic[Action, Event], frozen=True):
    """
    One cause and all its events.

    *seq* counts from 0 without gaps; *id* is the client's id for its act, so that a retry is not
    applied twice.
    """

    seq: int
    at: Millis
    cause: Act[Action] | Timer | Do
    events: tuple[Event, ...] = ()
    table: tuple[TableEvent, ...] = ()
    id: str | None = None
