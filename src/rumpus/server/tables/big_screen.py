"""Big screens: a table on a television, which shows what everybody may see and asks for nothing."""

from collections.abc import Iterable
from ipaddress import ip_network

from rumpus.table.guests import is_screen


def heard_at(address: str, listeners: Iterable[tuple[str, str]]) -> bool:
    """
    Return True if somebody at *address* is in the same place as a screen of the table.

    *listeners* are pairs of player and address. A phone in another home must not fall silent.
    """
    return any(is_screen(player) and _together(address, other) for player, other in listeners)


def _together(one: str, other: str) -> bool:
    return one == other or (_at_home(one) and _at_home(other))


def _at_home(address: str) -> bool:
    """Return True for an address that only a home network or the machine itself has."""
    try:
        return ip_network(address).is_private
    except ValueError:
        return False
