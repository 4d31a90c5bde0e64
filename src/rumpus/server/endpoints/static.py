"""The built client: one page for every address of the room, and files whose names hold a hash."""

import json
import os
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path
from typing import ClassVar, Final

from starlette.datastructures import URL, Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rumpus.server.endpoints.language import edition, language_of

FOLDER: Final = Path(__file__).resolve().parents[2] / "static"
DOCUMENTS: Final = FOLDER.with_name("docs_site")
HASHED: Final = "assets"
VARY: Final = "Accept-Encoding, Accept-Language, Cookie"
"""Headers by which a page differs."""
PRELOADS: Final = "preloads.json"
"""Written by `web/preloads.ts`."""
COPIES: Final = {"br": ".br", "gzip": ".gz"}
"""Encodings that `web/compress.ts` writes beside a file, with each copy's suffix; best first."""

# Style attributes hold the geometry of boards; style sheets still come only from files.
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self' blob:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
# Words may be spoken; the page uses nothing else of the device.
_DEVICE: Final = "microphone=(self), camera=(), geolocation=(), display-capture=(), payment=()"
HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "Permissions-Policy": _DEVICE,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
INERT: Final = (".css", ".js", ".webp", ".woff2")
"""Endings of hashed files that browsers never open as a page or run as a worker."""
_SNIFFING: Final = {"X-Content-Type-Options": "nosniff"}


def guards(path: str, status: int) -> Mapping[str, str]:
    """
    Return the security headers of an answer; the parts of a page need only one of them.

    >>> list(guards("/assets/felt-BkgakDgS.webp", 200))
    ['X-Content-Type-Options']
    >>> guards("/assets/felt-BkgakDgS.webp", 404) == HEADERS
    True
    """
    part = path.startswith(f"/{HASHED}/") and path.endswith(INERT)
    return _SNIFFING if part and status < HTTPStatus.BAD_REQUEST else HEADERS


class Guarded:
    """Middleware that puts security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, and add the headers to HTTP answers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in guards(scope["path"], message["status"]).items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, guarded)


class Compressed(StaticFiles):
    """Files of the client; each is sent as the smallest copy that the browser accepts."""

    cache: ClassVar[str | None] = None
    """How long browsers may keep a file without asking, as a ``Cache-Control`` header."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Send the file, or 304 if the browser has it already."""
        del stat_result  # it belongs to the plain copy
        headers = Headers(scope=scope)
        response = file(Path(full_path), headers, status_code, self.cache)
        if self.is_not_modified(response.headers, headers):
            return NotModifiedResponse(response.headers)
        return response


class Hashed(Compressed):
    """Files that never change under their name."""

    cache = "public, max-age=31536000, immutable"


class Documents(Compressed):
    """The site of the documents; its search is a form, which no other page of the room has."""

    cache = "no-cache"

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a page of the site, under its own policy; hidden files are not part of it."""
        if any(part.startswith(".") and part != "." for part in Path(path).parts):
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        if isinstance(response, RedirectResponse):
            # Redirects to a folder's own page by the path alone, since a request may name any host.
            response.headers["Location"] = URL(scope=scope).path + "/"
        policy = _POLICY.replace("form-action 'none'", "form-action 'self'")
        response.headers["Content-Security-Policy"] = policy
        return response


def documents(folder: Path) -> ASGIApp:
    """Return an app that serves the site in *folder*, or one that says how to build it."""
    if not folder.is_dir():
        return PlainTextResponse(
            "The documents are not built: run make docs, then start the room again.\n", 503
        )
    return Documents(directory=folder, html=True)


def page(folder: Path, asked: Headers, status: int = 200) -> Response:
    """Return the page of the client in the reader's language; browsers revalidate it each time."""
    index = edition(folder, language_of(asked)) / "index.html"
    if not index.exists():
        return PlainTextResponse("The client is not built: run make client.\n", 503)
    response = file(index, asked, status, "no-cache")
    response.headers["Vary"] = VARY
    return response


def preloads(folder: Path) -> Mapping[str, Sequence[str]]:
    """Return the files that each page of the client always loads, as the build lists them."""
    listed = folder / PRELOADS
    return json.loads(listed.read_bytes()) if listed.exists() else {}


def links(files: Sequence[str]) -> str:
    """
    Return a ``Link`` header that makes a browser fetch *files* before any script asks for them.

    >>> links(["assets/a.js", "assets/a.css"])
    '</assets/a.js>; rel=modulepreload, </assets/a.css>; rel=preload; as=style; crossorigin'
    """
    return ", ".join(
        f"</{name}>; rel=modulepreload"
        if name.endswith(".js")
        else f"</{name}>; rel=preload; as=style; crossorigin"
        for name in files
    )


def file(path: Path, asked: Headers, status: int, cache: str | None) -> FileResponse:
    """Return the smallest copy of a file that the *asked* ``Accept-Encoding`` allows."""
    accepted = encodings(asked.get("accept-encoding", ""))
    headers = {"Vary": "Accept-Encoding"}
    if cache is not None:
        headers["Cache-Control"] = cache
    sent = path
    for encoding, ending in COPIES.items():
        copy = path.with_name(path.name + ending)
        if encoding in accepted and copy.exists():
            headers["Content-Encoding"] = encoding
            sent = copy
            break
    kind = guess_type(path.name)[0] or "application/octet-stream"
    return FileResponse(sent, status, headers, kind, stat_result=sent.stat())


def encodings(accept: str) -> set[str]:
    """
    Return the encodings that an ``Accept-Encoding`` names and does not rule out by ``q=0``.

    >>> sorted(encodings("gzip, br;q=0.5, zstd;q=0"))
    ['br', 'gzip']
    """
    entries = (entry.replace(" ", "").lower().partition(";q=") for entry in accept.split(","))
    return {name for name, weighed, weight in entries if not weighed or weight.strip("0.")}
