"""
Shared boards: all tables of a round have the same board, each with its own players.

Until every table of the round has its result, only the players of a table see its board, and no
seed is revealed. Who plays in which round is known to whatever holds the evening.
"""

import asyncio
from typing import Final

from rumpus.server.tables.mode import Mode, RunningTable
from rumpus.server.tables.table_view import people_of
from rumpus.table.guests import guest_of

ROUND: Final = "round_first"
"""Code of the refusal to a guest who may not see a board before its round is over."""


class SharedBoards(Mode):
    """The rounds with equal boards that are still played, by the names that their tables hold."""

    def __init__(self) -> None:
        self._running: set[str] = set()
        self._known = asyncio.Event()

    def begin(self, shared: str) -> None:
        """Withhold the boards of a round from now on."""
        self._running.add(shared)

    def end(self, shared: str) -> None:
        """Show the boards of a round, which is over."""
        self._running.discard(shared)

    def learned(self) -> None:
        """Note that after a start of the room all running rounds have begun again."""
        self._known.set()

    async def withheld(self, host: RunningTable, guest: str | None) -> str | None:
        """Return why a guest may not look yet, or None."""
        await self._known.wait()
        players = {guest_of(player) for player in people_of(host.table).values()}
        return ROUND if host.table.lobby.shared in self._running and guest not in players else None

    def seed_withheld(self, host: RunningTable) -> str | None:
        """Return why the seed is still secret (another table of the round plays), or None."""
        known = self._known.is_set() and host.table.lobby.shared not in self._running
        return None if known else ROUND
