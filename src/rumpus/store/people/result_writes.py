"""Changes of the stored results: a game is added, grows old, or loses a person."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from rumpus.store.people.rows import FinishedGame, SeatResult
from rumpus.store.people.schema import FORMER, GAMES, MEMBERS, RESULTS

AT_ONCE: Final = 500
"""The most values in one statement."""

_PEOPLE_AT_ONCE: Final = 20


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
    connection.execute(RESULTS.insert(), [_row(id_, seat, gone) for seat in game.seats])
    for person in {seat.person for seat in game.seats} - {None, *gone}:
        mine = (RESULTS.c.person == person, RESULTS.c.listed)
        newest = sa.select(RESULTS.c.game).where(*mine).order_by(RESULTS.c.game.desc())
        for last in connection.execute(newest.offset(most - 1).limit(1)).scalars().all():
            _unlist(connection, *mine, RESULTS.c.game < last)
    return True


def _former(connection: sa.Connection, game: FinishedGame) -> set[str]:
    """Return those who have deleted their account before the result was stored."""
    people = [seat.person for seat in game.seats if seat.person is not None]
    query = sa.select(FORMER.c.id).where(FORMER.c.id.in_(people))
    return set(connection.execute(query).scalars())


def _row(game: int, seat: SeatResult, gone: set[str]) -> dict[str, Any]:
    if seat.person in gone:
        seat = msgspec.structs.replace(seat, person=None, second=False, name=None)
    return {"game": game, "listed": seat.person is not None, **msgspec.structs.asdict(seat)}


def age(connection: sa.Connection, before: int) -> int:
    """Unlist the games of a few guests whose last one ended before a time; return how many."""
    first = connection.execute(
        sa.select(sa.func.min(GAMES.c.id)).where(GAMES.c.ended >= before)
    ).scalar()
    newest = sa.func.max(RESULTS.c.game)
    query = (
        sa.select(RESULTS.c.person)
        .where(RESULTS.c.listed, RESULTS.c.person.not_in(sa.select(MEMBERS.c.id)))
        .group_by(RESULTS.c.person)
        .limit(_PEOPLE_AT_ONCE)
    )
    if first is not None:
        query = query.having(newest < first)
    old = connection.execute(query).scalars().all()
    for person in old:
        _unlist(connection, RESULTS.c.person == person, RESULTS.c.listed)
    return len(old)


def forget(connection: sa.Connection, person: str) -> None:
    """Delete a person's history, and take their name out of everybody else's."""
    mine = RESULTS.c.person == person
    games = connection.execute(sa.select(RESULTS.c.game).where(mine)).scalars().all()
    connection.execute(
        RESULTS.update().where(mine).values(person=None, second=False, name=None, listed=False)
    )
    _drop_unlisted(connection, games)


def _unlist(connection: sa.Connection, *which: sa.ColumnElement[bool]) -> None:
    """Take rows out of their persons' histories, and delete games that are in nobody's."""
    games = connection.execute(sa.select(RESULTS.c.game).where(*which)).scalars().all()
    connection.execute(RESULTS.update().where(*which).values(listed=False))
    _drop_unlisted(connection, games)


def _drop_unlisted(connection: sa.Connection, games: Sequence[int]) -> None:
    for at in range(0, len(games), AT_ONCE):
        some = games[at : at + AT_ONCE]
        listed = sa.select(RESULTS.c.game).where(RESULTS.c.game.in_(some), RESULTS.c.listed)
        unlisted = set(some) - set(connection.execute(listed).scalars())
        connection.execute(RESULTS.delete().where(RESULTS.c.game.in_(unlisted)))
        connection.execute(GAMES.delete().where(GAMES.c.id.in_(unlisted)))
