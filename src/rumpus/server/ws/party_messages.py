"""Messages of watch parties on the wire (`docs/reference/protocol.md`)."""

from typing import Annotated

import msgspec

from rumpus.server.limits import party
from rumpus.server.limits import values as limits
from rumpus.server.messages import BeatMessage, ByeMessage

Step = Annotated[int, msgspec.Meta(ge=0, le=limits.LOG_LENGTH)]
Place = Annotated[int, msgspec.Meta(ge=0, le=99)]
Speed = Annotated[float, msgspec.Meta(ge=0.25, le=16)]
Token = Annotated[str, msgspec.Meta(max_length=64)]
Mark = Annotated[
    str, msgspec.Meta(max_length=25, pattern=r"^[a-z0-9-]{1,12}(\.[a-z0-9-]{1,12})?\Z")
]
"""A place on the board, or an arrow between two; only the game's client knows its places."""
Marks = Annotated[tuple[Mark, ...], msgspec.Meta(max_length=party.MARKS)]
Note = Annotated[str, msgspec.Meta(max_length=party.NOTE_LENGTH)]


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    What the leader of a watch party shows: a *step* of the replay of a *seat*, or of spectators.

    *hands*: all hands stand beside the board. *running*: the replay runs, at that *speed*. *hide*:
    nobody is shown how long the game is. *marks* and *note* are what the leader has drawn and
    written there.
    """

    step: Step
    seat: Place | None = None
    hands: bool = False
    running: bool = False
    speed: Speed = 1
    hide: bool = False
    marks: Marks = ()
    note: Note = ""


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="enter", tag_field="t"):
    """First message of a socket; the one that has the *token* leads."""

    token: Token | None = None


class Lead(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="lead", tag_field="t"):
    """Show something to everybody; ignored unless the sender leads."""

    shown: Shown


class HandOver(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hand_over", tag_field="t"
):
    """Let another one lead, by the id in the list; ignored unless the sender leads."""

    to: int


PartyClientMessage = Enter | Lead | HandOver | BeatMessage


class Watcher(msgspec.Struct, frozen=True):
    """One who watches; *id* is for this party alone."""

    id: int
    name: str


class PartyMessage(msgspec.Struct, frozen=True, tag="party", tag_field="t"):
    """
    Everything about a party, at first and whenever people come, go or take turns to lead.

    *you* is the reader's id. *leader* is None while the one who leads is away. *shown* is None
    until the first leader has shown something.
    """

    you: int
    leader: int | None
    people: list[Watcher]
    shown: Shown | None


class ShownMessage(msgspec.Struct, frozen=True, tag="shown", tag_field="t"):
    """What the leader shows now."""

    shown: Shown


class LeadingMessage(msgspec.Struct, frozen=True, tag="leading", tag_field="t"):
    """You lead from now on; *token* proves that after a lost connection."""

    token: str


PartyServerMessage = PartyMessage | ShownMessage | LeadingMessage | BeatMessage | ByeMessage
