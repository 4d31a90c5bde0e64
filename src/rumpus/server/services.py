"""What all tables of a room share."""

import secrets
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final, NamedTuple

from rumpus.server.metrics import Counts
from rumpus.server.shares import Shares
from rumpus.store.log import Store

_SEED_BYTES: Final = 32


class Services(NamedTuple):
    """
    The store, the threads for slow work, the counts, what guests share, and secrets.

    *seed* makes the secret of a table, *below* draws the words of its name.
    """

    store: Store
    threads: Executor
    counts: Counts
    shares: Shares
    seed: Callable[[], bytes] = lambda: secrets.token_bytes(_SEED_BYTES)
    below: Callable[[int], int] = secrets.randbelow
