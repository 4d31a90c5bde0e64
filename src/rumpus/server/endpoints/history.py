"""The endpoint of a person's history: the games that they have finished, and their totals."""

import csv
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from io import StringIO
from typing import Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rumpus.core.values import Options
from rumpus.server.endpoints.callers import Callers
from rumpus.server.endpoints.errors import Refused, answer
from rumpus.server.endpoints.history_summary import (
    HistorySummary,
    companion,
    in_columns,
    opponent_id,
    with_kept,
)
from rumpus.server.limits import values as limits
from rumpus.server.limits.address import address_of
from rumpus.server.names import FORMER_MEMBER
from rumpus.server.people.totals import Total, totals
from rumpus.server.room import Room
from rumpus.store.people.results import Results
from rumpus.store.people.rows import FinishedGame, Narrowed, Opponent, SeatResult, Standing

COLUMNS: Final = (
    *("ended", "game", "mode", "rated", "place", "score"),
    *("reason", "table", "others", "seconds", "feats"),
)
"""Columns of the table for spreadsheets."""

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


class HistoryFeat(msgspec.Struct, frozen=True):
    """The best of a *kind* that a person did in a game; *value*, *word*, *moment* as in `Feat`."""

    kind: str
    value: int
    word: str
    moment: int | None


class HistoryGame(msgspec.Struct, frozen=True):
    """
    A finished game; *ended* is in seconds since 1970.

    *kept* is true while the table and its record can be looked at. *options* are the house rules
    that differ from the defaults, and *reason* says why the game ended. A *rated* game changed
    ratings. *seconds* is the time at the table, and *feats* are those of the person who asks; both
    are None where the room knows the result alone.
    """

    table: str
    game: str
    ended: int
    kept: bool
    mode: Literal["table", "daily", "duplicate"]
    public: bool
    rated: bool
    options: Options
    reason: str
    seats: list[HistorySeat]
    seconds: int | None
    feats: list[HistoryFeat] | None


class HistoryPage(msgspec.Struct, frozen=True):
    """
    Some of a person's games, newest first, and the totals of each game that they have played.

    *next* is the cursor of the next page (`?before=`), None on the last one.
    """

    totals: list[Total]
    games: list[HistoryGame]
    next: int | None


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
        before = _number(request, "before") or 0
        wanted = await self._wanted(request, person)
        standings = await self._results.standings(person, wanted)
        totals_ = await self._totals(standings)
        # One more than shown, which tells if there is another page.
        games = await self._results.page(person, limits.HISTORY_PAGE + 1, before, wanted)
        shown = games[: limits.HISTORY_PAGE]
        more = shown[-1].id if len(games) > len(shown) else None
        return answer(HistoryPage(totals_, await self.shown(shown, person), more))

    async def summary(self, request: Request) -> Response:
        """Return what the games that are wanted amount to."""
        self._callers.may_look(request)
        person = self._callers.visitor(request).guest
        wanted = await self._wanted(request, person)
        standings = await self._results.standings(person, wanted)
        them = await self._results.companions(person, wanted, limits.COMPANIONS)
        shown = await self._totals(standings)
        games = [total.game for total in shown]
        other = wanted.opponent
        return answer(
            HistorySummary(
                shown,
                None if other is None else other.name,
                [companion(one) for one in them],
                games,
                in_columns(standings, games, against=other is not None),
            )
        )

    async def table(self, request: Request) -> Response:
        """Return the games that are wanted as a table for spreadsheets (CSV)."""
        self._callers.may_look(request)
        person = self._callers.visitor(request).guest
        wanted = await self._wanted(request, person)
        games = await self._results.page(person, limits.HISTORY, 0, wanted)
        address = address_of(request.scope)
        written = await self._room.services.quotas.questions.take(
            address, partial(as_table, await self.shown(games, person))
        )
        headers = {"Content-Disposition": 'attachment; filename="games.csv"'}
        return Response(written, headers=headers, media_type="text/csv; charset=utf-8")

    async def everything(self, person: str) -> list[HistoryGame]:
        """Return all games of a guest or member, for the export of their data."""
        return await self.shown(await self._results.everything(person), person)

    async def all_totals(self, person: str) -> list[Total]:
        """Return a person's totals of all their games, for the export of their data."""
        return await self._totals(await self._results.standings(person, Narrowed()))

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
                game.rated,
                game.options,
                game.reason,
                [_seat(game, seat, person) for seat in game.seats],
                game.lasted,
                _feats(game, person),
            )
            for game in games
        ]

    async def _totals(self, standings: Sequence[Standing]) -> list[Total]:
        found = totals(standings)
        tables = {feat.table for total in found for feat in total.feats}
        return with_kept(found, await self._room.services.store.existing(tables))

    async def _wanted(self, request: Request, person: str) -> Narrowed:
        query = request.query_params
        return Narrowed(
            query.get("game", ""),
            await self._opponent(person, query.get("opponent", "")),
            _number(request, "since"),
            _number(request, "until"),
            _choice(request, "rated", {"yes": True, "no": False}),
            _choice(request, "result", {"won": True, "lost": False}),
        )

    async def _opponent(self, person: str, wanted: str) -> Opponent | None:
        if not wanted:
            return None
        parts = _OPPONENT.fullmatch(wanted)
        found = parts and await self._results.opponent(person, int(parts[1]), int(parts[2]))
        if not found:
            raise Refused("no_such_opponent")
        return found


def as_table(games: Iterable[HistoryGame]) -> str:
    """Return games as CSV, one line each; no field begins like a formula of a spreadsheet."""
    written = StringIO()
    rows = csv.writer(written)
    rows.writerow(COLUMNS)
    for game in games:
        mine = next((seat for seat in game.seats if seat.you), None)
        others = [seat.name or FORMER_MEMBER for seat in game.seats if seat is not mine]
        ended = datetime.fromtimestamp(game.ended, UTC).isoformat()
        place, score = (None, None) if mine is None else (mine.place, mine.score)
        fields = (ended, game.game, game.mode, game.rated, place, score)
        feats = (f"{feat.kind} {feat.value} {feat.word}".strip() for feat in game.feats or ())
        more = (_plain("; ".join(others)), game.seconds, _plain("; ".join(feats)))
        rows.writerow((*fields, game.reason, game.table, *more))
    return written.getvalue()


def _plain(text: str) -> str:
    return f"'{text}" if text[:1] in {"=", "+", "-", "@", "\t", "\r"} else text


def _number(request: Request, key: str) -> int | None:
    text = request.query_params.get(key)
    if text is None:
        return None
    if not _NUMBER.fullmatch(text):
        raise Refused("bad_request", {"field": key})
    return int(text)


def _choice(request: Request, key: str, values: Mapping[str, bool]) -> bool | None:
    text = request.query_params.get(key)
    if text is None:
        return None
    if text not in values:
        raise Refused("bad_request", {"field": key})
    return values[text]


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
        opponent_id(game.id, seat.seat) if known else None,
    )


def _feats(game: FinishedGame, person: str) -> list[HistoryFeat] | None:
    """Return the feats of a person; those of the second player at their screen if they sat out."""
    own = [seat for seat in game.seats if seat.person == person]
    mine = min(own, key=lambda seat: seat.second, default=None)
    if mine is None or mine.feats is None:
        return None
    return [HistoryFeat(feat.kind, feat.value, feat.word, feat.moment) for feat in mine.feats]
