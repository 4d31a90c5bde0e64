"""Bots of one table think one after the other, on however many threads."""

import asyncio
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from rumpus.bots.bot import Plan
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Millis, Refusal, Seat
from rumpus.server.limits.fair_queue import FairQueue
from rumpus.server.tables.bot_runner import BotRunner
from rumpus.table.actions import Start
from rumpus.table.events import Do, Sitter
from rumpus.table.lobby import created
from rumpus.table.table import AnyEntry, Table
from toys.sealed import Seal, SealedGame


class Slow:
    """A bot that is slow with what it is asked first, and remembers when it was asked."""

    def __init__(self) -> None:
        self.asked: list[Millis] = []
        self.wait = threading.Event()
        self.loop = asyncio.get_running_loop()
        self.thought = asyncio.Event()

    def on(self, view: Any, events: Sequence[Any], at: Millis, chance: Chance) -> Plan[Any] | None:
        if at == 0:
            self.wait.wait(0.2)
        self.asked.append(at)
        if len(self.asked) == 2:
            self.loop.call_soon_threadsafe(self.thought.set)
        return None


def test_a_bot_hears_of_updates_in_their_order() -> None:
    """Quick updates do not overtake a thought that takes its time: a bot has a memory."""
    game = SealedGame()
    table = Table(game.facts, lambda _options: game, simulation_seed(1))

    async def work() -> list[Millis]:
        bot = Slow()
        with ThreadPoolExecutor(2) as threads:
            take_turn = partial(FairQueue(threads, 2).take, "home")
            thinking = BotRunner(table, lambda _game, _level: bot, take_turn, lambda: None)

            def put(entry: AnyEntry) -> None:
                thinking.ask(table.apply(entry))

            people = [Sitter("ann", "Ann"), Sitter("bob", "Bob"), Sitter("", "Bot", "slow")]
            lobby = created(game.facts, "t", "", public=False, options={"seconds": 30})
            put(table.opening(lobby, "ann", people))
            for cause, at in ((Do("ann", Start()), 0), (Act(Seat(0), Seal(1)), 5)):
                entry = table.decide(cause, Millis(at))
                assert not isinstance(entry, Refusal)
                put(entry)
            await bot.thought.wait()
        return bot.asked

    assert asyncio.run(work()) == [0, 5]
