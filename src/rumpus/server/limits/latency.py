"""
Latency: the server's own measurements of a connection, which don't rely on the client.

Round trips are those of WebSocket ping frames, which scripts of a page can neither answer nor
delay, but other clients can. The room believes no more than a kernel measured from acknowledgements
(its own kernel, or a proxy's that passes it on) or, without that, `UNPROVED_MS`.
"""

import socket
import struct
from collections.abc import Callable
from typing import Final

from rumpus.core.values import Line

WINDOW_SECONDS: Final = 30.0
"""Time for which a round trip may count as the minimum."""
PING_SECONDS: Final = 2.0
"""Interval between measurements in games in real time."""
JITTER_MOST: Final = 50
"""The largest jitter that is believed of a connection, in ms."""
UNPROVED_MS: Final = 100
"""The longest round trip that is believed if only pings have measured it."""
_DECAY: Final = 0.1

# `struct tcp_info` of Linux: offset of the minimum round trip of five minutes, in microseconds, and
# the length to read. The smoothed one is useless: unanswered data is acknowledged late.
_MIN_RTT_AT: Final = 148
_TCP_INFO_BYTES: Final = 152
_NO_RTT: Final = 2**32 - 1


class Latency:
    """Measurements of one connection; *hurry* requests more frequent pings."""

    def __init__(self, hurry: Callable[[], None]) -> None:
        self.hurry = hurry
        # A list, because even an empty deque takes 0.7 kB, and there are many sockets.
        self._round_trips: list[tuple[float, float]] = []
        self._mean: float | None = None
        self._jitter = 0.0

    def add(self, round_trip: float, kernel: float | None, now: float) -> None:
        """Add the round trip of a ping, and the kernel's minimum if known; all in seconds."""
        if self._mean is None:
            self._mean = round_trip
        self._jitter += _DECAY * (abs(round_trip - self._mean) - self._jitter)
        self._mean += _DECAY * (round_trip - self._mean)
        least = min(round_trip, UNPROVED_MS / 1000 if kernel is None else kernel)
        self._round_trips.append((now, least))
        while self._round_trips[0][0] < now - WINDOW_SECONDS:
            self._round_trips.pop(0)

    @property
    def line(self) -> Line | None:
        """Return the round trip and jitter; None before the first measurement."""
        if not self._round_trips:
            return None
        least = min(round_trip for _, round_trip in self._round_trips)
        return Line(max(1, round(1000 * least)), min(JITTER_MOST, round(1000 * self._jitter)))


def kernel_round_trip(sock: socket.socket) -> float | None:
    """Read the minimum round trip that the kernel has measured, in seconds, or None."""
    option = getattr(socket, "TCP_INFO", None)
    if option is None:
        return None
    try:
        info = sock.getsockopt(socket.IPPROTO_TCP, option, _TCP_INFO_BYTES)
    except OSError:
        return None
    if len(info) < _TCP_INFO_BYTES:
        return None
    (micros,) = struct.unpack_from("=I", info, _MIN_RTT_AT)
    return None if micros in (0, _NO_RTT) else micros / 1e6
