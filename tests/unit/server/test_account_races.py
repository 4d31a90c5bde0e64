"""Accounts when two things happen at once, and the sockets of cookies that become void."""

import asyncio
import json
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from authenticator import Authenticator
from members import PASSWORD, account, add, code_of, enter, me, member, post, visit
from serving import PATIENCE, Person, Serving, run, table_of

SLOW_HASHES = """
import time
from rumpus.server.people import passwords

plain = passwords._plain

def slow(password):
    time.sleep(0.5)
    return plain(password)

passwords._plain = slow
"""
"""Code that widens the moment in which a password is hashed or compared."""
MOST = 2
"""Devices of one member in this room."""
LIMITS: dict[str, int | float | str] = {
    "DEVICES": MOST,
    "SIGN_INS_OF_ADDRESS": "l.Rate(10, 500)",
    "POSTS": "l.Rate(100, 5000)",
}
NEW = "other words here"


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room with slow hashes for all tests of this file; no race may leave an error."""
    data = tmp_path_factory.mktemp("room") / "data"
    with Serving(data, before=SLOW_HASHES, limit=LIMITS) as serving:
        yield serving
        serving.check_log()


def another_tab(person: Person) -> Person:
    """Return another page of the same browser, with the cookie of now."""
    tab = Person()
    tab.cookie = person.cookie
    return tab


async def under_way(work: Coroutine[Any, Any, httpx.Response]) -> asyncio.Task[httpx.Response]:
    """Return a request whose password is being hashed."""
    task = asyncio.create_task(work)
    await asyncio.sleep(0.2)
    return task


def test_two_tabs_sign_up_at_once(room: Serving) -> None:
    """One tab becomes the member; the other is refused, since its cookie is void by then."""

    async def work() -> None:
        ida = await visit(room.base, "Ida")
        tabs = (ida, another_tab(ida))
        answers = await asyncio.gather(
            *(
                post(room.base, tab, "/api/account/password", login=login, password=PASSWORD)
                for tab, login in zip(tabs, ("twice-a", "twice-b"), strict=True)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, 401]

    run(work)


def test_a_tab_from_before_deletes_no_member(room: Serving) -> None:
    """Its cookie is good for some seconds more, but only to look."""

    async def work() -> None:
        ida = await visit(room.base, "Ida")
        tab = another_tab(ida)
        wanted = {"login": "kept", "password": PASSWORD}
        await post(room.base, ida, "/api/account/password", **wanted)
        assert code_of(await post(room.base, tab, "/api/me/delete")) == "not_signed_in"
        assert (await me(room.base, ida))["member"]

    run(work)


def test_a_deleted_account_stays_deleted(room: Serving) -> None:
    """A sign-up that another tab began before doesn't bring its id back."""

    async def work() -> None:
        ida = await visit(room.base, "Ida")
        tab = another_tab(ida)
        wanted = {"login": "undead", "password": PASSWORD}
        late = await under_way(post(room.base, tab, "/api/account/password", **wanted))
        await add(room.base, ida, Authenticator())
        assert (await post(room.base, ida, "/api/account/delete")).status_code == 200
        assert code_of(await late) == "not_signed_in"
        assert (await me(room.base, tab))["member"] is False

    run(work)


def test_deleting_twice_at_once(room: Serving) -> None:
    """Both tabs get what they asked for, and no error."""

    async def work() -> None:
        ida = await member(room.base, "Ida", "gone-twice")
        tabs = (ida, another_tab(ida))
        answers = await asyncio.gather(
            *(post(room.base, tab, "/api/account/delete") for tab in tabs)
        )
        assert [answer.status_code for answer in answers] == [200, 200]

    run(work)


def test_a_passkey_for_an_account_that_is_being_deleted(room: Serving) -> None:
    """It is refused, since there is nobody left to own it."""

    async def work() -> None:
        ida, key = await visit(room.base, "Ida"), Authenticator()
        await add(room.base, ida, key)
        options = (await post(room.base, ida, "/api/account/passkey/begin")).json()
        made = Authenticator().made(options, f"http://{room.base}")
        deleted, added = await asyncio.gather(
            post(room.base, ida, "/api/account/delete"),
            post(room.base, another_tab(ida), "/api/account/passkey", credential=made),
        )
        assert deleted.status_code == 200
        assert added.status_code in {200, 401}
        assert code_of(await enter(room.base, await visit(room.base), key)) == "no_such_passkey"

    run(work)


def test_a_recovery_code_lets_in_only_one_of_three(room: Serving) -> None:
    """However many type it at the same moment."""

    async def work() -> None:
        ida = await member(room.base, "Ida", "three-at-once")
        code = (await post(room.base, ida, "/api/account/recovery")).json()["code"]
        guests = [await visit(room.base) for _ in range(3)]
        answers = await asyncio.gather(
            *(post(room.base, guest, "/api/sign-in/code", code=code) for guest in guests)
        )
        assert sorted(answer.status_code for answer in answers) == [200, 403, 403]

    run(work)


@pytest.mark.parametrize("then", ["changed", "deleted"])
def test_a_password_that_was_right_until_now(room: Serving, then: str) -> None:
    """While it is being compared, the password changes or the account goes: nobody gets in."""

    async def work() -> None:
        login = f"until-{then}"
        ida, thief = await member(room.base, "Ida", login), await visit(room.base)
        wanted = {"login": login, "password": NEW}
        entry = {"login": login, "password": PASSWORD}
        if then == "changed":
            change = await under_way(post(room.base, ida, "/api/account/password", **wanted))
            tried = await under_way(post(room.base, thief, "/api/sign-in", **entry))
        else:
            tried = await under_way(post(room.base, thief, "/api/sign-in", **entry))
            change = await under_way(post(room.base, ida, "/api/account/delete"))
        assert (await change).status_code == 200
        assert code_of(await tried) == "wrong_sign_in"
        assert (await me(room.base, thief))["member"] is False

    run(work)


def test_a_device_that_is_signed_out_sets_no_password(room: Serving) -> None:
    """Even if its request was under way: the owner keeps password and device."""

    async def work() -> None:
        ida, thief = await member(room.base, "Ida", "stolen"), await visit(room.base)
        await post(room.base, thief, "/api/sign-in", login="stolen", password=PASSWORD)
        wanted = {"login": "stolen", "password": NEW}
        late = await under_way(post(room.base, thief, "/api/account/password", **wanted))
        await post(room.base, ida, "/api/sign-out", where="others")
        assert code_of(await late) == "not_signed_in"
        assert (await me(room.base, ida))["member"] is True
        phone = await visit(room.base)
        right = await post(room.base, phone, "/api/sign-in", login="stolen", password=PASSWORD)
        assert right.status_code == 200

    run(work)


def test_signing_in_at_once_keeps_to_the_most_devices(room: Serving) -> None:
    """Four come in together: as many stay as a member may have."""

    async def work() -> None:
        ida, key = await visit(room.base, "Ida"), Authenticator()
        await add(room.base, ida, key)
        people = [ida, *[await visit(room.base) for _ in range(4)]]
        await asyncio.gather(*(enter(room.base, each, key) for each in people[1:]))
        members = [each for each in people if (await me(room.base, each))["member"]]
        assert len(members) == MOST
        assert len((await account(room.base, members[0]))["devices"]) == MOST

    run(work)


def test_a_member_may_sign_out_the_device_they_hold(room: Serving) -> None:
    """By its line in the list: they are signed out, and the room says so."""

    async def work() -> None:
        ida = await member(room.base, "Ida", "own-device")
        [mine] = (await account(room.base, ida))["devices"]
        answer = await post(room.base, ida, "/api/account/device/remove", id=mine["id"])
        assert code_of(answer) == "not_signed_in"
        assert (await me(room.base, ida))["member"] is False

    run(work)


def test_a_new_password_ends_open_pages_elsewhere(room: Serving) -> None:
    """The other devices are signed out, and so are their sockets; the own page stays open."""

    async def work() -> None:
        ida, phone = await member(room.base, "Ida", "new-word"), await visit(room.base)
        await post(room.base, phone, "/api/sign-in", login="new-word", password=PASSWORD)
        table = await table_of(room.base, ida)
        await phone.join(room.base, table)
        await phone.until(lambda message: message["t"] == "view")
        wanted = {"login": "new-word", "password": NEW}
        assert (await post(room.base, ida, "/api/account/password", **wanted)).status_code == 200
        bye = await phone.until(lambda message: message["t"] == "bye")
        assert bye["code"] == "signed_out"
        assert (await ida.ask("chat", text="still here"))["t"] == "done"
        for person in (ida, phone):
            await person.leave()

    run(work)


def test_the_device_that_makes_room_for_another_loses_its_pages(room: Serving) -> None:
    """One sign-in too many ends the socket of the device that it signs out, and no other."""

    async def work() -> None:
        ida, phone = await member(room.base, "Ida", "many"), await visit(room.base)
        await post(room.base, phone, "/api/sign-in", login="many", password=PASSWORD)
        table = await table_of(room.base, ida)
        await phone.join(room.base, table)
        await phone.until(lambda message: message["t"] == "view")
        other = await visit(room.base)
        await post(room.base, other, "/api/sign-in", login="many", password=PASSWORD)
        [gone] = [each for each in (ida, phone) if not (await me(room.base, each))["member"]]
        await gone.until(lambda message: message.get("code") == "signed_out")
        stays = phone if gone is ida else ida
        assert (await stays.ask("chat", text="still here"))["t"] == "done"
        for person in (ida, phone):
            await person.leave()

    run(work)


def test_a_socket_that_has_not_joined_yet_is_void_as_well(room: Serving) -> None:
    """A copy of the guest's cookie opens it before the sign-up; it joins later, in vain."""

    async def work() -> None:
        ida = await visit(room.base, "Ida")
        table = await table_of(room.base, ida)
        url = f"ws://{room.base}/api/tables/{table}/socket"
        async with connect(url, additional_headers={"Cookie": ida.cookie}) as early:
            wanted = {"login": "early", "password": PASSWORD}
            await post(room.base, ida, "/api/account/password", **wanted)
            await early.send(json.dumps({"t": "join", "since": None, "timeline": None}))
            told = json.loads(await asyncio.wait_for(early.recv(), PATIENCE))
        assert (told["t"], told["code"]) == ("bye", "signed_out")
        await ida.leave()

    run(work)


def test_a_stop_does_not_wait_for_passwords(tmp_path: Path) -> None:
    """Requests that still wait are answered with `try_again`, and nothing is logged as an error."""

    async def work() -> None:
        guest = await visit(serving.base)
        tries = [
            asyncio.create_task(
                post(serving.base, guest, "/api/sign-in", login=f"nobody{n}", password=PASSWORD)
            )
            for n in range(30)
        ]
        await asyncio.sleep(1.5)
        assert await asyncio.to_thread(serving.stop) == 0
        codes = {code_of(answer) for answer in await asyncio.gather(*tries)}
        assert "try_again" in codes <= {"wrong_sign_in", "try_again"}

    with Serving(tmp_path / "data", before=SLOW_HASHES, limit=LIMITS) as serving:
        run(work)
        serving.check_log()
