"""Recovery codes that a club's leaders make for its members, and the log of them."""

from collections.abc import Awaitable

import msgspec
import sqlalchemy as sa

from rumpus.core.values import Refusal
from rumpus.store.people import clubs
from rumpus.store.people.club_rows import LEADERS, Club
from rumpus.store.people.rows import Device
from rumpus.store.people.schema import CLUB_MEMBERS, DEVICES, HELPER_CODES, MEMBERS
from rumpus.store.people.worker import Worker


class HelperCode(msgspec.Struct, frozen=True):
    """
    A code that lets a member in once, made by a helper; times are in seconds since 1970.

    *title* is that of the club when the code was made, and *club* empty once it is deleted, as
    *helper* is with their account.
    *digest* is the SHA-256 of the code, None as soon as it is used or void.
    """

    club: str
    title: str
    member: str
    helper: str
    digest: bytes | None
    made: int
    until: int
    used: int | None = None

    def open(self, now: int) -> bool:
        """Return True if the code would let somebody in."""
        return self.digest is not None and now < self.until


class HelperCodes:
    """
    The table of these codes; its rows are the log that member and leaders read.

    Whether a code may be made is judged in the transaction that stores it, and once more in the one
    that uses it. A change of the club's people that voids one does so in its own transaction
    (`clubs`), and so does a ban of its maker (`bans`): none of them is ever valid again.
    """

    def __init__(self, worker: Worker) -> None:
        """Use the tables that a worker has opened."""
        self._worker = worker

    def put(self, code: HelperCode, forget_before: int) -> Awaitable[Refusal | None]:
        """Store a code, which voids all earlier ones of its member; delete old rows."""

        def write(connection: sa.Connection) -> Refusal | None:
            if not _may(connection, code):
                return Refusal("not_agreed")
            connection.execute(HELPER_CODES.delete().where(HELPER_CODES.c.made < forget_before))
            _void(connection, HELPER_CODES.c.member == code.member)
            connection.execute(HELPER_CODES.insert().values(msgspec.structs.asdict(code)))
            return None

        return self._worker.do(write)

    def use(self, digest: bytes, device: Device) -> Awaitable[HelperCode | None]:
        """
        Sign in on *device*, of whichever member, by a code, and out everywhere else.

        Returns the code, or None if none with this digest lets anybody in.
        """

        def write(connection: sa.Connection) -> HelperCode | None:
            found = _codes(connection, HELPER_CODES.c.digest == digest)
            if not found or not found[0].open(device.added) or not _may(connection, found[0]):
                return None
            code = found[0]
            this = HELPER_CODES.update().where(HELPER_CODES.c.digest == digest)
            connection.execute(this.values(digest=None, used=device.added))
            connection.execute(DEVICES.delete().where(DEVICES.c.member == code.member))
            values = {**msgspec.structs.asdict(device), "member": code.member}
            connection.execute(DEVICES.insert().values(values))
            return code

        return self._worker.do(write)

    def of(self, member: str) -> Awaitable[list[HelperCode]]:
        """Return the codes made for a member, the newest first."""
        return self._worker.read(
            lambda connection: _codes(connection, HELPER_CODES.c.member == member)
        )

    def of_club(self, club: str) -> Awaitable[list[HelperCode]]:
        """Return the codes made in a club, the newest first."""
        return self._worker.read(lambda connection: _codes(connection, HELPER_CODES.c.club == club))

    def void(self, member: str) -> Awaitable[None]:
        """Void the open code of a member."""
        mine = HELPER_CODES.c.member == member
        return self._worker.do(lambda connection: _void(connection, mine))

    def whom(self, club: Club, helper: str) -> Awaitable[list[str]]:
        """Return the people of a club whom a leader may let in."""

        def read(connection: sa.Connection) -> list[str]:
            elsewhere = _leaders_elsewhere(connection, club.name)
            return [
                each.person
                for each in club.members
                if each.person not in elsewhere and may_let_in(club, helper, each.person)
            ]

        return self._worker.read(read)

    def trusted(self, person: str) -> Awaitable[dict[str, bool]]:
        """Return the clubs that a person is in, and whether they trust its leaders with this."""
        columns = (CLUB_MEMBERS.c.club, CLUB_MEMBERS.c.trusts)
        mine = sa.select(*columns).where(CLUB_MEMBERS.c.person == person)
        return self._worker.read(lambda connection: dict(connection.execute(mine).tuples().all()))


def may_let_in(club: Club, helper: str, person: str) -> bool:
    """
    Return True if a leader of a club may let a person of it in, who leads no other club.

    The person has agreed, and has a lower role: nobody gains rights by letting somebody in.
    """
    agreed = any(each.person == person and each.trusts for each in club.people)
    lower = {"owner": {"helper", "member"}, "helper": {"member"}}.get(
        club.role(helper) or "", set()
    )
    return agreed and club.role(person) in lower


def _may(connection: sa.Connection, code: HelperCode) -> bool:
    club = clubs.read(connection, code.club)
    member = sa.select(MEMBERS.c.id).where(MEMBERS.c.id == code.member)
    return (
        club is not None
        and may_let_in(club, code.helper, code.member)
        and code.member not in _leaders_elsewhere(connection, code.club)
        and connection.execute(member).first() is not None
    )


def _leaders_elsewhere(connection: sa.Connection, club: str) -> set[str]:
    here = sa.select(CLUB_MEMBERS.c.person).where(CLUB_MEMBERS.c.club == club)
    leads = sa.select(CLUB_MEMBERS.c.person).where(
        CLUB_MEMBERS.c.person.in_(here.scalar_subquery()),
        CLUB_MEMBERS.c.club != club,
        CLUB_MEMBERS.c.role.in_(LEADERS),
    )
    return set(connection.execute(leads).scalars())


def _void(connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
    connection.execute(HELPER_CODES.update().where(which).values(digest=None))


def _codes(connection: sa.Connection, which: sa.ColumnElement[bool]) -> list[HelperCode]:
    columns = [HELPER_CODES.c[name] for name in HelperCode.__struct_fields__]
    chosen = sa.select(*columns).where(which).order_by(HELPER_CODES.c.id.desc())
    return [HelperCode(*row) for row in connection.execute(chosen)]
