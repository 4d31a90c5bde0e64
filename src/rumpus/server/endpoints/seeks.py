"""The endpoints of seeks: look for somebody to play with, accept them, and go to the table."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from rumpus.server.endpoints.callers import Callers, decoded
from rumpus.server.endpoints.errors import Refused, answer, must
from rumpus.server.endpoints.gone import news_or_gone
from rumpus.server.endpoints.house_rules import game_asked
from rumpus.server.endpoints.ratings import RatingApi, RatingLine
from rumpus.server.endpoints.seek_schemas import Found, NewSeek, SeekBoard, Seeker, SeekLine
from rumpus.server.endpoints.wishes import wish_of
from rumpus.server.limits import values as limits
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.people.accounts import Visitor
from rumpus.server.people.seeks import Match, Seek, Seeks
from rumpus.server.room import Room
from rumpus.server.tables.create import Wanted
from rumpus.table.actions import Start
from rumpus.table.events import Do, Sitter

_LEFT_SECONDS = 5.0
"""A page that closed its connection may be reloading; after this its seek ends."""


class SeekApi:
    """The endpoints of one room's seeks."""

    def __init__(self, room: Room, callers: Callers, seeks: Seeks, ratings: RatingApi) -> None:
        self._room = room
        self._callers = callers
        self._seeks = seeks
        self._ratings = ratings
        self._of_address = Buckets(limits.SEEKS_OF_ADDRESS)

    def leave(self, guest: str) -> None:
        """End what a guest seeks who may no longer play, or whose account was deleted."""
        self._seeks.leave(guest, asyncio.get_running_loop().time())

    async def waiting(self, request: Request) -> Response:
        """Return who waits for a game (`?game=`), the one who waits longest first."""
        self._callers.may_look(request)
        visitor = self._callers.visitor(request)
        game = game_asked(self._room, request.query_params.get("game", "")).facts.name
        self._seeks.sweep(visitor.now)
        seeks = self._seeks.shown(visitor.guest, game, limits.SEEKERS_SHOWN)
        ratings = await self._ratings_of(game, seeks)
        lines = [
            Seeker(
                self._room.name_of(seek.guest),
                self._room.emblem_of(seek.guest),
                ratings.get(seek.guest),
                None if seek.wish.any else seek.wish.options,
                seek.wish.rated,
                list(seek.wish.players),
            )
            for seek in seeks
        ]
        return answer(SeekBoard(lines, self._seeks.usual_ms(game)))

    async def begin(self, request: Request) -> Response:
        """Begin to look for somebody; an earlier seek of the same guest ends."""
        self._callers.may_begin(request)
        wanted = await decoded(request, NewSeek)
        visitor = self._callers.visitor(request)
        self._seeks.sweep(visitor.now)
        full = len(self._seeks) >= limits.SEEKS or self._room.full
        if full or not self._of_address.take(visitor.address, visitor.now):
            raise Refused("too_many")
        await self._room.chosen_name(visitor.guest)
        wish = await wish_of(self._room, wanted, visitor.guest, visitor.address)
        if self._room.services.past.is_former(visitor.guest):
            # The account was deleted while its wish was judged.
            raise Refused("not_signed_in")
        seek = self._seeks.begin(visitor.guest, wish, visitor.now, address=visitor.address)
        response = answer(await self._line(seek, visitor.now))
        self._callers.set_cookie(request, response, visitor.guest, visitor.device)
        return response

    async def look(self, request: Request) -> Response:
        """Answer once a seek is past the step that the page knows, or after a while."""
        visitor = self._callers.visitor(request)
        seek = self._found(request, visitor)
        known = request.query_params.get("since")
        self._seeks.sweep(visitor.now)
        self._seeks.again(seek, visitor.now)
        if str(seek.step) == known:
            await self._news(request, seek)
        now = asyncio.get_running_loop().time()
        self._seeks.sweep(now)
        return answer(await self._line(seek, now))

    async def accept(self, request: Request) -> Response:
        """Accept the guests who were found; once all have, their game begins at a new table."""
        self._callers.may_begin(request)
        visitor = self._callers.visitor(request)
        seek = self._found(request, visitor)
        self._seeks.sweep(visitor.now)
        if self._seeks.accept(seek):
            match = seek.match
            assert match is not None
            try:
                table = await self._table(match)
            except Exception:
                self._seeks.stay(match)
                raise
            self._seeks.seat(match, table, visitor.now)
        return answer(await self._line(seek, visitor.now))

    async def stop(self, request: Request) -> Response:
        """Stop looking, or turn down those who were found."""
        self._callers.may_post(request)
        visitor = self._callers.visitor(request)
        seek = self._found(request, visitor)
        self._seeks.end(seek, visitor.now)
        return answer(await self._line(seek, visitor.now))

    async def _table(self, match: Match) -> str:
        """Create the table of a match, where those who waited longest sit first."""
        if self._room.full:
            raise Refused("too_many")
        first = match.seeks[0]
        kind = self._room.kinds[first.wish.game]
        sitters = tuple(Sitter(each.guest, self._room.name_of(each.guest)) for each in match.seeks)
        options, rated, _ = match.terms
        wanted = Wanted(
            *(kind, kind.facts.title, options),
            public=False,
            sitters=sitters,
            sought=rated,
            gathers=limits.ARRIVAL_SECONDS,
        )
        host = await self._room.create(wanted)
        addresses = [each.address for each in match.seeks]
        start = Do(first.guest, Start(), together=len(set(addresses)) < len(addresses))
        must(await host.do(first.guest, sitters[0].name, start))
        return host.table.lobby.name

    async def _news(self, request: Request, seek: Seek) -> None:
        """Wait for a change, or until the page goes away."""
        seek.looks += 1
        try:
            gone = await news_or_gone(request, seek.changed(limits.SEEK_POLL_SECONDS))
        finally:
            seek.looks -= 1
        seek.seen = asyncio.get_running_loop().time()
        if gone and not self._seeks.held(seek):
            seek.seen -= limits.SEEK_SECONDS - _LEFT_SECONDS

    def _found(self, request: Request, visitor: Visitor) -> Seek:
        seek = self._seeks.find(request.path_params["id"], visitor.guest)
        if seek is None:
            raise Refused("no_such_seek")
        seek.seen = visitor.now
        return seek

    async def _ratings_of(self, game: str, seeks: list[Seek]) -> dict[str, RatingLine]:
        return await self._ratings.of_people(game, [seek.guest for seek in seeks])

    async def _line(self, seek: Seek, now: float) -> SeekLine:
        game = seek.wish.game
        ratings = await self._ratings_of(game, seek.others)
        # What has changed meanwhile counts: nothing waits from here on.
        match, state = seek.match, seek.state
        others = [
            Found(
                self._room.name_of(each.guest),
                self._room.emblem_of(each.guest),
                ratings.get(each.guest),
                each.state in {"accepted", "table"},
            )
            for each in seek.others
        ]
        left = max(0, int(1000 * (seek.until - now))) if state in {"found", "accepted"} else None
        return SeekLine(
            seek.id,
            game,
            seek.step,
            state,
            others,
            None if match is None else match.terms.options,
            None if match is None else match.terms.rated,
            left,
            seek.table,
            self._seeks.usual_ms(game, seek.wish),
        )
