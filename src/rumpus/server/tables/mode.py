"""Mode: a table's ties to anything beyond it; most tables have the plain mode, without ties."""

from typing import Protocol

from rumpus.core.values import Millis, Refusal
from rumpus.server.tables.broadcast import Broadcast, Listener
from rumpus.table.actions import RoomAction, TableAction
from rumpus.table.events import Do
from rumpus.table.table import Applied, Table


class RunningTable(Protocol):
    """A table in memory, as its mode sees it; `Host` implements it."""

    table: Table
    audience: Broadcast

    @property
    def now(self) -> Millis:
        """Read the table's clock."""
        ...

    def request(self, player: str, action: TableAction | RoomAction | None) -> None:
        """Make a request to the table for a player, or for the room if *player* is empty."""
        ...

    def announce(self, only: Listener | None = None) -> None:
        """Send everybody, or one listener, the current presence."""
        ...

    async def do(self, player: str, name: str, asked: Do) -> int | Refusal:
        """
        Make a request and wait for the answer.

        Raises `StoreError` if it is unknown whether it was stored.
        """
        ...


class Mode:
    """
    Ties of tables to anything beyond them, which a `Host` consults and informs.

    One mode serves all tables of its kind. A `Host` applies an entry, then calls its mode, and then
    broadcasts the entry.
    """

    async def objection(self, host: RunningTable, asked: Do) -> Refusal | None:
        """Return why something beyond the table forbids a request, or None."""
        del host, asked
        return None

    async def withheld(self, host: RunningTable, guest: str | None) -> str | None:
        """Return a code for why a guest may not see the table's board yet, or None."""
        del host, guest
        return None

    def locks_out(self, host: RunningTable, player: str) -> bool:
        """Return True if a player still has to play the same board at another table."""
        del host, player
        return False

    def seed_withheld(self, host: RunningTable) -> str | None:
        """Return a code for why the seed of a finished game is still secret, or None."""
        del host
        return None

    def needs(self, host: RunningTable) -> bool:
        """Return True if a table has to stay in memory because of another."""
        del host
        return False

    def recovered(self, host: RunningTable) -> None:
        """Repair a table that was recovered from its log, in case the room died halfway."""

    def watched(self, host: RunningTable, player: str) -> None:
        """Record that a player is about to see the table's board."""

    def applied(self, host: RunningTable, applied: Applied) -> None:
        """Process an entry with table events, before the broadcast."""
