"""
Messages on the wire, one closed union per direction (`docs/reference/protocol.md`).

Frames are JSON text. What a client sends is validated here, a game's parts by the game's types.
"""

from typing import Annotated, Final, Literal

import msgspec

from rumpus.core.values import Millis, Options
from rumpus.ratings.terms import Unrated
from rumpus.server.emblems import Emblem
from rumpus.table.actions import Entrance, TableAction, Watchers

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Thousandth = Annotated[int, msgspec.Meta(ge=0, le=1000)]
# Longer than the text shown (`limits.CHAT_LENGTH`), since letters may arrive in parts.
Channel = Literal["table", "team", "spectators"]
Reaction = Literal["heart", "star", "laugh", "wow", "oops", "tea"]
Phrase = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=r"^[a-z_]+$(?!\n)")]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=1200)]


class Labelled(msgspec.Struct, frozen=True):
    """The part of a message that is needed to answer it, even if the rest is invalid."""

    id: Id


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="join", tag_field="t"):
    """
    First message of a socket; *since* is the last seq that the client has, if any.

    *timeline* comes from the client's last view; a seq of another timeline doesn't count.
    """

    since: int | None = None
    timeline: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class ActMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="act", tag_field="t"):
    """
    Do something in the game.

    For games in real time, *reaction* is the time in ms from the first frame that showed the reason
    to the press, and *seen* is the seq of the update that was the reason.
    """

    id: Id
    action: msgspec.Raw
    reaction: Annotated[int, msgspec.Meta(ge=0, le=60_000)] | None = None
    seen: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None


class AskMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ask", tag_field="t"):
    """Ask the game something about your view."""

    id: Id
    question: msgspec.Raw


class TableMessage(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="table", tag_field="t"
):
    """Make a request to the table: sit, leave, start, pause ..."""

    id: Id
    action: TableAction


class ChatMessage(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="chat", tag_field="t"
):
    """A message in the talk of the table; *channel* says to whom."""

    id: Id
    text: ChatText
    channel: Channel = "table"


class PhraseMessage(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="phrase", tag_field="t"
):
    """A quick phrase, by its key, so that readers see it in their own words."""

    id: Id
    phrase: Phrase
    channel: Channel = "table"


class ReactMessage(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="react", tag_field="t"
):
    """A reaction, which gets no answer; above a rate it is dropped."""

    reaction: Reaction


class PointMessage(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="point", tag_field="t"
):
    """Show where your hand is, in thousandths from the upper left; above a rate it is dropped."""

    x: Thousandth | None = None
    y: Thousandth | None = None


class LookMessage(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="look", tag_field="t"
):
    """Report whether the page is visible; a guest who doesn't see it gets alerts elsewhere."""

    visible: bool


class BeatMessage(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="beat", tag_field="t"
):
    """A heartbeat: the room answers each heartbeat from a client with another."""


ClientMessage = (
    Join
    | ActMessage
    | AskMessage
    | TableMessage
    | ChatMessage
    | PhraseMessage
    | ReactMessage
    | PointMessage
    | LookMessage
    | BeatMessage
)


class SeatView(msgspec.Struct, frozen=True):
    """
    A seat as everybody sees it; *name* is None while it is free.

    *bot* is the level of a bot, *handicap* the seat's extra ms in races, and *beside* the seat of a
    player at the same screen. In an evening, *no_show*: the player didn't come; *entered* is the
    place that a leader entered, 0 if the game doesn't count.
    """

    role: str
    team: int | None
    name: str | None
    bot: str | None
    ready: bool
    host: bool
    handicap: int
    beside: int | None
    no_show: bool = False
    entered: int | None = None


class TallyView(msgspec.Struct, frozen=True):
    """Wins of a player in a series of rematches; *row* counts those since the last loss."""

    name: str
    played: int
    won: int
    row: int


class DoorView(msgspec.Struct, frozen=True):
    """The door of a table: how people get in to *sit*, and who may *watch*."""

    sit: Entrance
    watch: Watchers


class OfferView(msgspec.Struct, frozen=True):
    """
    The rematch that is offered at a table; it begins once nobody is *missing*.

    *missing* names those who were asked and don't sit here yet. *until* is when the offer lapses,
    in ms since 1970; *lapsed* is true once it has. Those who *declined* are missing, too.
    """

    missing: list[str]
    until: int
    lapsed: bool
    declined: list[str]


class TableView(msgspec.Struct, frozen=True):
    """
    The table itself as everybody sees it.

    *unread* lists the house rules changed since somebody was ready; `sit` and `ready` agree to
    *terms*. *next* is the rematch table, *twin* the other table of a duplicate. *daily* is the date
    whose board is played here. *unrated* says why the game doesn't change ratings; None if it does.
    *seed* is revealed when the game is over; *commitment* is its SHA-256 from the start. *removed*
    names the guests that a host has removed. *paused_by* is the seat that paused, or None: the
    room, or nobody. *queue* names the players who are next, None if nobody may wait; *stays* is the
    seat that plays on, once the game is over. *gave_up* has the seats that gave up. *slow*: time
    passes by the clock on the wall. *offer* is the rematch that is offered here, in the lobby.
    *called_off*: the evening has closed this table.
    """

    name: str
    title: str
    game: str
    phase: Literal["lobby", "play", "over"]
    public: bool
    seats: list[SeatView]
    options: Options
    unread: list[str]
    terms: int
    paused: bool
    paused_by: int | None
    next: str | None
    daily: str | None
    twin: str | None
    unrated: Unrated | None
    commitment: str | None
    seed: str | None
    removed: list[str]
    queue: list[str] | None
    stays: int | None
    tally: list[TallyView]
    door: DoorView
    gave_up: list[int]
    slow: bool = False
    offer: OfferView | None = None
    called_off: bool = False


PROTOCOL: Final = 3
"""Version of the protocol; version 1 sent a changed row whole, and version 2 had no `asking`."""


class ViewMessage(msgspec.Struct, frozen=True, tag="view", tag_field="t"):
    """
    Everything, from scratch.

    *you* is your seat, *hosting* whether you run the lobby; *view* is None in the lobby. *timeline*
    applies to every seq from here on. *rewound* is true if the client has seen more than the log
    holds: the room was restored from a backup. *removed* is true if the host has removed you for
    good. *queued* is your place in the queue, from 0. *admitted* is false if the door keeps you
    from sitting down. *protocol* rises with each change that an older client would misread.
    """

    seq: int
    at: Millis
    you: int | None
    hosting: bool
    table: TableView
    view: msgspec.Raw | None
    timeline: str
    rewound: bool
    removed: bool = False
    queued: int | None = None
    admitted: bool = True
    protocol: int = PROTOCOL


class UpdateMessage(msgspec.Struct, frozen=True, tag="update", tag_field="t"):
    """
    One cause: its *events* as this seat sees them, and the changes to the view (`table.patch`).

    *table* is the whole TableView if it changed, else None.
    """

    seq: int
    at: Millis
    events: msgspec.Raw
    patch: msgspec.Raw
    table: TableView | None


class DoneMessage(msgspec.Struct, frozen=True, tag="done", tag_field="t"):
    """The act was accepted; it is in the log at *seq*."""

    id: str
    seq: int


class RefusedMessage(msgspec.Struct, frozen=True, tag="refused", tag_field="t"):
    """The request is not allowed; nothing changed."""

    id: str
    code: str
    rule: str | None
    params: dict[str, str | int]


class AnswerMessage(msgspec.Struct, frozen=True, tag="answer", tag_field="t"):
    """The answer to a question."""

    id: str
    answer: msgspec.Raw


class Person(msgspec.Struct, frozen=True):
    """
    The person in a seat: *here* while connected; otherwise gone for *gone_ms*.

    *away_ms* is the total absence in this game, if absence stops play. *left* is True if they left
    on purpose. *emblem* is the picture beside the name. *back_at* is when their holiday ends, in ms
    since 1970, at a slow table.
    """

    seat: int
    emblem: Emblem
    here: bool
    gone_ms: int
    away_ms: int
    left: bool = False
    back_at: int | None = None


class PresenceMessage(
    msgspec.Struct, frozen=True, omit_defaults=True, tag="presence", tag_field="t"
):
    """
    Presence at the table: the people in its seats, and the number of spectators.

    *at* is the current table time, and *ticking* whether it passes. *queue* holds whether each in
    the queue is connected. *screen*: a big screen near the client has the sound. *quiet* is until
    when the evening's leaders have muted the client, in seconds since 1970.
    """

    people: list[Person]
    watching: int
    at: Millis
    ticking: bool
    queue: list[bool]
    screen: bool = False
    quiet: int | None = None


class SaidMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag="said", tag_field="t"):
    """
    What somebody says; *seat* is None for a spectator.

    *said* numbers the messages of the table, so that a report can name one. A quick *phrase* comes
    by its key, without a text.
    """

    seat: int | None
    name: str
    text: str
    said: int
    channel: Channel = "table"
    phrase: str | None = None


class ReactedMessage(msgspec.Struct, frozen=True, tag="reacted", tag_field="t"):
    """A reaction; *seat* is None for a spectator."""

    seat: int | None
    reaction: Reaction


class PointedMessage(msgspec.Struct, frozen=True, tag="pointed", tag_field="t"):
    """Position of another seat's hand over the table, in thousandths; None: nowhere."""

    seat: int
    x: int | None
    y: int | None


class Asker(msgspec.Struct, frozen=True):
    """A guest who asks to be let in, under an *id* for the answer."""

    id: str
    name: str


class AskingMessage(msgspec.Struct, frozen=True, tag="asking", tag_field="t"):
    """The guests who ask to be let in now: for the host and everybody who has a seat."""

    askers: list[Asker]


class ByeMessage(msgspec.Struct, frozen=True, tag="bye", tag_field="t"):
    """The socket closes now; come back after *retry_ms*, unless it is negative."""

    code: str
    retry_ms: int


ServerMessage = (
    ViewMessage
    | UpdateMessage
    | DoneMessage
    | RefusedMessage
    | AnswerMessage
    | PresenceMessage
    | SaidMessage
    | ReactedMessage
    | PointedMessage
    | AskingMessage
    | BeatMessage
    | ByeMessage
)
