"""Alerts that reach closed pages: chosen at a slow table, pushed, and shown by the worker."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Worker, expect

from e2e.match import Match
from e2e.people import DESKTOP, PHONE, People, Person, until
from e2e.rooms import Room, room
from e2e.tables import begun, joined, table_of
from e2e.test_seek import at_a_table, look_for, slip
from e2e.test_slow import SLOW, move
from push_services import Browser, PushServer, encoded

pytestmark = pytest.mark.e2e

LOCAL = """
from functools import partial
from http.client import HTTPConnection
from rumpus.server.alerts import alerting, push_service

def local(host):
    return HTTPConnection("127.0.0.1", {port}, timeout=5)

alerting.PushService = partial(push_service.PushService, connect=local)
"""
"""Makes the room send alerts to the push service of the test."""
SUBSCRIBES = """([endpoint, p256dh, auth]) => {
    let held = null;
    PushManager.prototype.getSubscription = async () => held;
    PushManager.prototype.subscribe = async ({applicationServerKey}) => {
        const text = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
        const key = Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer;
        held = {
            endpoint,
            options: {applicationServerKey: key},
            toJSON: () => ({endpoint, keys: {p256dh, auth}}),
            unsubscribe: async () => { held = null; return true; },
        };
        return held;
    };
}"""
"""Stands in for the push service of a browser, which a machine for tests can't reach."""
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker.getNotifications()).map(({title, body, tag}) => [title, body, tag]);
}"""
CLICK = """async () => {
    const led = new Promise((found) => { self.clients.openWindow = async (path) => found(path); });
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', {notification}));
    return led;
}"""

OPENS = """async () => {
    self.clients.matchAll = async () => [];
    const led = new Promise((found) => { self.clients.openWindow = async (path) => found(path); });
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', {notification}));
    return led;
}"""
"""The same where no page of the room is open."""


@pytest.fixture
def pushes() -> Iterator[PushServer]:
    """Yield a push service."""
    with PushServer() as server:
        yield server


@pytest.fixture
def running(tmp_path: Path, pushes: PushServer) -> Iterator[Room]:
    """Yield a room that pushes to the service of the test."""
    path = tmp_path / "rumpus.toml"
    path.write_text('[push]\ncontact = "mailto:room@example.org"\n')
    before = LOCAL.format(port=pushes.port)
    with room(tmp_path, "--config", str(path), before=before) as one:
        yield one


def slow_match(running: Room, ada: Person, ben: Person) -> tuple[Match, Person, Person]:
    """Begin a slow game; return it with the person whose move it is, and the other."""
    match = table_of(running, ada, SLOW)
    joined(match, [ben])
    begun(match, "Start with two")
    first, other = (ada, ben) if match.view["seat"] == 0 else (ben, ada)
    return match, first, other


def able(person: Person, browser: Browser) -> None:
    """Let a person's browser show notifications, and subscribe as *browser*."""
    person.page.context.grant_permissions(["notifications"])
    keys = [browser.endpoint, encoded(browser.public_key), encoded(browser.auth)]
    person.page.context.add_init_script(f"({SUBSCRIBES})({json.dumps(keys)})")
    person.page.reload()


def choose(person: Person, alert: str) -> None:
    """Choose an alert on a person's own page, and wait until the room and the browser know it."""
    person.page.get_by_label("When it\u2019s my turn").select_option(alert)
    until(
        person.page, lambda: person.page.evaluate("localStorage.getItem('rumpus.alert')") == alert
    )


def delivered(person: Person, message: dict[str, Any]) -> Worker:
    """Deliver a message to the service worker of a person's browser, and return it."""
    context = person.page.context
    until(person.page, lambda: len(context.service_workers) == 1)
    cdp: Any = context.new_cdp_session(person.page)
    registrations: list[str] = []

    def updated(event: dict[str, Any]) -> None:
        registrations.extend(one["registrationId"] for one in event["registrations"])

    cdp.on("ServiceWorker.workerRegistrationUpdated", updated)
    cdp.send("ServiceWorker.enable")
    until(person.page, lambda: registrations != [])
    origin = person.page.evaluate("location.origin")
    cdp.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": registrations[0], "data": json.dumps(message)},
    )
    until(person.page, lambda: person.page.evaluate(SHOWN) != [])
    return context.service_workers[0]


def test_a_slow_table_calls_somebody_whose_page_is_closed(
    running: Room, people: People, pushes: PushServer
) -> None:
    """One press after a move, and the next move is told, shown, and leads back to the table."""
    ada, ben = people.comes("Ada", DESKTOP), people.comes("Ben", PHONE)
    match, first, other = slow_match(running, ada, ben)
    browser = Browser("phone")
    able(first, browser)
    move(first, match)
    offer = first.page.get_by_role("button", name="Tell me when it\u2019s my turn")
    expect(offer).to_be_visible()
    # It lies on the table, which may be dark in both lights.
    assert offer.evaluate(
        "button => getComputedStyle(button).color === getComputedStyle(button.parentElement).color"
    )
    assert first.axe() == []
    offer.click()
    expect(offer).to_be_hidden()
    first.visit("/you")
    select = first.page.get_by_label("When it\u2019s my turn")
    expect(select).to_have_value("away")
    assert first.axe() == []

    move(other, match)
    until(first.page, lambda: pushes.read(browser) != [])
    (message,) = pushes.read(browser)
    assert (message["kind"], message["table"], message["game"]) == ("turn", match.table, "Keesdrow")
    assert message["others"] == [other.name]
    worker = delivered(first, message)
    ((title, body, tag),) = first.page.evaluate(SHOWN)
    assert (title, tag) == ("Your turn", match.table)
    assert body.startswith(f"Keesdrow with {other.name}\nYour time ends ")
    assert worker.evaluate(CLICK) == f"/t/{match.table}"

    choose(first, "sound")
    first.visit(f"/t/{match.table}")
    move(first, match)
    expect(first.page.get_by_role("button", name="Tell me when")).to_be_visible()


def test_every_message_shows_something(running: Room, people: People) -> None:
    """A move made elsewhere replaces the alert, and even nonsense leads to the front door."""
    ada = people.comes("Ada", DESKTOP)
    able(ada, Browser("one"))
    ada.visit("/you")
    choose(ada, "away")
    turn = {"kind": "last", "table": "amber-otter-1", "game": "Keesdrow", "others": ["Ben", "Cy"]}
    delivered(ada, turn)
    expected = "Your turn: your time is nearly over"
    assert ada.page.evaluate(SHOWN) == [[expected, "Keesdrow with Ben and Cy", "amber-otter-1"]]
    delivered(ada, {"kind": "done", "table": "amber-otter-1", "game": "", "others": []})
    until(ada.page, lambda: ada.page.evaluate(SHOWN)[0][0] == "You\u2019ve made your move")
    assert len(ada.page.evaluate(SHOWN)) == 1
    delivered(ada, {"kind": "turn", "table": "//evil.example.org"})
    until(ada.page, lambda: len(ada.page.evaluate(SHOWN)) == 2)
    assert ["Something waits for you", "Rumpus", "room"] in ada.page.evaluate(SHOWN)
    # The next page clears what is done.
    ada.visit("/")
    until(ada.page, lambda: len(ada.page.evaluate(SHOWN)) == 1)


def test_a_page_says_why_it_cant_be_reached(running: Room, people: People) -> None:
    """A browser that blocks notifications keeps the quiet alert, and says what to do."""
    noor = people.comes("Noor", PHONE)
    noor.visit("/you")
    select = noor.page.get_by_label("When it\u2019s my turn")
    select.select_option("away")
    noor.sees("Your browser blocks notifications.")
    expect(select).to_have_value("sound")
    assert noor.axe() == []


def test_a_search_calls_somebody_who_put_the_phone_away(
    running: Room, people: People, pushes: PushServer
) -> None:
    """The other waits meanwhile; the alert says until when, and leads to their table."""
    noor, ben = people.comes("Noor", PHONE), people.comes("Ben", DESKTOP)
    browser = Browser("phone")
    able(noor, browser)
    noor.visit("/you")
    choose(noor, "away")
    noor.visit("/")
    look_for(noor, "Keesdrow")
    expect(slip(noor.page)).to_contain_text("You can put your phone away")
    assert noor.axe() == []
    away = noor.tab("/replay")
    noor.page.close()
    look_for(ben, "Keesdrow")
    expect(slip(ben.page)).to_contain_text("Waiting for Noor.")
    until(away, lambda: pushes.read(browser) != [])
    (message,) = pushes.read(browser)
    assert (message["kind"], message["game"], message["others"]) == ("found", "Keesdrow", ["Ben"])
    noor.page = away
    worker = delivered(noor, message)
    ((title, body, tag),) = noor.page.evaluate(SHOWN)
    assert (title, tag) == ("Somebody wants to play", "seek")
    assert body.startswith("Keesdrow with Ben\nYour seat is held until ")
    assert worker.evaluate(OPENS) == "/?seek"
    noor.visit("/?seek")
    assert at_a_table(noor.page) == at_a_table(ben.page)
