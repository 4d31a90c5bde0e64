"""A rate: how often something may happen."""

from typing import NamedTuple


class Rate(NamedTuple):
    """A rate: *per_second* in the long run, and *burst* at once."""

    per_second: float
    burst: int
