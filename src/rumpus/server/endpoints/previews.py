"""Previews of links: what a messenger shows of an address, in the page itself (Open Graph)."""

import asyncio
import re
from collections.abc import Mapping
from html import escape
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused
from rumpus.server.endpoints.language import LANGUAGES, asked_language, edition
from rumpus.server.endpoints.pictures import Wanted, daily_path, digest_of, path_of, sealed
from rumpus.server.endpoints.static import VARY
from rumpus.server.limits.address import address_of, table_asked
from rumpus.server.pictures.card import SIZES, Shape
from rumpus.server.pictures.result import above, description, headline
from rumpus.server.pictures.words import ROOM, words_in
from rumpus.server.room import Room
from rumpus.server.tables.door import shut_out
from rumpus.server.tables.host import Host
from rumpus.server.tables.recovery import BrokenTable
from rumpus.store.log import StoreError

_WAIT_SECONDS: Final = 1.0
"""How long a page waits for its preview, which only needs a table to be loaded."""
_TABLE: Final = re.compile(r"/t/([^/]+)(?:/([1-9][0-9]{0,4}))?/?")
_TITLE: Final = re.compile(r"<title>[^<]*</title>")
_DESCRIPTION: Final = re.compile(r'<meta name="description"[^>]*>')
# Only what looks like a host is written into a page: a request may name any.
_ORIGIN: Final = re.compile(
    r"https?://(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?"
)


class Preview(NamedTuple):
    """What a link shows: a title, a text, and the addresses of pictures by shape, if any."""

    title: str
    text: str
    path: str
    language: str = LANGUAGES[0]
    pictures: Mapping[Shape, str] = MappingProxyType({})


class Previews:
    """Previews of the addresses of one room; none tells more than a guest without a cookie sees."""

    def __init__(self, room: Room, callers: Callers, folder: Path) -> None:
        """Write them into the page of the client in *folder*."""
        self._room = room
        self._callers = callers
        self._folder = folder
        self._pages: dict[str, str] = {}

    async def page(self, request: Request) -> Response | None:
        """Return the client's page with the preview of its address; None if there is nothing."""
        preview = await self._preview(request)
        if preview is None:
            return None
        page = self._read(preview.language)
        if not page:
            return None
        origin = f"{request.url.scheme}://{request.url.netloc}"
        written = with_preview(page, preview, origin if _ORIGIN.fullmatch(origin) else None)
        return HTMLResponse(written, headers={"Cache-Control": "no-cache", "Vary": VARY})

    async def _preview(self, request: Request) -> Preview | None:
        path, asked = request.url.path, asked_language(request.headers)
        if path in {"/daily", "/daily/"}:
            return self._daily(asked or LANGUAGES[0])
        found = _TABLE.fullmatch(path)
        if found is None:
            return None
        try:
            async with asyncio.timeout(_WAIT_SECONDS):
                host = await self._host(request, table_asked(found[1]))
                moment = None if found[2] is None else int(found[2])
                return None if host is None else await _preview_of(host, moment, asked)
        except (TimeoutError, Refused, BrokenTable, StoreError):
            # The page says by itself what is wrong.
            return None

    def _daily(self, language: str) -> Preview:
        words = words_in(language)
        today = self._room.services.utc().date()
        pictures: dict[Shape, str] = {
            shape: daily_path(today, Wanted(None, shape, language)) for shape in SIZES
        }
        return Preview(words.daily(today), words.daily_invite, "/daily", language, pictures)

    async def _host(self, request: Request, name: str) -> Host | None:
        host = self._room.hosts.get(name)
        if host is None and not self._room.full:
            self._callers.may_look(request)
            host = await self._room.host(name, address_of(request.scope))
        return None if host is None or shut_out(host.table, "") else host

    def _read(self, language: str) -> str:
        # It is built before a room starts, or while the developers' room runs.
        index = edition(self._folder, language) / "index.html"
        if language not in self._pages and index.exists():
            self._pages[language] = index.read_text("utf-8")
        return self._pages.get(language, "")


async def _preview_of(host: Host, moment: int | None, asked: str | None) -> Preview:
    """Return the preview in the language *asked* for, otherwise in that of the table's words."""
    table = host.table
    language = asked or _spoken_at(host)
    words = words_in(language)
    path = f"/t/{table.lobby.name}"
    if table.phase != "over":
        return Preview(table.facts.title, words.invite, path, language)
    closed = await sealed(host)
    if closed:
        moment = None
    digest = digest_of(host, moment, sealed=closed)
    pictures: dict[Shape, str] = {
        shape: path_of(host, Wanted(moment, shape, language), digest) for shape in SIZES
    }
    if moment is not None:
        path = f"{path}/{moment}"
    told = words.told(above(table, language), description(table, host.kind.pictures, language))
    return Preview(headline(table, language), told, path, language, pictures)


def _spoken_at(host: Host) -> str:
    """Return the language of a table's words, if the client speaks it."""
    spoken = host.kind.language(host.table.lobby.options)
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


def with_preview(page: str, preview: Preview, origin: str | None) -> str:
    """Return a page with the tags of a preview; addresses need an *origin*, such as a scheme."""
    title, text = escape(preview.title), escape(preview.text)
    tags = [
        _tag("property", "og:site_name", ROOM),
        _tag("property", "og:type", "website"),
        _tag("property", "og:locale", words_in(preview.language).locale),
        _tag("property", "og:title", preview.title),
        _tag("property", "og:description", preview.text),
    ]
    if origin is not None:
        tags.append(_tag("property", "og:url", origin + preview.path))
        for shape, path in preview.pictures.items():
            width, height = SIZES[shape]
            tags += [
                _tag("property", "og:image", origin + path),
                _tag("property", "og:image:type", "image/png"),
                _tag("property", "og:image:width", str(width)),
                _tag("property", "og:image:height", str(height)),
                _tag("property", "og:image:alt", f"{preview.title} {preview.text}"),
            ]
    large = origin is not None and preview.pictures
    tags.append(_tag("name", "twitter:card", "summary_large_image" if large else "summary"))
    page = _TITLE.sub(lambda _: f"<title>{title} · {ROOM}</title>", page, count=1)
    page = _DESCRIPTION.sub(lambda _: f'<meta name="description" content="{text}" />', page, 1)
    return page.replace("</head>", "".join(f"  {tag}\n  " for tag in tags) + "</head>", 1)


def _tag(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'
