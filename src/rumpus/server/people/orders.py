"""Orders: what the operator has forbidden or announced, held in memory so that checks are free."""

from collections.abc import Callable, Collection, Sequence
from datetime import datetime

from rumpus.core.values import Refusal
from rumpus.server.limits import values as limits
from rumpus.store.people.bans import Ban, BanKind, BanRows
from rumpus.store.people.curbs import Announcement, Curb, CurbRows
from rumpus.store.people.members import Members

_DAY_SECONDS = 86_400


class Orders:
    """
    The orders of a room's operator; bans end by themselves.

    While *last_games* is true, running games may end, but none may begin. *offending* holds the
    names of guests that offended.
    """

    def __init__(self, members: Members, utc: Callable[[], datetime]) -> None:
        """Load the orders from the tables that *members* has opened."""
        self._utc = utc
        self.bans = BanRows(members)
        self._rows = CurbRows(members)
        self._banned: dict[tuple[BanKind, str], Ban] = {}
        self._remember(self.bans.load(self.now()))
        curbs, names, self._announced = self._rows.load()
        self._curbs = {curb.table: curb for curb in curbs}
        self.offending = set(names)
        self.last_games = False

    def now(self) -> int:
        """Return the time in seconds since 1970."""
        return int(self._utc().timestamp())

    def playing(self, guest: str) -> Refusal | None:
        """Return why a guest may not play or talk, or None."""
        return self._refusal("person", guest, "banned")

    def entering(self, address: str) -> Refusal | None:
        """Return why an address may not enter the room, or None."""
        return self._refusal("address", address, "banned_address")

    def beginning(self) -> Refusal | None:
        """Return why no new game may begin, or None."""
        return Refusal("closing_soon") if self.last_games else None

    def closed(self, table: str) -> Refusal | None:
        """Return why nobody may open a table any more, or None."""
        reason = self.curb(table).closed
        return None if reason is None else Refusal("table_closed", None, {"reason": reason})

    def hidden(self, table: str) -> bool:
        """Return True if a table may not stand in the public list."""
        return self.curb(table).hidden

    def curb(self, table: str) -> Curb:
        """Return what the operator has done to a table."""
        return self._curbs.get(table) or Curb(table)

    async def put(self, curb: Curb) -> None:
        """Hide, show or close a table."""
        await self._rows.put(curb)
        self._curbs[curb.table] = curb

    async def ban(self, bans: Sequence[Ban]) -> list[Ban]:
        """Ban people and addresses; a ban replaces an earlier one of the same."""
        kept = await self.bans.ban(bans, self.forgotten_before())
        self._remember(kept)
        return kept

    async def lift(self, ids: Collection[int]) -> list[Ban]:
        """Lift bans, and return those that counted."""
        lifted = await self.bans.lift(ids, self.now())
        for ban in lifted:
            self._banned.pop((ban.kind, ban.whom), None)
        return lifted

    async def rename(self, guest: str, names: set[str], neutral: str) -> None:
        """Let names of a guest never be shown again."""
        await self._rows.rename(guest, names, neutral)
        self.offending |= {(guest, name) for name in names}

    @property
    def announcement(self) -> Announcement | None:
        """Return what everybody should read now, or None."""
        announced = self._announced
        return announced if announced is not None and self.now() < announced.until else None

    async def announce(self, text: str, until: int) -> Announcement:
        """Announce something until a time; it replaces what was announced before."""
        self._announced = await self._rows.announce(Announcement(text, self.now(), until))
        return self._announced

    async def end_announcement(self) -> None:
        """End the announcement."""
        await self._rows.end(self.now())
        self._announced = None

    def forgotten_before(self) -> int:
        """Return the time before which ended bans and acts of operators are forgotten."""
        return self.now() - limits.AUDIT_DAYS * _DAY_SECONDS

    def _remember(self, bans: Sequence[Ban]) -> None:
        for ban in bans:
            self._banned[ban.kind, ban.whom] = ban

    def _refusal(self, kind: BanKind, whom: str, code: str) -> Refusal | None:
        ban = self._banned.get((kind, whom))
        if ban is None or (ban.until is not None and ban.until <= self.now()):
            return None
        return Refusal(code, None, {"reason": ban.reason, "until": ban.until or 0})
