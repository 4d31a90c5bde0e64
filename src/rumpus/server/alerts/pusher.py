"""Pusher: sends alerts to the browsers that have subscribed, a few at a time, off the loop."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final, NamedTuple

from rumpus.core.values import Refusal
from rumpus.server.alerts.alert import Sending
from rumpus.server.alerts.push_service import PushService, Sent
from rumpus.server.limits import values as limits
from rumpus.server.limits.daemons import Daemons
from rumpus.server.ops.logging import fault, warning
from rumpus.server.ops.metrics import Counts
from rumpus.store.log import StoreError
from rumpus.store.people.subscriptions import Subscription, SubscriptionRows

_GONE: Final = (404, 410)
_LATER: Final = (0, 429, 500, 502, 503, 504)
_DAY_SECONDS: Final = 86_400


class _Job(NamedTuple):
    """
    An alert for all browsers of its guest, or for the one of an endpoint, for the last time.

    *rows* are the browsers that get it even if they're signed out meanwhile.
    """

    sending: Sending
    endpoint: str | None = None
    rows: tuple[Subscription, ...] = ()


class Pusher:
    """The subscriptions of a room, and the alerts on their way there; call *begin* first."""

    def __init__(
        self,
        rows: SubscriptionRows,
        service: PushService,
        holds: Callable[[str, str], bool],
        counts: Counts,
        utc: Callable[[], datetime],
    ) -> None:
        """Send only to browsers whose guest and device *holds* finds valid."""
        self._rows = rows
        self._service = service
        self._holds = holds
        self._counts = counts
        self._utc = utc
        self._threads = Daemons("rumpus-pusher")
        self._guests: set[str] = set()
        self._begun = False
        self._jobs: deque[_Job] = deque()
        self._workers: set[asyncio.Task[None]] = set()
        self._retries: set[asyncio.TimerHandle] = set()

    async def begin(self) -> None:
        """Find out once who has a subscription; raises `StoreError`."""
        if not self._begun:
            self._guests |= await self._rows.guests()
            self._begun = True

    def __len__(self) -> int:
        """Count the alerts that wait, later attempts included."""
        return len(self._jobs) + len(self._retries)

    def reaches(self, guest: str) -> bool:
        """Return True if a guest has a subscription."""
        return guest in self._guests

    def of(self, guest: str) -> Awaitable[list[Subscription]]:
        """Return a guest's subscriptions; raises `StoreError`."""
        return self._rows.of(guest)

    async def subscribe(self, row: Subscription, replaced: str) -> Refusal | None:
        """Store a subscription, or confirm it; raises `StoreError`."""
        if row.guest not in self._guests and len(self._guests) >= limits.SUBSCRIBERS:
            return Refusal("too_many")
        left = await self._rows.put(row, limits.SUBSCRIPTIONS, replaced)
        if left is None:
            return Refusal("not_signed_in")
        self._guests -= left
        self._guests.add(row.guest)
        return None

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        """Delete a guest's subscription; raises `StoreError`."""
        if not await self._rows.remove(guest, endpoint):
            self._guests.discard(guest)

    async def prune(self, guest: str | None = None) -> None:
        """Delete void and old subscriptions, of everybody or of one guest; raises `StoreError`."""
        before = int(self._now()) - limits.SUBSCRIPTION_DAYS * _DAY_SECONDS
        self._guests -= await self._rows.prune(self._holds, before, guest)

    def send(self, sending: Sending) -> None:
        """Send an alert soon; never waits, and drops it if too many wait already."""
        self._put(_Job(sending))

    async def hand_over(self, sending: Sending) -> None:
        """Send an alert soon to the browsers that are signed in now; raises `StoreError`."""
        rows = await self._rows.of(sending.guest)
        held = tuple(row for row in rows if self._holds(row.guest, row.device))
        if held:
            self._put(_Job(sending, rows=held))

    def close(self) -> None:
        """Stop; alerts that still wait are dropped."""
        for task in self._workers:
            task.cancel()
        for handle in self._retries:
            handle.cancel()

    def _put(self, job: _Job) -> None:
        if len(self) >= limits.PUSHES_WAITING:
            self._counts.alerts_dropped += 1
            return
        self._jobs.append(job)
        if len(self._workers) < limits.PUSHERS:
            task = asyncio.get_running_loop().create_task(self._work())
            self._workers.add(task)
            task.add_done_callback(self._workers.discard)

    async def _work(self) -> None:
        while self._jobs:
            job = self._jobs.popleft()
            try:
                for row in job.rows or await self._rows.of(job.sending.guest):
                    if job.endpoint in {None, row.endpoint}:
                        await self._deliver(row, job)
            except StoreError as error:
                fault("alert not sent", error)

    async def _deliver(self, row: Subscription, job: _Job) -> None:
        if not job.rows and not self._holds(row.guest, row.device):
            await self.unsubscribe(row.guest, row.endpoint)
            return
        now = self._now()
        if now * 1000 >= job.sending.until:
            return
        sent = await self._sent(row, job.sending, now)
        if 200 <= sent.status < 300:
            self._counts.pushes_sent += 1
        elif sent.status in _GONE:
            self._counts.pushes_gone += 1
            await self.unsubscribe(row.guest, row.endpoint)
        elif sent.status in _LATER and job.endpoint is None and self._retry(row, job, sent, now):
            return
        else:
            self._counts.pushes_failed += 1
            # Not the endpoint, which belongs to somebody.
            warning("push failed", status=sent.status)

    async def _sent(self, row: Subscription, sending: Sending, now: float) -> Sent:
        work = asyncio.get_running_loop().run_in_executor(
            self._threads, self._service.deliver, row, sending, now
        )
        try:
            # A service may also answer byte by byte.
            async with asyncio.timeout(2 * limits.PUSH_SECONDS):
                return await work
        except TimeoutError:
            return Sent(0)
        except (ValueError, RuntimeError) as error:
            fault("push not made", error)
            return Sent(-1)

    def _retry(self, row: Subscription, job: _Job, sent: Sent, now: float) -> bool:
        """Try once more after as long as the service asks; return False if that is too late."""
        wait = limits.PUSH_RETRY_SECONDS if sent.retry_after is None else sent.retry_after
        late = (now + wait) * 1000 >= job.sending.until
        if late or wait > limits.PUSH_RETRY_LONGEST or len(self) >= limits.PUSHES_WAITING:
            return False

        def again() -> None:
            self._retries.discard(handle)
            self._put(_Job(job.sending, row.endpoint, job.rows))

        handle = asyncio.get_running_loop().call_later(max(1.0, wait), again)
        self._retries.add(handle)
        return True

    def _now(self) -> float:
        return self._utc().timestamp()
