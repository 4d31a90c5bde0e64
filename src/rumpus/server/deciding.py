"""Where a decision is made: on the loop while it is quick, on a thread where it lately was not."""

import time
from functools import partial
from typing import Any

from rumpus.core.values import Act, Millis, Refusal, Timer
from rumpus.server.limits import SLOW_MS
from rumpus.server.services import Services
from rumpus.table.events import Do, Start
from rumpus.table.table import AnyEntry, Table

Cause = Act[Any] | Timer | Do


class Decider:
    """Judges the causes of one table, one after the other."""

    def __init__(self, table: Table, services: Services) -> None:
        self._table = table
        self._services = services
        self._slow: set[object] = set()

    async def decide(
        self, cause: Cause, at: Millis, key: str | None, name: str, address: str
    ) -> AnyEntry | Refusal:
        """Give the entry that the cause would be, or why not; slow ones wait for their turn."""
        kind = _kind(cause)
        if kind in self._slow or self._declared_slow(cause):
            work = partial(self._timed, cause, at, key, name)
            decided, ms = await self._services.shares.decisions.take(address, work)
        else:
            decided, ms = self._timed(cause, at, key, name)
        self._services.counts.decide_seconds += ms / 1000
        if ms > SLOW_MS:
            self._slow.add(kind)
        else:
            self._slow.discard(kind)
        return decided

    def _declared_slow(self, cause: Cause) -> bool:
        if isinstance(cause, Do):
            # The word list that was agreed upon may be new to this process.
            return isinstance(cause.action, Start)
        slow = self._table.facts.slow_actions
        return bool(slow) and isinstance(cause, Act) and _tag(cause.action) in slow

    def _timed(
        self, cause: Cause, at: Millis, key: str | None, name: str
    ) -> tuple[AnyEntry | Refusal, float]:
        start = time.perf_counter()
        decided = self._table.decide(cause, at, key=key, name=name)
        return decided, 1000 * (time.perf_counter() - start)


def _tag(action: Any) -> object:
    return action.__struct_config__.tag


def _kind(cause: Cause) -> object:
    match cause:
        case Act():
            return _tag(cause.action)
        case Timer():
            return cause.name
        case Do():
            return Do
