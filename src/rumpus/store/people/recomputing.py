"""Recomputation of all ratings from the stored games, in the order in which they ended."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any, NamedTuple

import sqlalchemy as sa

from rumpus.ratings.ladder import played
from rumpus.ratings.model import Rating
from rumpus.store.people.rating_writes import entrant
from rumpus.store.people.schema import GAMES, RATINGS, RESULTS


class Recomputed(NamedTuple):
    """A recomputation: how many games and ratings it read, and how many rows were different."""

    games: int
    ratings: int
    different: int


class _Standing(NamedTuple):
    rating: Rating = Rating()
    played: int = 0
    last: int | None = None


def recompute(connection: sa.Connection, *, replace: bool) -> Recomputed:
    """Compute all ratings from the stored games; *replace* those that differ."""
    standings: dict[int, _Standing] = {}
    games = 0
    wrong: list[sa.Update] = []
    for ended, rows in _games(connection):
        games += 1
        before = {row["rater"]: standings.get(row["rater"], _Standing()) for row in rows}
        after = played(
            {rater: standing.rating for rater, standing in before.items()},
            [entrant(row) for row in rows],
        )
        wrong += _wrong_results(rows, before, after)
        for rater, rating in after.items():
            standings[rater] = _Standing(rating, before[rater].played + 1, ended)
    stored = connection.execute(sa.select(RATINGS)).mappings().all()
    for row in stored:
        rating, times, last = standings.get(row["id"], _Standing())
        found = {**rating._asdict(), "played": times}
        found["last"] = row["last"] if last is None else last
        if any(row[field] != value for field, value in found.items()):
            wrong.append(RATINGS.update().where(RATINGS.c.id == row["id"]).values(found))
    if replace:
        for update in wrong:
            connection.execute(update)
    return Recomputed(games, len(stored), len(wrong))


def _games(connection: sa.Connection) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    """Return when each rated game ended, and its rows of results."""
    query = (
        sa.select(RESULTS, GAMES.c.ended)
        .join(GAMES, GAMES.c.id == RESULTS.c.game)
        .where(RESULTS.c.rater.is_not(None))
        .order_by(RESULTS.c.game, RESULTS.c.seat)
    )
    rows = (dict(row) for row in connection.execute(query).mappings())
    for _, mine in groupby(rows, key=lambda row: row["game"]):
        found = list(mine)
        yield found[0]["ended"], found


def _wrong_results(
    rows: list[dict[str, Any]], before: dict[int, _Standing], after: dict[int, Rating]
) -> Iterator[sa.Update]:
    for row in rows:
        found = {
            "before": before[row["rater"]].rating.points,
            "after": after[row["rater"]].points,
        }
        if any(row[field] != value for field, value in found.items()):
            this = (RESULTS.c.game == row["game"], RESULTS.c.seat == row["seat"])
            yield RESULTS.update().where(*this).values(found)
