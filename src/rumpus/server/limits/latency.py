"""
Latency: what the server itself measures of a connection, without the client's word.

Round trips are those of WebSocket ping frames, which page scripts can neither answer nor delay, but
other clients can. If a kernel has measured by acknowledgements, the room's own or that of a proxy
which passes it on, its figure is the most that is believed; otherwise that of a usual line is.
"""

import socket
import struct
from collections import deque
from collections.abc import Callable
from typing import Final

from rumpus.core.values import Line

WINDOW_SECONDS: Final = 30.0
"""For how long a round trip may count as the least."""
PING_SECONDS: Final = 2.0
"""How often a connection is measured while it matters."""
JITTER_MOST: Final = 50
"""The least jitter that is believed of a line, in ms."""
UNPROVED_MS: Final = 100
"""The longest round trip that pings alone can prove."""
_DECAY: Final = 0.1

# `struct tcp_info` of Linux: the least round trip of five minutes in microseconds, and how far to
# read for it. The smoothed one is no use: acknowledgements of what is not answered come late.
_MIN_RTT_AT: Final = 148
_TCP_INFO_BYTES: Final = 152
_NO_RTT: Final = 2**32 - 1


class Latency:
    """Figures of one connection; *hurry* asks the sender of pings for more of them."""

    def __init__(self, hurry: Callable[[], None]) -> None:
        self.hurry = hurry
        self._round_trips: deque[tuple[float, float]] = deque()
        self._mean: float | None = None
        self._jitter = 0.0

    def add(self, round_trip: float, kernel: float | None, now: float) -> None:
        """Add one round trip of a ping, and the kernel's least if known; all in seconds."""
        if self._mean is None:
            self._mean = round_trip
        self._jitter += _DECAY * (abs(round_trip - self._mean) - self._jitter)
        self._mean += _DECAY * (round_trip - self._mean)
        least = min(round_trip, UNPROVED_MS / 1000 if kernel is None else kernel)
        self._round_trips.append((now, least))
        while self._round_trips[0][0] < now - WINDOW_SECONDS:
            self._round_trips.popleft()

    @property
    def line(self) -> Line | None:
        """Return the figures; None before the first measurement."""
        if not self._round_trips:
            return None
        least = min(round_trip for _, round_trip in self._round_trips)
        return Line(max(1, round(1000 * least)), min(JITTER_MOST, round(1000 * self._jitter)))


def kernel_round_trip(sock: socket.socket) -> float | None:
    """Read the least round trip the kernel has measured, in seconds; None if it has none."""
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
