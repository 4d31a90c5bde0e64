"""Rooms for tests: virtual time, sockets that are lists, clients that fold messages."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import Executor, Future
from types import SimpleNamespace
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec
from msgspec.structs import replace

from rumpus.bots.bot import Plan
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.game import AnyGame
from rumpus.core.options import defaults
from rumpus.core.values import Line, Millis
from rumpus.games.module import Bots, GameModule, wordless
from rumpus.games.registry import games
from rumpus.server.limits.quotas import Quotas
from rumpus.server.ops.metrics import Counts
from rumpus.server.room import Room
from rumpus.server.services import Services
from rumpus.server.tables import decider
from rumpus.server.tables.create import Wanted
from rumpus.server.tables.host import Host
from rumpus.server.tables.hosted_game import HostedGame, kinds_of
from rumpus.server.ws.session import Session, Who
from rumpus.store.lexicons import Lexicons
from rumpus.store.log import Store
from rumpus.store.memory import MemoryStore
from rumpus.table.events import Sitter
from rumpus.table.table import AnyEntry
from toys.reach import ReachGame
from toys.sealed import SealedGame
from toys.shot import ShotGame

T = TypeVar("T")

LEVELS = ("idle", "eager")
TOYS = (SealedGame, ReachGame, ShotGame)


class _Selector(selectors.DefaultSelector):
    """Selector that jumps to the next timer instead of waiting for it."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "everybody waits for something that never comes"
            self.now += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """Event loop whose clock runs only while all tasks wait."""

    def __init__(self) -> None:
        self._virtual = _Selector()
        super().__init__(self._virtual)

    def time(self) -> float:
        """Return the virtual time in seconds."""
        return self._virtual.now


def run(work: Coroutine[Any, Any, T]) -> T:
    """
    Run a test in virtual time, for ten virtual hours at most.

    Decisions take no virtual time, so that none counts as slow on a busy machine.
    """
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        clock = SimpleNamespace(perf_counter=runner.get_loop().time)
        with patch.object(decider, "time", clock):
            return runner.run(asyncio.wait_for(work, 36_000))


class Inline(Executor):
    """Executor that runs each job at once instead of on a thread."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> "Future[T]":
        """Run a job, and return its result as a future."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 (the caller gets it, as from a thread)
            future.set_exception(error)
        return future


class HintBot:
    """Bot that takes the first hint a second after it may act; at level `idle` it never acts."""

    def __init__(self, game: AnyGame, level: str) -> None:
        self._game = game
        self._level = level

    def on(self, view: Any, events: Any, at: Millis, chance: Chance) -> Plan[Any] | None:
        """Return a plan to take the first hint."""
        hints = self._game.hints(view)
        if self._level == "idle" or not hints:
            return None
        return Plan(Millis(at + 1000), hints[0])


HINTING = Bots(LEVELS, lambda game, level, _means: HintBot(game, level))


def kinds(toys: Iterable[Callable[[], AnyGame]] = TOYS) -> dict[str, HostedGame]:
    """Return the toys as games of a room."""
    modules = (GameModule(1, game().facts, wordless(game), HINTING) for game in toys)
    return kinds_of(modules, Lexicons())


def hinting(lexicons: Lexicons) -> dict[str, HostedGame]:
    """Return the real games as games of a room, with bots that take the first hint."""
    return kinds_of((replace(game, bots=HINTING) for game in games().values()), lexicons)


def open_room(store: Store | None = None, seed: int = 1, toys: Any = TOYS) -> Room:
    """Open a room; the same seed gives the same names and secrets."""
    chance = Chance(simulation_seed(seed), "room")
    services = Services(
        store or MemoryStore(),
        Inline(),
        Counts(),
        Quotas(Inline(), Inline(), Inline()),
        seed=lambda: bytes(chance.below(256) for _ in range(32)),
        below=chance.below,
        timeline=f"run {seed}",
    )
    return Room(services, kinds(toys), b"k" * 32)


async def close_room(room: Room) -> None:
    """Close the room, and disconnect everybody."""
    await room.drain()


async def log_of(room: Room, name: str) -> list[AnyEntry]:
    """Return the log of a table as it is stored."""
    kept = await room.services.store.load(name)
    assert kept is not None
    read_entry = room.kinds[kept.held.game].read_entry
    return [read_entry(body) for body in kept.bodies]


async def set_table(
    room: Room,
    *players: str,
    game: str = "sealed",
    public: bool = True,
    holidays: bool = True,
    **options: Any,
) -> Host:
    """Create a table hosted by the first player, and return its driver."""
    kind = room.kinds[game]
    given = {**defaults(kind.facts.options), **options}
    sitters = tuple(Sitter(player, player.capitalize()) for player in players)
    return await room.create(Wanted(kind, "A table", given, public, sitters, holidays=holidays))


class Wire:
    """Socket that collects messages in a list; while it is *stalled*, nothing can be written."""

    def __init__(self) -> None:
        self._got: list[dict[str, Any]] = []
        self.flush: Callable[[], None] = lambda: None
        self.code: int | None = None
        self.aborted = False
        self.stalled = False
        self.line: Line | None = None
        self.hurried = False
        self.on_text: Callable[[str], None] = lambda text: None
        self.on_end: Callable[[], None] = lambda: None

    @property
    def got(self) -> list[dict[str, Any]]:
        """Return all messages, also those still to be written in this turn of the loop."""
        self.flush()
        return self._got

    @property
    def ready(self) -> bool:
        """Return True if the other side reads."""
        return not self.stalled

    def write(self, messages: Iterable[bytes]) -> None:
        """Receive messages."""
        assert not self.stalled
        for message in messages:
            self._got.append(msgspec.json.decode(message))
            self.on_text(message.decode())

    async def close(self, code: int) -> None:
        """Record the close code, and end the session."""
        self.code = code
        self.on_end()

    def hurry(self) -> None:
        """Record that the room wants the connection measured closely."""
        self.hurried = True

    def abort(self) -> None:
        """End the session without a close code."""
        if self.code is None:
            self.aborted = True
            self.on_end()


class Guest:
    """Player with one socket at a table."""

    def __init__(
        self,
        host: Host,
        player: str,
        since: int | None = None,
        *,
        join: bool = True,
        address: str = "192.0.2.1",
    ) -> None:
        self.player = player
        self.wire = Wire()
        services = host._services
        who = Who(player, address, player.capitalize, lambda: True)
        self.session = Session(self.wire, who, host, services)
        self.wire.on_end = self.session.end
        self.wire.flush = self.session.flush
        self._asked = 0
        if join:
            self.say({"t": "join", "since": since, "timeline": host._services.timeline})

    def say(self, message: dict[str, Any] | str) -> None:
        """Send a frame."""
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        self.session.hear(text, asyncio.get_running_loop().time())

    def leave(self, *, on_purpose: bool = False) -> None:
        """End the session, as after a lost connection or, *on_purpose*, a departure."""
        self.session.flush()
        self.session.end(left=on_purpose)

    def got(self, kind: str) -> list[dict[str, Any]]:
        """Return the messages of one kind."""
        return [message for message in self.wire.got if message["t"] == kind]

    def answer(self, key: str) -> dict[str, Any]:
        """Return the only answer to a request."""
        (answer,) = [message for message in self.wire.got if message.get("id") == key]
        return answer

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request, and return its answer."""
        self._asked += 1
        key = f"{kind}{self._asked}"
        self.say({"t": kind, "id": key, **fields})
        await settled()
        return self.answer(key)

    async def table(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request to the table, and return its answer."""
        return await self.ask("table", action={"type": kind, **fields})

    async def act(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Act in the game, and return the answer."""
        return await self.ask("act", action={"type": kind, **fields})

    def folded(self) -> dict[str, Any]:
        """Return what this client knows from all messages: seq, view, table and more."""
        return fold(self.wire.got)


def fold(messages: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Fold views and updates as a client does, and fail if one is missing."""
    known: dict[str, Any] = {}
    for message in messages:
        if message["t"] == "view":
            known = {k: message[k] for k in ("seq", "you", "hosting", "table", "view", "timeline")}
        elif message["t"] == "update":
            assert message["seq"] == known["seq"] + 1, (message["seq"], known["seq"])
            known["seq"] = message["seq"]
            known["table"] = message["table"] or known["table"]
            if message["patch"]:
                known["view"] = patched(known["view"], message["patch"])
    return known


def patched(value: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """Return a view with a patch applied: new fields, and changes within rows."""
    after = dict(value)
    for key, change in patch.items():
        name = key[:-1]
        match key[-1]:
            case "+":
                after[name] = [*after[name], *change]
            case "*":
                after[name] = [
                    patched(item, change[str(at)]) if str(at) in change else item
                    for at, item in enumerate(after[name])
                ]
            case _:
                after[key] = change
    return after


def truth(host: Host, player: str) -> dict[str, Any]:
    """Return what a client of this player should know."""
    fresh = Guest(host, player)
    fresh.leave()
    return fresh.folded()


async def settled() -> None:
    """Wait until the event loop has done all that it can do now."""
    for _ in range(20):
        await asyncio.sleep(0)
