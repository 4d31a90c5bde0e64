"""Changes of the stored results: a game is added, grows old, or loses a person."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from rumpus.store.people import rating_writes
from rumpus.store.people.rows import FinishedGame, Recap, SeatResult
from rumpus.store.people.schema import FORMER, GAMES, LEARNING, MEMBERS, RESULTS

AT_ONCE: Final = 500
"""The most values in one statement."""

_PEOPLE_AT_ONCE: Final = 20
_NOBODY: Final[dict[str, Any]] = {"person": None, "second": False, "name": None, "feats": None}
"""What is left of a seat whose player is forgotten."""


def add(connection: sa.Connection, game: FinishedGame, most: int) -> bool:
    """Store a game once, with the newest *most* of each person listed; return False if not new."""
    fields = msgspec.structs.asdict(game)
    del fields["id"], fields["seats"]
    fields["options"] = msgspec.json.encode(game.options).decode()
    if connection.execute(sa.select(GAMES.c.id).where(GAMES.c.table == game.table)).first():
        return False
    gone = _former(connection, game)
    if not any(seat.person not in {None, *gone} for seat in game.seats):
        return False
    made = connection.execute(GAMES.insert().values(fields))
    assert made.inserted_primary_key is not None
    (id_,) = made.inserted_primary_key
    rows = [_row(id_, seat, gone) for seat in game.seats]
    if game.rated:
        rating_writes.rate(connection, game, rows)
    connection.execute(RESULTS.insert(), rows)
    for person in {seat.person for seat in game.seats} - {None, *gone}:
        mine = (RESULTS.c.person == person, RESULTS.c.listed)
        newest = sa.select(RESULTS.c.game).where(*mine).order_by(RESULTS.c.game.desc())
        for last in connection.execute(newest.offset(most - 1).limit(1)).scalars().all():
            _unlist(connection, *mine, RESULTS.c.game < last)
    return True


def recall(connection: sa.Connection, table: str, recap: Recap) -> None:
    """Store what the log of a stored game tells; a seat without a person keeps nothing."""
    query = sa.select(GAMES.c.id).where(GAMES.c.table == table)
    game = connection.execute(query).scalar()
    connection.execute(GAMES.update().where(GAMES.c.id == game).values(lasted=recap.lasted))
    for seat, feats in enumerate(recap.feats):
        theirs = (RESULTS.c.game == game, RESULTS.c.seat == seat, RESULTS.c.person.is_not(None))
        written = msgspec.json.encode(feats).decode()
        connection.execute(RESULTS.update().where(*theirs).values(feats=written))


def _former(connection: sa.Connection, game: FinishedGame) -> set[str]:
    """Return those who have deleted their account before the result was stored."""
    people = [seat.person for seat in game.seats if seat.person is not None]
    query = sa.select(FORMER.c.id).where(FORMER.c.id.in_(people))
    return set(connection.execute(query).scalars())


def _row(game: int, seat: SeatResult, gone: set[str]) -> dict[str, Any]:
    if seat.person in gone:
        seat = msgspec.structs.replace(seat, **_NOBODY)
    unrated = {"rater": None, "before": None, "after": None}
    listed = seat.person is not None
    return {"game": game, "listed": listed, **unrated, **msgspec.structs.asdict(seat)}


def age(connection: sa.Connection, before: int) -> int:
    """
    Unlist the games of a few guests whose last one ended before a time; return how many.

    What guests learnt before that time is forgotten, too; members keep theirs.
    """
    members = sa.select(MEMBERS.c.id)
    stale = (LEARNING.c.changed < before, LEARNING.c.guest.not_in(members))
    connection.execute(LEARNING.delete().where(*stale))
    first = connection.execute(
        sa.select(sa.func.min(GAMES.c.id)).where(GAMES.c.ended >= before)
    ).scalar()
    newest = sa.func.max(RESULTS.c.game)
    query = (
        sa.select(RESULTS.c.person)
        .where(RESULTS.c.listed, RESULTS.c.person.not_in(members))
        .group_by(RESULTS.c.person)
        .limit(_PEOPLE_AT_ONCE)
    )
    if first is not None:
        query = query.having(newest < first)
    old = connection.execute(query).scalars().all()
    for person in old:
        _unlist(connection, RESULTS.c.person == person, RESULTS.c.listed)
    rating_writes.forget(connection, old)
    return len(old)


def forget(connection: sa.Connection, person: str) -> None:
    """Delete a person's history, and take their name out of everybody else's."""
    rating_writes.forget(connection, [person])
    mine = RESULTS.c.person == person
    games = connection.execute(sa.select(RESULTS.c.game).where(mine)).scalars().all()
    connection.execute(RESULTS.update().where(mine).values(**_NOBODY, listed=False))
    _drop_unlisted(connection, games)


def _unlist(connection: sa.Connection, *which: sa.ColumnElement[bool]) -> None:
    """Take rows out of their persons' histories; games that are in nobody's are dropped."""
    games = connection.execute(sa.select(RESULTS.c.game).where(*which)).scalars().all()
    connection.execute(RESULTS.update().where(*which).values(listed=False))
    _drop_unlisted(connection, games)


def _drop_unlisted(connection: sa.Connection, games: Sequence[int]) -> None:
    """Delete those of some games that are in nobody's history; rated ones only lose the people."""
    for at in range(0, len(games), AT_ONCE):
        some = games[at : at + AT_ONCE]
        listed = sa.select(RESULTS.c.game).where(RESULTS.c.game.in_(some), RESULTS.c.listed)
        unlisted = set(some) - set(connection.execute(listed).scalars())
        results, mine = RESULTS.c.game.in_(unlisted), GAMES.c.id.in_(unlisted)
        # A row that is left names neither person nor player, only the rating that it changed.
        connection.execute(RESULTS.update().where(results).values(**_NOBODY))
        rated = sa.select(GAMES.c.id).where(mine, GAMES.c.rated)
        connection.execute(RESULTS.delete().where(results, RESULTS.c.game.not_in(rated)))
        connection.execute(GAMES.delete().where(mine, ~GAMES.c.rated))
