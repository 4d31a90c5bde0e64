"""All alerts of one room: what happens at tables, and who learns of it by which way."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, Protocol

from rumpus.server.alerts.addresses import Addresses
from rumpus.server.alerts.alert import Alert, Kind, Sending, Ways
from rumpus.server.alerts.live_turns import LiveTurns
from rumpus.server.alerts.mailer import Mailer
from rumpus.server.alerts.push_service import PushService
from rumpus.server.alerts.pusher import Pusher
from rumpus.server.alerts.slow_turns import SlowTurns
from rumpus.server.alerts.turns import others_at
from rumpus.server.limits import values as limits
from rumpus.server.ops.logging import fault
from rumpus.server.services import Services
from rumpus.server.settings import Mail
from rumpus.server.tables.hosted_game import HostedGame
from rumpus.server.tables.table_view import people_of
from rumpus.store.log import StoreError
from rumpus.store.people.alerted import TurnRows
from rumpus.store.people.mails import MailRows
from rumpus.store.people.subscriptions import SubscriptionRows
from rumpus.store.people.worker import Worker
from rumpus.table.events import Do, OfferDeclined, Rematched
from rumpus.table.guests import guest_of
from rumpus.table.table import Applied, Table

_REMATCH_MS: Final = 7 * 86_400_000
_ROUND_MS: Final = 600_000


class Audience(Protocol):
    """The sockets at a table."""

    def looks(self, guest: str) -> bool:
        """Return True if a page of a guest shows the table."""
        ...


class Running(Protocol):
    """A table in memory."""

    @property
    def audience(self) -> Audience:
        """Return its sockets."""
        ...


class Alerting:
    """The alerts of a room; call *begin* on a running event loop."""

    def __init__(
        self,
        services: Services,
        kinds: Mapping[str, HostedGame],
        worker: Worker,
        key: bytes,
        holds: Callable[[str, str], bool],
        mail: Mail | None = None,
    ) -> None:
        """
        Sign with *key*, and push to the guests and devices that *holds* finds valid.

        Without *mail*, the operator's server, nobody gets e-mails.
        """
        loop = asyncio.get_running_loop()
        subscriptions, service = SubscriptionRows(worker), PushService(key)
        self.pusher = pusher = Pusher(subscriptions, service, holds, services.counts, services.utc)
        self._hosts: Mapping[str, Running] = {}
        mails = MailRows(worker)
        self._mailer = Mailer(mails, mail, services.counts, services.utc)
        self.addresses = Addresses(mails, self._mailer, services.utc)
        self._ways = ways = Ways((pusher, self._mailer), services.counts, loop.time)
        self._utc = services.utc
        self._live = LiveTurns(ways, self._looks, self._now)
        self._slow = SlowTurns(
            ways, self._looks, services, TurnRows(worker), lambda game: kinds[game].facts.title
        )
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, hosts: Mapping[str, Running]) -> None:
        """Send alerts from now on; *hosts* are the tables in memory."""
        self._hosts = hosts
        self._do(self._keep())

    def close(self) -> None:
        """Stop; what is due meanwhile follows after the next start."""
        for task in self._tasks:
            task.cancel()
        self.pusher.close()
        self._mailer.close()

    def moved(self, table: Table, applied: Applied) -> None:
        """Follow an entry; never waits."""
        if table.slow and applied.entry.table:
            self._rematched(table, applied)
            self._declined(table, applied)
        guests = {guest_of(one.player) for one in table.sitters}
        reached = [guest for guest in guests if self._ways.reaches(guest)]
        if not reached:
            return
        if table.slow:
            self._do(self._slow.follow(table.lobby.name, reached))
        else:
            self._live.moved(table)

    def seated(self, table: Table) -> None:
        """Alert the players of a new round of an evening who aren't at its table."""
        for guest in {guest_of(one.player) for one in table.sitters}:
            alert = Alert("round", table.lobby.name, table.facts.title, others_at(table, guest))
            self._tell(alert, table, guest, _ROUND_MS)

    def found(self, guest: str, game: str, others: tuple[str, ...], left: int) -> None:
        """Alert a guest whose seat with *others* is held for *left* ms; never waits."""
        until = self._now() + left
        self._ways.send(Sending(guest, Alert("found", "", game, others, until), until))

    async def let_in(self, kind: Kind, member: str, club: str, helper: str, until: int) -> None:
        """
        Alert a member to a recovery code that a leader of a club made, or that was used.

        It is of use until *until*, in seconds since 1970. Where it goes is settled before this
        returns, so that the person who gets in can't stop it.
        """
        ends = 1000 * until
        due = ends if kind == "let_in" else None
        try:
            alert = Alert(kind, "", club, (helper,), due)
            await self._ways.hand_over(Sending(member, alert, ends))
        except StoreError as error:
            fault("alert not sent", error)

    async def settle(self, guest: str) -> None:
        """Send no alert to turns that a guest has already; raises `StoreError`."""
        await self._slow.settle(guest)

    async def forget(self, guest: str) -> None:
        """Forget a guest whose account was deleted; raises `StoreError`."""
        await self.pusher.prune(guest)
        await self.addresses.remove(guest)
        await self._slow.forget(guest)

    def _rematched(self, table: Table, applied: Applied) -> None:
        cause = applied.entry.cause
        asking = cause.player if isinstance(cause, Do) else ""
        for event in applied.entry.table:
            if isinstance(event, Rematched):
                for guest in {guest_of(one.player) for one in table.sitters} - {guest_of(asking)}:
                    others = others_at(table, guest)
                    alert = Alert("rematch", event.table, table.facts.title, others)
                    self._tell(alert, table, guest, _REMATCH_MS)

    def _declined(self, table: Table, applied: Applied) -> None:
        for event in applied.entry.table:
            if isinstance(event, OfferDeclined):
                asked = () if table.lobby.offer is None else table.lobby.offer.players
                names = tuple(one.name for one in asked if one.player == event.player)
                alert = Alert("declined", table.lobby.name, table.facts.title, names)
                for guest in set(map(guest_of, people_of(table).values())):
                    self._tell(alert, table, guest, _REMATCH_MS)

    def _tell(self, alert: Alert, table: Table, guest: str, kept: int) -> None:
        if self._ways.reaches(guest) and not self._looks(table.lobby.name, guest):
            self._ways.send(Sending(guest, alert, self._now() + kept))

    async def _keep(self) -> None:
        loop = asyncio.get_running_loop()
        pruned = -limits.RETENTION_SECONDS
        while True:
            try:
                await self.pusher.begin()
                await self._mailer.begin()
                await self._slow.sweep()
                if loop.time() - pruned >= limits.RETENTION_SECONDS:
                    await self.pusher.prune()
                    pruned = loop.time()
            except StoreError as error:
                fault("alerts not kept", error)
            await asyncio.sleep(limits.REMINDER_SECONDS)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        async def done() -> None:
            try:
                await work
            except StoreError as error:
                fault("alert not kept", error)

        task = asyncio.get_running_loop().create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _looks(self, table: str, guest: str) -> bool:
        host = self._hosts.get(table)
        return host is not None and host.audience.looks(guest)

    def _now(self) -> int:
        return int(1000 * self._utc().timestamp())
