"""Colours of the room by day, as the client's ``tokens.css`` has them, and the moods of tables."""

from typing import Final, NamedTuple

INK: Final = "#17211c"
PAPER: Final = "#fafaf4"
WALNUT: Final = "#54361f"
WALNUT_LOW: Final = "#3a2414"
BONE: Final = "#f4ead3"
BONE_LOW: Final = "#d9c8a2"
BONE_INK: Final = "#2a1b10"
BIRCH: Final = "#e6d0a8"
BIRCH_LOW: Final = "#c4a571"
BIRCH_INK: Final = "#3a2a14"
IVORY: Final = "#fffbef"
"""Symbols on badges."""

PLAYERS: Final = (
    *("#7b2d68", "#14795f", "#b27c08", "#b23a2e"),
    *("#2f548c", "#6e5140", "#4a7a93", "#4b4f45"),
)
"""Colours of the seats, in order."""


class Mood(NamedTuple):
    """The surface of a table, what is written on it, and its accent, as the client has them."""

    table: str
    table_2: str
    on_table: str
    on_table_2: str
    accent: str


ROOM: Final = Mood("#e2e6dd", "#d3d9ce", INK, "#445049", "#17483a")
"""The mood of the room itself."""
