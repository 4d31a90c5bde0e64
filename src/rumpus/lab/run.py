"""
Run: one game that bots play at a separate table, driven by a virtual clock.

It uses the same `Table` as people do. All chance comes from the seed, so a seed gives the same game
in every process.
"""

from collections.abc import Sequence
from typing import Any

from rumpus.core.game import GameFacts
from rumpus.core.values import Act, Millis, Options, Refusal, Seat, Timer
from rumpus.table.actions import Start
from rumpus.table.bot_seats import BotSeats, MakeBot
from rumpus.table.events import Do, Sitter
from rumpus.table.lobby import created
from rumpus.table.table import AnyEntry, Table
from rumpus.table.table_state import MakeGame

ENTRIES_MAX = 100_000
"""Limit of a log: a game that hasn't ended by then never will."""

_HOST = ""


class SimulationError(RuntimeError):
    """Failure of a simulation by a fault in bots or rules: no progress, or a refused act."""


class RefusedActError(SimulationError):
    """An act of a bot that the rules refuse."""

    def __init__(self, act: Act[Any], refusal: Refusal) -> None:
        super().__init__(f"{act} was refused: {refusal}")
        self.seat = act.seat
        self.refusal = refusal


class Run:
    """A table of bots and programs; *entries* is its log, beginning with the lobby's entry."""

    def __init__(
        self, facts: GameFacts, make_game: MakeGame, make_bot: MakeBot, seed: bytes
    ) -> None:
        self.table = Table(facts, make_game, seed)
        self.entries: list[AnyEntry] = []
        self._facts = facts
        self._seats = BotSeats(self.table, make_bot)

    def open(self, levels: Sequence[str | None], options: Options) -> None:
        """Seat a bot of each level, or a program for None, in this order, and start the game."""
        people = [
            Sitter(_HOST, f"Player {number}")
            if level is None
            else Sitter("", f"{level.capitalize()} {number}", level)
            for number, level in enumerate(levels, 1)
        ]
        lobby = created(self._facts, "simulation", "", public=False, options=options)
        self._follow(self.table.opening(lobby, _HOST, people))
        self._put(Do(_HOST, Start()), Millis(0))

    def finish(self) -> None:
        """Play to the end of the game; raises `SimulationError`."""
        while self.table.phase == "play":
            self.step()

    def step(self) -> None:
        """Submit the next cause: a timer, or a bot's planned act if that comes first."""
        timer, planned = self.table.due(), self._seats.due()
        if planned is not None and (timer is None or planned[1].at < timer.due):
            seat, plan = planned
            self._put(self._seats.take(seat), plan.at)
        elif timer is not None:
            self._put(timer, timer.due)
        else:
            raise SimulationError("nobody plans anything and no timer runs")

    def act(self, seat: Seat, action: Any) -> Refusal | None:
        """Act for a program's seat, now, and return why the rules refuse it, or None."""
        entry = self.table.decide(Act(seat, action), self.table.at)
        if isinstance(entry, Refusal):
            return entry
        self._follow(entry)
        return None

    def _put(self, cause: Act[Any] | Timer | Do, at: Millis) -> None:
        entry = self.table.decide(cause, at)
        if isinstance(entry, Refusal) and isinstance(cause, Act):
            raise RefusedActError(cause, entry)
        if isinstance(entry, Refusal):
            raise SimulationError(f"{cause} was refused: {entry}")
        if entry.seq >= ENTRIES_MAX:
            raise SimulationError(f"no end after {ENTRIES_MAX} entries")
        self._follow(entry)

    def _follow(self, entry: AnyEntry) -> None:
        applied = self.table.apply(entry)
        self.entries.append(entry)
        for ask in self._seats.asks(applied):
            self._seats.answer(ask, ask.think())
