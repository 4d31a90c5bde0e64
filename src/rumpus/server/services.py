"""What all tables of a room share."""

from concurrent.futures import Executor
from typing import NamedTuple

from rumpus.server.metrics import Counts
from rumpus.store.log import Store


class Services(NamedTuple):
    """The store, the threads for slow work, and the counts."""

    store: Store
    threads: Executor
    counts: Counts
