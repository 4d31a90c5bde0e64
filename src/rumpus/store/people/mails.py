"""Addresses to which members want alerts by e-mail."""

from collections.abc import Awaitable

import msgspec
import sqlalchemy as sa

from rumpus.store.people.former import is_former
from rumpus.store.people.schema import MAILS
from rumpus.store.people.worker import Worker


class Mail(msgspec.Struct, frozen=True):
    """
    The address of a member; alerts go there once it is *confirmed*.

    *token* is the SHA-256 of the secret in the link that confirms it, until that is used; *stop* is
    the secret in the link that deletes it. *asked* is when it was entered, in s since 1970, and
    *language* the one in which its owner read the page then.
    """

    member: str
    address: str
    confirmed: bool
    token: bytes | None
    stop: str
    asked: int
    language: str = "en"


class MailRows:
    """The table of addresses; every method may raise `StoreError`."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    def confirmed(self) -> Awaitable[set[str]]:
        """Return the members who get alerts by e-mail."""
        query = sa.select(MAILS.c.member).where(MAILS.c.confirmed)
        return self._worker.read(lambda connection: set(connection.execute(query).scalars()))

    def of(self, member: str) -> Awaitable[Mail | None]:
        """Return the address of a member, or None."""
        return self._worker.read(lambda connection: _one(connection, MAILS.c.member == member))

    def put(self, mail: Mail) -> Awaitable[bool]:
        """
        Store an address in place of the member's other one.

        Returns False if the member's account was deleted, so that nothing was stored.
        """

        def write(connection: sa.Connection) -> bool:
            if is_former(connection, mail.member):
                return False
            connection.execute(MAILS.delete().where(MAILS.c.member == mail.member))
            connection.execute(MAILS.insert().values(msgspec.structs.asdict(mail)))
            return True

        return self._worker.do(write)

    def confirm(self, token: bytes, since: int) -> Awaitable[Mail | None]:
        """Use up the token of an address entered after *since*; return the address, or None."""
        which = (MAILS.c.token == token) & (MAILS.c.asked > since)

        def write(connection: sa.Connection) -> Mail | None:
            found = _one(connection, which)
            connection.execute(MAILS.update().where(which).values(confirmed=True, token=None))
            return found

        return self._worker.do(write)

    def stop(self, secret: str) -> Awaitable[str | None]:
        """Delete the address with a secret; return its member, or None."""
        return self._worker.do(lambda connection: _delete(connection, MAILS.c.stop == secret))

    def remove(self, member: str) -> Awaitable[str | None]:
        """Delete the address of a member; return the member, or None if there was none."""
        return self._worker.do(lambda connection: _delete(connection, MAILS.c.member == member))


def _one(connection: sa.Connection, which: sa.ColumnElement[bool]) -> Mail | None:
    columns = [MAILS.c[name] for name in Mail.__struct_fields__]
    row = connection.execute(sa.select(*columns).where(which)).first()
    return None if row is None else Mail(*row)


def _delete(connection: sa.Connection, which: sa.ColumnElement[bool]) -> str | None:
    found = _one(connection, which)
    connection.execute(MAILS.delete().where(which))
    return None if found is None else found.member
