"""Logs of the evenings of clubs."""

from collections.abc import Awaitable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from rumpus.evening.events import Event, Joined
from rumpus.store.people.schema import CLUBS, EVENING_EVENTS, EVENINGS
from rumpus.store.people.worker import Worker

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Event).decode


class EveningRow(msgspec.Struct, frozen=True):
    """An evening with its log; its *code*, if any, lets people without the club take part."""

    id: int
    club: str
    opened: int
    code: str | None
    over: bool
    events: tuple[Event, ...]


class EveningRows:
    """The tables of a room that hold evenings."""

    def __init__(self, worker: Worker) -> None:
        """Use the tables that a worker has opened."""
        self._worker = worker

    def open(
        self, club: str, at: int, code: str | None, events: Sequence[Event]
    ) -> Awaitable[EveningRow | None]:
        """Store a new evening of a club, whose earlier ones are over; None if the club is gone."""

        def write(connection: sa.Connection) -> EveningRow | None:
            if connection.execute(sa.select(CLUBS).where(CLUBS.c.name == club)).first() is None:
                return None
            earlier = EVENINGS.update().where(EVENINGS.c.club == club)
            connection.execute(earlier.values(over=True, code=None))
            values = {"club": club, "opened": at, "code": code, "over": False}
            made = connection.execute(EVENINGS.insert().values(values)).inserted_primary_key
            assert made is not None
            evening = int(made[0])
            _append(connection, evening, 0, events)
            return EveningRow(evening, club, at, code, over=False, events=tuple(events))

        return self._worker.do(write)

    def append(self, evening: int, seq: int, events: Sequence[Event]) -> Awaitable[bool]:
        """Store more events, the first of which is number *seq*; False if the evening is gone."""

        def write(connection: sa.Connection) -> bool:
            if evening not in _there(connection, (evening,)):
                return False
            _append(connection, evening, seq, events)
            return True

        return self._worker.do(write)

    def there(self, evenings: Sequence[int]) -> Awaitable[set[int]]:
        """Return those of some evenings that weren't deleted with their club."""
        return self._worker.do(lambda connection: _there(connection, evenings))

    def close_evening(self, evening: int) -> Awaitable[None]:
        """Note that an evening is over; its code ends with it."""

        def write(connection: sa.Connection) -> None:
            this = EVENINGS.update().where(EVENINGS.c.id == evening)
            connection.execute(this.values(over=True, code=None))

        return self._worker.do(write)

    def running(self) -> Awaitable[list[EveningRow]]:
        """Return all evenings that aren't over."""

        def read(connection: sa.Connection) -> list[EveningRow]:
            chosen = sa.select(EVENINGS).where(~EVENINGS.c.over)
            return [_row(connection, row) for row in connection.execute(chosen).all()]

        return self._worker.do(read)

    def latest(self, club: str) -> Awaitable[EveningRow | None]:
        """Return the latest evening of a club, or None."""

        def read(connection: sa.Connection) -> EveningRow | None:
            chosen = sa.select(EVENINGS).where(EVENINGS.c.club == club)
            row = connection.execute(chosen.order_by(EVENINGS.c.id.desc()).limit(1)).first()
            return None if row is None else _row(connection, row)

        return self._worker.do(read)

    def find(self, evening: int) -> Awaitable[EveningRow | None]:
        """Return an evening, or None."""

        def read(connection: sa.Connection) -> EveningRow | None:
            row = connection.execute(sa.select(EVENINGS).where(EVENINGS.c.id == evening)).first()
            return None if row is None else _row(connection, row)

        return self._worker.do(read)

    def marks(self, club: str, most: int) -> Awaitable[list[tuple[int, int]]]:
        """Return id and number of events of the last evenings of a club, newest first."""
        count = sa.func.count(EVENING_EVENTS.c.seq)
        chosen = sa.select(EVENINGS.c.id, count).join(EVENING_EVENTS).group_by(EVENINGS.c.id)
        wanted = chosen.where(EVENINGS.c.club == club).order_by(EVENINGS.c.id.desc()).limit(most)
        return self._worker.do(
            lambda connection: [(row[0], row[1]) for row in connection.execute(wanted)]
        )

    def rename(self, evening: int, person: str, name: str) -> Awaitable[None]:
        """Change the name of a person in an evening."""
        this = EVENING_EVENTS.c.evening == evening
        return self._worker.do(lambda connection: rename(connection, person, name, this))


def rename(
    connection: sa.Connection, person: str, name: str, *which: sa.ColumnElement[bool]
) -> None:
    """Change the name of a person in all evenings, or in some of them."""
    columns = EVENING_EVENTS.c
    # A person's id is quoted like this in no other place of an event.
    joined = sa.cast(columns.body, sa.String).contains(f'"person":"{person}","name"')
    for row in connection.execute(sa.select(EVENING_EVENTS).where(*which, joined)).all():
        event = _decode(row.body)
        assert isinstance(event, Joined)
        if event.person == person:
            changed = _encode(msgspec.structs.replace(event, name=name))
            this = (columns.evening == row.evening, columns.seq == row.seq)
            connection.execute(EVENING_EVENTS.update().where(*this).values(body=changed))


def _there(connection: sa.Connection, evenings: Sequence[int]) -> set[int]:
    wanted = sa.select(EVENINGS.c.id).where(EVENINGS.c.id.in_(evenings))
    return set(connection.execute(wanted).scalars())


def _append(connection: sa.Connection, evening: int, seq: int, events: Sequence[Event]) -> None:
    for number, event in enumerate(events, start=seq):
        row = {"evening": evening, "seq": number, "body": _encode(event)}
        connection.execute(EVENING_EVENTS.insert().values(row))


def _row(connection: sa.Connection, row: sa.Row[Any]) -> EveningRow:
    events = _events(connection, row.id)
    return EveningRow(row.id, row.club, row.opened, row.code, row.over, events)


def _events(connection: sa.Connection, evening: int) -> tuple[Event, ...]:
    bodies = sa.select(EVENING_EVENTS.c.body).where(EVENING_EVENTS.c.evening == evening)
    rows = connection.execute(bodies.order_by(EVENING_EVENTS.c.seq)).scalars()
    return tuple(_decode(body) for body in rows)
