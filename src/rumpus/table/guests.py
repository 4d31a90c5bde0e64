"""
Guests and players: on a device that two people share, one guest is two players.

A big screen that a guest opens is a listener with an id like a player's, but never plays.
"""

from typing import Final

SECOND: Final = "~2"
"""Suffix of the second player's id; no guest's id ends in it."""

SCREEN: Final = "~screen"
"""Suffix of the id of a guest's big screens; no guest's id ends in it."""


def guest_of(player: str) -> str:
    """Return the guest behind a player or a screen, whichever end of the device they are at."""
    return player.removesuffix(SECOND).removesuffix(SCREEN)


def is_screen(player: str) -> bool:
    """Return True for a big screen, which watches whatever its guest plays."""
    return player.endswith(SCREEN)


def players_of(guest: str) -> tuple[str, str]:
    """Return both players that a guest may be."""
    return guest, guest + SECOND
