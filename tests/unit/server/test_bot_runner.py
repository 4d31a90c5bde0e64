"""Bot runner: asks the bots of a table in turn, on any number of threads, before deadlines."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from rumpus.bots.bot import AnyBot, Plan
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Act, Millis, Refusal, Seat
from rumpus.server.limits import values as limits
from rumpus.server.limits.bot_budget import Deadline
from rumpus.server.limits.daemons import Daemons
from rumpus.server.limits.fair_queue import FairQueue
from rumpus.server.tables.bot_runner import BotRunner, TakeTurn
from rumpus.table.actions import Start
from rumpus.table.events import Do, Sitter
from rumpus.table.lobby import created
from rumpus.table.table import AnyEntry, Table
from toys.sealed import Seal, SealedGame

WALL = 1000.0


class Played:
    """Table with two people, some bots and their runner, on a clock set by the test."""

    def __init__(
        self,
        take_turn: TakeTurn,
        make_bot: Callable[[Deadline], AnyBot],
        bots: int = 1,
        seconds: int = 30,
    ) -> None:
        game = SealedGame()
        self.table = Table(game.facts, lambda _options: game, simulation_seed(1))
        self.planned = asyncio.Event()
        self.now = Millis(0)
        self.runner = BotRunner(
            self.table,
            lambda _game, _level, deadline: make_bot(deadline),
            take_turn,
            lambda: self.now,
            self.planned.set,
            lambda: WALL,
        )
        people = [Sitter("ann", "Ann"), Sitter("bob", "Bob")]
        people += [Sitter("", f"Bot {number}", "slow") for number in range(bots)]
        lobby = created(game.facts, "t", "", public=False, options={"seconds": seconds})
        self._follow(self.table.opening(lobby, "ann", people))

    def put(self, cause: Do | Act[Any], at: int) -> None:
        """Decide and apply a cause at a given time."""
        self.now = Millis(at)
        entry = self.table.decide(cause, self.now)
        assert not isinstance(entry, Refusal)
        self._follow(entry)

    def _follow(self, entry: AnyEntry) -> None:
        self.runner.ask(self.table.apply(entry))


class Slow:
    """Bot that is slow to answer its first update, and records the time of each update."""

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
    """An update that follows quickly waits until the bot has dealt with the one before."""

    async def work() -> list[Millis]:
        bot = Slow()
        with ThreadPoolExecutor(2) as threads:
            played = Played(partial(FairQueue(threads, 2).take, "home"), lambda _deadline: bot)
            played.put(Do("ann", Start()), 0)
            played.put(Act(Seat(0), Seal(1)), 5)
            await bot.thought.wait()
        return bot.asked

    assert asyncio.run(work()) == [0, 5]


class Sealing:
    """Bot that records its deadline, then seals a number or, if it *fails*, raises an error."""

    def __init__(self, deadline: Deadline, *, fails: bool = False) -> None:
        self.until: list[float] = []
        self._deadline = deadline
        self._fails = fails

    def on(self, view: Any, events: Sequence[Any], at: Millis, chance: Chance) -> Plan[Any]:
        self.until.append(self._deadline.until)
        if self._fails:
            raise RuntimeError("no idea")
        return Plan(at, Seal(1))


@pytest.mark.parametrize(
    ("at", "left"), [(0, 30 - limits.DECIDED_SECONDS), (29_000, 0.5), (30_000, 0)]
)
def test_a_bot_thinks_until_some_time_before_the_deadline(at: int, left: float) -> None:
    """A bot stops two seconds before its deadline, or halfway to it if less time is left."""
    made: list[Sealing] = []

    def make(deadline: Deadline) -> Sealing:
        made.append(Sealing(deadline))
        return made[-1]

    async def work() -> None:
        with ThreadPoolExecutor(1) as threads:
            played = Played(partial(FairQueue(threads, 1).take, "home"), make)
            played.put(Do("ann", Start()), 0)
            await played.planned.wait()
            played.planned.clear()
            played.put(Act(Seat(0), Seal(1)), at)
            await played.planned.wait()

    asyncio.run(work())
    assert made[0].until == [WALL + 30 - limits.DECIDED_SECONDS, pytest.approx(WALL + left)]


def test_a_bot_whose_turn_to_think_does_not_come_thinks_before_the_deadline() -> None:
    """A bot decides before its deadline even if another table's work blocks the queue."""

    async def work() -> None:
        with ThreadPoolExecutor(2) as threads:
            busy, queue = threading.Event(), FairQueue(threads, 1)
            other = asyncio.ensure_future(queue.take("elsewhere", busy.wait))
            played = Played(partial(queue.take, "home"), Sealing)
            played.put(Do("ann", Start()), 0)
            await asyncio.sleep(0.01)
            assert played.runner.due() is None
            played.put(Act(Seat(0), Seal(1)), 29_990)
            try:
                await asyncio.wait_for(played.planned.wait(), 5)
                assert played.runner.due() is not None
            finally:
                busy.set()
            await other

    asyncio.run(work())


def test_a_bot_that_fails_leaves_the_others_their_plans() -> None:
    """If one bot raises an error, the other bot at the table still makes its plan."""
    fails = iter([True, False])

    async def work() -> None:
        with ThreadPoolExecutor(1) as threads:
            played = Played(
                partial(FairQueue(threads, 1).take, "home"),
                lambda deadline: Sealing(deadline, fails=next(fails)),
                bots=2,
            )
            played.put(Do("ann", Start()), 0)
            await played.planned.wait()
            due = played.runner.due()
            assert due is not None
            assert due[0] == Seat(3)

    asyncio.run(work())


def test_a_thought_under_way_is_not_asked_for_again_and_again() -> None:
    """Updates that arrive while a bot thinks wait for it, and don't keep a thread busy."""
    turns = 0

    async def work() -> None:
        bot = Slow()
        with ThreadPoolExecutor(2) as threads:
            queue = FairQueue(threads, 2)

            async def take(work: Callable[[], Any], within: float | None) -> Any:
                nonlocal turns
                turns += 1
                return await queue.take("home", work, within)

            played = Played(take, lambda _deadline: bot)
            played.put(Do("ann", Start()), 0)
            played.put(Act(Seat(0), Seal(1)), 5)
            played.put(Act(Seat(1), Seal(1)), 5)
            await bot.thought.wait()

    asyncio.run(work())
    assert turns <= 4


def test_a_bot_that_hangs_is_given_up(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table stops waiting for a bot that hangs, and other work gets a thread."""

    def awaited(game: SealedGame, state: object) -> tuple[Seat, ...]:
        del game, state
        return (Seat(2),)

    monkeypatch.setattr(SealedGame, "awaited", awaited)
    waited: list[bool] = []

    async def work() -> None:
        hung = threading.Event()

        class Hanging(Sealing):
            def on(self, view: Any, events: Sequence[Any], at: Millis, chance: Chance) -> Plan[Any]:
                hung.wait()
                return super().on(view, events, at, chance)

        queue = FairQueue(Daemons("bots"), 1, patience=0.05)
        played = Played(partial(queue.take, "home"), Hanging)
        played.put(Do("ann", Start()), 0)
        waited.append(played.runner.decide_alone)
        await played.planned.wait()
        waited.append(played.runner.decide_alone)
        assert played.runner.due() is None
        assert await queue.take("elsewhere", lambda: "done") == "done"
        hung.set()

    asyncio.run(work())
    assert waited == [True, False]
    assert [record.message for record in caplog.records] == ["bot hangs"]
