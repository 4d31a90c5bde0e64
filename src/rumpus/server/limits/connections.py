"""Limits on open connections: in total, and for each address."""

import resource
import time
from collections import Counter

from rumpus.server.limits import values as limits
from rumpus.server.limits.address import counted
from rumpus.server.limits.token_bucket import Buckets
from rumpus.server.ops.logging import fact
from rumpus.server.ops.metrics import Counts


class Connections:
    """
    Counter of connections from the first byte to the last, no matter what they are used for.

    If *proxied*, all of them come from a proxy, so there is no limit for each address.
    """

    def __init__(self, counts: Counts, *, proxied: bool = False) -> None:
        self.proxied = proxied
        self._counts = counts
        self._most = min(limits.CONNECTIONS, open_files() - limits.SPARE_FILES)
        self._most_of_one = self._most if proxied else limits.CONNECTIONS_PER_ADDRESS
        self._addresses: Counter[str] = Counter()
        self._knocks = Buckets(limits.KNOCKS)
        self._quiet_until = 0.0
        self.count = 0

    def enter(self, host: str) -> str | None:
        """Count a connection; return its address for `leave`, or None if there are too many."""
        address = counted(host)
        if (
            self.count >= self._most
            or self._addresses[address] >= self._most_of_one
            or not (self.proxied or self._knocks.take(address, time.monotonic()))
        ):
            self._refuse()
            return None
        self.count += 1
        self._addresses[address] += 1
        return address

    def leave(self, address: str) -> None:
        """Stop counting a connection."""
        self.count -= 1
        self._addresses[address] -= 1
        if self._addresses[address] == 0:
            del self._addresses[address]

    def _refuse(self) -> None:
        self._counts.connections_refused += 1
        now = time.monotonic()
        if now >= self._quiet_until:
            # A client that connects thousands of times must not cause thousands of lines.
            self._quiet_until = now + limits.SAY_AGAIN_SECONDS
            fact("connections refused", open=self.count, most=self._most, each=self._most_of_one)


def open_files() -> int:
    """Let the process open as many files as possible, and return that number."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = max(soft, limits.CONNECTIONS + limits.SPARE_FILES)
    most = most if hard == resource.RLIM_INFINITY else min(hard, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most
