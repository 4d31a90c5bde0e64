"""Members, their passkeys and their devices."""

from collections.abc import Awaitable
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from rumpus.core.values import Refusal
from rumpus.store.people import clubs, evenings, result_writes
from rumpus.store.people.former import is_former
from rumpus.store.people.rows import Device, Member, Passkey
from rumpus.store.people.schema import (
    ALERTED,
    DEVICES,
    FORMER,
    HELPER_CODES,
    HOLIDAYS,
    IGNORED,
    LEARNING,
    MAILS,
    MEMBERS,
    PASSKEYS,
    SUBSCRIPTIONS,
)
from rumpus.store.people.worker import Worker
from rumpus.table.slow_time import Span

_SIGNED_OUT: Final = Refusal("not_signed_in")


class Members(Worker):
    """The people's tables of a room that hold members."""

    def signed_in(self) -> dict[str, dict[str, int]]:
        """Return when each device was last used, by member; deleted accounts have no devices."""
        known: dict[str, dict[str, int]] = {}
        with self._reader.connect() as connection:
            for table in (FORMER, MEMBERS):
                known |= {id_: {} for (id_,) in connection.execute(sa.select(table.c.id))}
            rows = connection.execute(sa.select(DEVICES.c.member, DEVICES.c.id, DEVICES.c.used))
            for member, device, used in rows:
                known[member][device] = used
        return known

    def former(self) -> set[str]:
        """Return the ids of deleted accounts."""
        with self._reader.connect() as connection:
            return set(connection.execute(sa.select(FORMER.c.id)).scalars())

    def holidays(self, since: int) -> dict[str, tuple[Span, ...]]:
        """Return the holidays that end after a moment (in ms since 1970), by guest."""
        query = sa.select(HOLIDAYS).where(HOLIDAYS.c.until > since).order_by(HOLIDAYS.c.start)
        found: dict[str, tuple[Span, ...]] = {}
        with self._engine.connect() as connection:
            for guest, start, until in connection.execute(query):
                found[guest] = (*found.get(guest, ()), Span(start, until))
        return found

    def put_holiday(self, guest: str, holiday: Span) -> Awaitable[bool]:
        """
        Store a holiday, or another end of the one that began then.

        Returns False if the guest's account was deleted, so that nothing was stored.
        """

        def write(connection: sa.Connection) -> bool:
            if is_former(connection, guest):
                return False
            same = (HOLIDAYS.c.guest == guest, HOLIDAYS.c.start == holiday.start)
            _delete(connection, HOLIDAYS, *same)
            connection.execute(HOLIDAYS.insert().values(guest=guest, **holiday._asdict()))
            return True

        return self.do(write)

    def find(self, member: str) -> Awaitable[Member | None]:
        """Return a member, or None."""
        return self.read(lambda connection: _member(connection, MEMBERS.c.id == member))

    def by_login(self, login: str) -> Awaitable[Member | None]:
        """Return the member with a sign-in name, or None."""
        return self.read(lambda connection: _member(connection, MEMBERS.c.login == login))

    def by_recovery(self, digest: bytes) -> Awaitable[Member | None]:
        """Return the member with a recovery code of this SHA-256, or None."""
        return self.read(lambda connection: _member(connection, MEMBERS.c.recovery == digest))

    def by_passkey(self, passkey: bytes) -> Awaitable[Member | None]:
        """Return the owner of a passkey, or None."""
        owner = sa.select(PASSKEYS.c.member).where(PASSKEYS.c.id == passkey).scalar_subquery()
        return self.read(lambda connection: _member(connection, MEMBERS.c.id == owner))

    def set_password(self, device: Device, login: str, password: str) -> Awaitable[Refusal | None]:
        """
        Set a sign-in name and the hash of a password, and sign the member out on other devices.

        A guest becomes a member, who is signed in on *device*.
        """

        def write(connection: sa.Connection) -> Refusal | None:
            holder = sa.select(MEMBERS.c.id).where(MEMBERS.c.login == login)
            if connection.execute(holder).scalar() not in {None, device.member}:
                return Refusal("login_taken")
            if not _enter(connection, device):
                return _SIGNED_OUT
            _update(connection, device.member, login=login, password=password)
            others = (DEVICES.c.member == device.member, DEVICES.c.id != device.id)
            _delete(connection, DEVICES, *others)
            return None

        return self.do(write)

    def set_recovery(self, member: str, digest: bytes | None) -> Awaitable[None]:
        """Set the SHA-256 of a member's recovery code, or forget it."""
        return self.do(lambda connection: _update(connection, member, recovery=digest))

    def add_passkey(self, passkey: Passkey, device: Device) -> Awaitable[Refusal | None]:
        """
        Add a passkey that nobody has yet.

        A guest becomes a member, who is signed in on *device*.
        """

        def write(connection: sa.Connection) -> Refusal | None:
            if _has(connection, PASSKEYS, passkey.id):
                return Refusal("passkey_failed")
            if not _enter(connection, device):
                return _SIGNED_OUT
            _insert(connection, PASSKEYS, passkey)
            return None

        return self.do(write)

    def passkey_used(self, passkey: bytes, uses: int, now: int) -> Awaitable[None]:
        """Record that a passkey was used."""

        def write(connection: sa.Connection) -> None:
            update = PASSKEYS.update().where(PASSKEYS.c.id == passkey)
            connection.execute(update.values(uses=uses, used=now))

        return self.do(write)

    def remove_passkey(self, member: str, passkey: bytes) -> Awaitable[bool]:
        """Remove a passkey; return False if its owner would have no other way to sign in."""

        def write(connection: sa.Connection) -> bool:
            found = _member(connection, MEMBERS.c.id == member)
            if found is None or (found.password is None and len(found.passkeys) < 2):
                return False
            _delete(connection, PASSKEYS, PASSKEYS.c.member == member, PASSKEYS.c.id == passkey)
            return True

        return self.do(write)

    def sign_in(
        self, member: Member, device: Device, most: int, *, by_code: bool = False
    ) -> Awaitable[tuple[str, ...] | None]:
        """
        Sign a member in on a device, and out on those unused for longest if they have too many.

        Returns the devices that were signed out. If a way in has changed since *member* was read,
        returns None: what was checked may no longer let anybody in.
        """

        def write(connection: sa.Connection) -> tuple[str, ...] | None:
            now = _member(connection, MEMBERS.c.id == member.id)
            if now is None or now.ways_in != member.ways_in:
                return None
            if by_code:
                _update(connection, member.id, recovery=None)
            old = tuple(each.id for each in now.devices[most - 1 :])
            _delete(connection, DEVICES, DEVICES.c.id.in_(old))
            _insert(connection, DEVICES, device)
            return old

        return self.do(write)

    def device_used(self, device: str, now: int) -> Awaitable[None]:
        """Record that a device was used."""

        def write(connection: sa.Connection) -> None:
            connection.execute(DEVICES.update().where(DEVICES.c.id == device).values(used=now))

        return self.do(write)

    def remove_device(self, member: str, device: str) -> Awaitable[None]:
        """Sign a member out on one device."""
        mine = (DEVICES.c.member == member, DEVICES.c.id == device)
        return self.do(lambda connection: _delete(connection, DEVICES, *mine))

    def keep_device(self, member: str, device: str) -> Awaitable[None]:
        """Sign a member out on every device but one."""
        others = (DEVICES.c.member == member, DEVICES.c.id != device)
        return self.do(lambda connection: _delete(connection, DEVICES, *others))

    def delete(self, member: str, name: str) -> Awaitable[None]:
        """
        Delete an account with all that people's tables hold of it; its id can't be used again.

        Evenings show *name* from now on.
        """

        def write(connection: sa.Connection) -> None:
            result_writes.forget(connection, member)
            clubs.forget(connection, member)
            evenings.rename(connection, member, name)
            _delete(connection, IGNORED, (IGNORED.c.guest == member) | (IGNORED.c.other == member))
            _delete(connection, DEVICES, DEVICES.c.member == member)
            _delete(connection, PASSKEYS, PASSKEYS.c.member == member)
            _delete(connection, HOLIDAYS, HOLIDAYS.c.guest == member)
            _delete(connection, LEARNING, LEARNING.c.guest == member)
            _delete(connection, SUBSCRIPTIONS, SUBSCRIPTIONS.c.guest == member)
            _delete(connection, MAILS, MAILS.c.member == member)
            _delete(connection, ALERTED, ALERTED.c.guest == member)
            _delete(connection, HELPER_CODES, HELPER_CODES.c.member == member)
            made = HELPER_CODES.update().where(HELPER_CODES.c.helper == member)
            connection.execute(made.values(helper="", digest=None))
            _delete(connection, MEMBERS, MEMBERS.c.id == member)
            if not is_former(connection, member):
                connection.execute(FORMER.insert().values(id=member))

        return self.do(write)


def _enter(connection: sa.Connection, device: Device) -> bool:
    """
    Return True if a member is signed in on a device, or if its guest becomes a member now.

    A guest may have become one in another tab, and a device may have been signed out meanwhile.
    """
    if _has(connection, DEVICES, device.id):
        return True
    if _has(connection, MEMBERS, device.member) or is_former(connection, device.member):
        return False
    connection.execute(MEMBERS.insert().values(id=device.member, joined=device.added))
    _insert(connection, DEVICES, device)
    return True


def _has(connection: sa.Connection, table: sa.Table, id_: str | bytes) -> bool:
    return connection.execute(sa.select(table.c.id).where(table.c.id == id_)).first() is not None


def _insert(connection: sa.Connection, table: sa.Table, row: Passkey | Device) -> None:
    connection.execute(table.insert().values(msgspec.structs.asdict(row)))


def _update(connection: sa.Connection, member: str, **values: Any) -> None:
    connection.execute(MEMBERS.update().where(MEMBERS.c.id == member).values(values))


def _delete(connection: sa.Connection, table: sa.Table, *which: sa.ColumnElement[bool]) -> None:
    connection.execute(table.delete().where(*which))


def _member(connection: sa.Connection, which: sa.ColumnElement[bool]) -> Member | None:
    row = connection.execute(sa.select(MEMBERS).where(which)).first()
    if row is None:
        return None
    passkeys = sa.select(PASSKEYS).where(PASSKEYS.c.member == row.id).order_by(PASSKEYS.c.added)
    devices = sa.select(DEVICES).where(DEVICES.c.member == row.id).order_by(DEVICES.c.used.desc())
    return Member(
        row.id,
        row.joined,
        row.login,
        row.password,
        row.recovery,
        tuple(Passkey(*each) for each in connection.execute(passkeys)),
        tuple(Device(*each) for each in connection.execute(devices)),
    )
