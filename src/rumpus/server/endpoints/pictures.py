"""
Pictures of finished games and of the daily board.

The address of a picture holds a digest of what it shows, so that no cache mixes two up, and a
picture that has changed (somebody has deleted their account) gets another address. An address
without the digest leads to the current one. The language of its texts is in the address, too.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable
from datetime import date
from functools import partial
from hashlib import sha256
from typing import Final, NamedTuple, cast

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from rumpus.core.values import SeatInfo, Setup
from rumpus.games.pictures import Seen
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused
from rumpus.server.endpoints.language import LANGUAGES
from rumpus.server.limits import values as limits
from rumpus.server.limits.address import address_of
from rumpus.server.limits.gate import Gate
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.pictures.card import Shape, laid_out
from rumpus.server.pictures.painter import Painter
from rumpus.server.pictures.result import Subject, card_of, daily_card, names_of
from rumpus.server.pictures.story import story_of
from rumpus.server.room import Room
from rumpus.server.tables.door import shut_out
from rumpus.server.tables.host import Host

EDITION: Final = 2
"""Raised when pictures change, so that those drawn before are drawn anew."""

_FILE: Final = re.compile(
    r"(?:(?P<moment>[1-9][0-9]{0,4})-)?(?:(?P<digest>[0-9a-f]{20})-)?(?P<shape>wide|square)"
    r"(?:\.(?P<language>[a-z]{2}))?\.png"
)
_DAY: Final = re.compile(
    r"(?P<day>[0-9]{4}-[0-9]{2}-[0-9]{2})-(?P<shape>wide|square)(?:\.(?P<language>[a-z]{2}))?\.png"
)
_FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


class Wanted(NamedTuple):
    """A picture that is asked for."""

    moment: int | None
    shape: Shape
    language: str = LANGUAGES[0]


class PictureApi:
    """The pictures of one room."""

    def __init__(
        self,
        room: Room,
        callers: Callers,
        found: Callable[[Request], Awaitable[Host]],
        painter: Painter,
    ) -> None:
        """Find the table of a request by *found*."""
        self._room = room
        self._callers = callers
        self._found = found
        self._painter = painter
        self._rates = Buckets(limits.PICTURES)
        self._loading = Gate(1)

    async def picture(self, request: Request) -> Response:
        """Return a picture of a finished game, if the guest may see it."""
        self._may(request)
        file = _FILE.fullmatch(request.path_params["file"])
        if file is None or not _speaks(file["language"]):
            raise Refused("no_such_picture")
        host = await self._found(request)
        why = shut_out(host.table, self._callers.guest(request) or "")
        if why is not None:
            raise Refused(why)
        if host.table.phase != "over":
            raise Refused("not_over")
        moment = file["moment"]
        wanted = Wanted(
            None if moment is None else int(moment),
            cast("Shape", file["shape"]),
            file["language"] or LANGUAGES[0],
        )
        closed = await sealed(host)
        if closed and wanted.moment is not None:
            raise Refused("no_such_picture")
        digest = digest_of(host, wanted.moment, sealed=closed)
        if file["digest"] != digest:
            return _led(path_of(host, wanted, digest))
        address = address_of(request.scope)
        key = f"{digest}-{wanted.shape}{_suffix(wanted.language)}"
        prepare = partial(self._prepared, host, wanted, address, closed=closed)
        return _png(await self._painter.png(key, address, prepare))

    async def daily(self, request: Request) -> Response:
        """Return the picture of today's board, which shows nothing of it."""
        self._may(request)
        file = _DAY.fullmatch(request.path_params["file"])
        today = self._room.services.utc().date()
        if file is None or not _speaks(file["language"]):
            raise Refused("no_such_picture")
        wanted = Wanted(None, cast("Shape", file["shape"]), file["language"] or LANGUAGES[0])
        if file["day"] != today.isoformat():
            return _led(daily_path(today, wanted))

        async def prepare() -> Callable[[], str]:
            return partial(self._day, today, wanted)

        key = f"daily-{today.isoformat()}-{EDITION}-{wanted.shape}{_suffix(wanted.language)}"
        return _png(await self._painter.png(key, address_of(request.scope), prepare))

    def _may(self, request: Request) -> None:
        now = asyncio.get_running_loop().time()
        if not self._rates.take(address_of(request.scope), now):
            raise Refused("too_many")

    async def _prepared(
        self, host: Host, wanted: Wanted, address: str, *, closed: bool
    ) -> Callable[[], str]:
        """Return a function that draws a table; it reads the log first if it has to."""
        table, pictures = host.table, host.kind.pictures
        scenes = pictures is not None and pictures.scenes and not closed
        if wanted.moment is None and not scenes:
            return partial(
                _card, Subject(table, closed, language=wanted.language), host, wanted.shape
            )
        async with self._loading.turn(address):
            kept = await self._room.services.store.load(table.lobby.name)
        if kept is None:
            raise Refused("no_such_table")

        def draw() -> str:
            story = story_of(host.kind, kept, wanted.moment)
            if story is None:
                raise Refused("no_such_picture")
            subject = Subject(table, closed, wanted.moment, story, wanted.language)
            return _card(subject, host, wanted.shape)

        return draw

    def _day(self, day: date, wanted: Wanted) -> str:
        kind, mode = self._room.daily.game()
        seen = None
        if kind.pictures is not None:
            game = kind.make_game(mode.options)
            state = game.initial_state(Setup(mode.options, (SeatInfo(),)))
            seen = Seen(game, state, sealed=True, language=wanted.language)
        card = daily_card(kind.facts.title, day, kind.pictures, seen, wanted.language)
        return laid_out(card, wanted.shape)


async def sealed(host: Host) -> bool:
    """Return whether somebody still has to play the board of a finished game."""
    withheld = await host.mode.withheld(host, None)
    return withheld is not None or host.mode.seed_withheld(host) is not None


def digest_of(host: Host, moment: int | None, *, sealed: bool) -> str:
    """Return a digest of all that a picture depends on."""
    table = host.table
    content = (EDITION, table.lobby.name, table.lobby.title, moment, sealed, names_of(table))
    return sha256(msgspec.json.encode(content)).hexdigest()[:20]


def path_of(host: Host, wanted: Wanted, digest: str) -> str:
    """Return the address of a picture."""
    moment = "" if wanted.moment is None else f"{wanted.moment}-"
    return (
        f"/p/{host.table.lobby.name}/{moment}{digest}-{wanted.shape}{_suffix(wanted.language)}.png"
    )


def daily_path(day: date, wanted: Wanted) -> str:
    """Return the address of a picture of a day's board."""
    return f"/p/daily/{day.isoformat()}-{wanted.shape}{_suffix(wanted.language)}.png"


def _speaks(language: str | None) -> bool:
    """Return whether an address may name a language; the first is meant where none is named."""
    return language is None or language in LANGUAGES[1:]


def _suffix(language: str) -> str:
    return "" if language == LANGUAGES[0] else f".{language}"


def _card(subject: Subject, host: Host, shape: Shape) -> str:
    return laid_out(card_of(subject, host.kind.pictures), shape)


def _led(path: str) -> Response:
    return RedirectResponse(path, 302, {"Cache-Control": "no-cache"})


def _png(content: bytes) -> Response:
    return Response(content, headers=_FOREVER, media_type="image/png")
