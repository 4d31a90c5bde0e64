"""Who somebody is: a guest, known by a signed cookie. The link of a table gives nobody a seat."""

import secrets
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer

from rumpus.server.limits import COOKIE_BYTES

COOKIE: Final = "rumpus"
_COOKIE: Final = COOKIE.encode()
_YEAR_SECONDS: Final = 365 * 24 * 3600
_ID_BYTES: Final = 12

Headers = Iterable[tuple[bytes, bytes]]


class Identity:
    """Makes and checks guest ids with the room's secret key."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="rumpus guest")

    def new_guest(self) -> str:
        """Make a guest id that nobody can guess."""
        return secrets.token_urlsafe(_ID_BYTES)

    def guest_of(self, headers: Headers) -> str | None:
        """Give the guest id of the request's cookie; None without one that this room has signed."""
        value = _cookie(headers)
        try:
            return None if value is None else self._signer.unsign(value).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def cookie(self, guest: str, *, secure: bool) -> str:
        """Write the ``Set-Cookie`` header for a guest."""
        parts = [
            f"{COOKIE}={self._signer.sign(guest).decode()}",
            f"Max-Age={_YEAR_SECONDS}",
            "Path=/",
            "HttpOnly",
            "SameSite=Lax",
        ]
        return "; ".join([*parts, "Secure"] if secure else parts)


def same_origin(headers: Headers) -> bool:
    """Tell whether a page of this room asks, or a program (which names no origin)."""
    named = dict(headers)
    origin = named.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin.decode()).netloc.encode() == named.get(b"host", b"")
    except ValueError:
        return False


def _cookie(headers: Headers) -> bytes | None:
    """Find the first cookie of ours; read by hand, since all else in the header is a stranger's."""
    for name, value in headers:
        if name != b"cookie":
            continue
        for part in value.split(b";"):
            key, _, text = part.strip().partition(b"=")
            if key == _COOKIE:
                return text if len(text) <= COOKIE_BYTES else None
    return None
