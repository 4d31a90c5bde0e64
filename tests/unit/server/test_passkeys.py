"""Passkeys over HTTP: signing up and in with them, and answers that are wrong in one part."""

from collections.abc import Iterator
from typing import Any

import pytest

from authenticator import USER_PRESENT, Authenticator
from members import account, add, code_of, enter, member, post, visit
from serving import Serving, run


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room for all tests of this file; at its end the log must hold no error."""
    with Serving(tmp_path_factory.mktemp("room") / "data") as serving:
        yield serving
        serving.check_log()


def test_a_passkey_signs_up_and_in(room: Serving) -> None:
    """The same passkey lets its owner in on another device, where nobody types a name."""

    async def work() -> None:
        ida, key = await visit(room.base, "Ida"), Authenticator()
        assert (await add(room.base, ida, key)).json()["member"] is True
        phone = await visit(room.base)
        assert (await enter(room.base, phone, key)).json()["name"] == "Ida"
        listed = (await account(room.base, phone))["passkeys"]
        assert [each["label"] for each in listed] == ["Firefox on Android"]

    run(work)


def test_a_passkey_answer_must_be_right_in_every_part(room: Serving) -> None:
    """Wrong site, owner, counter, challenge or person: each is refused, and nobody gets in."""

    async def work() -> None:
        base, key = room.base, Authenticator()
        ida = await visit(base, "Ida")
        await add(base, ida, key)
        phone = await visit(base)
        assert (await enter(base, phone, key)).status_code == 200
        phone = await visit(base)
        assert code_of(await enter(base, phone, key, "http://evil.example")) == "passkey_failed"
        assert code_of(await enter(base, phone, key.again())) == "passkey_failed"
        key.uses += 5
        key.flags = USER_PRESENT
        assert code_of(await enter(base, phone, key)) == "passkey_failed"
        key.flags = Authenticator().flags
        key.handle, mine = b"somebody else", key.handle
        assert code_of(await enter(base, phone, key)) == "passkey_failed"
        key.handle = mine
        assert code_of(await enter(base, phone, Authenticator())) == "no_such_passkey"
        options = (await post(base, phone, "/api/sign-in/passkey/begin")).json()
        signed = key.signed(options, f"http://{base}")
        other = await visit(base)
        stolen = await post(base, other, "/api/sign-in/passkey", credential=signed)
        assert code_of(stolen) == "passkey_failed"
        right = await post(base, phone, "/api/sign-in/passkey", credential=signed)
        assert right.status_code == 200
        twice = await post(base, phone, "/api/sign-in/passkey", credential=signed)
        assert code_of(twice) == "passkey_failed"

    run(work)


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": "x"},
        {"id": "AA", "rawId": "AA", "type": "public-key", "response": {"clientDataJSON": "e30"}},
        {"id": 5, "rawId": [], "type": {}, "response": "no"},
    ],
)
def test_a_broken_answer_is_refused(room: Serving, credential: dict[str, Any]) -> None:
    """Whatever the JSON holds, the room refuses it and goes on."""

    async def work() -> None:
        guest = await visit(room.base)
        for begin, path in (
            ("/api/account/passkey/begin", "/api/account/passkey"),
            ("/api/sign-in/passkey/begin", "/api/sign-in/passkey"),
        ):
            await post(room.base, guest, begin)
            refused = await post(room.base, guest, path, credential=credential)
            assert code_of(refused) == "passkey_failed"

    run(work)


def test_the_only_way_in_stays(room: Serving) -> None:
    """A passkey can be removed beside another or a password, and never alone."""

    async def work() -> None:
        first, second, ida = Authenticator(), Authenticator(), await visit(room.base, "Ida")
        await add(room.base, ida, first)
        keys = (await account(room.base, ida))["passkeys"]
        refused = await post(room.base, ida, "/api/account/passkey/remove", id=keys[0]["id"])
        assert code_of(refused) == "last_way_in"
        await add(room.base, ida, second)
        left = await post(room.base, ida, "/api/account/passkey/remove", id=keys[0]["id"])
        assert len(left.json()["passkeys"]) == 1
        phone = await visit(room.base)
        assert code_of(await enter(room.base, phone, first)) == "no_such_passkey"
        assert (await enter(room.base, phone, second)).status_code == 200

    run(work)


def test_nobody_removes_what_is_not_theirs(room: Serving) -> None:
    """A guest and another member are refused, and the passkey and device stay."""

    async def work() -> None:
        key, ida, guest = Authenticator(), await visit(room.base, "Ida"), await visit(room.base)
        await add(room.base, ida, key)
        ben = await member(room.base, "Ben", "greedy")
        mine = await account(room.base, ida)
        for other in (guest, ben):
            for path, what in (("passkey", "passkeys"), ("device", "devices")):
                id_ = mine[what][0]["id"]
                await post(room.base, other, f"/api/account/{path}/remove", id=id_)
        assert await account(room.base, ida) == mine

    run(work)
