"""Guests and players: at a device that two people share, one guest is two players."""

from typing import Final

SECOND: Final = "~2"
"""Suffix of the second player's id; no guest id ends like that."""


def guest_of(player: str) -> str:
    """Return the guest that a player is, at either end of the device."""
    return player.removesuffix(SECOND)
