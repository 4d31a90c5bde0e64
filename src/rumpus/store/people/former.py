"""Former members: people whose account was deleted, of whom nothing may be stored any more."""

import sqlalchemy as sa

from rumpus.store.people.schema import FORMER


def is_former(connection: sa.Connection, person: str) -> bool:
    """
    Return True if a person's account was deleted, perhaps while a request of theirs was under way.

    Ask in the transaction that would store something of them: then no order of the two leaves it.
    """
    return connection.execute(sa.select(FORMER).where(FORMER.c.id == person)).first() is not None
