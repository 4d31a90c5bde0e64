"""What an alert about a turn needs to know of a table."""

from collections.abc import Callable
from typing import Final

from rumpus.core.game import REAL_TIME
from rumpus.server.tables.slow_games import awaited
from rumpus.table.guests import guest_of
from rumpus.table.table import Table

Looks = Callable[[str, str], bool]
"""Function that returns True if a guest looks at the page of a table, by the table's name."""

NOBODY: Final[frozenset[str]] = frozenset()


def waiting_for(table: Table) -> frozenset[str]:
    """Return the guests for whom the others at a table wait; nobody in a game in real time."""
    if table.phase != "play" or table.paused is not None or table.facts.dynamics == REAL_TIME:
        return NOBODY
    sitters = [table.sitters[seat] for seat in awaited(table.game, table.state)]
    return frozenset(guest_of(one.player) for one in sitters if one.bot is None) - {""}


def others_at(table: Table, guest: str) -> tuple[str, ...]:
    """Return the names of a guest's fellow players at a table."""
    return tuple(one.name for one in table.sitters if guest_of(one.player) != guest)
