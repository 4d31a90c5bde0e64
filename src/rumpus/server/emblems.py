"""Emblems: the pictures that guests choose, beside their names."""

import hashlib
from typing import Final, Literal, TypeGuard, get_args

Emblem = Literal[
    "acorn",
    "bell",
    "boat",
    "cup",
    "fish",
    "house",
    "key",
    "kite",
    "leaf",
    "moon",
    "mushroom",
    "penguin",
    "sun",
    "tree",
    "tulip",
    "umbrella",
]
"""The emblems that the client draws."""

EMBLEMS: Final[tuple[Emblem, ...]] = get_args(Emblem)


def guest_emblem(guest: str) -> Emblem:
    """Return an emblem for a guest who has chosen none; the same guest always gets the same."""
    return EMBLEMS[hashlib.sha256(guest.encode()).digest()[2] % len(EMBLEMS)]


def is_emblem(text: str | None) -> TypeGuard[Emblem]:
    """Return True if this room knows an emblem."""
    return text in EMBLEMS
