"""Passwords of tables: how they are read, hashed, checked and limited."""

from typing import Final

from rumpus.core.values import Refusal
from rumpus.server.limits import values as limits
from rumpus.server.limits.fair_queue import FairQueue
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.people.accounts import Visitor
from rumpus.server.people.passwords import Passwords

_TOO_MANY: Final = Refusal("tries_later")


class TablePasswords:
    """The passwords of a room's tables; guests and addresses have limits of attempts."""

    def __init__(self, hashes: FairQueue) -> None:
        self._passwords = Passwords(hashes)
        self._tries = Buckets(limits.DOOR_TRIES)
        self._tries_of_address = Buckets(limits.DOOR_TRIES_OF_ADDRESS)

    async def hashed(self, typed: str, visitor: Visitor) -> str | Refusal:
        """Return the slow hash of a new password; raises TimeoutError."""
        password = _plain(typed)
        if len(password) < limits.DOOR_PASSWORD_LENGTH:
            return Refusal("short_password", params={"least": limits.DOOR_PASSWORD_LENGTH})
        if len(password) > limits.DOOR_PASSWORD_LONGEST:
            return Refusal("too_long")
        if not self._may_try(visitor):
            return _TOO_MANY
        return await self._passwords.hashed(password, visitor.address)

    async def wrong(self, typed: str, lock: str, visitor: Visitor) -> Refusal | None:
        """Return why a password doesn't let a visitor in, or None; raises TimeoutError."""
        password = _plain(typed)
        if not self._may_try(visitor):
            return _TOO_MANY
        short = len(password) <= limits.DOOR_PASSWORD_LONGEST
        right = short and await self._passwords.right(password, lock, visitor.address)
        return None if right else Refusal("wrong_table_password")

    def _may_try(self, visitor: Visitor) -> bool:
        # The guest's own limit last, so that it isn't used up while the address has none left.
        return self._tries_of_address.take(visitor.address, visitor.now) and self._tries.take(
            visitor.guest, visitor.now
        )


def _plain(typed: str) -> str:
    """Return a password as it is compared: phones capitalise words and add spaces."""
    return " ".join(typed.casefold().split())
