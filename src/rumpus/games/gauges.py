"""
Gauges: what the lab counts in a game while it is played, besides its result.

Each part is optional. What is counted comes from what everybody at the table sees.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec


class Gauges(msgspec.Struct, frozen=True):
    """
    *points* returns the points of each seat from a spectator's view, where they are in the open.

    *words* returns how many words an event of the game puts on the table.
    """

    points: Callable[[Any], Sequence[int]] | None = None
    words: Callable[[Any], int] | None = None
