"""Services that all tables of a room share."""

import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from datetime import UTC, datetime
from typing import Final, NamedTuple, Protocol

from rumpus.core.values import Refusal
from rumpus.server.limits.quotas import Quotas
from rumpus.server.ops.metrics import Counts
from rumpus.store.log import Store
from rumpus.table.slow_time import Span
from rumpus.table.table import Applied, Table

Away = Callable[[str], Sequence[Span]]
"""Function that returns the holidays of a guest."""

_SEED_BYTES: Final = 32


def _never(*_: str) -> bool:
    return False


def _never_quiet(table: str, guest: str) -> int | None:
    del table, guest
    return None


def _never_away(guest: str) -> Sequence[Span]:
    del guest
    return ()


def _now() -> datetime:
    return datetime.now(UTC)  # noqa: TID251 (this is the room's clock)


class Past(Protocol):
    """What becomes of games that are over and of people who have left for good."""

    def is_former(self, player: str) -> bool:
        """Return True if a player has deleted their account."""
        ...

    def name_now(self, player: str, name: str) -> str:
        """
        Return the name to show for a player who bore a name.

        It is another one if they have deleted their account, or if the name offended.
        """
        ...

    def ended(self, table: Table) -> None:
        """Store the results of a game that is over; never waits."""
        ...

    async def age(self, before: int) -> int:
        """
        Forget results of a few guests whose last game ended before a time; return how many.

        Forget reports that were closed before it, too. The time is in seconds since 1970.
        """
        ...


class NoPast:
    """The past of a room without people's tables."""

    def is_former(self, player: str) -> bool:
        """Return False: nobody can leave for good."""
        del player
        return False

    def name_now(self, player: str, name: str) -> str:
        """Return the same name: nobody can leave for good."""
        del player
        return name

    def ended(self, table: Table) -> None:
        """Store nothing."""

    async def age(self, before: int) -> int:
        """Forget nothing."""
        del before
        return 0


class Alerts(Protocol):
    """Alerts to people who are elsewhere; nothing here waits."""

    def moved(self, table: Table, applied: Applied) -> None:
        """Follow an entry of a table."""
        ...

    def seated(self, table: Table) -> None:
        """Alert the players of a new round of an evening who aren't at its table."""
        ...


class NoAlerts:
    """The alerts of a room that sends none."""

    def moved(self, table: Table, applied: Applied) -> None:
        """Send nothing."""

    def seated(self, table: Table) -> None:
        """Send nothing."""


class Orders(Protocol):
    """What the operator has forbidden; each refusal contains the reason."""

    def playing(self, guest: str) -> Refusal | None:
        """Return why a guest may not play or talk, or None."""
        ...

    def entering(self, address: str) -> Refusal | None:
        """Return why an address may not enter the room, or None."""
        ...

    def beginning(self) -> Refusal | None:
        """Return why no new game may begin, or None."""
        ...

    def closed(self, table: str) -> Refusal | None:
        """Return why nobody may open a table any more, or None."""
        ...

    def hidden(self, table: str) -> bool:
        """Return True if a table may not stand in the public list."""
        ...


class NoOrders:
    """The orders of a room without an operator: none."""

    def playing(self, guest: str) -> Refusal | None:
        """Return None."""
        del guest
        return None

    def entering(self, address: str) -> Refusal | None:
        """Return None."""
        del address
        return None

    def beginning(self) -> Refusal | None:
        """Return None."""
        return None

    def closed(self, table: str) -> Refusal | None:
        """Return None."""
        del table
        return None

    def hidden(self, table: str) -> bool:
        """Return False."""
        del table
        return False


class Services(NamedTuple):
    """
    Store, threads, counts, quotas, secrets, a clock, the people's past, alerts, and orders.

    *seed* makes the secret of a table, and *below* draws the words of its name. *utc* is for dates
    and for slow tables; live ones have their own time. *away* knows the holidays of the guests.
    *timeline* distinguishes this run of the room from all others. *ignores* says whether a guest
    ignores another, *apart* whether one of two has blocked the other, and *unwelcome* whether a
    text has a word that the operator forbids. *quiet* says until when a guest says nothing at a
    table, in seconds since 1970, as the people who run the evening decided.
    """

    store: Store
    threads: Executor
    counts: Counts
    quotas: Quotas
    seed: Callable[[], bytes] = lambda: secrets.token_bytes(_SEED_BYTES)
    below: Callable[[int], int] = secrets.randbelow
    utc: Callable[[], datetime] = _now
    timeline: str = ""
    past: Past = NoPast()
    ignores: Callable[[str, str], bool] = _never
    apart: Callable[[str, str], bool] = _never
    unwelcome: Callable[[str], bool] = _never
    quiet: Callable[[str, str], int | None] = _never_quiet
    away: Away = _never_away
    alerts: Alerts = NoAlerts()
    orders: Orders = NoOrders()
