"""Which pages may ask the room for something: its own, and programs, which name no origin."""

import re
import time
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from rumpus.server.limits.values import SAY_AGAIN_SECONDS
from rumpus.server.ops.logging import fact
from rumpus.server.ops.metrics import Counts

WRONG: Final = "wrong_origin"
# Anybody may write anything into these headers; what is told and logged of them looks like a host.
_HOST: Final = re.compile(r"[A-Za-z0-9.:/\[\]-]{1,100}")

Headers = Collection[tuple[bytes, bytes]]


class Origins:
    """
    Judges where requests come from, and says so in the log now and then.

    A web server in front that passes on another host than the one people asked for makes all the
    room's own pages look like strangers'.
    """

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._quiet_until = 0.0

    def wrong(self, headers: Headers) -> dict[str, str | int] | None:
        """Return what does not match; None for the room's own pages, and for programs."""
        if same_origin(headers):
            return None
        named = dict(headers)
        self._counts.origins_refused += 1
        found: dict[str, str | int] = {
            "origin": _plain(named.get(b"origin", b"")),
            "host": _plain(named.get(b"host", b"")),
        }
        now = time.monotonic()
        if now >= self._quiet_until:
            self._quiet_until = now + SAY_AGAIN_SECONDS
            fact("origin refused", **found, count=self._counts.origins_refused)
        return found


def same_origin(headers: Headers) -> bool:
    """Return True if a page of this room asks, or a program (which names no origin)."""
    named = dict(headers)
    origin = named.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin.decode()).netloc.encode() == named.get(b"host", b"")
    except ValueError:
        return False


def _plain(value: bytes) -> str:
    text = value.decode("latin-1")
    return text if _HOST.fullmatch(text) else "?"
