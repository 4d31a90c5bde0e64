"""Results of finished games: the history of each person, member or not."""

from collections.abc import Awaitable
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from rumpus.core.values import Options
from rumpus.store.people.members import Members
from rumpus.store.people.result_writes import AT_ONCE, add, age
from rumpus.store.people.rows import (
    FinishedGame,
    Narrowed,
    Opponent,
    SeatResult,
    Standing,
)
from rumpus.store.people.schema import GAMES, RESULTS

_FIELDS: Final = tuple(RESULTS.c[field] for field in SeatResult.__struct_fields__)
_options: Final = msgspec.json.Decoder(Options).decode


class Results:
    """
    The results in a room's database, on the thread of its members.

    Every method may raise `StoreError`.
    """

    def __init__(self, members: Members) -> None:
        self._do = members.do
        self._read = members.read

    def add(self, game: FinishedGame, most: int) -> Awaitable[bool]:
        """
        Store a finished game once; return False if it is stored already.

        Each person's history lists their newest *most* games.
        """
        return self._do(lambda connection: add(connection, game, most))

    def page(
        self, person: str, most: int, before: int, wanted: Narrowed
    ) -> Awaitable[list[FinishedGame]]:
        """
        Return up to *most* games of a person, newest first, from before the game *before* on.

        0 is the newest.
        """
        mine = _narrowed(person, wanted)
        if before:
            mine = mine.where(RESULTS.c.game < before)
        newest = mine.with_only_columns(GAMES).order_by(RESULTS.c.game.desc()).limit(most)
        return self._read(lambda connection: _games(connection, newest))

    def everything(self, person: str) -> Awaitable[list[FinishedGame]]:
        """Return all games of a person, those of the second player at their screen included."""
        theirs = sa.select(RESULTS.c.game).where(RESULTS.c.person == person, RESULTS.c.listed)
        query = sa.select(GAMES).where(GAMES.c.id.in_(theirs)).order_by(GAMES.c.id.desc())
        return self._read(lambda connection: _games(connection, query))

    def standings(self, person: str, wanted: Narrowed) -> Awaitable[list[Standing]]:
        """Return how a person did in each game that they didn't moderate, oldest first."""
        query = (
            _narrowed(person, wanted)
            .where(RESULTS.c.place.is_not(None))
            .with_only_columns(GAMES.c.game, RESULTS.c.place, RESULTS.c.score, _last())
            .order_by(GAMES.c.id)
        )
        return self._read(lambda connection: [Standing(*row) for row in connection.execute(query)])

    def opponent(self, person: str, game: int, seat: int) -> Awaitable[Opponent | None]:
        """Return who sat in a seat of one of a person's games; None for bots and strangers."""

        def read(connection: sa.Connection) -> Opponent | None:
            mine = _mine(person, None).where(GAMES.c.id == game).with_only_columns(GAMES.c.id)
            query = sa.select(RESULTS.c.person, RESULTS.c.second).where(
                RESULTS.c.game.in_(mine), RESULTS.c.seat == seat, RESULTS.c.person.is_not(None)
            )
            row = connection.execute(query).first()
            return None if row is None else Opponent(*row)

        return self._read(read)

    def age(self, before: int) -> Awaitable[int]:
        """
        Take the games of a few guests out of their history if all ended before a time.

        What guests learnt before that time is forgotten, too.

        Members keep theirs. Returns how many guests there were.
        """
        return self._do(lambda connection: age(connection, before))


def _last() -> sa.ScalarSelect[Any]:
    """Return the worst place of anybody in a game."""
    other = RESULTS.alias()
    worst = sa.select(sa.func.max(other.c.place)).where(other.c.game == RESULTS.c.game)
    return worst.scalar_subquery()


def _narrowed(person: str, wanted: Narrowed) -> sa.Select[Any]:
    """Select the games of a person that are wanted, with that person's own result."""
    query = _mine(person, wanted.opponent)
    if wanted.game:
        query = query.where(GAMES.c.game == wanted.game)
    if wanted.since is not None:
        query = query.where(GAMES.c.ended >= wanted.since)
    if wanted.until is not None:
        query = query.where(GAMES.c.ended < wanted.until)
    if wanted.rated is not None:
        query = query.where(GAMES.c.rated == wanted.rated)
    if wanted.won is not None:
        mine = RESULTS.c.place == 1 if wanted.won else RESULTS.c.place > 1
        query = query.where(mine, _last() > 1)
    return query


def _mine(person: str, opponent: Opponent | None) -> sa.Select[Any]:
    """Select the games that are listed for a person, with that person's own result."""
    mine = (RESULTS.c.person == person, RESULTS.c.listed, ~RESULTS.c.second)
    joined = RESULTS.join(GAMES, GAMES.c.id == RESULTS.c.game)
    query = sa.select(RESULTS).select_from(joined).where(*mine)
    if opponent is None:
        return query
    other = RESULTS.alias()
    theirs = (other.c.person == opponent.person, other.c.second == opponent.second)
    return query.where(
        sa.select(other.c.seat).where(other.c.game == RESULTS.c.game, *theirs).exists()
    )


def _games(connection: sa.Connection, query: sa.Select[Any]) -> list[FinishedGame]:
    found = [dict(row) for row in connection.execute(query).mappings()]
    seats: dict[int, list[SeatResult]] = {game["id"]: [] for game in found}
    ids = list(seats)
    rows = sa.select(RESULTS.c.game, *_FIELDS).order_by(RESULTS.c.game, RESULTS.c.seat)
    for at in range(0, len(ids), AT_ONCE):
        some = rows.where(RESULTS.c.game.in_(ids[at : at + AT_ONCE]))
        for id_, *fields in connection.execute(some):
            seats[id_].append(SeatResult(*fields))
    for game in found:
        game |= {"options": _options(game["options"]), "seats": tuple(seats[game["id"]])}
    return [FinishedGame(**game) for game in found]
