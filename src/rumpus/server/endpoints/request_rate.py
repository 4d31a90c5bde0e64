"""Request rate: a limit on each address's HTTP requests, checked before any other work."""

import asyncio
from typing import Final

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from rumpus.server.endpoints.errors import Problem
from rumpus.server.limits import values as limits
from rumpus.server.limits.address import address_of
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.ops.metrics import Counts

_BODY: Final = msgspec.json.encode(Problem("too_many"))
_HEADERS: Final = [
    (b"content-type", b"application/json"),
    (b"content-length", str(len(_BODY)).encode()),
    (b"retry-after", b"1"),
    (b"connection", b"close"),
]


class Paced:
    """Middleware that refuses requests of an address above its rate."""

    def __init__(self, app: ASGIApp, counts: Counts) -> None:
        self._app = app
        self._counts = counts
        self._requests = Buckets(limits.REQUESTS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        now = asyncio.get_running_loop().time()
        if scope["type"] != "http" or self._requests.take(address_of(scope), now):
            await self._app(scope, receive, send)
            return
        self._counts.requests_refused += 1
        await send({"type": "http.response.start", "status": 429, "headers": _HEADERS})
        await send({"type": "http.response.body", "body": _BODY})
