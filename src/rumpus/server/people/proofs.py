"""Proofs: which members have shown lately that they are the person who signed in."""

from rumpus.server.limits import values as limits
from rumpus.store.people.rows import Member


class Proofs:
    """When members last proved on a device who they are, besides signing in there."""

    def __init__(self) -> None:
        self._proved: dict[str, int] = {}

    def add(self, device: str, now: int) -> None:
        """Record a proof on a device at a time in seconds since 1970; forget those too old."""
        since = now - limits.FRESH_SECONDS
        self._proved = {one: at for one, at in self._proved.items() if at > since}
        self._proved[device] = now

    def wanted(self, member: Member | None, device: str, now: int) -> bool:
        """Return True if a member has to prove who they are; a guest has nothing to prove with."""
        if member is None:
            return False
        signed_in = (each.added for each in member.devices if each.id == device)
        last = max([*signed_in, self._proved.get(device, 0)])
        return last <= now - limits.FRESH_SECONDS
