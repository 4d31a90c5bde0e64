"""The bots of one table: they think on threads, and their plans come back to the loop."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from rumpus.bots.bot import AnyPlan
from rumpus.core.values import Act, Seat
from rumpus.server.ops.logging import fault
from rumpus.table.bot_seats import Ask, BotSeats, MakeBot
from rumpus.table.table import Applied, Table

TakeTurn = Callable[[Callable[[], Any]], Awaitable[Any]]
"""Does some work on a thread, when its turn comes."""


class BotRunner:
    """Asks the bots after each entry and keeps what they are about to do."""

    def __init__(
        self,
        table: Table,
        make_bot: MakeBot,
        take_turn: TakeTurn,
        planned: Callable[[], None],
    ) -> None:
        """Let *planned* be called whenever a bot has made up its mind."""
        self._table = table
        self._seats = BotSeats(table, make_bot)
        self._seated = False
        self._take_turn = take_turn
        self._planned = planned
        # Bots remember: they are asked about one update after the other, on whichever thread.
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, applied: Applied | None = None) -> None:
        """Ask every bot about an applied entry, or about a table that was just recovered."""
        if applied is None or applied.entry.table:
            # A table without bots, as most are, pays nothing for them.
            self._seated = any(sitter.bot is not None for sitter in self._table.sitters)
        elif not self._seated:
            return
        for ask in self._seats.asks(applied):
            task = asyncio.get_running_loop().create_task(self._ask(ask))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def due(self) -> tuple[Seat, AnyPlan] | None:
        """Return the plan that comes first."""
        return self._seats.due() if self._seated else None

    def take(self, seat: Seat) -> Act[Any]:
        """Return the act that the plan of this seat comes to; the plan is gone then."""
        return self._seats.take(seat)

    async def _ask(self, ask: Ask) -> None:
        try:
            async with self._turn:
                plan = await self._take_turn(ask.think)
        except Exception as error:  # noqa: BLE001 (a bot that stumbles leaves the table to its timers)
            fault("bot failed", error, seat=ask.seat)
            return
        self._seats.answer(ask, plan)
        self._planned()
