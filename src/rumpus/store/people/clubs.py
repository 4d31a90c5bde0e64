"""Clubs and the people in them."""

from collections.abc import Awaitable, Callable, Sequence

import msgspec
import sqlalchemy as sa

from rumpus.core.values import Refusal
from rumpus.store.people.club_rows import LEADERS, Belonging, Club, Membership
from rumpus.store.people.former import is_former
from rumpus.store.people.schema import (
    CLUB_MEMBERS,
    CLUBS,
    EVENING_EVENTS,
    EVENINGS,
    HELPER_CODES,
)
from rumpus.store.people.worker import Worker

_ORDER = sa.case((CLUB_MEMBERS.c.role == "owner", 0), (CLUB_MEMBERS.c.role == "helper", 1), else_=2)


Judged = Callable[[Club], Club | Refusal]
"""Decision about a club: the club as it is from now on, or a refusal."""


class ClubRows:
    """
    The tables of a room that hold clubs.

    Each change is judged in the transaction that stores it, so that of two at once the second sees
    what the first has done.
    """

    def __init__(self, worker: Worker) -> None:
        """Use the tables that a worker has opened."""
        self._worker = worker

    def found(self, club: Club, most: int) -> Awaitable[Refusal | bool]:
        """
        Store a new club with its owner, who may be in *most* clubs.

        Returns False if its name is taken.
        """

        def write(connection: sa.Connection) -> Refusal | bool:
            if read(connection, club.name) is not None:
                return False
            refusal = _may_enter(connection, club.people[0], most)
            if refusal is not None:
                return refusal
            values = {"name": club.name, "title": club.title, "founded": club.founded}
            connection.execute(CLUBS.insert().values(word=club.word, **values))
            _write(connection, club.name, (), club.people)
            return True

        return self._worker.do(write)

    def find(self, name: str) -> Awaitable[Club | None]:
        """Return a club, or None."""
        return self._worker.read(lambda connection: read(connection, name))

    def of(self, person: str) -> Awaitable[list[Membership]]:
        """Return the clubs that a person is in or has asked to join, in the order of joining."""
        columns = (CLUBS.c.name, CLUBS.c.title, CLUB_MEMBERS.c.role)
        mine = sa.select(*columns).join(CLUB_MEMBERS).where(CLUB_MEMBERS.c.person == person)
        ordered = mine.order_by(CLUB_MEMBERS.c.since, CLUBS.c.name)
        return self._worker.read(
            lambda connection: [Membership(*row) for row in connection.execute(ordered)]
        )

    def change(self, name: str, most: int, judged: Judged) -> Awaitable[Club | Refusal | None]:
        """
        Change title, word or people of a club as *judged* says; newcomers may be in *most* clubs.

        Returns the club, or None if there is none.
        """

        def write(connection: sa.Connection) -> Club | Refusal | None:
            club = read(connection, name)
            changed = None if club is None else judged(club)
            if club is None or changed is None or isinstance(changed, Refusal):
                return changed
            for each in changed.people:
                refusal = None if club.role(each.person) else _may_enter(connection, each, most)
                if refusal is not None:
                    return refusal
            this = CLUBS.update().where(CLUBS.c.name == name)
            connection.execute(this.values(title=changed.title, word=changed.word))
            _write(connection, name, club.people, changed.people)
            return read(connection, name)

        return self._worker.do(write)

    def delete(self, name: str, judged: Judged) -> Awaitable[Club | Refusal | None]:
        """Delete a club with its evenings unless *judged* refuses; return it, or None."""

        def write(connection: sa.Connection) -> Club | Refusal | None:
            club = read(connection, name)
            outcome = None if club is None else judged(club)
            if isinstance(outcome, Club):
                _delete(connection, name)
            return outcome

        return self._worker.do(write)


def _delete(connection: sa.Connection, name: str) -> None:
    """Delete a club with its evenings."""
    evenings = sa.select(EVENINGS.c.id).where(EVENINGS.c.club == name)
    events = EVENING_EVENTS.c.evening.in_(evenings.scalar_subquery())
    connection.execute(EVENING_EVENTS.delete().where(events))
    connection.execute(EVENINGS.delete().where(EVENINGS.c.club == name))
    connection.execute(CLUB_MEMBERS.delete().where(CLUB_MEMBERS.c.club == name))
    # Another club may get this name; what was done here stays in the logs of members.
    codes = HELPER_CODES.update().where(HELPER_CODES.c.club == name)
    connection.execute(codes.values(club="", digest=None))
    connection.execute(CLUBS.delete().where(CLUBS.c.name == name))


def forget(connection: sa.Connection, person: str) -> None:
    """Take a person whose account is deleted out of all clubs; an owner's passes to others."""
    mine = sa.select(CLUB_MEMBERS.c.club).where(CLUB_MEMBERS.c.person == person)
    for name in connection.execute(mine).scalars().all():
        club = read(connection, name)
        assert club is not None
        rest = [each for each in club.people if each.person != person]
        heir = next((each for each in rest if each.role != "asked"), None)
        if club.role(person) == "owner":
            if heir is None:
                _delete(connection, club.name)
                continue
            rest[rest.index(heir)] = msgspec.structs.replace(heir, role="owner")
        _write(connection, club.name, club.people, rest)


def _may_enter(connection: sa.Connection, each: Belonging, most: int) -> Refusal | None:
    """Return why a person may be in no further club, or None."""
    if is_former(connection, each.person):
        return Refusal("not_signed_in")
    mine = sa.select(sa.func.count()).where(CLUB_MEMBERS.c.person == each.person)
    many = connection.execute(mine).scalar_one() >= most
    return Refusal("clubs_enough", params={"most": most}) if many else None


def _write(
    connection: sa.Connection, club: str, before: Sequence[Belonging], after: Sequence[Belonging]
) -> None:
    """
    Replace the rows of those who come, go, or get another role; void their recovery codes.

    A person who becomes a leader is let in by no code from before.
    """
    gone = [each.person for each in before if each not in after]
    old = CLUB_MEMBERS.c.person.in_(gone)
    connection.execute(CLUB_MEMBERS.delete().where(CLUB_MEMBERS.c.club == club, old))
    leaders = [each.person for each in after if each not in before and each.role in LEADERS]
    here = (HELPER_CODES.c.club == club) & (
        HELPER_CODES.c.member.in_(gone) | HELPER_CODES.c.helper.in_(gone)
    )
    codes = HELPER_CODES.update().where(here | HELPER_CODES.c.member.in_(leaders))
    connection.execute(codes.values(digest=None))
    for each in after:
        if each not in before:
            values = {"club": club, **msgspec.structs.asdict(each)}
            connection.execute(CLUB_MEMBERS.insert().values(values))


def read(connection: sa.Connection, name: str) -> Club | None:
    """Return a club, or None."""
    row = connection.execute(sa.select(CLUBS).where(CLUBS.c.name == name)).first()
    if row is None:
        return None
    columns = [CLUB_MEMBERS.c[name] for name in Belonging.__struct_fields__]
    people = sa.select(*columns).where(CLUB_MEMBERS.c.club == name)
    ordered = people.order_by(_ORDER, CLUB_MEMBERS.c.since, CLUB_MEMBERS.c.person)
    everybody = tuple(Belonging(*each) for each in connection.execute(ordered))
    return Club(row.name, row.title, row.founded, row.word, everybody)
