"""Changes of the stored ratings: a game is rated, and a person is forgotten."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from rumpus.ratings.ladder import Entrant, played, side_of
from rumpus.ratings.model import Rating
from rumpus.store.people.rows import FinishedGame
from rumpus.store.people.schema import RATINGS

Row = dict[str, Any]


def rate(connection: sa.Connection, game: FinishedGame, results: Sequence[Row]) -> None:
    """Rate a game: change the stored ratings, and note in the rows of its results how."""
    mine = [row for row in results if row["place"] is not None]
    # A bot may have finished a person's game, which still is that person's.
    guests = {seat.seat for seat in game.seats if seat.person is not None}
    for row in mine:
        bot = None if row["seat"] in guests else row["bot"]
        row["rater"] = _rater(connection, game, row["person"], bot)
    query = sa.select(RATINGS.c.id, RATINGS.c.mu, RATINGS.c.sigma)
    known = connection.execute(query.where(RATINGS.c.id.in_([row["rater"] for row in mine])))
    before = {id_: Rating(mu, sigma) for id_, mu, sigma in known}
    after = played(before, [entrant(row) for row in mine])
    for row in mine:
        row |= {"before": before[row["rater"]].points, "after": after[row["rater"]].points}
    for rater, rating in after.items():
        values = {**rating._asdict(), "played": RATINGS.c.played + 1, "last": game.ended}
        connection.execute(RATINGS.update().where(RATINGS.c.id == rater).values(values))


def entrant(row: Row) -> Entrant:
    """Return what a row of the results of a rated game means for the ratings."""
    return Entrant(row["rater"], side_of(row["seat"], row["team"]), row["place"])


def forget(connection: sa.Connection, people: Sequence[str]) -> None:
    """Forget whose ratings these are; their numbers stay, for those who played against them."""
    connection.execute(RATINGS.update().where(RATINGS.c.person.in_(people)).values(person=None))


def _rater(
    connection: sa.Connection, game: FinishedGame, person: str | None, bot: str | None
) -> int:
    """Return the rating of a person or bot; a deleted account gets one that nobody finds."""
    if person is not None or bot is not None:
        same = (RATINGS.c.game == game.game, RATINGS.c.person == person, RATINGS.c.bot == bot)
        found: int | None = connection.execute(sa.select(RATINGS.c.id).where(*same)).scalar()
        if found is not None:
            return found
    new = {"game": game.game, "person": person, "bot": bot, "played": 0, "last": game.ended}
    made = connection.execute(RATINGS.insert().values(**new, **Rating()._asdict()))
    assert made.inserted_primary_key is not None
    id_: int = made.inserted_primary_key[0]
    return id_
