"""Rooms that run the real games in virtual time, with a wall clock set by the test."""

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from rooms import Guest, Inline, settled
from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.values import Millis
from rumpus.games.keesdrow import GAME
from rumpus.games.registry import games
from rumpus.server.limits.quotas import Quotas
from rumpus.server.ops.metrics import Counts
from rumpus.server.room import Room
from rumpus.server.services import Services
from rumpus.server.tables.host import Host
from rumpus.server.tables.hosted_game import kinds_of
from rumpus.store.lexicons import Lexicons
from rumpus.store.log import Store
from rumpus.store.memory import MemoryStore

KEY = bytes(range(32))
TURNS = 10
NOON = "2026-11-28T12:00:00"
DAY, NEXT = "2026-11-28", "2026-11-29"


class Clock:
    """Wall clock that advances with the event loop, from a given start time."""

    def __init__(self, start: str) -> None:
        self._start = datetime.fromisoformat(start).replace(tzinfo=UTC)
        self._since = asyncio.get_running_loop().time()
        self.days = 0

    def __call__(self) -> datetime:
        """Return the current time."""
        passed = asyncio.get_running_loop().time() - self._since
        return self._start + timedelta(days=self.days, seconds=passed)


def sleep_a_day(room: Room) -> None:
    """Advance the wall clock by a day, but not the event loop."""
    clock = room.services.utc
    assert isinstance(clock, Clock)
    clock.days += 1


def open_room(start: str, store: Store | None = None, key: bytes = KEY, seed: int = 1) -> Room:
    """Open a room at a date and time in UTC."""
    chance = Chance(simulation_seed(seed), "room")
    services = Services(
        store or MemoryStore(),
        Inline(),
        Counts(),
        Quotas(Inline(), Inline(), Inline()),
        seed=lambda: bytes(chance.below(256) for _ in range(32)),
        below=chance.below,
        utc=Clock(start),
    )
    return Room(services, kinds_of(games().values(), Lexicons()), key)


async def begin(room: Room, player: str) -> Host:
    """Start a player's attempt at the board of the day, and return its driver."""
    host = await room.host(await room.daily.play(player, player.capitalize()))
    assert host is not None
    return host


async def pass_on(guest: Guest, turns: int = TURNS) -> None:
    """Pass a number of turns for a guest."""
    for _ in range(turns):
        assert (await guest.act("pass"))["t"] == "done"
        # Wait, so that no quota refuses an act.
        await asyncio.sleep(0.2)
    await settled()


async def spell(host: Host, guest: Guest) -> Mapping[str, Any]:
    """Play a word found by a bot, and return the turn as everybody sees it."""
    assert host.table.game is not None
    view = host.table.game.view(host.table.state, None)
    bot = GAME.make_bot(host.table.game, "fair")
    seen = msgspec.structs.replace(view, you=0)
    plan = bot.on(seen, (), Millis(host.table.at), Chance(b"bot", "test"))
    assert plan is not None
    action = msgspec.to_builtins(plan.action)
    assert (await guest.ask("act", action=action))["t"] == "done"
    play: Mapping[str, Any] = guest.folded()["view"]["plays"][-1]
    return play
