"""Clubs and the people in them."""

from collections.abc import Awaitable, Collection

import sqlalchemy as sa

from rumpus.store.people.club_rows import Belonging, Club, Role
from rumpus.store.people.schema import CLUB_MEMBERS, CLUBS, EVENING_EVENTS, EVENINGS
from rumpus.store.people.worker import Worker

_ORDER = sa.case((CLUB_MEMBERS.c.role == "owner", 0), (CLUB_MEMBERS.c.role == "helper", 1), else_=2)


class ClubRows:
    """The tables of a room that hold clubs."""

    def __init__(self, worker: Worker) -> None:
        """Use the tables that a worker has opened."""
        self._worker = worker

    def found(self, club: Club) -> Awaitable[bool]:
        """Store a new club with its people; return False if its name is taken."""

        def write(connection: sa.Connection) -> bool:
            if _club(connection, club.name) is not None:
                return False
            values = {"name": club.name, "title": club.title, "founded": club.founded}
            connection.execute(CLUBS.insert().values(word=club.word, **values))
            for each in club.people:
                _put(connection, club.name, each)
            return True

        return self._worker.do(write)

    def find(self, name: str) -> Awaitable[Club | None]:
        """Return a club, or None."""
        return self._worker.do(lambda connection: _club(connection, name))

    def of(self, person: str) -> Awaitable[list[Club]]:
        """Return the clubs that a person is in or has asked to join, in the order of joining."""

        def read(connection: sa.Connection) -> list[Club]:
            mine = sa.select(CLUB_MEMBERS.c.club).where(CLUB_MEMBERS.c.person == person)
            names = connection.execute(mine.order_by(CLUB_MEMBERS.c.since)).scalars().all()
            return [club for name in names if (club := _club(connection, name)) is not None]

        return self._worker.do(read)

    def rename(self, name: str, title: str) -> Awaitable[None]:
        """Change a club's title."""
        return self._update(name, title=title)

    def set_word(self, name: str, word: str | None) -> Awaitable[None]:
        """Change the secret of a club's join link, or switch the link off."""
        return self._update(name, word=word)

    def enter(self, name: str, belonging: Belonging, most: int) -> Awaitable[bool]:
        """Let a person in, or note that they ask; return False if the club is full or gone."""

        def write(connection: sa.Connection) -> bool:
            club = _club(connection, name)
            if club is None or len(club.people) >= most:
                return False
            if club.role(belonging.person) in {None, "asked"}:
                _remove(connection, name, [belonging.person])
                _put(connection, name, belonging)
            return True

        return self._worker.do(write)

    def set_roles(self, name: str, roles: dict[str, Role]) -> Awaitable[None]:
        """Change the roles of people who are in a club or have asked."""

        def write(connection: sa.Connection) -> None:
            for person, role in roles.items():
                this = (CLUB_MEMBERS.c.club == name, CLUB_MEMBERS.c.person == person)
                connection.execute(CLUB_MEMBERS.update().where(*this).values(role=role))

        return self._worker.do(write)

    def remove(self, name: str, people: Collection[str]) -> Awaitable[None]:
        """Remove people from a club."""
        return self._worker.do(lambda connection: _remove(connection, name, people))

    def delete(self, name: str) -> Awaitable[None]:
        """Delete a club with its evenings."""

        def write(connection: sa.Connection) -> None:
            evenings = sa.select(EVENINGS.c.id).where(EVENINGS.c.club == name)
            events = EVENING_EVENTS.c.evening.in_(evenings.scalar_subquery())
            connection.execute(EVENING_EVENTS.delete().where(events))
            connection.execute(EVENINGS.delete().where(EVENINGS.c.club == name))
            connection.execute(CLUB_MEMBERS.delete().where(CLUB_MEMBERS.c.club == name))
            connection.execute(CLUBS.delete().where(CLUBS.c.name == name))

        return self._worker.do(write)

    def _update(self, name: str, **values: str | None) -> Awaitable[None]:
        def write(connection: sa.Connection) -> None:
            connection.execute(CLUBS.update().where(CLUBS.c.name == name).values(values))

        return self._worker.do(write)


def _club(connection: sa.Connection, name: str) -> Club | None:
    row = connection.execute(sa.select(CLUBS).where(CLUBS.c.name == name)).first()
    if row is None:
        return None
    columns = (CLUB_MEMBERS.c.person, CLUB_MEMBERS.c.role, CLUB_MEMBERS.c.since)
    people = sa.select(*columns).where(CLUB_MEMBERS.c.club == name)
    ordered = people.order_by(_ORDER, CLUB_MEMBERS.c.since, CLUB_MEMBERS.c.person)
    everybody = tuple(Belonging(*each) for each in connection.execute(ordered))
    return Club(row.name, row.title, row.founded, row.word, everybody)


def _put(connection: sa.Connection, club: str, each: Belonging) -> None:
    values = {"club": club, "person": each.person, "role": each.role, "since": each.since}
    connection.execute(CLUB_MEMBERS.insert().values(values))


def _remove(connection: sa.Connection, club: str, people: Collection[str]) -> None:
    gone = CLUB_MEMBERS.c.person.in_(people)
    connection.execute(CLUB_MEMBERS.delete().where(CLUB_MEMBERS.c.club == club, gone))
