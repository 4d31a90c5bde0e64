"""Accounts over HTTP: keeping a name, signing in elsewhere, signing out, leaving for good."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from members import PASSWORD, account, code_of, me, member, post, visit
from serving import PATIENCE, Person, Serving, run, table_of


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room for all tests of this file; at its end the log must hold no error."""
    with Serving(tmp_path_factory.mktemp("room") / "data") as serving:
        yield serving
        serving.check_log()


def test_a_guest_who_signs_up_keeps_name_and_seat(room: Serving) -> None:
    """They sit where they sat; on another device they are the same person after signing in."""

    async def work() -> None:
        ida, ben = await visit(room.base, "Ida"), await visit(room.base, "Ben")
        table = await table_of(room.base, ida, ben)
        signed = await post(
            room.base, ida, "/api/account/password", login="Ida.1", password=PASSWORD
        )
        assert (signed.json()["name"], signed.json()["member"]) == ("Ida", True)
        phone = await visit(room.base)
        await post(room.base, phone, "/api/sign-in", login=" ida.1 ", password=PASSWORD)
        shown = await me(room.base, phone)
        assert (shown["name"], [each["table"] for each in shown["tables"]]) == ("Ida", [table])
        await phone.join(room.base, table)
        view = await phone.until(lambda message: message["t"] == "view")
        assert view["you"] == 0
        for person in (ida, ben, phone):
            await person.leave()

    run(work)


def test_the_cookie_from_before_is_void(tmp_path: Path) -> None:
    """A copy of the guest's cookie makes nobody a member."""

    async def work() -> None:
        base = serving.base
        ida = await visit(base, "Ida")
        copy = Person()
        copy.cookie = ida.cookie
        assert (await me(base, copy))["name"] == "Ida"
        await post(base, ida, "/api/account/password", login="void-ida", password=PASSWORD)
        assert (await me(base, copy))["name"] != "Ida"
        assert (await me(base, ida))["name"] == "Ida"

    with Serving(tmp_path / "data", limit={"JOINING_SECONDS": 0.0}) as serving:
        run(work)


def test_another_tab_does_not_make_the_new_member_a_guest(room: Serving) -> None:
    """A request that was sent with the old cookie gets no other one, which would replace theirs."""

    async def work() -> None:
        ida = await visit(room.base, "Ida")
        before = ida.cookie
        await post(room.base, ida, "/api/account/password", login="two-tabs", password=PASSWORD)
        late = await asked_with(room.base, before)
        assert late.json()["name"] == "Ida"
        assert "set-cookie" not in late.headers

    run(work)


async def asked_with(base: str, cookie: str) -> httpx.Response:
    """Return the answer to a page that sends a cookie."""
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=PATIENCE) as client:
        return await client.get("/api/me", headers={"cookie": cookie})


def test_members_survive_a_restart(tmp_path: Path) -> None:
    """After a power cut members are signed in as before, and signed-out devices are not."""

    async def begin(base: str) -> tuple[Person, Person]:
        ida = await member(base, "Ida", "ida")
        gone = await visit(base)
        await post(base, gone, "/api/sign-in", login="ida", password=PASSWORD)
        copy = Person()
        copy.cookie = gone.cookie
        await post(base, gone, "/api/sign-out")
        return ida, copy

    async def later(base: str, ida: Person, gone: Person) -> None:
        assert (await me(base, ida))["member"] is True
        assert (await me(base, gone))["member"] is False

    with Serving(tmp_path / "data") as serving:
        ida, gone = asyncio.run(begin(serving.base))
    with Serving(tmp_path / "data") as serving:
        asyncio.run(later(serving.base, ida, gone))


def test_only_one_sign_in_name_is_limited(tmp_path: Path) -> None:
    """Of 24 pupils behind one address one mistypes ten times: only that name has to wait."""

    async def work() -> None:
        base = serving.base
        await member(base, "Ida", "ida")
        await member(base, "Ben", "ben")
        guest = await visit(base)
        wrong = {"login": "ida", "password": "not that one"}
        codes = [code_of(await post(base, guest, "/api/sign-in", **wrong)) for _ in range(11)]
        assert codes == ["wrong_sign_in"] * 10 + ["sign_in_later"]
        right = {"login": "ida", "password": PASSWORD}
        assert code_of(await post(base, guest, "/api/sign-in", **right)) == "sign_in_later"
        other = {"login": "ben", "password": PASSWORD}
        assert (await post(base, guest, "/api/sign-in", **other)).json()["name"] == "Ben"

    with Serving(tmp_path / "data", limit={"HASHERS": 2}) as serving:
        run(work)


def test_a_sign_in_name_belongs_to_one_member(room: Serving) -> None:
    """Another person can't take it in any spelling; its owner may change their password."""

    async def work() -> None:
        ida = await member(room.base, "Ida", "only-one")
        ben = await visit(room.base, "Ben")
        taken = await post(
            room.base, ben, "/api/account/password", login="ONLY-one", password=PASSWORD
        )
        assert code_of(taken) == "login_taken"
        assert (await me(room.base, ben))["member"] is False
        again = await post(
            room.base, ida, "/api/account/password", login="only-one", password="another word"
        )
        assert again.status_code == 200

    run(work)


@pytest.mark.parametrize(
    ("login", "password", "code"),
    [
        ("ab", PASSWORD, "bad_login"),
        ("with space", PASSWORD, "bad_login"),
        ("-dash", PASSWORD, "bad_login"),
        ("\u0131da", PASSWORD, "bad_login"),
        ("a" * 25, PASSWORD, "bad_login"),
        ("fine", "seven77", "short_password"),
        ("fine", "x" * 201, "too_long"),
        ("fine", "abababababab", "weak_password"),
        ("fine", "fine fine fine", "weak_password"),
    ],
)
def test_sign_in_names_and_passwords_follow_rules(
    room: Serving, login: str, password: str, code: str
) -> None:
    """What doesn't is refused by name, and the guest stays a guest."""

    async def work() -> None:
        guest = await visit(room.base)
        wanted = {"login": login, "password": password}
        refused = await post(room.base, guest, "/api/account/password", **wanted)
        assert code_of(refused) == code
        assert (await me(room.base, guest))["member"] is False

    run(work)


def test_a_recovery_code_works_once(room: Serving) -> None:
    """It may be typed in small letters, without dashes, with O for 0; then it is used up."""

    async def work() -> None:
        ida = await member(room.base, "Ida", "forgetful")
        assert (await account(room.base, ida))["recovery"] is False
        code = (await post(room.base, ida, "/api/account/recovery")).json()["code"]
        assert (await account(room.base, ida))["recovery"] is True
        typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
        phone = await visit(room.base)
        signed = await post(room.base, phone, "/api/sign-in/code", code=typed)
        assert signed.json()["name"] == "Ida"
        other = await visit(room.base)
        assert code_of(await post(room.base, other, "/api/sign-in/code", code=code)) == "wrong_code"

    run(work)


def test_signing_out_elsewhere_ends_open_pages(room: Serving) -> None:
    """The socket of another device ends, and it is a new guest; this device stays signed in."""

    async def work() -> None:
        ida = await member(room.base, "Ida", "two-devices")
        table = await table_of(room.base, ida)
        phone = await visit(room.base)
        await post(room.base, phone, "/api/sign-in", login="two-devices", password=PASSWORD)
        await phone.join(room.base, table)
        await phone.until(lambda message: message["t"] == "view")
        devices = (await account(room.base, ida))["devices"]
        assert sorted(each["here"] for each in devices) == [False, True]
        other = next(each["id"] for each in devices if not each["here"])
        left = await post(room.base, ida, "/api/account/device/remove", id=other)
        assert [each["here"] for each in left.json()["devices"]] == [True]
        bye = await phone.until(lambda message: message["t"] == "bye")
        assert (bye["code"], bye["retry_ms"]) == ("signed_out", 0)
        assert (await me(room.base, phone))["member"] is False
        assert (await me(room.base, ida))["member"] is True
        await ida.leave()
        await phone.leave()

    run(work)


@pytest.mark.parametrize(
    ("where", "here", "there"),
    [("here", False, True), ("others", True, False), ("everywhere", False, False)],
)
def test_signing_out(room: Serving, where: str, here: bool, there: bool) -> None:
    """A member chooses whether this device, all others or every device is signed out."""

    async def work() -> None:
        ida = await member(room.base, "Ida", f"out-{where}")
        phone = await visit(room.base)
        await post(room.base, phone, "/api/sign-in", login=f"out-{where}", password=PASSWORD)
        await post(room.base, ida, "/api/sign-out", where=where)
        assert (await me(room.base, ida))["member"] is here
        assert (await me(room.base, phone))["member"] is there

    run(work)


@pytest.mark.parametrize("path", ["/api/account/recovery", "/api/account/delete", "/api/sign-out"])
def test_a_guest_has_no_account(room: Serving, path: str) -> None:
    """What needs one is refused."""

    async def work() -> None:
        guest = await visit(room.base)
        assert code_of(await post(room.base, guest, path)) == "not_signed_in"
        assert (await guest.http(room.base, "GET", "/api/account")).status_code == 401

    run(work)


def test_another_page_can_not_act_for_a_member(room: Serving) -> None:
    """A request from another origin changes nothing."""

    async def work() -> None:
        ida = await member(room.base, "Ida", "careful")
        async with httpx.AsyncClient(base_url=f"http://{room.base}") as client:
            headers = {"cookie": ida.cookie, "origin": "http://evil.example"}
            refused = await client.post("/api/account/delete", headers=headers)
        assert refused.status_code == 403
        assert (await me(room.base, ida))["member"] is True

    run(work)


def test_a_deleted_account_leaves_no_name_behind(room: Serving) -> None:
    """Name and sign-in are gone, and cookies of before or after the sign-up let nobody in."""

    async def work() -> None:
        guest = await visit(room.base, "Ida")
        before = Person()
        before.cookie = guest.cookie
        await guest.http(room.base, "POST", "/api/daily", json={})
        await post(room.base, guest, "/api/account/password", login="leaving", password=PASSWORD)
        kept = (await guest.http(room.base, "GET", "/api/account/export")).json()
        assert kept["name"] == "Ida"
        assert kept["account"]["login"] == "leaving"
        assert len(kept["dailies"]) == 1
        after = Person()
        after.cookie = guest.cookie
        left = await post(room.base, guest, "/api/account/delete")
        assert (left.json()["member"], left.json()["chosen"]) == (False, False)
        for cookie in (before, after):
            shown = await me(room.base, cookie)
            assert (shown["member"], shown["name"] == "Ida") == (False, False)
        wanted = {"login": "leaving", "password": PASSWORD}
        assert code_of(await post(room.base, guest, "/api/sign-in", **wanted)) == "wrong_sign_in"
        free = await post(room.base, guest, "/api/account/password", **wanted)
        assert free.json()["member"] is True

    run(work)


def test_the_file_holds_no_secret_in_plain(tmp_path: Path) -> None:
    """Neither password nor recovery code can be read in the room's folder."""

    async def work() -> str:
        ida = await member(serving.base, "Ida", "ida")
        return str((await post(serving.base, ida, "/api/account/recovery")).json()["code"])

    with Serving(tmp_path / "data") as serving:
        code = asyncio.run(work())
        assert serving.stop() == 0
    stored = b"".join(path.read_bytes() for path in (tmp_path / "data").glob("rumpus.db*"))
    assert b"$argon2id$" in stored
    for secret in (PASSWORD, code, code.replace("-", "")):
        assert secret.encode() not in stored
    assert PASSWORD not in serving.log()


def test_a_guest_deletes_everything_without_an_account(room: Serving) -> None:
    """Name, daily board and club are gone, and the old cookie is void."""

    async def work() -> None:
        guest = await visit(room.base, "Gus")
        before = Person()
        before.cookie = guest.cookie
        await guest.http(room.base, "POST", "/api/daily", json={})
        await post(room.base, guest, "/api/clubs", title="Thursday")
        left = await post(room.base, guest, "/api/me/delete")
        assert (left.status_code, left.json()["chosen"]) == (200, False)
        kept = (await guest.http(room.base, "GET", "/api/account/export")).json()
        assert (kept["name"], kept["dailies"], kept["clubs"]) == (None, [], [])
        board = (await guest.http(room.base, "GET", "/api/daily")).json()
        assert board["mine"] is None
        again = await post(room.base, before, "/api/me/delete")
        assert code_of(again) == "not_signed_in"

    run(work)


def test_a_member_is_not_deleted_as_a_guest(room: Serving) -> None:
    """A page that doesn't know yet that its guest became a member deletes nothing."""

    async def work() -> None:
        ida = await member(room.base, "Ida", "no-guest")
        assert code_of(await post(room.base, ida, "/api/me/delete")) == "is_member"
        assert (await me(room.base, ida))["name"] == "Ida"

    run(work)


def test_one_address_can_not_leave_ids_behind_without_end(tmp_path: Path) -> None:
    """Deleting guests is limited like signing in."""

    async def work(base: str) -> None:
        for _ in range(200):
            guest = await visit(base)
            answer = await post(base, guest, "/api/me/delete")
            if answer.status_code != 200:
                assert code_of(answer) == "too_many"
                return
        raise AssertionError("nothing stops it")

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))
