"""
Bot seats of a table: requests to its bots, their plans, and the plan that is due next.

Pure and synchronous. Thinking can be slow, so it is a separate step that doesn't touch the table:
take the `Ask`s after an update, let each ``think`` on any thread (one at a time for each table,
because bots have memory), and hand the plan back. A plan is dropped if the table has moved on.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rumpus.bots.bot import AnyBot, AnyPlan
from rumpus.core.chance import Chance
from rumpus.core.game import AnyGame
from rumpus.core.values import Act, Millis, Seat
from rumpus.table.events import Sitter
from rumpus.table.project import seen_by
from rumpus.table.table import Applied, Table

MakeBot = Callable[[AnyGame, str], AnyBot]
"""Maker of a bot for a game and a level."""


class Ask(NamedTuple):
    """A request to one bot after one update, with everything that the bot may see."""

    seat: Seat
    seq: int
    bot: AnyBot
    view: Any
    events: tuple[Any, ...]
    at: Millis
    chance: Chance

    def think(self) -> AnyPlan | None:
        """Return the bot's plan, or None."""
        return self.bot.on(self.view, self.events, self.at, self.chance)


class BotSeats:
    """The bots of one table, and their plans."""

    def __init__(self, table: Table, make_bot: MakeBot) -> None:
        self._table = table
        self._make_bot = make_bot
        self._bots: dict[Seat, tuple[str, AnyBot]] = {}
        self._asked: dict[Seat, int] = {}
        self._plans: dict[Seat, AnyPlan] = {}
        self._sitters: Sequence[Sitter] = ()

    def asks(self, applied: Applied | None = None) -> list[Ask]:
        """
        Void all plans, and return a request to each bot about an applied entry.

        Bots are added and removed here to match the table's state; a new bot starts from the view.
        Without an entry, as after a recovery, each bot sees only the view.
        """
        table, game = self._table, self._table.game
        self._plans.clear()
        self._asked.clear()
        told = set(self._bots)
        self._sit()
        if game is None or table.phase != "play":
            return []
        return [self._ask(game, seat, applied if seat in told else None) for seat in self._bots]

    def answer(self, ask: Ask, plan: AnyPlan | None) -> None:
        """Store the plan of a bot, unless it is for an older update."""
        if plan is not None and self._asked.get(ask.seat) == ask.seq:
            self._plans[ask.seat] = plan

    def due(self) -> tuple[Seat, AnyPlan] | None:
        """Return the plan that is due first (of equals, the lowest seat's), or None."""
        first = min(self._plans, key=lambda seat: (self._plans[seat].at, seat), default=None)
        return None if first is None else (first, self._plans[first])

    def take(self, seat: Seat) -> Act[Any]:
        """Return the act that this seat has planned, and drop the plan."""
        return Act(seat, self._plans.pop(seat).action)

    def _sit(self) -> None:
        table = self._table
        if self._sitters is table.sitters:
            return
        self._sitters = table.sitters
        levels = {Seat(i): s.bot for i, s in enumerate(table.sitters) if s.bot is not None}
        for seat in sorted(self._bots.keys() - levels.keys()):
            del self._bots[seat]
        for seat, level in levels.items():
            if seat not in self._bots or self._bots[seat][0] != level:
                assert table.game is not None
                self._bots[seat] = level, self._make_bot(table.game, level)

    def _ask(self, game: AnyGame, seat: Seat, applied: Applied | None) -> Ask:
        table = self._table
        self._asked[seat] = table.seq
        events = () if applied is None else tuple(seen_by(game, applied, seat))
        view = game.view(table.state, seat)
        chance = table.chance(f"bot/{seat}/{table.seq}")
        return Ask(seat, table.seq, self._bots[seat][1], view, events, table.at, chance)
