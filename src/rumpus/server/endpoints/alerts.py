"""The endpoints of alerts: a browser subscribes to them, confirms that, and unsubscribes."""

import asyncio
import base64
import binascii
import ipaddress
from collections.abc import Sequence
from typing import Annotated, Final, Self

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.server.alerts.alerting import Alerting
from rumpus.server.alerts.push_address import ENDPOINT_LENGTH, SERVICES, host_of
from rumpus.server.alerts.push_service import public_key
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused, answer, must
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.services import Services
from rumpus.server.settings import Push
from rumpus.store.people.subscriptions import Subscription

Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=ENDPOINT_LENGTH)]
Key = Annotated[str, msgspec.Meta(max_length=120)]

_POINT_BYTES: Final = 65
_AUTH_BYTES: Final = 16


class PushState(msgspec.Struct, frozen=True):
    """
    Whether the room can push alerts to this address of it, and to whom it sends them.

    *key* is the public key that browsers subscribe with, or None if the room can't. *subscribed* is
    true if the guest gets alerts on any browser.
    """

    key: str | None
    subscribed: bool


class NewSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """
    A browser's subscription (`PushSubscription`); *replaced* is the endpoint that it had before.

    *confirms* is true if the browser has subscribed earlier and only says so again.
    """

    endpoint: Endpoint
    p256dh: Key
    auth: Key
    replaced: Annotated[str, msgspec.Meta(max_length=ENDPOINT_LENGTH)] = ""
    confirms: bool = False


class EndedSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The endpoint of a subscription that ends."""

    endpoint: Endpoint


class PushTerms(msgspec.Struct, frozen=True):
    """
    Terms of push in one room: its public *key*, and the hosts of the *services* that may be used.

    *contact* is where push services may complain, or None: at the room's own address.
    """

    key: str
    services: Sequence[str]
    contact: str | None

    @classmethod
    def of(cls, key: bytes, push: Push) -> Self:
        """Return the terms that follow from the private key and the operator's settings."""
        return cls(public_key(key), (*SERVICES, *push.services), push.contact)


class AlertApi:
    """The endpoints of one room's alerts."""

    def __init__(
        self,
        services: Services,
        callers: Callers,
        terms: PushTerms,
        alerting: Alerting,
    ) -> None:
        self._services = services
        self._callers = callers
        self._terms = terms
        self._pusher = alerting.pusher
        self._alerting = alerting
        self._rate = Buckets(limits.SUBSCRIPTIONS_OF_ADDRESS)

    async def look(self, request: Request) -> Response:
        """Return the key to subscribe with."""
        visitor = self._callers.visitor(request)
        response = answer(self._state(request, visitor.guest))
        self._callers.known(request, response, visitor)
        return response

    async def subscribe(self, request: Request) -> Response:
        """Store a browser's subscription, or confirm it."""
        wanted = await self._callers.body(request, NewSubscription)
        visitor = self._callers.visitor(request)
        site = self._site(request)
        if not self._rate.take(visitor.address, asyncio.get_running_loop().time()):
            raise Refused("too_many")
        if site is None:
            raise Refused("no_push")
        row = Subscription(
            visitor.guest,
            visitor.device,
            wanted.endpoint,
            _point(wanted.p256dh),
            _decoded(wanted.auth, _AUTH_BYTES),
            site,
            int(self._services.utc().timestamp()),
        )
        if host_of(wanted.endpoint, self._terms.services) is None:
            raise Refused("push_service_unknown")
        if not wanted.confirms:
            await self._alerting.settle(visitor.guest)
        must(await self._pusher.subscribe(row, wanted.replaced))
        response = answer(self._state(request, visitor.guest))
        self._callers.set_cookie(request, response, visitor.guest, visitor.device)
        return response

    async def unsubscribe(self, request: Request) -> Response:
        """Send a browser no more alerts."""
        ended = await self._callers.body(request, EndedSubscription)
        visitor = self._callers.visitor(request)
        await self._pusher.unsubscribe(visitor.guest, ended.endpoint)
        return answer(self._state(request, visitor.guest))

    def _state(self, request: Request, guest: str) -> PushState:
        key = None if self._site(request) is None else self._terms.key
        return PushState(key, self._pusher.reaches(guest))

    def _site(self, request: Request) -> str | None:
        """Return whom push services may ask about the room; None if they would refuse it."""
        return self._terms.contact or site_of(request.url.scheme, request.url.hostname or "")


def site_of(scheme: str, host: str) -> str | None:
    """
    Return the address of a room that push services accept as its sender's, or None.

    >>> site_of("https", "play.example.org"), site_of("http", "play.example.org")
    ('https://play.example.org', None)
    >>> site_of("https", "localhost"), site_of("https", "192.0.2.1")
    (None, None)
    """
    try:
        ipaddress.ip_address(host)
    except ValueError:
        named = "." in host and not host.endswith(".localhost")
        return f"https://{host}" if scheme == "https" and named else None
    return None


def _point(text: str) -> bytes:
    """Return a public key on the curve P-256; raises `Refused`."""
    point = _decoded(text, _POINT_BYTES)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refused("bad_request") from None
    return point


def _decoded(text: str, size: int) -> bytes:
    """Return the bytes of base64url, with or without padding; raises `Refused`."""
    plain = text.rstrip("=")
    try:
        decoded = base64.b64decode(plain + "=" * (-len(plain) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        decoded = b""
    if len(decoded) != size:
        raise Refused("bad_request")
    return decoded
