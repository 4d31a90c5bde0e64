"""Alerts by e-mail over HTTP: an address is entered, confirmed once, and deleted by a link."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from mail_servers import MailServer, link_in
from members import code_of, member, post, visit
from serving import Person, Serving, eventually, run

ADDRESS = "ida@example.net"


@pytest.fixture
def mails() -> Iterator[MailServer]:
    """Yield the operator's mail server."""
    with MailServer() as server:
        yield server


@pytest.fixture
def room(tmp_path: Path, mails: MailServer) -> Iterator[Serving]:
    """Yield a room that sends e-mails."""
    path = tmp_path / "rumpus.toml"
    path.write_text(mails.settings())
    with Serving(tmp_path / "data", "--config", str(path)) as serving:
        yield serving


async def state(base: str, person: Person) -> dict[str, Any]:
    """Return the person's address as the room has it."""
    answer: dict[str, Any] = (await person.http(base, "GET", "/api/mail")).json()
    return answer


def test_an_address_is_confirmed_by_its_owner_once(room: Serving, mails: MailServer) -> None:
    """The link works once, on any browser; until then the address gets nothing."""

    async def work() -> None:
        ida = await member(room.base, "Ida", "ida")
        assert (await state(room.base, ida)) == {
            "possible": True,
            "address": None,
            "confirmed": False,
        }
        entered = await post(room.base, ida, "/api/mail", address=f" {ADDRESS} ")
        assert entered.json() == {"possible": True, "address": ADDRESS, "confirmed": False}
        await eventually(lambda: mails.got)
        (message,) = mails.got
        assert message["To"] == ADDRESS
        assert message["From"] == "Rumpus <room@example.org>"
        assert message.get_content_type() == "text/plain"
        token, other = link_in(message, "confirm"), await visit(room.base)
        assert code_of(await post(room.base, other, "/api/mail/confirm", token="x")) == "link_used"
        assert (await post(room.base, other, "/api/mail/confirm", token=token)).status_code == 200
        assert (
            code_of(await post(room.base, other, "/api/mail/confirm", token=token)) == "link_used"
        )
        assert (await state(room.base, ida))["confirmed"]
        exported = (await ida.http(room.base, "GET", "/api/account/export")).json()
        assert exported["mail"] == ADDRESS
        removed = await post(room.base, ida, "/api/mail/remove")
        assert removed.json()["address"] is None

    run(work)
    room.check_log()
    assert ADDRESS not in room.log()


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ida",
        "ida@localhost",
        "ida@example.net\r\nBcc: all@example.net",
        "ida@example.net\nSubject: x",
        "ida@example.net,bob@example.net",
        "Ida <ida@example.net>",
        "ida@exa mple.net",
        "ida@ex\u00e4mple.net",
        "a" * 65 + "@example.net",
    ],
)
def test_what_is_no_address_is_refused(room: Serving, mails: MailServer, address: str) -> None:
    """No header, second recipient or name can be smuggled in."""

    async def work() -> None:
        ida = await member(room.base, "Ida", "ida")
        assert code_of(await post(room.base, ida, "/api/mail", address=address)) == "bad_address"
        assert (await state(room.base, ida))["address"] is None

    run(work)
    assert mails.got == []


def test_only_members_enter_addresses_and_not_many(room: Serving, mails: MailServer) -> None:
    """A guest has no mailbox here, and nobody fills somebody else's."""

    async def work() -> None:
        guest = await visit(room.base, "Gus")
        assert (
            code_of(await post(room.base, guest, "/api/mail", address=ADDRESS)) == "not_signed_in"
        )
        people = [await member(room.base, name, name) for name in ("ida", "bea", "cyd", "dan")]
        answers = [await post(room.base, one, "/api/mail", address=ADDRESS) for one in people]
        assert [one.status_code for one in answers] == [200, 200, 200, 429]
        assert code_of(answers[-1]) == "mails_later"
        again = [
            await post(room.base, people[0], "/api/mail", address=f"ida{n}@example.net")
            for n in range(3)
        ]
        assert [one.status_code for one in again] == [200, 200, 429]
        await eventually(lambda: len(mails.got) == 5)

    run(work)


def test_a_mail_program_leads_to_the_page_by_the_same_link(room: Serving) -> None:
    """One click posts; a program that only follows links shows the button instead."""
    url = f"http://{room.base}/api/mail/stop?token=a%0d%0ab"
    answer = httpx.get(url)
    assert (answer.status_code, answer.headers["location"]) == (303, "/mail#stop=a%0D%0Ab")
    form = httpx.post(url, data={"List-Unsubscribe": "One-Click"})
    assert form.status_code == 200


def test_a_room_without_a_mail_server_offers_nothing(tmp_path: Path) -> None:
    """Members see no field, and a request is refused."""

    async def work() -> None:
        ida = await member(serving.base, "Ida", "ida")
        assert not (await state(serving.base, ida))["possible"]
        assert code_of(await post(serving.base, ida, "/api/mail", address=ADDRESS)) == "no_mail"

    with Serving(tmp_path / "data") as serving:
        run(work)
