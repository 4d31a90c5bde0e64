"""Cache of the public part of a day, read once for a whole crowd of visitors."""

import asyncio
from typing import NamedTuple

from rumpus.server.limits.values import DAILY_BEST, DAILY_BOARD, DAILY_SECONDS
from rumpus.store.log import Attempt, BestWord, Dailies
from rumpus.words.compiling import never_suggest
from rumpus.words.lexicon import bundled


class Day(NamedTuple):
    """Finished attempts at a date (best first), their number, and the best words."""

    board: list[Attempt]
    players: int
    best: list[BestWord]


class Days:
    """Cache of the days that were requested lately."""

    def __init__(self, store: Dailies) -> None:
        self._store = store
        self._loop = asyncio.get_running_loop()
        self._lock = asyncio.Lock()
        self._kept: dict[str, tuple[float, Day]] = {}

    async def day(self, date: str) -> Day:
        """Return a day, as read at most `DAILY_SECONDS` ago and after the last `forget`."""
        # Requests that come while it is read wait for the same answer.
        async with self._lock:
            kept = self._kept.get(date)
            if kept is not None and self._loop.time() - kept[0] < DAILY_SECONDS:
                return kept[1]
            self._forget_old()
            since = self._loop.time()
            day = Day(
                await self._store.board(date, DAILY_BOARD),
                await self._store.players(date),
                await self._best(date),
            )
            self._kept[date] = since, day
            return day

    async def forget(self, date: str) -> None:
        """Drop a day from the cache, because an attempt at it has ended."""
        async with self._lock:
            self._kept.pop(date, None)

    async def _best(self, date: str) -> list[BestWord]:
        """Read the best words that may be shown to others; scores count all words."""
        words = await self._store.best_words(date, DAILY_BEST + len(never_suggest()))
        shown = bundled()
        return [best for best in words if shown.may_suggest(best.word)][:DAILY_BEST]

    def _forget_old(self) -> None:
        now = self._loop.time()
        self._kept = {d: kept for d, kept in self._kept.items() if now - kept[0] < DAILY_SECONDS}
