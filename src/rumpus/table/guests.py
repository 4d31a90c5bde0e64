"""Guests and players: on a device that two people share, one guest is two players."""

from typing import Final

SECOND: Final = "~2"
"""Suffix of the second player's id; no guest's id ends in it."""


def guest_of(player: str) -> str:
    """Return the guest behind a player, whichever end of the device they are at."""
    return player.removesuffix(SECOND)


def players_of(guest: str) -> tuple[str, str]:
    """Return both players that a guest may be."""
    return guest, guest + SECOND
