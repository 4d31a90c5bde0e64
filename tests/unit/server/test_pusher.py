"""Pushing alerts: encrypted for one browser, signed by the room, tried twice at most."""

import asyncio
import base64
import time
from collections.abc import Callable, Coroutine, Iterator
from datetime import UTC, datetime
from email.utils import formatdate
from pathlib import Path
from typing import Any

import msgspec
import py_vapid  # type: ignore[import-untyped]
import pytest

from push_services import Browser, PushServer
from rumpus.server.alerts.alert import Alert, Sending
from rumpus.server.alerts.push_service import PushService, public_key
from rumpus.server.alerts.pusher import Pusher
from rumpus.server.limits import values as limits
from rumpus.server.ops.metrics import Counts
from rumpus.store.people.members import Members
from rumpus.store.people.subscriptions import SubscriptionRows
from serving import eventually

KEY = b"\x07" * 32
ALERT = Alert("turn", "amber-otter-1", "Keesdrow", ("Bob",), 1_800_000_000_000)


def soon(seconds: float = 600.0) -> int:
    """Return a time from now, in ms since 1970."""
    return int(1000 * (datetime.now(UTC).timestamp() + seconds))  # noqa: TID251 (a real service)


class Room:
    """A pusher with its table, its service and what it counted."""

    def __init__(self, folder: Path, server: PushServer) -> None:
        self.server = server
        self.counts = Counts()
        self.void: set[tuple[str, str]] = set()
        self.members = Members(folder / "rumpus.db")
        self.rows = SubscriptionRows(self.members)
        self.pusher = Pusher(
            self.rows,
            PushService(KEY, server.connect),
            lambda guest, device: (guest, device) not in self.void,
            self.counts,
            lambda: datetime.now(UTC),  # noqa: TID251 (a real service)
        )

    async def subscribed(self, browser: Browser, guest: str = "ann", **more: Any) -> None:
        """Subscribe a browser just now."""
        row = browser.row(guest, seen=soon(0) // 1000, **more)
        assert await self.pusher.subscribe(row, "") is None

    async def send(self, alert: Alert = ALERT, seconds: float = 600.0) -> None:
        """Send an alert to Ann, and wait until nothing is on its way."""
        self.pusher.send(Sending("ann", alert, soon(seconds)))
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until nothing is on its way."""
        await eventually(lambda: not len(self.pusher) and not self.pusher._workers)


Work = Callable[[Room], Coroutine[Any, Any, None]]


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Callable[[Work], None]]:
    """Yield a function that runs a test with a room and its push service."""
    with PushServer() as server:

        def played(work: Work) -> None:
            async def done() -> None:
                room = Room(tmp_path, server)
                try:
                    await work(room)
                finally:
                    room.pusher.close()
                    room.members.close()

            asyncio.run(done())

        yield played


def test_only_the_browser_can_read_an_alert(play: Callable[[Work], None]) -> None:
    """The message is encrypted, and says the kind, the table, the game, the others and the time."""

    async def work(room: Room) -> None:
        browser = Browser("one")
        await room.subscribed(browser)
        await room.send()
        assert room.server.read(browser) == [
            {
                "kind": "turn",
                "table": "amber-otter-1",
                "game": "Keesdrow",
                "others": ["Bob"],
                "due": 1_800_000_000_000,
            }
        ]
        assert b"Keesdrow" not in room.server.got[0].body
        assert room.counts.pushes_sent == 1

    play(work)


def test_an_alert_about_an_account_is_not_called_back(play: Callable[[Work], None]) -> None:
    """A code that is used at once signs its owner's devices out, which get the alert even so."""

    async def work(room: Room) -> None:
        await room.subscribed(Browser("one"))
        await room.pusher.hand_over(Sending("ann", ALERT, soon()))
        room.void.add(("ann", ""))
        await room.quiet()
        assert room.counts.pushes_sent == 1

    play(work)


def test_a_message_is_signed_for_its_service(play: Callable[[Work], None]) -> None:
    """The token names the service and the room, lasts half a day, and fits the public key."""

    async def work(room: Room) -> None:
        for name in ("one", "two"):
            await room.subscribed(Browser(name))
        await room.send()
        for got in room.server.got:
            token, key = got.headers["authorization"].removeprefix("vapid t=").split(",k=")
            assert key == public_key(KEY)
            library: Any = py_vapid.Vapid02
            assert library.verify(got.headers["authorization"])
            claims = msgspec.json.decode(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
            assert claims["aud"] == "https://fcm.googleapis.com"
            assert claims["sub"] == "https://play.example.org"
            assert 0 < claims["exp"] - time.time() < 86_400  # noqa: TID251 (a real service)

    play(work)


def test_headers_say_how_long_and_how_urgent(play: Callable[[Work], None]) -> None:
    """TTL lasts until the deadline, the topic hides the table's name, a live turn is urgent."""

    async def work(room: Room) -> None:
        await room.subscribed(Browser("one"))
        await room.send(seconds=600)
        await room.send(Alert("turn", "amber-otter-1", "Keesdrow"), seconds=100 * 86_400)
        await room.send(Alert("done", "other-table-2", ""))
        slow, live, done = (got.headers for got in room.server.got)
        assert 590 <= int(slow["ttl"]) <= 600
        assert int(live["ttl"]) == 28 * 86_400
        assert (slow["urgency"], live["urgency"], done["urgency"]) == ("normal", "high", "normal")
        assert slow["topic"] == live["topic"] != done["topic"]
        assert len(slow["topic"]) == 32
        assert "amber" not in slow["topic"]

    play(work)


def test_both_devices_of_a_person_get_an_alert(play: Callable[[Work], None]) -> None:
    """The second device doesn't take the place of the first."""

    async def work(room: Room) -> None:
        phone, laptop = Browser("phone"), Browser("laptop")
        await room.subscribed(phone, device="p")
        await room.subscribed(laptop, device="l")
        await room.send()
        assert room.server.read(phone) == room.server.read(laptop)
        assert len(room.server.read(phone)) == 1

    play(work)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(status: int, play: Callable[[Work], None]) -> None:
    """What the service no longer knows is deleted, and the other device goes on."""

    async def work(room: Room) -> None:
        gone, here = Browser("gone"), Browser("here")
        await room.subscribed(gone)
        await room.subscribed(here)
        room.server.answers[gone.path].append((status, {}))
        await room.send()
        assert [row.endpoint for row in await room.rows.of("ann")] == [here.endpoint]
        assert (room.counts.pushes_gone, room.counts.pushes_sent) == (1, 1)
        room.server.answers[here.path].append((status, {}))
        await room.send()
        assert not room.pusher.reaches("ann")

    play(work)


@pytest.mark.parametrize(
    ("status", "headers"),
    [
        (429, {"Retry-After": "1"}),
        (503, {"Retry-After": formatdate(0)}),
        (500, {}),
    ],
)
def test_a_failure_is_tried_once_more(
    status: int,
    headers: dict[str, str],
    play: Callable[[Work], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After as long as the service asks, in seconds or as a date; others wait for nothing."""
    monkeypatch.setattr(limits, "PUSH_RETRY_SECONDS", 1.0)

    async def work(room: Room) -> None:
        browser, other = Browser("one"), Browser("two")
        await room.subscribed(browser)
        await room.subscribed(other)
        room.server.answers[browser.path].append((status, headers))
        began = time.monotonic()
        await room.send()
        assert time.monotonic() - began >= 0.9
        assert [len(room.server.read(one)) for one in (browser, other)] == [2, 1]
        assert (room.counts.pushes_sent, room.counts.pushes_failed) == (2, 0)
        room.server.answers[browser.path].extend([(status, headers)] * 2)
        await room.send()
        assert room.counts.pushes_failed == 1
        assert len(room.server.read(browser)) == 4

    play(work)


@pytest.mark.parametrize("wait", ["7200", "9" * 40, "soon", "-1"])
def test_nobody_waits_longer_than_an_alert_is_of_use(
    wait: str, play: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the service asks for too long a time, or for none that can be read, no request is kept."""
    monkeypatch.setattr(limits, "PUSH_RETRY_SECONDS", 700.0)

    async def work(room: Room) -> None:
        browser = Browser("one")
        await room.subscribed(browser)
        room.server.answers[browser.path].append((429, {"Retry-After": wait}))
        await room.send()
        assert (len(room.server.got), room.counts.pushes_failed) == (1, 1)

    play(work)


def test_a_redirect_is_not_followed(play: Callable[[Work], None]) -> None:
    """A service that points at the room's own network gets no second request."""

    async def work(room: Room) -> None:
        browser = Browser("one")
        await room.subscribed(browser)
        there = f"http://127.0.0.1:{room.server.port}/secret"
        room.server.answers[browser.path].append((307, {"Location": there}))
        await room.send()
        assert [got.path for got in room.server.got] == [browser.path]
        assert room.counts.pushes_failed == 1

    play(work)


def test_a_service_that_hangs_holds_up_nobody(
    play: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A silent service counts as failed after the time limit, and the loop stays free."""
    monkeypatch.setattr(limits, "PUSH_SECONDS", 0.1)

    async def work(room: Room) -> None:
        slow, quick = Browser("slow"), Browser("quick")
        await room.subscribed(slow)
        await room.subscribed(quick, "bob")
        room.server.hang.add(slow.path)
        room.pusher.send(Sending("ann", ALERT, soon(5)))
        room.pusher.send(Sending("bob", ALERT, soon(5)))
        began = time.monotonic()
        await eventually(lambda: room.server.read(quick))
        assert time.monotonic() - began < 2
        await room.quiet()
        assert (room.counts.pushes_sent, room.counts.pushes_failed) == (1, 1)

    play(work)


def test_a_device_that_was_signed_out_gets_nothing(play: Callable[[Work], None]) -> None:
    """Its subscription is deleted when an alert comes up, even if nobody pruned it."""

    async def work(room: Room) -> None:
        browser = Browser("one")
        await room.subscribed(browser, device="gone")
        room.void.add(("ann", "gone"))
        await room.send()
        assert room.server.got == []
        assert await room.rows.of("ann") == []
        assert not room.pusher.reaches("ann")

    play(work)


def test_old_and_void_subscriptions_are_pruned(play: Callable[[Work], None]) -> None:
    """A browser that hasn't opened the room for months is forgotten, and so is a void device."""

    async def work(room: Room) -> None:
        await room.rows.put(Browser("old").row("ann", seen=soon(-121 * 86_400) // 1000), 10)
        await room.subscribed(Browser("void"), "bob", device="void")
        await room.subscribed(Browser("kept"), "cyd")
        await room.pusher.begin()
        room.void.add(("bob", "void"))
        await room.pusher.prune()
        reached = [guest for guest in ("ann", "bob", "cyd") if room.pusher.reaches(guest)]
        assert reached == ["cyd"]

    play(work)


def test_a_person_has_ten_browsers_at_most(play: Callable[[Work], None]) -> None:
    """The eleventh takes the place of the one that was seen least recently."""

    async def work(room: Room) -> None:
        for number in range(limits.SUBSCRIPTIONS + 1):
            row = Browser(str(number)).row("ann", seen=soon(number) // 1000)
            await room.pusher.subscribe(row, "")
        kept = {row.endpoint.rsplit("/")[-1] for row in await room.rows.of("ann")}
        assert kept == {str(number) for number in range(1, 11)}

    play(work)


def test_a_browser_belongs_to_its_last_guest(play: Callable[[Work], None]) -> None:
    """Somebody else who uses it takes it over, so that no alert reaches the wrong person."""

    async def work(room: Room) -> None:
        browser = Browser("shared")
        await room.subscribed(browser, "ann")
        await room.subscribed(browser, "bob")
        assert not room.pusher.reaches("ann")
        assert [row.guest for row in await room.rows.of("bob")] == ["bob"]

    play(work)


def test_nobody_unsubscribes_somebody_else(play: Callable[[Work], None]) -> None:
    """Only the guest of a subscription ends it, even if others know its endpoint."""

    async def work(room: Room) -> None:
        browser = Browser("one")
        await room.subscribed(browser, "ann")
        await room.pusher.unsubscribe("bob", browser.endpoint)
        await room.pusher.subscribe(Browser("two").row("bob"), browser.endpoint)
        assert len(await room.rows.of("ann")) == 1

    play(work)


def test_the_queue_is_bounded(
    play: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alerts above the limit are dropped and counted."""
    monkeypatch.setattr(limits, "PUSHES_WAITING", 3)

    async def work(room: Room) -> None:
        await room.subscribed(Browser("one"))
        for _ in range(10):
            room.pusher.send(Sending("ann", ALERT, soon()))
        assert len(room.pusher) == 3
        assert room.counts.alerts_dropped == 7
        await room.quiet()

    play(work)


def test_an_alert_that_is_too_late_is_not_sent(play: Callable[[Work], None]) -> None:
    """Once the turn is over, nothing goes out."""

    async def work(room: Room) -> None:
        await room.subscribed(Browser("one"))
        await room.send(seconds=-1)
        assert room.server.got == []

    play(work)
