"""
Identity: a guest is recognised by a signed cookie. A link to a table gives nobody a seat.

A member's cookie also names the device on which they are signed in, so that it can be signed out.

Cookies ignore ports, so two rooms at one address share a cookie jar; the name of the cookie is
therefore derived from the room's key. If a browser keeps no cookies, a page can send the same
signed id itself while it is open: in a header, or among the protocols of a socket.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from itsdangerous import BadSignature, Signer

from rumpus.server.limits.values import COOKIE_BYTES

OLD: Final = "rumpus"
"""Name of every room's cookie up to version 0.1."""
FORGET_OLD: Final = f"{OLD}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"
SHOWN: Final = "X-Rumpus-Guest"
"""Header in which a page without cookies sends its token."""
PROTOCOL: Final = "rumpus"
"""The protocol of sockets; a page without cookies offers it in addition to its token."""
_PROTOCOL_GUEST: Final = b"guest."
_YEAR_SECONDS: Final = 365 * 24 * 3600
_ID_BYTES: Final = 12
_MARK_LENGTH: Final = 8

Headers = Iterable[tuple[bytes, bytes]]


class Visited(NamedTuple):
    """The guest of a cookie, and their device; that of a guest who is no member is empty."""

    guest: str
    device: str


def _guests_only(guest: str, device: str) -> bool:
    """Accept every guest, and no member: where nobody can become one."""
    del guest
    return not device


class Identity:
    """Maker and checker of guest ids, using the room's secret key."""

    def __init__(self, key: bytes, accepts: Callable[[str, str], bool] = _guests_only) -> None:
        """Accept the cookies whose guest and device *accepts* accepts."""
        self._accepts = accepts
        self._signer = Signer(key, salt="rumpus guest")
        mark = hmac.new(key, b"rumpus cookie name", hashlib.sha256).hexdigest()[:_MARK_LENGTH]
        self._plain = f"{OLD}-{mark}"

    def name(self, *, secure: bool) -> str:
        """Return the cookie's name; over TLS, with a prefix that only this site can set."""
        return f"__Host-{self._plain}" if secure else self._plain

    def new_guest(self) -> str:
        """Return a new guest id that nobody can guess."""
        # At a command line, a hyphen in front begins an option.
        while (guest := secrets.token_urlsafe(_ID_BYTES)).startswith("-"):
            pass
        return guest

    def token(self, guest: str, device: str = "") -> str:
        """Return a guest id with its signature; a member's names their device, too."""
        return self._signer.sign(f"{guest}.{device}" if device else guest).decode()

    def guest_of(self, headers: Headers, *, secure: bool = False) -> str | None:
        """Return the guest who sent a request; None if it has no id that this room has signed."""
        visited = self.visited(headers, secure=secure)
        return None if visited is None else visited.guest

    def visited(self, headers: Headers, *, secure: bool = False) -> Visited | None:
        """Return the guest who asks and their device; None if no signed id is valid."""
        named = list(headers)
        return self._in_cookie(named, secure=secure) or self._shown(named)

    def has_cookie(self, headers: Headers, *, secure: bool = False) -> bool:
        """Return True if the browser keeps cookies: it sends one of this name, even a void one."""
        named = list(headers)
        return any(cookie_named(named, name) is not None for name in self._names(secure=secure))

    def outdated(self, headers: Headers, *, secure: bool = False) -> bool:
        """Return True if the request has no valid cookie under the current name."""
        return self._visited(cookie_named(headers, self.name(secure=secure))) is None

    def has_old(self, headers: Headers) -> bool:
        """Return True if the request has a cookie of this room under the old name."""
        return self._visited(cookie_named(headers, OLD)) is not None

    def cookie(self, guest: str, device: str = "", *, secure: bool) -> str:
        """Return the ``Set-Cookie`` header for a guest, or for a member on a device."""
        parts = [
            f"{self.name(secure=secure)}={self.token(guest, device)}",
            f"Max-Age={_YEAR_SECONDS}",
            "Path=/",
            "HttpOnly",
            "SameSite=Lax",
        ]
        return "; ".join([*parts, "Secure"] if secure else parts)

    def _names(self, *, secure: bool) -> Iterable[str]:
        return dict.fromkeys((self.name(secure=secure), self._plain, OLD))

    def _in_cookie(self, headers: Headers, *, secure: bool) -> Visited | None:
        names = self._names(secure=secure)
        found = (self._visited(cookie_named(headers, name)) for name in names)
        return next(filter(None, found), None)

    def _shown(self, headers: Headers) -> Visited | None:
        return next(filter(None, map(self._visited, _tokens(headers))), None)

    def _visited(self, value: bytes | None) -> Visited | None:
        if value is None or len(value) > COOKIE_BYTES:
            return None
        try:
            signed = self._signer.unsign(value).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        guest, _, device = signed.partition(".")
        return Visited(guest, device) if self._accepts(guest, device) else None


def _tokens(headers: Headers) -> Iterator[bytes]:
    """Yield the tokens that a page sends instead of a cookie; no page of another origin has one."""
    for name, value in headers:
        if name == SHOWN.lower().encode():
            yield value
        elif name == b"sec-websocket-protocol":
            for protocol in value.split(b","):
                if protocol.strip().startswith(_PROTOCOL_GUEST):
                    yield protocol.strip().removeprefix(_PROTOCOL_GUEST)


def cookie_named(headers: Headers, wanted: str) -> bytes | None:
    """Return the first cookie of a name, parsed by hand since the header can't be trusted."""
    for name, value in headers:
        if name != b"cookie":
            continue
        for part in value.split(b";"):
            key, _, text = part.strip().partition(b"=")
            if key == wanted.encode():
                return text
    return None
