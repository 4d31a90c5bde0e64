"""An open session doesn't take over an account: new ways to sign in want a fresh proof."""

from collections.abc import Iterator
from typing import Any

import pytest

from authenticator import Authenticator
from members import PASSWORD, STALE, account, add, code_of, enter, me, member, post, prove, visit
from rumpus.server.limits import values as limits
from rumpus.server.people.proofs import Proofs
from rumpus.store.people.rows import Device, Member
from serving import Serving, run

NEW = {"login": "ida", "password": "a new password"}


@pytest.fixture(scope="module", name="room")
def _room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Serve a room in which everybody signed in ten minutes ago."""
    data = tmp_path_factory.mktemp("proofs") / "data"
    with Serving(data, before=STALE, limit={"SIGN_INS": "l.Rate(0.001, 4)"}) as serving:
        yield serving


async def refusals(base: str, person: Any) -> list[str]:
    """Return why each new way to sign in is refused to somebody; empty where it isn't."""
    paths: dict[str, dict[str, str]] = {
        "/api/account/passkey/begin": {},
        "/api/account/recovery": {},
        "/api/account/password": NEW,
    }
    answers = [await post(base, person, path, **body) for path, body in paths.items()]
    return ["" if each.status_code == 200 else code_of(each) for each in answers]


def test_an_old_session_adds_nothing_without_a_proof(room: Serving) -> None:
    """A wrong password proves nothing, and the right one lets all of it happen on this device."""

    async def work() -> None:
        base = room.base
        ida = await member(base, "Ida", "ida")
        phone = await visit(base)
        await post(base, phone, "/api/sign-in", login="ida", password=PASSWORD)
        assert await refusals(base, phone) == ["proof_wanted"] * 3
        wrong = await post(base, phone, "/api/account/proof", password="no")
        assert (wrong.status_code, code_of(wrong)) == (403, "wrong_password")
        assert await refusals(base, phone) == ["proof_wanted"] * 3
        right = await post(base, phone, "/api/account/proof", password=PASSWORD)
        assert right.json()["login"] == "ida"
        assert await refusals(base, ida) == ["proof_wanted"] * 3
        assert await refusals(base, phone) == ["", "", ""]
        # The new password signs out all other devices.
        assert (await me(base, ida))["member"] is False

    run(work)


def test_a_passkey_proves_it_too(room: Serving) -> None:
    """Somebody else's passkey, an old challenge or a sign-in's doesn't."""

    async def work() -> None:
        base, key, other = room.base, Authenticator(), Authenticator()
        noor, eve = await visit(base, "Noor"), await visit(base, "Eve")
        for person, passkey in ((noor, key), (eve, other)):
            assert (await add(base, person, passkey)).status_code == 200
        assert (await refusals(base, noor))[:2] == ["proof_wanted"] * 2
        assert code_of(await prove(base, noor, other)) == "passkey_failed"
        begun = await post(base, noor, "/api/sign-in/passkey/begin")
        signed = key.signed(begun.json(), f"http://{base}")
        path = "/api/account/proof/passkey"
        assert code_of(await post(base, noor, path, credential=signed)) == "passkey_failed"
        assert (await prove(base, noor, key)).status_code == 200
        assert (await post(base, noor, "/api/account/recovery")).status_code == 200
        assert len((await account(base, noor))["passkeys"]) == 1
        # A challenge for a proof signs nobody in.
        begun = await post(base, noor, f"{path}/begin")
        signed = key.signed(begun.json(), f"http://{base}")
        refused = await post(base, noor, "/api/sign-in/passkey", credential=signed)
        assert code_of(refused) == "passkey_failed"
        assert (await enter(base, eve, other)).status_code == 200

    run(work)


def test_a_guest_has_nothing_to_prove(room: Serving) -> None:
    """A guest begins with a passkey or a password, and can't prove anything."""

    async def work() -> None:
        base = room.base
        guest = await visit(base, "Gus")
        begun = await post(base, guest, "/api/account/passkey/begin")
        assert begun.status_code == 200
        for path in ("/api/account/proof/passkey/begin", "/api/account/recovery"):
            assert code_of(await post(base, guest, path)) == "not_signed_in"
        refused = await post(base, guest, "/api/account/proof", password=PASSWORD)
        assert code_of(refused) == "not_signed_in"
        kept = await post(base, guest, "/api/account/password", login="gus", password=PASSWORD)
        assert kept.status_code == 200

    run(work)


def test_guesses_of_a_proof_count_as_those_of_a_sign_in(room: Serving) -> None:
    """An open session doesn't find the password by trying."""

    async def work() -> None:
        base = room.base
        ann = await member(base, "Ann", "ann")
        answers = [await post(base, ann, "/api/account/proof", password="no") for _ in range(5)]
        assert [code_of(each) for each in answers] == ["wrong_password"] * 4 + ["sign_in_later"]

    run(work)


def test_a_proof_holds_for_ten_minutes_on_one_device() -> None:
    """A sign-in counts as one; other devices gain nothing, and old proofs are forgotten."""
    devices = tuple(Device(one, "ida", "Firefox", 1_000, 1_000) for one in ("phone", "desk"))
    ida = Member("ida", 0, "ida", "hash", None, (), devices)
    proofs, old = Proofs(), 1_000 + limits.FRESH_SECONDS
    assert not proofs.wanted(ida, "phone", old - 1)
    assert proofs.wanted(ida, "phone", old)
    proofs.add("phone", old)
    assert not proofs.wanted(ida, "phone", old + limits.FRESH_SECONDS - 1)
    assert proofs.wanted(ida, "desk", old)
    assert proofs.wanted(ida, "phone", old + limits.FRESH_SECONDS)
    assert not proofs.wanted(None, "", old)
