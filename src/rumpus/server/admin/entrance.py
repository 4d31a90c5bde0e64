"""Entrance for operators: the password of the room's folder, and passkeys added inside."""

import asyncio
from typing import Final

from rumpus.core.values import Refusal
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.people import passkeys
from rumpus.server.people.accounts import Visitor
from rumpus.server.people.challenges import Challenges
from rumpus.server.people.labels import label
from rumpus.server.people.passkeys import Site
from rumpus.server.people.passwords import Passwords
from rumpus.server.services import Services
from rumpus.store.operator_file import OperatorFile, Stamp
from rumpus.store.people.audit import OPERATOR, AuditRows
from rumpus.store.people.rows import Passkey

_WRONG: Final = Refusal("wrong_operator")
_FAILED: Final = Refusal("passkey_failed")
_EVERYBODY: Final = ""


class Entrance:
    """The ways in for operators, and their limits."""

    def __init__(self, services: Services, file: OperatorFile, rows: AuditRows) -> None:
        self._file = file
        self._rows = rows
        self._utc = services.utc
        self._passwords = Passwords(services.quotas.hashes)
        self._challenges = Challenges()
        self._tries = Buckets(limits.ADMIN_SIGN_INS)
        self._tries_of_address = Buckets(limits.ADMIN_SIGN_INS_OF_ADDRESS)
        self._known: tuple[Stamp, str] | None = None

    async def by_password(self, visitor: Visitor, password: str) -> Refusal | None:
        """Return why a password doesn't let an operator in, or None."""
        if not self._may_try(visitor) or not self._tries.take(_EVERYBODY, visitor.now):
            return Refusal("sign_in_later")
        if len(password) > limits.PASSWORD_LONGEST:
            return _WRONG
        hashed = await self._hashed(visitor.address)
        right = await self._passwords.right(password.strip(), hashed, visitor.address)
        return None if right else _WRONG

    def passkey_options(self, visitor: Visitor, site: Site) -> str:
        """Return what a browser needs to sign in with a passkey, as JSON."""
        challenge = self._challenges.new(visitor.guest, "sign in", visitor.now)
        return passkeys.to_sign_in(site, challenge)

    async def by_passkey(self, visitor: Visitor, site: Site, credential: str) -> str | Refusal:
        """Return the label of the passkey that lets an operator in."""
        if not self._may_try(visitor):
            return Refusal("sign_in_later")
        challenge = self._challenges.spend(visitor.guest, "sign in", visitor.now)
        named = passkeys.named(credential)
        if challenge is None or named is None or named[1] != passkeys.handle_of(OPERATOR):
            return _FAILED
        passkey = next((key for key in await self._rows.keys() if key.id == named[0]), None)
        if passkey is None:
            return Refusal("no_such_passkey")
        uses = passkeys.uses(site, credential, challenge, passkey)
        if uses is None:
            return _FAILED
        await self._rows.key_used(passkey.id, uses, self._now())
        return passkey.label

    async def to_add(self, visitor: Visitor, site: Site) -> str | Refusal:
        """Return what a browser needs to make a passkey for the operator, as JSON."""
        known = await self._rows.keys()
        if len(known) >= limits.PASSKEYS:
            return Refusal("passkeys_enough", params={"most": limits.PASSKEYS})
        challenge = self._challenges.new(visitor.guest, "add", visitor.now)
        return passkeys.to_add(site, OPERATOR, "Rumpus operator", challenge, known)

    async def add(self, visitor: Visitor, site: Site, credential: str) -> Passkey | Refusal:
        """Add a passkey that the browser has made."""
        challenge = self._challenges.spend(visitor.guest, "add", visitor.now)
        made = None if challenge is None else passkeys.added(site, credential, challenge)
        if made is None or any(key.id == made.id for key in await self._rows.keys()):
            return _FAILED
        now, shown = self._now(), label(visitor.agent)
        passkey = Passkey(made.id, OPERATOR, made.public_key, made.uses, shown, now, now)
        await self._rows.add_key(passkey)
        return passkey

    async def renew(self) -> str:
        """Write a new password, and return it."""
        return await asyncio.to_thread(self._file.renew)

    def _may_try(self, visitor: Visitor) -> bool:
        return self._tries_of_address.take(visitor.address, visitor.now)

    async def _hashed(self, address: str) -> str:
        """Return the hash of the password in the file; a file that is gone is written anew."""
        stamp = self._file.stamp()
        if stamp is None:
            await asyncio.to_thread(self._file.ensure)
            stamp = self._file.stamp()
        if stamp is not None and self._known is not None and self._known[0] == stamp:
            return self._known[1]
        password = await asyncio.to_thread(self._file.read)
        hashed = await self._passwords.hashed(password, address)
        if stamp is not None:
            self._known = stamp, hashed
        return hashed

    def _now(self) -> int:
        return int(self._utc().timestamp())
