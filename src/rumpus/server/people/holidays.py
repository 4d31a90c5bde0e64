"""Holidays: a guest says until when they are away, and their slow games wait."""

import math
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from rumpus.core.values import Refusal
from rumpus.server.limits import values as limits
from rumpus.store.people.members import Members
from rumpus.table.slow_time import Span

_DAY: Final = 86_400_000
_YEAR: Final = 365 * _DAY


class Holidays:
    """The holidays of the last year, held in memory because every clock of a slow table asks."""

    def __init__(self, members: Members, utc: Callable[[], datetime]) -> None:
        self._members = members
        self._utc = utc
        self._spans = members.holidays(self.now - _YEAR)

    @property
    def now(self) -> int:
        """Return the time in ms since 1970."""
        return int(1000 * self._utc().timestamp())

    def of(self, guest: str) -> Sequence[Span]:
        """Return the holidays of a guest, oldest first."""
        return self._spans.get(guest, ())

    def until(self, guest: str) -> int | None:
        """Return when a guest's holiday ends, in ms since 1970; None if they are on none."""
        span = self._current(guest)
        return None if span is None else span.until

    def days_left(self, guest: str) -> int:
        """Return how many days of holiday a guest may still take, besides the current one."""
        current = self._current(guest)
        taken = (span for span in self.of(guest) if span != current)
        return limits.HOLIDAY_DAYS_A_YEAR - sum(map(self._days, taken))

    async def begin(self, guest: str, until: int) -> Refusal | None:
        """Begin a holiday now, or change the end of the current one; raises `StoreError`."""
        current = self._current(guest)
        span = Span(self.now if current is None else current.start, until)
        most = min(limits.HOLIDAY_DAYS, self.days_left(guest))
        # A number may be of any size, but not a float, in which days are counted.
        if not self.now < until < self.now + _YEAR or self._days(span) > most:
            return Refusal("bad_holiday", None, {"days": max(0, most)})
        if guest not in self._spans and len(self._spans) >= limits.HOLIDAYS:
            return Refusal("too_many")
        return None if await self._keep(guest, span) else Refusal("not_signed_in")

    async def end(self, guest: str) -> None:
        """End a guest's holiday now; raises `StoreError`."""
        current = self._current(guest)
        if current is not None:
            await self._keep(guest, Span(current.start, self.now))

    def forget(self, guest: str) -> None:
        """Forget the holidays of a guest whose account was deleted."""
        self._spans.pop(guest, None)

    async def _keep(self, guest: str, span: Span) -> bool:
        """Store and remember a holiday; return False if the guest's account was deleted."""
        if not await self._members.put_holiday(guest, span):
            return False
        since = self.now - _YEAR
        others = [one for one in self.of(guest) if one.start != span.start and one.until > since]
        self._spans[guest] = (*others, span)
        return True

    def _current(self, guest: str) -> Span | None:
        now = self.now
        return next((span for span in self.of(guest) if span.start <= now < span.until), None)

    def _days(self, span: Span) -> int:
        """Return the days of the last year that a holiday takes, at least one."""
        start = max(span.start, self.now - _YEAR)
        return max(0, math.ceil((span.until - start) / _DAY))
