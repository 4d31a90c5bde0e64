"""Bodies of the operator's requests, and their answers (`docs/reference/admin.md`)."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from rumpus.server.endpoints.talk import Quoted
from rumpus.server.limits import values as limits
from rumpus.store.people.bans import BanKind

Short = Annotated[str, msgspec.Meta(max_length=limits.REASON_LENGTH)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Ids = Annotated[list[Id], msgspec.Meta(min_length=1, max_length=limits.ADMIN_AT_ONCE)]
Number = Annotated[int, msgspec.Meta(ge=1, le=2**63 - 1)]
Numbers = Annotated[list[Number], msgspec.Meta(min_length=1, max_length=limits.ADMIN_AT_ONCE)]


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body without fields that nobody knows."""


class AdminSignIn(_Asked, frozen=True):
    """The operator's password, and who signs in, for the log."""

    password: str
    name: Short = ""


class AdminPasskey(_Asked, frozen=True):
    """The answer of a browser to a question for a passkey, and who signs in, for the log."""

    credential: dict[str, Any]
    name: Short = ""


class AdminKey(_Asked, frozen=True):
    """The id of a passkey of the operator."""

    id: Id


class SignOutOperators(_Asked, frozen=True):
    """Whether to end all sessions, or only this one."""

    everywhere: bool = False


class NewBan(_Asked, frozen=True):
    """Ban *people* by their ids, and *addresses*, for some hours; without *hours* for good."""

    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=limits.REASON_LENGTH)]
    people: Annotated[list[Id], msgspec.Meta(max_length=limits.ADMIN_AT_ONCE)] = []
    addresses: Annotated[list[Id], msgspec.Meta(max_length=limits.ADMIN_AT_ONCE)] = []
    hours: Annotated[int, msgspec.Meta(ge=1, le=87_600)] | None = None


class LiftBans(_Asked, frozen=True):
    """Bans by their numbers."""

    bans: Numbers


class CloseReports(_Asked, frozen=True):
    """Reports by their numbers, and a note for the log."""

    reports: Numbers
    note: Short = ""


class CloseTables(_Asked, frozen=True):
    """Tables by name, and the reason that their people read."""

    tables: Ids
    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=limits.REASON_LENGTH)]


class OpenTables(_Asked, frozen=True):
    """Tables by name."""

    tables: Ids


class HideTables(_Asked, frozen=True):
    """Tables by name, and whether the public list leaves them out."""

    tables: Ids
    hidden: bool


class FilterText(_Asked, frozen=True):
    """The words that nobody may say, one a line."""

    text: str


class ListNames(_Asked, frozen=True):
    """Word lists by name."""

    names: Ids


class NewAnnouncement(_Asked, frozen=True):
    """A sentence for everybody, for some hours."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=limits.REASON_LENGTH)]
    hours: Annotated[int, msgspec.Meta(ge=1, le=limits.ANNOUNCEMENT_HOURS)]


class LastGames(_Asked, frozen=True):
    """Whether running games may end, but none may begin."""

    on: bool


class AdminKeyLine(msgspec.Struct, frozen=True):
    """A passkey of the operator; times are in seconds since 1970."""

    id: str
    label: str
    added: int
    used: int


class Remaining(msgspec.Struct, frozen=True):
    """What goes on while no game begins: live games, slow games in memory, lobbies, guests here."""

    games: int
    slow: int
    lobbies: int
    people: int


class AnnouncementLine(msgspec.Struct, frozen=True):
    """What everybody reads, until a time in seconds since 1970."""

    id: int
    text: str
    until: int


class AdminDesk(msgspec.Struct, frozen=True):
    """What an operator sees first; *who* is the label of the session, *file* has the password."""

    who: str
    file: str
    passkeys: list[AdminKeyLine]
    reports: int
    last_games: bool
    remaining: Remaining
    announcement: AnnouncementLine | None


class NewOperatorPassword(msgspec.Struct, frozen=True):
    """The operator's new password, which also stands in the file."""

    password: str


class PersonLine(msgspec.Struct, frozen=True):
    """A guest or member; *seen* is when they were last here since the start, in seconds."""

    id: str
    name: str
    member: bool
    here: bool
    seen: int | None
    banned: bool


class PeoplePage(msgspec.Struct, frozen=True):
    """Some of the people who fit a query, of *total* in all."""

    total: int
    people: list[PersonLine]


class BanLine(msgspec.Struct, frozen=True):
    """A ban, and whether it *counts*; without *until* it is for good. Times are in seconds."""

    id: int
    counts: bool
    kind: BanKind
    whom: str
    name: str
    reason: str
    made: int
    until: int | None
    lifted: int | None


class BansPage(msgspec.Struct, frozen=True):
    """Some of the bans, of *total* in all, the newest first."""

    total: int
    bans: list[BanLine]


class ReportLine(msgspec.Struct, frozen=True):
    """
    A report by a *guest* about an *other*, whose *name* was theirs then.

    *by* is the guest's name, *kept* whether the table is still stored, *phase* how it stands if it
    is in memory, and *seq* the last entry of its log then. A closed report has no quotes any more.
    """

    id: int
    guest: str
    by: str
    other: str
    name: str
    reason: str
    remark: str
    table: str
    kept: bool
    phase: str | None
    seq: int
    quotes: list[Quoted]
    made: int
    closed: int | None
    banned: bool


class ReportsPage(msgspec.Struct, frozen=True):
    """Some of the reports, of *total* in all, the newest first."""

    total: int
    reports: list[ReportLine]


class AdminSeat(msgspec.Struct, frozen=True):
    """Somebody at a table; *guest* is empty for a bot."""

    guest: str
    name: str


class AdminTable(msgspec.Struct, frozen=True):
    """
    A table; *phase*, *title*, *public* and *people* are known only while it is in memory.

    *used* is the day of its last use, counted from 1970, and 0 if it is new. *watching* counts the
    open sockets of people without a seat.
    """

    name: str
    game: str
    phase: str | None
    title: str
    public: bool
    people: list[AdminSeat]
    watching: int
    used: int
    hidden: bool
    closed: str | None


class TablesPage(msgspec.Struct, frozen=True):
    """Some of the tables that fit a query, of *total* in all."""

    total: int
    tables: list[AdminTable]


class PersonView(msgspec.Struct, frozen=True):
    """
    Everything that the operator sees of a person.

    *joined*, *login*, *passkeys* and *devices* are those of a member. *address* is where they were
    last seen since the start. *about* and *by* are the newest reports about them and by them.
    """

    line: PersonLine
    joined: int | None
    login: str | None
    passkeys: int
    devices: int
    address: str | None
    tables: list[str]
    clubs: list[str]
    about: list[ReportLine]
    by: list[ReportLine]
    bans: list[BanLine]


class RecoveryCode(msgspec.Struct, frozen=True):
    """A recovery code, which is shown only once."""

    code: str


class Filtered(msgspec.Struct, frozen=True):
    """The text of the word filter, and the number of its words."""

    text: str
    words: int


class ListLine(msgspec.Struct, frozen=True):
    """A word list; *tables* are unfinished tables that use it, and one that ships can't go."""

    name: str
    words: int
    sha256: str
    ships: bool
    tables: list[str]


class LimitLine(msgspec.Struct, frozen=True):
    """A limit: its name in the settings, what it limits, its value and the default."""

    name: str
    what: str
    value: str
    default: str


class AuditLine(msgspec.Struct, frozen=True):
    """An act of an operator; *at* is in seconds since 1970."""

    id: int
    at: int
    who: str
    act: str
    whom: str
    details: Mapping[str, Any]


class AuditPage(msgspec.Struct, frozen=True):
    """Some of the acts, of *total* in all, the newest first."""

    total: int
    acts: list[AuditLine]


class BanNotice(msgspec.Struct, frozen=True):
    """Why the guest may not play, and until when (in seconds since 1970; 0: for good)."""

    reason: str
    until: int


class Notices(msgspec.Struct, frozen=True):
    """What every page of the room shows; *closing* if no new game may begin."""

    announcement: AnnouncementLine | None
    ban: BanNotice | None
    closing: bool


Which = Literal["now", "stored"]
"""Tables in memory, or all that are stored."""
