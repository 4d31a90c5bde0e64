"""Services that all tables of a room share."""

import secrets
from collections.abc import Callable
from concurrent.futures import Executor
from datetime import UTC, datetime
from typing import Final, NamedTuple

from rumpus.server.limits.quotas import Quotas
from rumpus.server.ops.metrics import Counts
from rumpus.store.log import Store

_SEED_BYTES: Final = 32


def _now() -> datetime:
    return datetime.now(UTC)  # noqa: TID251 (this is the room's clock)


class Services(NamedTuple):
    """
    Store, threads for reading it, counts, quotas, secrets, and a clock.

    *seed* makes the secret of a table, and *below* draws the words of its name. *utc* is used only
    for the date, since tables have their own time. *timeline* distinguishes this run of the room
    from all others.
    """

    store: Store
    threads: Executor
    counts: Counts
    quotas: Quotas
    seed: Callable[[], bytes] = lambda: secrets.token_bytes(_SEED_BYTES)
    below: Callable[[int], int] = secrets.randbelow
    utc: Callable[[], datetime] = _now
    timeline: str = ""
