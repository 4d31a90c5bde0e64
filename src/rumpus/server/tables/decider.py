"""Decider: makes quick decisions on the loop, and slow ones on a thread."""

import time
from functools import partial
from typing import Any

from rumpus.core.game import HasSlowActs, offers
from rumpus.core.values import Act, Millis, Refusal, Timer
from rumpus.server.limits.values import SLOW_MS
from rumpus.server.services import Services
from rumpus.table.events import Do
from rumpus.table.table import AnyEntry, Table

Cause = Act[Any] | Timer | Do


class Decider:
    """Decider for the causes of one table, one at a time."""

    __slots__ = ("_services", "_slow", "_table")

    def __init__(self, table: Table, services: Services) -> None:
        self._table = table
        self._services = services
        # A list, because even an empty set takes 0.2 kB, and there are many tables.
        self._slow: list[object] = []

    def slow(self, cause: Cause) -> bool:
        """
        Return whether a cause needs a thread, because it is slow or its kind was slow lately.

        If a game has `HasSlowActs`, only its answer counts, so an act that it would refuse at once
        neither waits for a thread nor holds up its table.
        """
        told = isinstance(cause, Act) and offers(self._table.game, HasSlowActs)
        return self._table.is_slow(cause) or (not told and _kind(cause) in self._slow)

    def decide(self, cause: Cause, at: Millis, key: str | None, name: str) -> AnyEntry | Refusal:
        """Return the entry that the cause would become, or why it is refused."""
        return self._noted(cause, *self._timed(cause, at, key, name))

    async def decide_in_turn(
        self, cause: Cause, at: Millis, key: str | None, name: str, address: str
    ) -> AnyEntry | Refusal:
        """Decide on a thread, when the turn of the address comes."""
        work = partial(self._timed, cause, at, key, name)
        return self._noted(cause, *await self._services.quotas.decisions.take(address, work))

    def _noted(self, cause: Cause, decided: AnyEntry | Refusal, ms: float) -> AnyEntry | Refusal:
        """Remember which kinds of cause are slow."""
        self._services.counts.decide_seconds += ms / 1000
        if ms > SLOW_MS or self._slow:
            kind = _kind(cause)
            others = [each for each in self._slow if each != kind]
            self._slow = [*others, kind] if ms > SLOW_MS else others
        return decided

    def _timed(
        self, cause: Cause, at: Millis, key: str | None, name: str
    ) -> tuple[AnyEntry | Refusal, float]:
        start = time.perf_counter()
        decided = self._table.decide(cause, at, key=key, name=name)
        return decided, 1000 * (time.perf_counter() - start)


def _kind(cause: Cause) -> object:
    match cause:
        case Act():
            return cause.action.__struct_config__.tag
        case Timer():
            return cause.name
        case Do():
            return Do
