"""
Feats: what people are proud of afterwards, such as a longest word or a fastest pair.

A game without this part has none, and a history shows its best score alone.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from rumpus.core.values import Seat


class Feat(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    What a player did in a game, measured so that feats of one *kind* compare.

    *value* is in the unit of its kind (letters, points, ms, mm); if *least*, a lower one is better.
    *word* is the word in question. *moment* is the number of the moment of the game in which it
    happened, from 1 (`Pictures.ends_moment`).
    """

    kind: str
    value: int
    word: str = ""
    moment: int | None = None
    least: bool = False

    def beats(self, other: "Feat") -> bool:
        """Return True if this is better than another feat of its kind."""
        return self.value < other.value if self.least else self.value > other.value


class Played(msgspec.Struct, frozen=True):
    """A finished game: its last *state*, and each event with the state before it."""

    state: Any
    scenes: tuple[tuple[Any, Any], ...]


Feats = Callable[[Played], Iterable[tuple[Seat, Feat]]]
"""Function that finds the feats of a game: any number of each kind, in the order of display."""


def best(feats: Iterable[Feat]) -> tuple[Feat, ...]:
    """Return the best of each kind, and of equal ones the first."""
    found: dict[str, Feat] = {}
    for feat in feats:
        if feat.kind not in found or feat.beats(found[feat.kind]):
            found[feat.kind] = feat
    return tuple(found.values())


def bests(feats: Feats, played: Played, seats: int) -> tuple[tuple[Feat, ...], ...]:
    """Return the best feats of each seat."""
    found = tuple(feats(played))
    return tuple(best(feat for who, feat in found if who == seat) for seat in range(seats))
