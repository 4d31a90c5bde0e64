"""
Chance: the one source of randomness, specified so that a record verifies under any Python.

A stream is HMAC-SHA256 in counter mode: block *n* is ``HMAC(HMAC(seed, purpose), n)``, with *n* as
8 bytes, big-endian. Streams of different purposes are independent: none can be derived from
another. Rejection keeps integers unbiased; the shuffle is Fisher-Yates from the end.
"""

import hashlib
import hmac
from collections.abc import Sequence
from struct import unpack
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """One stream of random integers for one purpose."""

    __slots__ = ("_block", "_counter", "_key", "_purpose", "_seed")

    def __init__(self, seed: bytes, purpose: str) -> None:
        self._seed = seed
        self._purpose = purpose
        self._key = b""
        self._counter = 0
        self._block = b""

    def below(self, bound: int) -> int:
        """Draw an integer from 0 to *bound* - 1, all equally likely."""
        assert 0 < bound <= 2**32, bound
        limit = 2**32 - 2**32 % bound
        while True:
            word = int.from_bytes(self._take(4), "big")
            if word < limit:
                return word % bound

    def unit(self) -> float:
        """Draw a float from 0 up to but not including 1, in steps of 2**-53."""
        return (int.from_bytes(self._take(8), "big") >> 11) * 2.0**-53

    def choice(self, items: Sequence[T]) -> T:
        """Draw one of *items*."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return *items* in random order."""
        result = list(items)
        bounds = range(len(result), 1, -1)
        for bound, other in zip(bounds, self._each_below(bounds), strict=True):
            last = bound - 1
            result[last], result[other] = result[other], result[last]
        return result

    def _each_below(self, bounds: Sequence[int]) -> list[int]:
        """Draw an integer below each bound, as `below` does, but take all words at once."""
        taken = self._take(4 * len(bounds))
        words = unpack(f">{len(bounds)}I", taken)
        if max(words, default=0) < 2**32 - max(bounds, default=0):
            return [word % bound for word, bound in zip(words, bounds, strict=True)]
        # A word may be rejected, and then each bound after it gets a later one.
        self._block = taken + self._block
        return [self.below(bound) for bound in bounds]

    def _take(self, count: int) -> bytes:
        while len(self._block) < count:
            if not self._key:
                self._key = hmac.digest(self._seed, self._purpose.encode(), hashlib.sha256)
            self._block += hmac.digest(self._key, self._counter.to_bytes(8, "big"), hashlib.sha256)
            self._counter += 1
        taken, self._block = self._block[:count], self._block[count:]
        return taken


def commitment(seed: bytes) -> str:
    """Return the public commitment to a secret seed: its SHA-256 in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def simulation_seed(number: int) -> bytes:
    """Return the seed of a simulated game; a live table never uses it."""
    return hashlib.sha256(f"rumpus simulation {number}".encode()).digest()
