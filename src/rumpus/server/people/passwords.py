"""Passwords and recovery codes: how they are made, checked and limited."""

import hashlib
import re
import secrets
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from rumpus.core.values import Refusal
from rumpus.server.limits import values as limits
from rumpus.server.limits.fair_queue import FairQueue

_HASHER: Final = PasswordHasher()
"""Argon2id with the library's parameters: RFC 9106 for little memory."""
_LOGIN: Final = re.compile(r"[a-z0-9](?:[a-z0-9._-]{1,22})[a-z0-9]")
_NOBODYS: Final = (
    f"$argon2id$v=19$m={_HASHER.memory_cost},t={_HASHER.time_cost},p={_HASHER.parallelism}"
    f"${'A' * 22}${'A' * 43}"
)
"""A hash that takes as long to compare as any other, and that no known password has."""
# No I, L, O, U: nobody has to ask whether that is a digit. 20 signs hold 100 random bits.
_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_GROUPS: Final = 4
_GROUP: Final = 5
_READ_AS: Final = str.maketrans("ILO", "110", " -")


class Passwords:
    """Hashing on threads: one hash takes a quarter of a second of CPU, and 64 MB."""

    def __init__(self, hashes: FairQueue) -> None:
        self._hashes = hashes

    async def hashed(self, password: str, address: str) -> str:
        """Return the hash of a password; raises TimeoutError."""
        return await self._hashes.take(address, lambda: _HASHER.hash(_plain(password)))

    async def right(self, password: str, hashed: str | None, address: str) -> bool:
        """
        Return True if a password has this hash; raises TimeoutError.

        Without a hash it takes as long, so that nobody learns which sign-in names exist.
        """
        against = hashed or _NOBODYS
        right = await self._hashes.take(address, lambda: _verified(against, password))
        return right and hashed is not None


def login_of(typed: str) -> str | None:
    """Return a sign-in name in its stored form; None if it can't be one."""
    login = typed.strip().lower()
    return login if _LOGIN.fullmatch(login) else None


def objection(password: str, login: str) -> Refusal | None:
    """Return why a password can't be chosen, or None."""
    if len(password) < limits.PASSWORD_LENGTH:
        return Refusal("short_password", params={"least": limits.PASSWORD_LENGTH})
    if len(password) > limits.PASSWORD_LONGEST:
        return Refusal("too_long")
    if login in password.lower() or len(set(password)) < limits.PASSWORD_SIGNS:
        return Refusal("weak_password")
    return None


def new_code() -> str:
    """Return a new recovery code, in groups as it is printed."""
    groups = ("".join(secrets.choice(_SIGNS) for _ in range(_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def digest(code: str) -> bytes:
    """Return the SHA-256 of a recovery code, however its letters were typed."""
    return hashlib.sha256(code.upper().translate(_READ_AS).encode()).digest()


def _verified(hashed: str, password: str) -> bool:
    try:
        return _HASHER.verify(hashed, _plain(password))
    except (VerificationError, InvalidHashError):
        return False


def _plain(password: str) -> str:
    """Return a password in one form, since keyboards write the same letters differently."""
    return unicodedata.normalize("NFKC", password)
