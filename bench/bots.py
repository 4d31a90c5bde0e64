"""
Cost of bots, and a check whether many of them meet their deadlines.

    python bench/bots.py costs [GAME ...] [--decisions N]
    python bench/bots.py crowd [--tables N] [--turn SECONDS] [--seconds N]

*costs*: CPU time of a decision by game and level, in games between bots of one level, each with the
budget that it has in a room. *crowd*: tables of ICECOOL 2 with one person and three Sharp bots
each, in a room with its real threads; counts turns that ended before a bot had decided.
"""

import argparse
import asyncio
import secrets
import statistics
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from math import inf
from time import perf_counter, process_time
from typing import Any, Final, TypeVar

from rumpus.bots.bot import AnyBot, Plan
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.game import AnyGame
from rumpus.core.options import defaults
from rumpus.core.values import Line, Millis, Seat, Timer
from rumpus.games.icecool.events import Placed, TurnEnded
from rumpus.games.module import lexicon_named
from rumpus.games.registry import games
from rumpus.lab.run import Run
from rumpus.server.limits import bot_budget
from rumpus.server.limits import values as limits
from rumpus.server.limits.fair_queue import FairQueue
from rumpus.server.limits.quotas import Quotas
from rumpus.server.ops.metrics import Counts
from rumpus.server.room import Room
from rumpus.server.services import Services
from rumpus.server.tables.create import Wanted
from rumpus.server.tables.host import Host
from rumpus.server.tables.hosted_game import kinds_of
from rumpus.server.tables.mailbox import GameAct
from rumpus.store.lexicons import Lexicons
from rumpus.store.memory import MemoryStore
from rumpus.table.actions import Start
from rumpus.table.events import Do, Sitter

T = TypeVar("T")

CPU_SECONDS: Final = 40.0
"""Longest CPU time for measuring one level."""
PERSON: Final = Seat(0)
PERSON_SECONDS: Final = 4.0
"""Time that a person waits before each act."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parts = parser.add_subparsers(dest="part")
    costs = parts.add_parser("costs")
    costs.add_argument("games", nargs="*", default=[*games()])
    costs.add_argument("--decisions", type=int, default=300)
    many = parts.add_parser("crowd")
    many.add_argument("--tables", type=int, default=20)
    many.add_argument("--turn", type=int, default=20)
    many.add_argument("--seconds", type=float, default=90.0)
    options = parser.parse_args()
    if options.part != "crowd":
        names = options.games if options.part else [*games()]
        report(names, options.decisions if options.part else 300)
    if options.part != "costs":
        given = (options.tables, options.turn, options.seconds) if options.part else (20, 20, 90.0)
        asyncio.run(crowd(*given))


# --- what a decision costs --------------------------------------------------------------------


class Timed:
    """Wrapper of a bot that records the CPU time of each decision, on all threads, in ms."""

    def __init__(self, bot: AnyBot, costs: list[float]) -> None:
        self._bot = bot
        self._costs = costs

    def on(self, view: Any, events: Sequence[Any], at: Millis, chance: Chance) -> Plan[Any] | None:
        """Return the bot's plan, and record the time it took."""
        began = process_time()
        plan = self._bot.on(view, events, at, chance)
        if plan is not None:
            self._costs.append(1000 * (process_time() - began))
        return plan


def report(names: Sequence[str], decisions: int) -> None:
    """Print a line for each level of each game."""
    print(f"{'ms CPU a decision':18} {'':8} decisions   median     95 %     most")
    for name in names:
        for level in games()[name].bots.levels:
            costs = measured(name, level, decisions)
            high = statistics.quantiles(costs, n=20)[-1]
            columns = [statistics.median(costs), high, max(costs)]
            print(f"{name:18} {level:8} {len(costs):9}", *(f"{ms:8.1f}" for ms in columns))


def measured(name: str, level: str, decisions: int) -> list[float]:
    """Play two-player games until there are enough decisions or the time is up."""
    module, lexicons = games()[name], Lexicons()
    costs: list[float] = []
    with bot_budget.hands() as threads:
        means = bot_budget.unhurried(threads, lambda: 0.0)(bot_budget.Deadline())
        seed, end = 0, process_time() + CPU_SECONDS
        while len(costs) < decisions and process_time() < end:
            run = Run(
                module.facts,
                lambda options: module.make(lexicons.get(lexicon_named(options))),
                lambda game, bot: Timed(module.make_bot(game, bot, means), costs),
                simulation_seed(seed),
            )
            run.open([level, level], defaults(module.facts.options))
            while run.table.phase == "play" and len(costs) < decisions and process_time() < end:
                run.step()
            seed += 1
    return costs


# --- many tables at once ----------------------------------------------------------------------


class Watched(FairQueue):
    """Queue that records how long each job took and the worst overrun of a deadline, in seconds."""

    def __init__(self, threads: Executor, most: int) -> None:
        super().__init__(threads, most)
        self.took: list[float] = []
        self.late = 0.0

    async def take(self, address: str, work: Callable[[], T], within: float | None = None) -> T:
        """Run a job, and record its time."""
        began = perf_counter()
        outcome = await super().take(address, work, within)
        self.took.append(perf_counter() - began)
        # Without a deadline no work is late.
        self.late = max(self.late, self.took[-1] - (inf if within is None else within))
        return outcome


class Ears:
    """Socket that receives everything and sends nothing, with its own address."""

    line: Line | None = None
    looking = True

    def __init__(self, player: str) -> None:
        self.player = self.address = player

    def send(self, message: bytes) -> None:
        """Drop the message."""

    show = send


async def crowd(tables: int, turn: int, seconds: float) -> None:
    """Play at many tables for a while, and print how many bot turns were lost."""
    with _room() as room:
        hosts = [await _opened(room, f"person {number}", turn) for number in range(tables)]
        people = [asyncio.create_task(_person(host, f"person {n}")) for n, host in enumerate(hosts)]
        cpu, began = process_time(), perf_counter()
        await asyncio.sleep(seconds)
        cpu, wall = process_time() - cpu, perf_counter() - began
        for person in people:
            person.cancel()
        ends = [end for host in hosts for end in await _ends(room, host)]
        for host in hosts:
            host.close()
        bots = [lost for seat, lost in ends if seat != PERSON]
        room.services.quotas.close()
    thoughts = room.services.quotas.thoughts
    assert isinstance(thoughts, Watched)
    print(
        f"a thought took {statistics.quantiles(thoughts.took, n=20)[-1]:.1f} s (95 %) and ended"
        f" at most {thoughts.late:.2f} s past its deadline,"
        f" {limits.DECIDED_SECONDS:.0f} s before the table's"
    )
    print(
        f"{tables} tables, {turn} s a turn, {wall:.0f} s: {len(bots)} turns of bots,"
        f" {sum(bots)} of them lost; {cpu / wall:.2f} cores, {cpu / max(1, len(bots)):.2f} s a turn"
    )


@contextmanager
def _room() -> Generator[Room]:
    """Yield a room in this process, with the threads of a real one and a store in memory."""
    with (
        ThreadPoolExecutor(limits.THREADS + 1) as threads,
        bot_budget.hands() as hands,
        ThreadPoolExecutor(limits.THINKERS + 1) as thinkers,
    ):
        quotas = Quotas(threads, threads, thinkers)
        quotas.thoughts = Watched(thinkers, limits.THINKERS)
        means = bot_budget.unhurried(hands, quotas.thoughts.crowd)
        services = Services(MemoryStore(), threads, Counts(), quotas)
        yield Room(services, kinds_of(games().values(), Lexicons(), means), secrets.token_bytes(32))


async def _opened(room: Room, player: str, turn: int) -> Host:
    """Create a table of one person and three bots, and start."""
    kind = room.kinds["icecool"]
    options = {**defaults(kind.facts.options), "turn": turn}
    bots = [Sitter("", f"Sharp {number}", "sharp") for number in (1, 2, 3)]
    sitters = (Sitter(player, player), *bots)
    host = await room.create(Wanted(kind, "Bench", options, public=False, sitters=sitters))
    host.join(Ears(player), None, None)
    await host.do(player, player, Do(player, Start()))
    return host


async def _person(host: Host, player: str) -> None:
    """Play as a person who waits, then takes a random hint."""
    while host.table.phase == "play":
        await asyncio.sleep(PERSON_SECONDS)
        game: AnyGame | None = host.table.game
        assert game is not None
        hints = game.hints(game.view(host.table.state, PERSON))
        if hints:
            await host.do(player, player, GameAct(secrets.choice(hints)))


async def _ends(room: Room, host: Host) -> list[tuple[Seat, bool]]:
    """Return the seat of each finished turn, and whether a deadline ended it."""
    kept = await room.services.store.load(host.table.lobby.name)
    assert kept is not None
    entries = [host.kind.read_entry(body) for body in kept.bodies]
    return [
        (event.seat, isinstance(entry.cause, Timer))
        for entry in entries
        for event in entry.events
        if isinstance(event, TurnEnded | Placed)
    ]


if __name__ == "__main__":
    main()
