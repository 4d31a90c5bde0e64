"""Origins: the room serves only its own pages and programs (which send no origin)."""

import re
import time
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from rumpus.server.limits.values import SAY_AGAIN_SECONDS
from rumpus.server.ops.logging import fact
from rumpus.server.ops.metrics import Counts

WRONG: Final = "wrong_origin"
# Anybody can write anything into these headers, so only text that looks like a host is passed on.
_HOST: Final = re.compile(r"[A-Za-z0-9.:/\[\]-]{1,100}")

Headers = Collection[tuple[bytes, bytes]]


class Origins:
    """
    Check of the origin of requests, which logs failures at a limited rate.

    If a proxy passes on a different host from the one that people asked for, all of the room's
    own pages look foreign.
    """

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._quiet_until = 0.0

    def wrong(self, headers: Headers, *, secure: bool) -> dict[str, str | int] | None:
        """
        Return origin and host if they differ; None for the room's own pages and for programs.

        *secure*: the request came over TLS.
        """
        if same_origin(headers, secure=secure):
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


def same_origin(headers: Headers, *, secure: bool) -> bool:
    """
    Return True for requests by a page of this room or by a program (which sends no origin).

    A room behind TLS doesn't trust pages that came without it: anybody on the network between can
    write those, under the room's own name.
    """
    named = dict(headers)
    origin = named.get(b"origin")
    if origin is None:
        return True
    try:
        page = urlsplit(origin.decode())
        trusted = page.scheme == "https" or not secure
        return trusted and page.netloc.encode() == named.get(b"host", b"")
    except ValueError:
        return False


def _plain(value: bytes) -> str:
    text = value.decode("latin-1")
    return text if _HOST.fullmatch(text) else "?"
