"""Devices: the browsers on which members are signed in, held in memory so that checks are free."""

from hashlib import sha256
from typing import Final

_SHOWN: Final = 16


class Devices:
    """The devices of each member, with the time of their last use in seconds since 1970."""

    def __init__(self, signed_in: dict[str, dict[str, int]] | None = None) -> None:
        """Take over the devices by member; a deleted account has none."""
        self._devices = signed_in or {}

    def accepts(self, guest: str, device: str) -> bool:
        """
        Return True if a cookie with this id and device is valid; a guest's names no device.

        Once a guest is a member, the cookie they had before is worth nothing.
        """
        mine = self._devices.get(guest)
        return device == "" if mine is None else device in mine

    def is_member(self, guest: str) -> bool:
        """Return True if a guest has become a member."""
        return guest in self._devices

    def add(self, member: str, device: str, now: int) -> None:
        """Sign a member in on a device."""
        self._devices.setdefault(member, {})[device] = now

    def use(self, member: str, device: str, now: int) -> int:
        """Record a use of a device; return how many seconds ago it was last used."""
        mine = self._devices[member]
        ago = now - mine[device]
        mine[device] = now
        return ago

    def named(self, member: str, shown: str) -> str | None:
        """Return the device that is listed under a name, or None."""
        mine = self._devices.get(member, {})
        return next((device for device in mine if shown_id(device) == shown), None)

    def remove(self, member: str, device: str) -> None:
        """Sign a member out on a device."""
        self._devices.get(member, {}).pop(device, None)

    def keep(self, member: str, *devices: str) -> None:
        """Sign a member out on all devices but these."""
        mine = self._devices.get(member, {})
        self._devices[member] = {device: mine[device] for device in devices if device in mine}


def shown_id(device: str) -> str:
    """Return the name under which a device is listed; it doesn't reveal the id in the cookie."""
    return sha256(device.encode()).hexdigest()[:_SHOWN]
