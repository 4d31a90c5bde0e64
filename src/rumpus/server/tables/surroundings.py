"""Surroundings of a table: the parts of the room that its driver needs."""

from typing import TYPE_CHECKING, Protocol

from rumpus.server.tables.attendance import Faces
from rumpus.server.tables.mode import RunningTable
from rumpus.server.tables.next_table import NextTables
from rumpus.table.table import Applied

if TYPE_CHECKING:
    from rumpus.server.tables.host import Host


class Tables(NextTables, Faces, Protocol):
    """Parts of the room that a `Host` needs."""

    def dropped(self, host: "Host") -> None:
        """Forget a `Host`, whose table has to be recovered from the log."""
        ...

    def changed(self, host: "Host", applied: Applied) -> None:
        """Update the table's listing after an entry with table events; note the game's end."""
        ...

    def send_away(self, host: RunningTable, player: str, code: str) -> None:
        """Close a player's sockets at a table."""
        ...
