"""Queries of the stored results: which games of a person are wanted, and what they amount to."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from rumpus.games.feats import Feat
from rumpus.store.people.rows import Companion, Narrowed, Opponent, Standing
from rumpus.store.people.schema import GAMES, RESULTS

_feats: Final = msgspec.json.Decoder(tuple[Feat, ...]).decode


def feats_of(stored: str | None) -> tuple[Feat, ...] | None:
    """Return the feats of a seat, None if they haven't been found."""
    return None if stored is None else _feats(stored)


def narrowed(person: str, wanted: Narrowed) -> sa.Select[Any]:
    """Select the games of a person that are wanted, with that person's own result."""
    query = mine(person, wanted.opponent)
    if wanted.game:
        query = query.where(GAMES.c.game == wanted.game)
    if wanted.since is not None:
        query = query.where(GAMES.c.ended >= wanted.since)
    if wanted.until is not None:
        query = query.where(GAMES.c.ended < wanted.until)
    if wanted.rated is not None:
        query = query.where(GAMES.c.rated == wanted.rated)
    if wanted.won is not None:
        won = RESULTS.c.place == 1 if wanted.won else RESULTS.c.place > 1
        query = query.where(won, _last() > 1)
    return query


def mine(person: str, opponent: Opponent | None) -> sa.Select[Any]:
    """Select the games that are listed for a person, with that person's own result."""
    own = (RESULTS.c.person == person, RESULTS.c.listed, ~RESULTS.c.second)
    joined = RESULTS.join(GAMES, GAMES.c.id == RESULTS.c.game)
    query = sa.select(RESULTS).select_from(joined).where(*own)
    if opponent is None:
        return query
    other = RESULTS.alias()
    return query.where(sa.select(other.c.seat).where(*_is(other, opponent)).exists())


def standings(connection: sa.Connection, person: str, wanted: Narrowed) -> list[Standing]:
    """Return how a person did in each game that they didn't moderate, oldest first."""
    query = (
        narrowed(person, wanted)
        .where(RESULTS.c.place.is_not(None))
        .with_only_columns(
            *(GAMES.c.game, RESULTS.c.place, RESULTS.c.score, _last()),
            *(GAMES.c.table, GAMES.c.ended, GAMES.c.lasted, RESULTS.c.feats),
            _theirs(wanted.opponent),
        )
        .order_by(GAMES.c.id)
    )
    rows: Iterable[Any] = connection.execute(query)
    return [
        Standing(game, place, score, last, table, ended, lasted, feats_of(feats), theirs)
        for game, place, score, last, table, ended, lasted, feats, theirs in rows
    ]


def companions(
    connection: sa.Connection, person: str, wanted: Narrowed, most: int
) -> list[Companion]:
    """Return those with whom a person has finished most of the games that are wanted."""
    games = narrowed(person, wanted).with_only_columns(RESULTS.c.game)
    count, newest = sa.func.count(), sa.func.max(RESULTS.c.game)
    them = (RESULTS.c.person.is_not(None), sa.or_(RESULTS.c.person != person, RESULTS.c.second))
    query = (
        sa.select(RESULTS.c.person, RESULTS.c.second, count, newest)
        .where(RESULTS.c.game.in_(games), *them)
        .group_by(RESULTS.c.person, RESULTS.c.second)
        .order_by(count.desc(), newest.desc())
        .limit(most)
    )
    found: list[Companion] = []
    people: Sequence[Any] = connection.execute(query).all()
    for other, second, count_, game in people:
        seat = sa.select(RESULTS.c.seat, RESULTS.c.name).where(
            RESULTS.c.game == game, RESULTS.c.person == other, RESULTS.c.second == second
        )
        at, name = connection.execute(seat).one()
        found.append(Companion(game, at, name, count_))
    return found


def _last() -> sa.ScalarSelect[Any]:
    """Return the worst place of anybody in a game."""
    other = RESULTS.alias()
    worst = sa.select(sa.func.max(other.c.place)).where(other.c.game == RESULTS.c.game)
    return worst.scalar_subquery()


def _theirs(opponent: Opponent | None) -> sa.ColumnElement[Any]:
    """Return the place of an opponent who isn't on the same team."""
    if opponent is None:
        return sa.null()
    other = RESULTS.alias()
    apart = sa.or_(other.c.team.is_(None), other.c.team.is_distinct_from(RESULTS.c.team))
    return sa.select(other.c.place).where(*_is(other, opponent), apart).limit(1).scalar_subquery()


def _is(other: sa.FromClause, opponent: Opponent) -> tuple[sa.ColumnElement[bool], ...]:
    return (
        other.c.game == RESULTS.c.game,
        other.c.person == opponent.person,
        other.c.second == opponent.second,
    )
