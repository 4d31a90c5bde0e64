"""Token buckets: a rate a second, with a burst."""

from typing import Final

from rumpus.server.limits.values import BUCKETS, Rate

_WHOLE: Final = 1 - 1e-6
"""Fraction of a token that counts as a whole one, since sums of fractions aren't exact."""


class Bucket:
    """Bucket that allows *rate* and starts full; times are readings of a steady clock, in s."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._at = now

    def spent(self, now: float) -> bool:
        """
        Return True if there is no token left; take none.

        A reading earlier than the last one changes nothing: messages that arrived while a table was
        being loaded are handled later, each with the time of its arrival.
        """
        rate = self._rate
        if now > self._at:
            self._left = min(float(rate.burst), self._left + (now - self._at) * rate.per_second)
            self._at = now
        return self._left < 1

    def take(self, now: float) -> bool:
        """Take a token and return True, or return False if there is none."""
        if self.spent(now):
            return False
        self._left -= 1
        return True


class Buckets:
    """
    Buckets by key; a full one is not stored, and the least recently used are forgotten first.

    Stored for each key is the time at which its bucket will be full again, counted in tokens that
    come in from the clock's zero on.
    """

    __slots__ = ("_full", "_now", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._full: dict[str, float] = {}
        self._now = 0.0

    def spent(self, key: str, now: float) -> bool:
        """Return True if there is no token left for this key; take none."""
        came = self._came(now)
        return self._full.get(key, came) - came > self._rate.burst - _WHOLE

    def take(self, key: str, now: float, count: int = 1) -> bool:
        """Take *count* tokens of this key and return True, or return False if there are fewer."""
        came, full = self._came(now), self._full
        filled = full.pop(key, came)
        filled = max(filled, came)
        left = filled - came <= self._rate.burst - count + 1 - _WHOLE
        full[key] = filled + count if left else filled
        oldest = next(iter(full))
        if full[oldest] <= came or len(full) > BUCKETS:
            del full[oldest]
        return left

    def _came(self, now: float) -> float:
        """Return the tokens since the clock's zero; a late reading doesn't turn the clock back."""
        self._now = max(self._now, now)
        return self._now * self._rate.per_second
