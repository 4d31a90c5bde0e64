"""Bodies about recovery codes by a club's leaders (`docs/reference/accounts.md`)."""

import msgspec

from rumpus.store.people.helper_codes import HelperCode


class Trust(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the leaders of a club may make recovery codes for the guest's account."""

    club: str
    on: bool


class NewHelperCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The person for whom a code is wanted, by the id under which the club lists them."""

    whom: str


class MadeCode(msgspec.Struct, frozen=True):
    """A new code, which is shown only once; it holds until *until*, in seconds since 1970."""

    code: str
    until: int


class HelperCodeLine(msgspec.Struct, frozen=True):
    """
    A code in a log: made in a *club* by a leader for *whom*; times are in seconds since 1970.

    *used* is when it let somebody in, or None. *open* is true while it would.
    """

    club: str
    by: str
    whom: str
    made: int
    until: int
    used: int | None
    open: bool


class TrustedClub(msgspec.Struct, frozen=True):
    """A club of a member; *trusted* is true if its leaders may make codes for them."""

    club: str
    title: str
    trusted: bool


class Helpers(msgspec.Struct, frozen=True):
    """Which clubs may let a member in, and the codes made for them, the newest first."""

    clubs: list[TrustedClub]
    codes: list[HelperCodeLine]


class AgreedLine(msgspec.Struct, frozen=True):
    """Somebody whom the leader who asks may let in."""

    id: str
    name: str


class ClubCodes(msgspec.Struct, frozen=True):
    """For leaders of a club: whom they may let in, and the codes made here, the newest first."""

    people: list[AgreedLine]
    codes: list[HelperCodeLine]


def line_of(code: HelperCode, by: str, whom: str, now: int) -> HelperCodeLine:
    """Return a code as a log shows it."""
    return HelperCodeLine(
        code.title, by, whom, code.made, code.until, code.used, open=code.open(now)
    )
