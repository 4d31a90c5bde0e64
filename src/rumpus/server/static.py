"""The built client: one page for every address of the room, and files whose names hold a hash."""

from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOLDER: Final = Path(__file__).resolve().parent.parent / "static"
HASHED: Final = "assets"

# The geometry of boards stands in style attributes; style sheets still come from files.
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
# Words may be spoken; nothing else of the device is ever asked for.
_DEVICE: Final = "microphone=(self), camera=(), geolocation=(), display-capture=(), payment=()"
HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "Permissions-Policy": _DEVICE,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Guarded:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, HTTP answers with headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, guarded)


class Hashed(StaticFiles):
    """Files that never change under their name."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """Let browsers keep the file for good."""
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def page(folder: Path, status: int = 200) -> Response:
    """Give the page of the client, which is asked for anew each time."""
    index = folder / "index.html"
    if not index.exists():
        return PlainTextResponse("The client is not built: run make client.\n", 503)
    return FileResponse(index, status, headers={"Cache-Control": "no-cache"})
