"""Stored ratings: leaderboards, one person's ratings, and what a game changed."""

from collections.abc import Awaitable, Collection
from typing import Any, Final

import sqlalchemy as sa

from rumpus.ratings.model import SETTLED
from rumpus.store.people.members import Members
from rumpus.store.people.rows import Change, RatingRow
from rumpus.store.people.schema import GAMES, RATINGS, RESULTS

_FIELDS: Final = tuple(RATINGS.c[field] for field in RatingRow.__struct_fields__)
_KNOWN: Final = RATINGS.c.person.is_not(None) | RATINGS.c.bot.is_not(None)


class Ratings:
    """
    The ratings in a room's database, on the thread of its members.

    Every method may raise `StoreError`.
    """

    def __init__(self, members: Members) -> None:
        self._read = members.read

    def best(self, game: str, most: int) -> Awaitable[list[RatingRow]]:
        """Return the highest ratings in a game that are no longer provisional, best first."""
        known = (RATINGS.c.game == game, RATINGS.c.sigma <= SETTLED, _KNOWN)
        query = sa.select(*_FIELDS).where(*known).order_by(RATINGS.c.mu.desc(), RATINGS.c.id)
        return self._read(lambda connection: _rows(connection, query.limit(most)))

    def of_person(self, person: str) -> Awaitable[list[RatingRow]]:
        """Return a person's ratings, of the game played most often first."""
        query = sa.select(*_FIELDS).where(RATINGS.c.person == person)
        ordered = query.order_by(RATINGS.c.played.desc(), RATINGS.c.game)
        return self._read(lambda connection: _rows(connection, ordered))

    def of_people(self, game: str, people: Collection[str]) -> Awaitable[list[RatingRow]]:
        """Return the ratings that people have in a game."""
        query = sa.select(*_FIELDS).where(RATINGS.c.game == game, RATINGS.c.person.in_(people))
        return self._read(lambda connection: _rows(connection, query))

    def change(self, table: str, person: str) -> Awaitable[Change | None]:
        """Return how the game of a table changed a person's rating; None if it did not, yet."""
        query = (
            sa.select(RESULTS.c.before, RESULTS.c.after)
            .join(GAMES, GAMES.c.id == RESULTS.c.game)
            .where(GAMES.c.table == table, RESULTS.c.person == person, RESULTS.c.rater.is_not(None))
        )

        def read(connection: sa.Connection) -> Change | None:
            row = connection.execute(query).first()
            return None if row is None else Change(*row)

        return self._read(read)


def _rows(connection: sa.Connection, query: sa.Select[Any]) -> list[RatingRow]:
    return [RatingRow(*row) for row in connection.execute(query)]
