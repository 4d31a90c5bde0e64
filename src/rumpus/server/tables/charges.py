"""Charges: the choice of the address to which a table's slow work is charged in a fair queue."""

from collections.abc import Iterable

from rumpus.server.limits.fair_queue import FairQueue
from rumpus.server.tables.broadcast import Listener
from rumpus.server.tables.table_view import people_of
from rumpus.table.table import Table


def least_busy(table: Table, listeners: Iterable[Listener], turns: FairQueue) -> str:
    """
    Return the address of the connected player with the least work waiting; empty for nobody.

    The table's own work is charged to it, so that a player who is busy elsewhere doesn't delay that
    work for the others.
    """
    people = people_of(table).values()
    seated = (one.address for one in listeners if one.player in people)
    return min(seated, key=turns.waiting, default="")
