"""Token buckets: a rate a second, with a burst."""

from collections import OrderedDict

from rumpus.server.limits.values import BUCKETS, Rate


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
    """Buckets by key; the least recently used are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str, now: float) -> Bucket:
        """Return the bucket of this key, which all callers share."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, now)
            if len(self._buckets) > BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def take(self, key: str, now: float) -> bool:
        """Take a token of this key and return True, or return False if there is none."""
        return self.of(key, now).take(now)
