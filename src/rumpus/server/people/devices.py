"""Devices: the browsers on which members are signed in, held in memory so that checks are free."""

from hashlib import sha256
from time import monotonic
from typing import Final

from rumpus.server.limits.values import JOINING_SECONDS

_SHOWN: Final = 16


class Devices:
    """The devices of each member, with the time of their last use in seconds since 1970."""

    def __init__(self, signed_in: dict[str, dict[str, int]] | None = None) -> None:
        """Take over the devices by member; a deleted account has none."""
        self._devices = signed_in or {}
        self._joined: dict[str, float] = {}

    def accepts(self, guest: str, device: str) -> bool:
        """
        Return True if a cookie with this id and device is valid; a guest's names no device.

        A few seconds after a guest has become a member, the cookie that they had before is void.
        Until then another tab may send it, and must not get a new guest's cookie in return.
        """
        joined = device == "" and monotonic() < self._joined.get(guest, 0.0)
        return joined or self.holds(guest, device)

    def holds(self, guest: str, device: str) -> bool:
        """Return the same as `accepts`, without that delay: a socket would outlast it."""
        mine = self._devices.get(guest)
        return device == "" if mine is None else device in mine

    def add(self, member: str, device: str, now: int) -> None:
        """Sign a member in on a device; a guest becomes a member."""
        if member not in self._devices:
            until = monotonic()
            self._joined = {one: at for one, at in self._joined.items() if at > until}
            self._joined[member] = until + JOINING_SECONDS
            self._devices[member] = {}
        self._devices[member][device] = now

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

    def remove(self, member: str, *devices: str) -> None:
        """Sign a member out on devices."""
        for device in devices:
            self._devices.get(member, {}).pop(device, None)

    def keep(self, member: str, *devices: str) -> None:
        """Sign a member out on all devices but these."""
        self._joined.pop(member, None)
        mine = self._devices.get(member, {})
        self._devices[member] = {device: mine[device] for device in devices if device in mine}


def shown_id(device: str) -> str:
    """Return the name under which a device is listed; it doesn't reveal the id in the cookie."""
    return sha256(device.encode()).hexdigest()[:_SHOWN]
