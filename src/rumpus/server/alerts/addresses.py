"""Addresses of members for alerts by e-mail: entered, confirmed by a link, and deleted."""

import re
import secrets
from collections.abc import Callable
from datetime import datetime
from hashlib import sha256
from typing import Final, NamedTuple

from rumpus.core.values import Refusal
from rumpus.server.alerts.mailer import Mailer
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.store.people.mails import Mail, MailRows

LONGEST: Final = 254
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+"
)
_TOKEN_BYTES: Final = 24


class Asker(NamedTuple):
    """
    Sender of a request: a member, their network address, and a reading of the loop's clock.

    *language* is that of their page, and thus of their e-mails.
    """

    member: str
    address: str
    now: float
    language: str = "en"


class Addresses:
    """The addresses of a room's members."""

    def __init__(self, rows: MailRows, mailer: Mailer, utc: Callable[[], datetime]) -> None:
        self._rows = rows
        self._mailer = mailer
        self._utc = utc
        self._of_members = Buckets(limits.MAILS_OF_MEMBER)
        self._to_addresses = Buckets(limits.MAILS_OF_MEMBER)
        self._of_networks = Buckets(limits.MAILS_OF_ADDRESS)

    @property
    def possible(self) -> bool:
        """Return whether the room can send e-mails."""
        return self._mailer.possible

    async def of(self, member: str) -> Mail | None:
        """Return the address of a member, or None; raises `StoreError`."""
        return await self._rows.of(member)

    async def enter(self, asker: Asker, address: str) -> Refusal | None:
        """Store an address, and send it the link that confirms it; raises `StoreError`."""
        if not self.possible:
            return Refusal("no_mail")
        if len(address) > LONGEST or not _ADDRESS.fullmatch(address):
            return Refusal("bad_address")
        before = await self._rows.of(asker.member)
        if before is not None and before.confirmed and before.address == address:
            return None
        if not (
            self._of_members.take(asker.member, asker.now)
            and self._of_networks.take(asker.address, asker.now)
            # Nobody's mailbox is filled by many accounts together.
            and self._to_addresses.take(address.lower(), asker.now)
        ):
            return Refusal("mails_later")
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        mail = Mail(
            asker.member,
            address,
            confirmed=False,
            token=_digest(token),
            stop=secrets.token_urlsafe(_TOKEN_BYTES),
            asked=int(self._utc().timestamp()),
            language=asker.language,
        )
        if not await self._rows.put(mail):
            return Refusal("not_signed_in")
        self._mailer.removed(asker.member)
        self._mailer.ask(mail, token)
        return None

    async def confirm(self, token: str) -> Refusal | None:
        """Send alerts to the address that a link confirms, once; raises `StoreError`."""
        since = int(self._utc().timestamp()) - limits.MAIL_CONFIRM_SECONDS
        mail = await self._rows.confirm(_digest(token), since)
        if mail is None:
            return Refusal("link_used")
        self._mailer.confirmed(mail.member)
        return None

    async def stop(self, secret: str) -> None:
        """Delete the address that a link names; without effect if it is gone already."""
        member = await self._rows.stop(secret)
        if member is not None:
            self._mailer.removed(member)

    async def remove(self, member: str) -> None:
        """Delete the address of a member; raises `StoreError`."""
        await self._rows.remove(member)
        self._mailer.removed(member)


def _digest(token: str) -> bytes:
    return sha256(token.encode()).digest()
