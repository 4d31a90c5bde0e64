"""Alerts over HTTP: subscribing, confirming, signing out, and what a hostile client may try."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from members import PASSWORD, code_of, member, post, visit
from push_services import Browser
from rumpus.store.people.members import Members
from rumpus.store.people.subscriptions import SubscriptionRows
from serving import Person, Serving, run


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Serving]:
    """Yield a room whose operator has set a contact for push services."""
    path = tmp_path / "rumpus.toml"
    path.write_text(
        '[push]\ncontact = "mailto:room@example.org"\nservices = ["push.example.net"]\n'
    )
    with Serving(tmp_path / "data", "--config", str(path)) as serving:
        yield serving


async def state(base: str, person: Person) -> dict[str, Any]:
    """Return what the room says of alerts."""
    answer: dict[str, Any] = (await person.http(base, "GET", "/api/push")).json()
    return answer


async def subscribed(base: str, person: Person, browser: Browser, **more: Any) -> httpx.Response:
    """Subscribe a browser."""
    return await post(base, person, "/api/push", **browser.body(**more))


def test_a_guest_subscribes_and_unsubscribes(room: Serving) -> None:
    """The room gives its key, knows of the subscription, exports it, and forgets it."""

    async def work() -> None:
        ida = await visit(room.base, "Ida")
        browser = Browser("one")
        before = await state(room.base, ida)
        assert len(before["key"]) == 87
        assert not before["subscribed"]
        assert (await subscribed(room.base, ida, browser)).json() == {**before, "subscribed": True}
        exported = (await ida.http(room.base, "GET", "/api/account/export")).json()
        assert [one["service"] for one in exported["alerts"]] == ["fcm.googleapis.com"]
        ended = await post(room.base, ida, "/api/push/remove", endpoint=browser.endpoint)
        assert ended.json() == before
        assert await state(room.base, await visit(room.base)) == before

    run(work)
    room.check_log()


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"endpoint": "https://127.0.0.1/x"}, "push_service_unknown"),
        ({"endpoint": "http://fcm.googleapis.com/x"}, "push_service_unknown"),
        ({"endpoint": "https://fcm.googleapis.com/" + "x" * 1100}, "bad_request"),
        ({"endpoint": ""}, "bad_request"),
        ({"p256dh": "AAAA"}, "bad_request"),
        ({"p256dh": "BA" + "A" * 85}, "bad_request"),
        ({"p256dh": "\u00e4" * 87}, "bad_request"),
        ({"auth": "AAAA"}, "bad_request"),
        ({"auth": 7}, "bad_request"),
        ({"more": 1}, "bad_request"),
    ],
)
def test_a_wrong_subscription_is_refused(room: Serving, wrong: dict[str, Any], code: str) -> None:
    """Addresses, keys and fields are checked before anything is stored."""

    async def work() -> None:
        ida = await visit(room.base, "Ida")
        answer = await post(room.base, ida, "/api/push", **{**Browser("one").body(), **wrong})
        assert code_of(answer) == code
        assert not (await state(room.base, ida))["subscribed"]

    run(work)


def test_an_operator_may_allow_another_service(room: Serving) -> None:
    """A host of the settings counts like those of the usual browsers."""

    async def work() -> None:
        ida = await visit(room.base, "Ida")
        body = {**Browser("one").body(), "endpoint": "https://eu.push.example.net/x"}
        assert (await post(room.base, ida, "/api/push", **body)).status_code == 200

    run(work)


def test_a_page_of_another_origin_subscribes_nobody(room: Serving) -> None:
    """The origin of the request is checked as for every change."""

    async def work() -> None:
        ida = await visit(room.base, "Ida")
        headers = {"origin": "https://evil.example.org", "cookie": ida.cookie}
        answer = await ida.http(room.base, "POST", "/api/push", json=Browser("one").body())
        assert answer.status_code == 200
        async with httpx.AsyncClient(base_url=f"http://{room.base}", headers=headers) as client:
            refused = await client.post("/api/push", json=Browser("two").body())
        assert code_of(refused) == "wrong_origin"

    run(work)


def test_signing_out_ends_alerts(room: Serving) -> None:
    """Each way to sign out deletes the subscriptions of the devices concerned."""

    async def work() -> None:
        phone = await member(room.base, "Ida", "ida")
        laptop = await visit(room.base)
        await post(room.base, laptop, "/api/sign-in", login="ida", password=PASSWORD)
        await subscribed(room.base, phone, Browser("phone"))
        await subscribed(room.base, laptop, Browser("laptop"))
        await post(room.base, phone, "/api/sign-out", where="others")
        exported = (await phone.http(room.base, "GET", "/api/account/export")).json()
        assert len(exported["alerts"]) == 1
        await post(room.base, phone, "/api/sign-out", where="everywhere")
        back = await visit(room.base)
        await post(room.base, back, "/api/sign-in", login="ida", password=PASSWORD)
        assert not (await state(room.base, back))["subscribed"]

    run(work)


def test_deleting_an_account_ends_alerts(room: Serving) -> None:
    """Nothing of the subscription is left in the database."""

    async def work() -> None:
        ida = await member(room.base, "Ida", "ida")
        await subscribed(room.base, ida, Browser("one"))
        await post(room.base, ida, "/api/account/delete")

    run(work)
    assert room.stop() == 0
    members = Members(room.data / "rumpus.db")

    async def left() -> None:
        assert await SubscriptionRows(members).guests() == set()

    run(left)
    members.close()


def test_the_key_stays_and_belongs_to_the_owner(tmp_path: Path) -> None:
    """The key pair is made once, only its owner can read it, and each start has the same one."""

    async def key(base: str) -> Any:
        return (await (await visit(base)).http(base, "GET", "/api/push")).json()

    keys: list[Any] = []

    async def look() -> None:
        keys.append(await key(serving.base))

    for _ in range(2):
        with Serving(tmp_path / "data") as serving:
            run(look)
            secret = (serving.data / "push.key").read_bytes()
            assert (serving.data / "push.key").stat().st_mode & 0o777 == 0o600
            assert len(secret) == 32
            assert serving.stop() == 0
    # Without a contact, an address without TLS can't push.
    assert keys == [{"key": None, "subscribed": False}] * 2


def test_a_room_without_tls_and_contact_refuses_subscriptions(tmp_path: Path) -> None:
    """Push services would refuse its messages, so the page learns that at once."""

    async def work() -> None:
        ida = await visit(serving.base, "Ida")
        assert code_of(await subscribed(serving.base, ida, Browser("one"))) == "no_push"

    with Serving(tmp_path / "data") as serving:
        run(work)
