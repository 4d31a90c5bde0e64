"""Bodies of requests about accounts and their answers (`docs/reference/accounts.md`)."""

from typing import Any

import msgspec

from rumpus.server.emblems import Emblem
from rumpus.server.endpoints.helper_schemas import HelperCodeLine
from rumpus.server.endpoints.history import HistoryGame
from rumpus.server.endpoints.learning import LearningLine
from rumpus.server.endpoints.ratings import RatingLine
from rumpus.server.people import devices, passkeys
from rumpus.server.people.accounts import Visitor, Which
from rumpus.server.people.totals import Total
from rumpus.store.log import PlayedWord
from rumpus.store.people.rows import Member


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sign-in name and a password to keep."""

    login: str
    password: str


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password of a member, by which they prove who they are."""

    password: str


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sign-in name and its password."""

    login: str
    password: str


class Code(msgspec.Struct, frozen=True):
    """A recovery code."""

    code: str


class PasskeyAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser's authenticator answered, in the JSON form of WebAuthn."""

    credential: dict[str, Any]


class Removed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The id of a passkey or device to remove, as an account lists it."""

    id: str


class SignOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to sign out: on this device, on all others, or everywhere."""

    where: Which = "here"


class KeyLine(msgspec.Struct, frozen=True):
    """A passkey of an account; times are in seconds since 1970."""

    id: str
    label: str
    added: int
    used: int


class DeviceLine(msgspec.Struct, frozen=True):
    """A device on which a member is signed in; *here* is true for the one that asks."""

    id: str
    label: str
    added: int
    used: int
    here: bool


class Account(msgspec.Struct, frozen=True):
    """
    An account as its member sees it.

    *login* is their sign-in name, if they have a password. *handle* is the id under which an
    authenticator keeps the passkeys. *recovery* is true if there is a recovery code.
    """

    joined: int
    login: str | None
    recovery: bool
    handle: str
    passkeys: list[KeyLine]
    devices: list[DeviceLine]


class DailyKept(msgspec.Struct, frozen=True):
    """A guest's attempt at a daily board; *total* is None while it is unfinished."""

    date: str
    table: str
    total: int | None
    best: tuple[PlayedWord, ...]


class HolidayKept(msgspec.Struct, frozen=True):
    """A holiday of the last year; both times are in ms since 1970."""

    start: int
    until: int


class SubscriptionKept(msgspec.Struct, frozen=True):
    """
    A browser that gets alerts by push, by the host of its push service.

    *seen* is when it last opened the room, in seconds since 1970.
    """

    service: str
    seen: int


class Exported(msgspec.Struct, frozen=True):
    """
    Everything that the room stores about a guest or member, by who they are.

    *second_name* is that of the second player on their device. *games* are those that ended, with
    that player's, and *totals* those of the person alone. *ignored* names whom they have muted or
    blocked, and *clubs* are titles. *ratings* and *learning* have one for each game, and *alerts*
    one for each browser. *mail* is the address for alerts by e-mail. *helper_codes* are those
    that leaders of clubs have made for the member.
    """

    name: str | None
    second_name: str | None
    emblem: Emblem
    account: Account | None
    dailies: list[DailyKept]
    playing: list[str]
    holidays: list[HolidayKept]
    games: list[HistoryGame]
    totals: list[Total]
    ignored: list[str]
    clubs: list[str]
    ratings: list[RatingLine]
    alerts: list[SubscriptionKept]
    mail: str | None
    learning: list[LearningLine]
    helper_codes: list[HelperCodeLine]


def account_of(member: Member, visitor: Visitor) -> Account:
    """Return an account as a visitor on one of its devices sees it."""
    return Account(
        member.joined,
        member.login,
        member.recovery is not None,
        passkeys.shown_id(passkeys.handle_of(member.id)),
        [
            KeyLine(passkeys.shown_id(key.id), key.label, key.added, key.used)
            for key in member.passkeys
        ],
        [
            DeviceLine(
                devices.shown_id(device.id),
                device.label,
                device.added,
                device.used,
                device.id == visitor.device,
            )
            for device in member.devices
        ],
    )
