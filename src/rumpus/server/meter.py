"""
What the server itself measures of one connection: nothing of it is the client's word.

Round trips are those of WebSocket ping frames, which page scripts can neither answer nor delay, and
where the socket is direct also the kernel's, which no client at all can delay.
"""

import socket
import struct
from collections import deque
from collections.abc import Callable
from typing import Final

from rumpus.core.values import Line

WINDOW_SECONDS: Final = 30.0
"""A round trip counts as the least of so long a time."""
PING_SECONDS: Final = 2.0
"""How often a connection is measured while it matters."""
_JITTER_MOST: Final = 50
_DECAY: Final = 0.1

# `struct tcp_info` of Linux: the smoothed round trip in microseconds, and how far to read for it.
_RTT_AT: Final = 68
_TCP_INFO_BYTES: Final = 72


class Meter:
    """The figures of one connection; *hurry* asks whoever sends the pings to send them often."""

    def __init__(self, hurry: Callable[[], None]) -> None:
        self.hurry = hurry
        self._round_trips: deque[tuple[float, float]] = deque()
        self._mean: float | None = None
        self._jitter = 0.0

    def add(self, round_trip: float, kernel: float | None, now: float) -> None:
        """Take one round trip of a ping, and the kernel's if it is known; all in seconds."""
        if self._mean is None:
            self._mean = round_trip
        self._jitter += _DECAY * (abs(round_trip - self._mean) - self._jitter)
        self._mean += _DECAY * (round_trip - self._mean)
        least = round_trip if kernel is None else min(round_trip, kernel)
        self._round_trips.append((now, least))
        while self._round_trips[0][0] < now - WINDOW_SECONDS:
            self._round_trips.popleft()

    @property
    def line(self) -> Line | None:
        """Give the figures; None before the first measurement."""
        if not self._round_trips:
            return None
        least = min(round_trip for _, round_trip in self._round_trips)
        return Line(max(1, round(1000 * least)), min(_JITTER_MOST, round(1000 * self._jitter)))


def kernel_round_trip(sock: socket.socket) -> float | None:
    """Read the round trip that the kernel has measured, in seconds; None where it tells none."""
    option = getattr(socket, "TCP_INFO", None)
    if option is None:
        return None
    try:
        info = sock.getsockopt(socket.IPPROTO_TCP, option, _TCP_INFO_BYTES)
    except OSError:
        return None
    if len(info) < _TCP_INFO_BYTES:
        return None
    (micros,) = struct.unpack_from("=I", info, _RTT_AT)
    return float(micros) / 1e6 or None
