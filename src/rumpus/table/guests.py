"""Guests and players: at a device that two people share, one guest is two players."""

from typing import Final

SECOND: Final = "~2"
"""What the second player's id has more than the guest's; no guest id ends like that."""


def guest_of(player: str) -> str:
    """Return the guest that a player is, at whichever end of the device."""
    return player.removesuffix(SECOND)
