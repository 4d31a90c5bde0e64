"""Recaps: what the log of a finished game tells about it, folded again on a thread."""

import asyncio
from collections.abc import Mapping

from rumpus.core.values import Millis
from rumpus.games.feats import Played, bests
from rumpus.server.services import Services
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.tables.recovery import replayed
from rumpus.store.log import Kept
from rumpus.store.people.rows import Recap
from rumpus.table.table import Table


class Recaps:
    """Reader of the logs of one room; one game at a time, so that play has the processor first."""

    def __init__(self, services: Services, kinds: Mapping[str, HostedGame]) -> None:
        self._services = services
        self._kinds = kinds
        self._lock = asyncio.Lock()

    async def of(self, name: str) -> Recap | None:
        """Return the recap of a game, None if the room has no log of it, or not the game."""
        async with self._lock:
            kept = await self._services.store.load(name)
            kind = None if kept is None else self._kinds.get(kept.held.game)
            if kept is None or kind is None:
                return None
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._services.threads, recap_of, kind, kept)


def recap_of(kind: HostedGame, kept: Kept) -> Recap:
    """Return the recap of a finished game; a damaged log may raise any error."""
    table = Table(kind.facts, kind.make_game, kept.held.seed, kind.levels)
    scenes: list[tuple[object, object]] = []
    began = ended = Millis(0)
    for applied in replayed(kind, kept, table):
        began = applied.entry.at if applied.opened else began
        ended = applied.entry.at if applied.steps else ended
        scenes += applied.scenes()
    # Time at a slow table passes while nobody is there.
    lasted = None if table.slow else (ended - began) // 1000
    seats = len(table.sitters)
    if kind.feats is None:
        return Recap(lasted, ((),) * seats)
    return Recap(lasted, bests(kind.feats, Played(table.state, tuple(scenes)), seats))
