"""Rooms with slow tables, in virtual time; a test may let days pass at once."""

from datetime import UTC, datetime

from rooms import Inline, kinds, set_table, settled
from rumpus.core.chance import Chance, simulation_seed
from rumpus.server.limits.quotas import Quotas
from rumpus.server.ops.metrics import Counts
from rumpus.server.room import Room
from rumpus.server.services import Services
from rumpus.server.tables.host import Host
from rumpus.store.log import Store
from rumpus.store.memory import MemoryStore
from rumpus.table.actions import Ready, Start
from rumpus.table.events import Do
from rumpus.table.slow_time import Span
from unit.server.keesdrow_rooms import Clock

DAY = 86_400_000
NOON = "2026-11-28T12:00:00"
START = int(1000 * datetime.fromisoformat(NOON).replace(tzinfo=UTC).timestamp())
"""Noon in ms since 1970."""


class Holidays(dict[str, list[Span]]):
    """Holidays that a test sets."""

    def __call__(self, guest: str) -> list[Span]:
        """Return the holidays of a guest."""
        return self.get(guest, [])


def open_slow_room(
    clock: Clock, store: Store | None = None, away: Holidays | None = None, seed: int = 1
) -> Room:
    """Open a room whose clock on the wall the test sets."""
    chance = Chance(simulation_seed(seed), "room")
    services = Services(
        store or MemoryStore(),
        Inline(),
        Counts(),
        Quotas(Inline(), Inline(), Inline()),
        seed=lambda: bytes(chance.below(256) for _ in range(32)),
        below=chance.below,
        utc=clock,
        away=away if away is not None else Holidays(),
    )
    return Room(services, kinds(), b"k" * 32)


async def slow_table(
    room: Room, *players: str, seconds: int = 86_400, holidays: bool = True
) -> Host:
    """Start a game with a day for each round, at which nobody is present."""
    host = await set_table(room, *players, seconds=seconds, holidays=holidays)
    for player in players[1:]:
        await host.do(player, player, Do(player, Ready(ready=True)))
    assert isinstance(await host.do(players[0], players[0], Do(players[0], Start())), int)
    await settled()
    return host
