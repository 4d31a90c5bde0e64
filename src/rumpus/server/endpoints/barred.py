"""Bans of addresses: a banned address gets nothing but the reason, and the way to the operator."""

from datetime import UTC, datetime
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from rumpus.core.values import Refusal
from rumpus.server.endpoints.errors import Problem, answer
from rumpus.server.endpoints.static import HASHED
from rumpus.server.limits.address import address_of
from rumpus.server.services import Orders

_OPEN: Final = ("/admin", "/api/admin", f"/{HASHED}", "/healthz", "/metrics", "/favicon.svg")
"""What a banned address may still ask for, so that no operator locks themselves out."""
_PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>This address is banned</title>
<main style="max-width: 36rem; margin: 15vh auto; padding: 0 1rem; font: 1.1rem/1.5 sans-serif">
<h1>This address is banned</h1>
<p>The people who run this room have banned your network address {until}.</p>
<p>Their reason: {reason}</p>
<p>Others may share this address with you. If you have done nothing, ask the people who run the
room.</p>
</main>
</html>
"""


class Barred:
    """Middleware that answers the requests of banned addresses."""

    def __init__(self, app: ASGIApp, orders: Orders) -> None:
        self._app = app
        self._orders = orders

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        refusal = None
        if scope["type"] == "http" and not _open(scope["path"]):
            refusal = self._orders.entering(address_of(scope))
        if refusal is None:
            await self._app(scope, receive, send)
        else:
            await _answered(Request(scope), refusal)(scope, receive, send)


def _open(path: str) -> bool:
    return any(path == one or path.startswith(f"{one}/") for one in _OPEN)


def _answered(request: Request, refusal: Refusal) -> Response:
    if request.url.path.startswith("/api/"):
        return answer(Problem(refusal.code, refusal.params), 403)
    until = int(refusal.params["until"])
    moment = datetime.fromtimestamp(until, UTC)
    shown = f"until {moment:%d %B %Y, %H:%M} UTC" if until else "for good"
    text = _PAGE.format(until=shown, reason=escape(str(refusal.params["reason"])))
    return HTMLResponse(text, 403, {"Cache-Control": "no-store"})
