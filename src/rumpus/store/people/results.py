"""Results of finished games: the history of each person, member or not."""

from collections.abc import Awaitable
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from rumpus.core.values import Options
from rumpus.store.people.members import Members
from rumpus.store.people.result_queries import companions, feats_of, mine, narrowed, standings
from rumpus.store.people.result_writes import AT_ONCE, add, age, recall
from rumpus.store.people.rows import (
    Companion,
    FinishedGame,
    Narrowed,
    Opponent,
    Recap,
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
        found = narrowed(person, wanted)
        if before:
            found = found.where(RESULTS.c.game < before)
        newest = found.with_only_columns(GAMES).order_by(RESULTS.c.game.desc()).limit(most)
        return self._read(lambda connection: _games(connection, newest))

    def everything(self, person: str) -> Awaitable[list[FinishedGame]]:
        """Return all games of a person, those of the second player at their screen included."""
        theirs = sa.select(RESULTS.c.game).where(RESULTS.c.person == person, RESULTS.c.listed)
        query = sa.select(GAMES).where(GAMES.c.id.in_(theirs)).order_by(GAMES.c.id.desc())
        return self._read(lambda connection: _games(connection, query))

    def standings(self, person: str, wanted: Narrowed) -> Awaitable[list[Standing]]:
        """Return how a person did in each game that they didn't moderate, oldest first."""
        return self._read(lambda connection: standings(connection, person, wanted))

    def companions(self, person: str, wanted: Narrowed, most: int) -> Awaitable[list[Companion]]:
        """Return the people of most of the games that are wanted, bots apart."""
        return self._read(lambda connection: companions(connection, person, wanted, most))

    def recall(self, table: str, recap: Recap) -> Awaitable[None]:
        """Store what the log of a stored game tells."""
        return self._do(lambda connection: recall(connection, table, recap))

    def unrecalled(self) -> Awaitable[list[str]]:
        """Return the tables of listed games of whose logs nothing is stored, the newest first."""
        lacking = sa.select(RESULTS.c.game).where(RESULTS.c.listed, RESULTS.c.feats.is_(None))
        query = sa.select(GAMES.c.table).where(GAMES.c.id.in_(lacking)).order_by(GAMES.c.id.desc())
        return self._read(lambda connection: list(connection.execute(query).scalars()))

    def opponent(self, person: str, game: int, seat: int) -> Awaitable[Opponent | None]:
        """Return who sat in a seat of one of a person's games; None for bots and strangers."""

        def read(connection: sa.Connection) -> Opponent | None:
            own = mine(person, None).where(GAMES.c.id == game).with_only_columns(GAMES.c.id)
            query = sa.select(RESULTS.c.person, RESULTS.c.second, RESULTS.c.name).where(
                RESULTS.c.game.in_(own), RESULTS.c.seat == seat, RESULTS.c.person.is_not(None)
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


def _games(connection: sa.Connection, query: sa.Select[Any]) -> list[FinishedGame]:
    found = [dict(row) for row in connection.execute(query).mappings()]
    seats: dict[int, list[SeatResult]] = {game["id"]: [] for game in found}
    ids = list(seats)
    rows = sa.select(RESULTS.c.game, *_FIELDS).order_by(RESULTS.c.game, RESULTS.c.seat)
    for at in range(0, len(ids), AT_ONCE):
        some = rows.where(RESULTS.c.game.in_(ids[at : at + AT_ONCE]))
        for row in connection.execute(some).mappings():
            seat: dict[str, Any] = dict(row) | {"feats": feats_of(row["feats"])}
            seats[seat.pop("game")].append(SeatResult(**seat))
    for game in found:
        game |= {"options": _options(game["options"]), "seats": tuple(seats[game["id"]])}
    return [FinishedGame(**game) for game in found]
