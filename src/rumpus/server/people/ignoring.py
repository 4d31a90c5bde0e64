"""Ignoring: which guests hear whom, and who may be brought together."""

from collections.abc import Iterable

from rumpus.core.values import Refusal
from rumpus.server.limits import values as limits
from rumpus.store.people.conduct import Conduct, Ignored


class Ignoring:
    """Muted and blocked guests, in memory and in the store."""

    def __init__(self, rows: Iterable[Ignored]) -> None:
        """Begin with what is stored."""
        self._of: dict[str, dict[str, Ignored]] = {}
        for row in rows:
            self._keep(row)

    def ignores(self, guest: str, other: str) -> bool:
        """Return True if a guest doesn't want to hear another."""
        return other in self._of.get(guest, {})

    def apart(self, one: str, other: str) -> bool:
        """Return True if one of two guests has blocked the other, so that nobody pairs them."""
        pairs = (self._of.get(one, {}).get(other), self._of.get(other, {}).get(one))
        return any(row is not None and row.how == "block" for row in pairs)

    def of(self, guest: str) -> list[Ignored]:
        """Return whom a guest has muted or blocked, the oldest first."""
        return list(self._of.get(guest, {}).values())

    async def ignore(self, row: Ignored, store: Conduct) -> Refusal | None:
        """Mute or block a guest, or return why that can't be done."""
        known = self._of.get(row.guest, {})
        if row.other not in known and len(known) >= limits.IGNORED:
            return Refusal("too_many_ignored", None, {"most": limits.IGNORED})
        # At once: a slow disk must not let the next message through.
        self._keep(row)
        await store.ignore(row)
        return None

    async def heed(self, guest: str, other: str, store: Conduct) -> None:
        """Let a guest hear another again."""
        self._of.get(guest, {}).pop(other, None)
        await store.heed(guest, other)

    async def forget(self, guest: str, store: Conduct) -> None:
        """Forget whom a guest ignores, and by whom they are ignored; their account was deleted."""
        self._of.pop(guest, None)
        for ignored in self._of.values():
            ignored.pop(guest, None)
        await store.forget(guest)

    def _keep(self, row: Ignored) -> None:
        mine = self._of.setdefault(row.guest, {})
        mine.pop(row.other, None)
        mine[row.other] = row
