"""The tiles, and how they are dealt."""

from typing import Final

from rumpus.core.chance import Chance
from rumpus.games.keep_your_cool.state import Rules

SYMBOLS: Final = (
    "sun",
    "moon",
    "drop",
    "leaf",
    "bell",
    "key",
    "eye",
    "boat",
    "peak",
    "shell",
    "star",
)
"""Eleven symbols, each on two tiles (KYC-2)."""

PAIRS_STANDARD: Final = 6


def deal(rules: Rules, chance: Chance) -> tuple[str, ...]:
    """Choose the pairs for this game and shuffle their tiles (KYC-2)."""
    chosen = chance.shuffled(SYMBOLS)
    if rules.game == "standard":
        chosen = chosen[:PAIRS_STANDARD]
    return tuple(chance.shuffled([*chosen, *chosen]))
