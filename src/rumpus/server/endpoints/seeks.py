"""The endpoints of seeks: look for somebody to play with, accept them, and go to the table."""

import asyncio
from functools import partial
from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.core.values import Options
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused, answer, must
from rumpus.server.endpoints.gone import news_or_gone
from rumpus.server.endpoints.house_rules import game_asked, rules_asked
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.people.accounts import Visitor
from rumpus.server.people.seeks import Seek, Seeks, State
from rumpus.server.room import Room
from rumpus.server.tables.create import Wanted
from rumpus.server.tables.dry_run import dry_run
from rumpus.table.actions import Start
from rumpus.table.events import Do, Sitter

_LEFT_SECONDS = 5.0
"""A page that closed its connection may be reloading; after this its seek ends."""


class NewSeek(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to play with somebody by these house rules, or with *any* by those of the other."""

    game: str
    options: Options = {}
    any: bool = False


class SeekLine(msgspec.Struct, frozen=True):
    """
    A seek as its guest sees it; *step* counts the changes of its state.

    *name* is that of the guest who was found, *left_ms* the time to accept them, and *table* where
    both play. *usual_ms* is how long it took lately until somebody was found; None if too few were.
    """

    id: str
    game: str
    step: int
    state: Literal["waiting", "found", "accepted", "table", "over"]
    name: str | None
    left_ms: int | None
    table: str | None
    usual_ms: int | None


class SeekApi:
    """The endpoints of one room's seeks."""

    def __init__(self, room: Room, callers: Callers, seeks: Seeks) -> None:
        self._room = room
        self._callers = callers
        self._seeks = seeks
        self._of_address = Buckets(limits.SEEKS_OF_ADDRESS)

    def leave(self, guest: str) -> None:
        """End what a guest seeks whose account was deleted."""
        self._seeks.leave(guest, asyncio.get_running_loop().time())

    async def begin(self, request: Request) -> Response:
        """Begin to look for somebody; an earlier seek of the same guest ends."""
        wanted = await self._callers.body(request, NewSeek)
        visitor = self._callers.visitor(request)
        self._seeks.sweep(visitor.now)
        full = len(self._seeks) >= limits.SEEKS or self._room.full
        if full or not self._of_address.take(visitor.address, visitor.now):
            raise Refused("too_many")
        await self._room.chosen_name(visitor.guest)
        options = await self._options(visitor, wanted)
        seek = self._seeks.begin(
            *(visitor.guest, wanted.game, options, visitor.now),
            any_=wanted.any,
            address=visitor.address,
        )
        response = answer(self._line(seek, visitor.now))
        self._callers.set_cookie(request, response, visitor.guest, visitor.device)
        return response

    async def look(self, request: Request) -> Response:
        """Answer once a seek is past the step that the page knows, or after a while."""
        visitor = self._callers.visitor(request)
        seek = self._found(request, visitor)
        known = request.query_params.get("since")
        self._seeks.sweep(visitor.now)
        if str(seek.step) == known:
            await self._news(request, seek)
        now = asyncio.get_running_loop().time()
        self._seeks.sweep(now)
        return answer(self._line(seek, now))

    async def accept(self, request: Request) -> Response:
        """Accept the guest who was found; once both have, their game begins at a new table."""
        self._callers.may_post(request)
        visitor = self._callers.visitor(request)
        seek = self._found(request, visitor)
        self._seeks.sweep(visitor.now)
        if self._seeks.accept(seek):
            try:
                table = await self._table(seek)
            except Exception:
                self._seeks.stay(seek, visitor.now)
                raise
            self._seeks.seat(seek, table, visitor.now)
        return answer(self._line(seek, visitor.now))

    async def stop(self, request: Request) -> Response:
        """Stop looking, or turn down the guest who was found."""
        self._callers.may_post(request)
        visitor = self._callers.visitor(request)
        seek = self._found(request, visitor)
        self._seeks.end(seek, visitor.now)
        return answer(self._line(seek, visitor.now))

    async def _options(self, visitor: Visitor, wanted: NewSeek) -> Options:
        """Return the house rules, by which two people must be able to begin a game."""
        kind = game_asked(self._room, wanted.game)
        options = rules_asked(kind, wanted.options)
        two = (Sitter(visitor.guest, "one"), Sitter("?", "other"))
        table = Wanted(kind, kind.facts.title, options, public=False, sitters=two)
        asked = [Do(visitor.guest, Start())]
        decisions = self._room.services.quotas.decisions
        must(await decisions.take(visitor.address, partial(dry_run, table, asked)))
        return options

    async def _table(self, seek: Seek) -> str:
        other = seek.other
        assert other is not None
        if self._room.full:
            raise Refused("too_many")
        chooser = other if seek.any or (not other.any and other.since < seek.since) else seek
        kind = self._room.kinds[seek.game]
        sitters = tuple(
            Sitter(each.guest, self._room.name_of(each.guest))
            for each in sorted((seek, other), key=lambda each: each.since)
        )
        wanted = Wanted(
            *(kind, kind.facts.title, chooser.options), public=False, sitters=sitters, sought=True
        )
        host = await self._room.create(wanted)
        first = sitters[0]
        start = Do(first.player, Start(), together=seek.address == other.address)
        must(await host.do(first.player, first.name, start))
        return host.table.lobby.name

    async def _news(self, request: Request, seek: Seek) -> None:
        """Wait for a change, or until the page goes away."""
        seek.looks += 1
        try:
            gone = await news_or_gone(request, seek.changed(limits.SEEK_POLL_SECONDS))
        finally:
            seek.looks -= 1
        seek.seen = asyncio.get_running_loop().time()
        if gone:
            seek.seen -= limits.SEEK_SECONDS - _LEFT_SECONDS

    def _found(self, request: Request, visitor: Visitor) -> Seek:
        seek = self._seeks.find(request.path_params["id"], visitor.guest)
        if seek is None:
            raise Refused("no_such_seek")
        seek.seen = visitor.now
        return seek

    def _line(self, seek: Seek, now: float) -> SeekLine:
        state: State = seek.state
        other = seek.other if state in {"found", "accepted", "table"} else None
        left = max(0, int(1000 * (seek.until - now))) if state in {"found", "accepted"} else None
        name = None if other is None else self._room.name_of(other.guest)
        usual = self._seeks.usual_ms(seek.game)
        return SeekLine(seek.id, seek.game, seek.step, state, name, left, seek.table, usual)
