"""
The bots of one table: they think on threads, and their plans come back to the loop.

A bot has to decide some time before the next deadline of the table. If it still waits for a thread
then, it starts at once; a bot that searches plays the best act that it has found so far.
"""

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from threading import Lock
from time import perf_counter
from typing import Any

from rumpus.bots.bot import AnyBot, AnyPlan
from rumpus.core.game import FAULTS, AnyGame
from rumpus.core.values import Act, Millis, Seat
from rumpus.server.limits.bot_budget import Clock, Deadline
from rumpus.server.limits.values import DECIDED_SECONDS
from rumpus.server.ops.logging import fault
from rumpus.table.bot_seats import Ask, BotSeats
from rumpus.table.table import Applied, Table

MakeBot = Callable[[AnyGame, str, Deadline], AnyBot]
"""Maker of a bot for a game and a level, which respects a deadline."""
TakeTurn = Callable[[Callable[[], Any], float | None], Awaitable[Any]]
"""Function that does work on a thread in its turn, or after the given seconds at the latest."""
_Answers = list[tuple[Ask, AnyPlan | BaseException | None]]


class BotRunner:
    """Runner that asks the bots after each entry, and keeps their plans."""

    def __init__(
        self,
        table: Table,
        make_bot: MakeBot,
        take_turn: TakeTurn,
        now: Callable[[], Millis],
        planned: Callable[[], None],
        wall: Clock = perf_counter,
    ) -> None:
        """Read table time from *now*; call *planned* when bots have decided."""
        self._table = table
        self._deadline = Deadline()
        self._seats = BotSeats(table, lambda game, level: make_bot(game, level, self._deadline))
        self._seated = False
        self._take_turn = take_turn
        self._now = now
        self._planned = planned
        self._wall = wall
        # Bots have memory, so they get one update after another, on any thread.
        self._asks: list[Ask] = []
        self._thinking = Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._unanswered = 0

    def ask(self, applied: Applied | None = None) -> None:
        """Ask every bot about an applied entry, or about a table that was just recovered."""
        if applied is None or applied.entry.table:
            self._seated = has_bots(self._table)
        elif not self._seated:
            return
        self._asks += self._seats.asks(applied)
        self._deadline.until = self._until()
        self._go_on()

    def due(self) -> tuple[Seat, AnyPlan] | None:
        """Return the plan that is due first, or None."""
        return self._seats.due() if self._seated else None

    @property
    def decide_alone(self) -> bool:
        """Return True while a bot is deciding and only bots may act."""
        table = self._table
        if not self._unanswered or table.game is None:
            return False
        awaited = table.game.awaited(table.state)
        return bool(awaited) and all(table.sitters[seat].bot is not None for seat in awaited)

    @property
    def pending(self) -> bool:
        """Return whether a bot is deciding, or has a plan."""
        return self._unanswered > 0 or self.due() is not None

    def take(self, seat: Seat) -> Act[Any]:
        """Return the act that this seat has planned, and drop the plan."""
        return self._seats.take(seat)

    def _until(self) -> float:
        """
        Return the reading of the steady clock by which bots have to decide.

        If table time stands still meanwhile, bots stop earlier than they need to.
        """
        timer = self._table.due()
        if timer is None:
            return inf
        left = max(0, timer.due - self._now()) / 1000
        return self._wall() + left - min(DECIDED_SECONDS, left / 2)

    def _go_on(self) -> None:
        """Let bots think, now or soon, if there are requests to them."""
        if self._asks:
            self._unanswered += 1
            task = asyncio.get_running_loop().create_task(self._answer())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self) -> None:
        left = self._deadline.until - self._wall()
        within = None if left == inf else max(0.0, left)
        answers: _Answers | None = []
        try:
            answers = await self._take_turn(self._think, within)
        except TimeoutError as error:
            # The table goes on without the bot: its timers decide, or people do.
            fault("bot hangs", error)
        finally:
            self._unanswered -= 1
        if answers is None:
            return
        for ask, plan in answers:
            if isinstance(plan, BaseException):
                fault("bot failed", plan, seat=ask.seat)
            else:
                self._seats.answer(ask, plan)
        self._go_on()
        self._planned()

    def _think(self) -> _Answers | None:
        """Answer all requests; return None if another thread is at work and will answer them."""
        if not self._thinking.acquire(blocking=False):
            return None
        try:
            answers: _Answers = []
            while self._asks:
                ask = self._asks.pop(0)
                answers.append((ask, _plan(ask)))
            return answers
        finally:
            self._thinking.release()


class Bots:
    """The bots of one table; most tables have none, and so no runner is made for them."""

    __slots__ = ("_make", "_runner", "_table")

    def __init__(self, table: Table, make: Callable[[], BotRunner]) -> None:
        """Call *make* once the first bot sits at the table."""
        self._table = table
        self._make = make
        self._runner: BotRunner | None = None

    def ask(self, applied: Applied | None = None) -> None:
        """Ask every bot, as `BotRunner.ask` does."""
        lobby = applied is None or applied.entry.table
        if self._runner is None and lobby and has_bots(self._table):
            self._runner = self._make()
        if self._runner is not None:
            self._runner.ask(applied)

    def due(self) -> tuple[Seat, AnyPlan] | None:
        """Return the plan that is due first, or None."""
        return None if self._runner is None else self._runner.due()

    @property
    def decide_alone(self) -> bool:
        """Return True while a bot is deciding and only bots may act."""
        return self._runner is not None and self._runner.decide_alone

    @property
    def pending(self) -> bool:
        """Return whether a bot is deciding, or has a plan."""
        return self._runner is not None and self._runner.pending

    def take(self, seat: Seat) -> Act[Any]:
        """Return the act that this seat has planned, and drop the plan."""
        assert self._runner is not None
        return self._runner.take(seat)


def has_bots(table: Table) -> bool:
    """Return whether a bot has a seat in the game."""
    return any(sitter.bot is not None for sitter in table.sitters)


def _plan(ask: Ask) -> AnyPlan | BaseException | None:
    try:
        return ask.think()
    except FAULTS as error:  # if a bot fails, the table's timers decide
        return error
