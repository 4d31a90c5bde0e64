"""
One message to one browser's push service: encrypted, signed, and sent over HTTPS.

The libraries load with the first message, and everything here blocks: it runs on a thread.
"""

import base64
import hmac
import socket
import ssl
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from functools import cache
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from rumpus.server.alerts.alert import Sending
from rumpus.server.alerts.push_address import public_address
from rumpus.server.limits import values as limits
from rumpus.store.people.subscriptions import Subscription

Connect = Callable[[str], HTTPConnection]
"""Function that returns a connection to a host, which isn't open yet."""

_TOKEN_SECONDS: Final = 12 * 3600
_TOPIC_LENGTH: Final = 32
_READ_BYTES: Final = 4_096
_LONGEST_TTL: Final = 28 * 86_400
_encode: Final = msgspec.json.Encoder().encode


class Sent(NamedTuple):
    """The service's answer: its HTTP status (0: none), and after how many s to try again."""

    status: int
    retry_after: float | None = None


class _ToPublic(HTTPSConnection):
    """HTTPS to a public address only, which is checked where it is connected to."""

    def connect(self) -> None:
        """Connect to an address of the host, and verify the certificate for its name."""
        raw = socket.create_connection((public_address(self.host), self.port), self.timeout)
        try:
            self.sock = _context().wrap_socket(raw, server_hostname=self.host)
        except BaseException:
            raw.close()
            raise


def connection_to(host: str) -> HTTPConnection:
    """Return a connection to a push service, which follows no redirect."""
    return _ToPublic(host, timeout=limits.PUSH_SECONDS)


class PushService:
    """Sender of messages, with the room's own key pair (VAPID, RFC 8292)."""

    def __init__(self, key: bytes, connect: Connect = connection_to) -> None:
        """Sign with *key*, the 32 bytes of a private key on the curve P-256."""
        self._key = key
        self._connect = connect

    def deliver(self, to: Subscription, sending: Sending, now: float) -> Sent:
        """Send an alert to a browser at *now*, in seconds since 1970."""
        endpoint = urlsplit(to.endpoint)
        headers = {
            **self._signature(f"https://{endpoint.hostname}", to.site, now),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(max(0, min(_LONGEST_TTL, int(sending.until / 1000 - now)))),
            "Urgency": "high" if sending.urgent else "normal",
            "Topic": self._topic(sending.alert.table or sending.alert.kind),
        }
        path = endpoint.path + (f"?{endpoint.query}" if endpoint.query else "")
        connection = self._connect(endpoint.hostname or "")
        try:
            connection.request("POST", path, _encrypted(to, _encode(sending.alert)), headers)
            answer = connection.getresponse()
            answer.read(_READ_BYTES)
            return Sent(answer.status, _seconds(answer.getheader("Retry-After"), now))
        except (OSError, HTTPException):
            return Sent(0)
        finally:
            connection.close()

    def _signature(self, service: str, site: str, now: float) -> dict[str, str]:
        import py_vapid  # type: ignore[import-untyped]  # noqa: PLC0415 (loaded when needed)

        vapids: Any = py_vapid.Vapid02  # the library has no types
        vapid = vapids.from_raw(base64.urlsafe_b64encode(self._key))
        # A new dict for each message: the audience differs from service to service.
        claims = {"aud": service, "sub": site, "exp": int(now) + _TOKEN_SECONDS}
        signed: dict[str, str] = vapid.sign(claims)
        return signed

    def _topic(self, about: str) -> str:
        """Return a name that is the same for each alert about a table, and doesn't reveal it."""
        digest = hmac.digest(self._key, about.encode(), "sha256")
        return base64.urlsafe_b64encode(digest)[:_TOPIC_LENGTH].decode()


def public_key(key: bytes) -> str:
    """Return the public key to a private one, as browsers want it: base64url, without padding."""
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 (as below)
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 (needed once)

    private = ec.derive_private_key(int.from_bytes(key), ec.SECP256R1())
    point = private.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def _encrypted(to: Subscription, text: bytes) -> bytes:
    import http_ece  # type: ignore[import-untyped]  # noqa: PLC0415 (loaded when needed)
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 (as above)

    library: Any = http_ece  # it has no types
    body: bytes = library.encrypt(
        text,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=to.public_key,
        auth_secret=to.auth,
    )
    return body


def _seconds(retry_after: str | None, now: float) -> float | None:
    """Return how long a service asks to wait: a number of seconds, or until a date."""
    if retry_after is None:
        return None
    if retry_after.isascii() and retry_after.isdigit():
        return float(retry_after[:9])
    try:
        return max(0.0, parsedate_to_datetime(retry_after).timestamp() - now)
    except (ValueError, OverflowError):
        return None


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()
