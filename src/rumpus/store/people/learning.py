"""Stored learning: how far guests are in the lessons of games, and which tips they have seen."""

from collections.abc import Awaitable, Mapping
from typing import Any

import msgspec
import sqlalchemy as sa

from rumpus.store.people.former import is_former
from rumpus.store.people.members import Members
from rumpus.store.people.schema import LEARNING


class Learnt(msgspec.Struct, frozen=True):
    """
    What a guest has learnt of a game.

    *step* is the step of the lesson where they are, and *done* is true once they were at its end.
    *dismissed*: they don't want to be offered the lesson. *silent*: they want no tips. *table* is
    their first table of that game, the only one with tips, or empty. *tips* are those seen.
    """

    game: str
    step: int = 0
    done: bool = False
    dismissed: bool = False
    silent: bool = False
    table: str = ""
    tips: tuple[str, ...] = ()


class Learning:
    """
    What guests have learnt, on the thread of the members.

    Every method may raise `StoreError`.
    """

    def __init__(self, members: Members) -> None:
        self._read = members.read
        self._do = members.do

    def of(self, guest: str) -> Awaitable[list[Learnt]]:
        """Return what a guest has learnt of each game."""
        query = sa.select(LEARNING).where(LEARNING.c.guest == guest).order_by(LEARNING.c.game)
        return self._read(lambda connection: [_learnt(row) for row in connection.execute(query)])

    def add(self, guest: str, new: Learnt, given: frozenset[str], now: int) -> Awaitable[Learnt]:
        """
        Add what is new, and return all that is known of that game; *now* is in seconds.

        Only the fields in *given* count. What was done or dismissed stays so, the first table stays
        the first, and tips are added to those seen. Nothing is stored of a deleted account.
        """

        def write(connection: sa.Connection) -> Learnt:
            key = (LEARNING.c.guest == guest, LEARNING.c.game == new.game)
            row = connection.execute(sa.select(LEARNING).where(*key)).first()
            merged = _merged(Learnt(new.game) if row is None else _learnt(row), new, given)
            fields = msgspec.structs.asdict(merged) | {"tips": " ".join(merged.tips)}
            values = _renamed(fields) | {"guest": guest, "changed": now}
            if is_former(connection, guest):
                return merged
            if row is None:
                connection.execute(LEARNING.insert().values(values))
            else:
                connection.execute(LEARNING.update().where(*key).values(values))
            return merged

        return self._do(write)


def _merged(old: Learnt, new: Learnt, given: frozenset[str]) -> Learnt:
    return Learnt(
        old.game,
        new.step if "step" in given else old.step,
        old.done or new.done,
        old.dismissed or new.dismissed,
        new.silent if "silent" in given else old.silent,
        old.table or new.table,
        (*old.tips, *(tip for tip in dict.fromkeys(new.tips) if tip not in old.tips)),
    )


def _renamed(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of columns; `table` is a word of SQL."""
    return {"at_table" if name == "table" else name: value for name, value in fields.items()}


def _learnt(row: sa.Row[Any]) -> Learnt:
    return Learnt(
        *(row.game, row.step, row.done, row.dismissed, row.silent, row.at_table),
        tips=tuple(row.tips.split()),
    )
