"""The endpoint of a person's history: the games that they have finished, and their totals."""

import re
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.core.values import Options
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused, answer
from rumpus.server.limits import values as limits
from rumpus.server.people.history import Total, totals
from rumpus.server.room import Room
from rumpus.store.people.results import Results
from rumpus.store.people.rows import FinishedGame, Opponent, SeatResult

_NUMBER: Final = re.compile(r"[0-9]{1,15}")
_OPPONENT: Final = re.compile(r"([0-9]{1,15})-([0-9]{1,3})")


class HistorySeat(msgspec.Struct, frozen=True):
    """
    A seat of a finished game; its player has deleted their account if *name* is None.

    *bot* is the level of the bot that played at the end. *place* counts from 1, and ties share it;
    a moderator has none. *opponent* finds the games against the same player (`?opponent=`); it is
    None for bots, former members and the guest who asks.
    """

    name: str | None
    you: bool
    bot: str | None
    role: str
    team: int | None
    place: int | None
    score: int | None
    opponent: str | None


class HistoryGame(msgspec.Struct, frozen=True):
    """
    A finished game; *ended* is in seconds since 1970.

    *kept* is true while the table and its record can be looked at. *options* are the house rules
    that differ from the defaults, and *reason* says why the game ended.
    """

    table: str
    game: str
    ended: int
    kept: bool
    mode: Literal["table", "daily", "duplicate"]
    public: bool
    options: Options
    reason: str
    seats: list[HistorySeat]


class HistoryPage(msgspec.Struct, frozen=True):
    """
    Some of a person's games, newest first, and the totals of each game that they have played.

    *next* is the cursor of the next page (`?before=`), None on the last one.
    """

    totals: list[Total]
    games: list[HistoryGame]
    next: int | None


class _Wanted(NamedTuple):
    before: int
    game: str
    opponent: str


class HistoryApi:
    """The endpoint of one room's histories."""

    def __init__(self, room: Room, callers: Callers, results: Results) -> None:
        self._room = room
        self._callers = callers
        self._results = results

    async def history(self, request: Request) -> Response:
        """Return a page of the games that the guest has finished."""
        self._callers.may_look(request)
        person = self._callers.visitor(request).guest
        wanted = _wanted(request)
        opponent = await self._opponent(person, wanted.opponent)
        standings = await self._results.standings(person, opponent)
        # One more than shown, which tells if there is another page.
        games = await self._results.page(
            person, limits.HISTORY_PAGE + 1, wanted.before, wanted.game, opponent
        )
        shown = games[: limits.HISTORY_PAGE]
        more = shown[-1].id if len(games) > len(shown) else None
        return answer(HistoryPage(totals(standings), await self.shown(shown, person), more))

    async def everything(self, person: str) -> list[HistoryGame]:
        """Return all games of a guest or member, for the export of their data."""
        return await self.shown(await self._results.everything(person), person)

    async def shown(self, games: Iterable[FinishedGame], person: str) -> list[HistoryGame]:
        """Return games as a person sees them, without anybody's id."""
        games = list(games)
        existing = await self._room.services.store.existing([game.table for game in games])
        return [
            HistoryGame(
                game.table,
                game.game,
                game.ended,
                game.table in existing,
                game.mode,
                game.public,
                game.options,
                game.reason,
                [_seat(game, seat, person) for seat in game.seats],
            )
            for game in games
        ]

    async def _opponent(self, person: str, wanted: str) -> Opponent | None:
        if not wanted:
            return None
        parts = _OPPONENT.fullmatch(wanted)
        found = parts and await self._results.opponent(person, int(parts[1]), int(parts[2]))
        if not found:
            raise Refused("no_such_opponent")
        return found


def _wanted(request: Request) -> _Wanted:
    query = request.query_params
    before = query.get("before", "0")
    if not _NUMBER.fullmatch(before):
        raise Refused("bad_request", {"field": "before"})
    return _Wanted(int(before), query.get("game", ""), query.get("opponent", ""))


def _seat(game: FinishedGame, seat: SeatResult, person: str) -> HistorySeat:
    you = seat.person == person and not seat.second
    known = seat.person is not None and not you
    return HistorySeat(
        seat.name,
        you,
        seat.bot,
        seat.role,
        seat.team,
        seat.place,
        seat.score,
        f"{game.id}-{seat.seat}" if known else None,
    )
