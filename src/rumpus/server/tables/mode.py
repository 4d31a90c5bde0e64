"""Mode: a table's ties to something beyond it; the plain mode has none, like most tables."""

from typing import Protocol

from rumpus.core.values import Millis, Refusal
from rumpus.server.tables.broadcast import Broadcast
from rumpus.table.actions import RoomAction, TableAction
from rumpus.table.events import Do
from rumpus.table.table import Applied, Table


class RunningTable(Protocol):
    """A table in memory, as its mode sees it: the host."""

    table: Table
    audience: Broadcast

    @property
    def now(self) -> Millis:
        """Read the table's clock."""
        ...

    def request(self, player: str, action: TableAction | RoomAction | None) -> None:
        """Ask something of the table in a player's name; an empty name is the room's."""
        ...

    async def do(self, player: str, name: str, asked: Do) -> int | Refusal:
        """
        Ask for something and wait for the answer.

        Raises `StoreError` if nobody knows whether it was stored.
        """
        ...


class Mode:
    """
    What a host asks and tells beyond its own table; one mode serves all tables of its kind.

    A host applies an entry, tells its mode, and then its audience.
    """

    async def objection(self, host: RunningTable, asked: Do) -> Refusal | None:
        """Return why something beyond the table forbids this."""
        del host, asked
        return None

    async def withheld(self, host: RunningTable, guest: str | None) -> str | None:
        """Return the code for why a guest may not see the table's board yet."""
        del host, guest
        return None

    def locks_out(self, host: RunningTable, player: str) -> bool:
        """Return True if a player still has to play the same board at another table."""
        del host, player
        return False

    def seed_withheld(self, host: RunningTable) -> str | None:
        """Return the code for why the seed of a finished game is still a secret."""
        del host
        return None

    def needs(self, host: RunningTable) -> bool:
        """Return True if a table has to stay in memory because of another."""
        del host
        return False

    def recovered(self, host: RunningTable) -> None:
        """Repair a table that was recovered from its log, in case the room died over it."""

    def watched(self, host: RunningTable, player: str) -> None:
        """Note that a player is about to see the table's board."""

    def applied(self, host: RunningTable, applied: Applied) -> None:
        """Process an entry with table events, before the broadcast."""
