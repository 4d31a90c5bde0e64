"""The way in for operators: the file with the password, sessions, passkeys and limits."""

import asyncio
from pathlib import Path

import pytest

from authenticator import Authenticator
from members import code_of, post, visit
from operators import AREA, act, acted, deeds, operator, password_of, read
from rumpus.server.admin.sessions import Sessions
from rumpus.server.limits import values as limits
from rumpus.server.people.passwords import new_code
from rumpus.store.folder import backup
from rumpus.store.log import StoreError
from rumpus.store.operator_file import FILE, OperatorFile
from serving import Person, Serving, run


def test_the_first_start_writes_a_password_that_only_its_owner_reads(tmp_path: Path) -> None:
    """It has 20 signs, is not in the log nor in a backup, and stays over a restart."""
    data = tmp_path / "data"
    with Serving(data) as serving:
        assert serving.stop() == 0
    password = password_of(data)
    assert len(password.replace("-", "")) == 20
    assert (data / FILE).stat().st_mode & 0o777 == 0o600
    assert password not in serving.log()
    (data / FILE).chmod(0o644)
    with Serving(data) as serving:
        assert password_of(data) == password
        assert (data / FILE).stat().st_mode & 0o777 == 0o600
    backup(data, tmp_path / "copy")
    assert not (tmp_path / "copy" / FILE).exists()


def test_a_short_password_is_none(tmp_path: Path) -> None:
    """The room doesn't start with one, and names the file."""
    (tmp_path / FILE).write_text("secret\n")
    with pytest.raises(StoreError, match=FILE):
        OperatorFile(tmp_path, new_code).ensure()


def test_a_changed_password_ends_all_sessions(tmp_path: Path) -> None:
    """A new one from the desk keeps the session that made it; a changed file keeps none."""
    data = tmp_path / "data"

    async def work(base: str) -> None:
        old = password_of(data)
        ann, bob = await operator(base, data, "Ann"), await operator(base, data, "Bob")
        new = (await act(base, ann, "/password"))["password"]
        assert password_of(data) == new != old
        assert (await read(base, ann))["who"].startswith("Ann, Firefox on Android #")
        assert (await bob.http(base, "GET", AREA)).status_code == 401
        wrong = await post(base, Person(), f"{AREA}/sign-in", password=old)
        assert (wrong.status_code, code_of(wrong)) == (403, "wrong_operator")
        (data / FILE).write_text("twelve tame badgers\n")
        assert (await ann.http(base, "GET", AREA)).status_code == 401
        assert (await read(base, await operator(base, data)))["reports"] == 0
        (data / FILE).unlink()
        gone = await post(base, Person(), f"{AREA}/sign-in", password="twelve tame badgers")
        assert code_of(gone) == "wrong_operator"
        cat = await operator(base, data, "Cat")
        failed = [each for each in await deeds(base, cat) if each[0] == "sign_in_failed"]
        assert [each[2] for each in failed] == [{"way": "password", "address": "127.0.0.1"}] * 2

    with Serving(data) as serving:
        run(lambda: work(serving.base))
        serving.check_log()


def test_attempts_are_limited_and_those_above_leave_no_line(tmp_path: Path) -> None:
    """After ten wrong passwords an address waits, even with the right one."""
    data = tmp_path / "data"

    async def work(base: str) -> None:
        ann = await operator(base, data)
        codes = [
            code_of(await post(base, Person(), f"{AREA}/sign-in", password="wrong-wrong"))
            for _ in range(9)
        ]
        assert codes == ["wrong_operator"] * 9
        later = await post(base, Person(), f"{AREA}/sign-in", password=password_of(data))
        assert (later.status_code, code_of(later)) == (429, "sign_in_later")
        assert (await read(base, ann, "/log"))["total"] == 10

    limit = {"ADMIN_SIGN_INS_OF_ADDRESS": "l.Rate(0.0001, 10)"}
    with Serving(data, limit=limit) as serving:
        run(lambda: work(serving.base))


def test_a_passkey_lets_an_operator_in_but_no_member(tmp_path: Path) -> None:
    """It works until it is removed; a member's passkey is nobody's at the desk."""
    data = tmp_path / "data"

    async def key_of(base: str, person: Person, path: str, key: Authenticator) -> None:
        cookie = person.cookie
        options = (await post(base, person, f"{path}/passkey/begin")).json()
        person.cookie = f"{cookie}; {person.cookie}"
        made = key.made(options, f"http://{base}")
        answer = await post(base, person, f"{path}/passkey", credential=made)
        assert answer.status_code == 200, answer.text
        person.cookie = cookie

    async def enters(base: str, key: Authenticator) -> tuple[Person, int]:
        person = await visit(base)
        options = (await post(base, person, f"{AREA}/sign-in/passkey/begin")).json()
        signed = key.signed(options, f"http://{base}")
        answer = await post(base, person, f"{AREA}/sign-in/passkey", credential=signed, name="Cy")
        return person, answer.status_code

    async def work(base: str) -> None:
        key, others = Authenticator(), Authenticator()
        ann, ida = await operator(base, data), await visit(base, "Ida")
        await key_of(base, ann, AREA, key)
        await key_of(base, ida, "/api/account", others)
        assert (await enters(base, others))[1] == 403
        cy, status = await enters(base, key)
        assert status == 200
        desk = await read(base, cy)
        assert desk["who"].startswith("Cy, ")
        (line,) = desk["passkeys"]
        await act(base, cy, "/passkey/remove", id=line["id"])
        assert (await enters(base, key))[1] != 200

    with Serving(data) as serving:
        run(lambda: work(serving.base))


def test_signing_out_everywhere_ends_every_session(tmp_path: Path) -> None:
    """The cookie is forgotten, and is void in any case."""
    data = tmp_path / "data"

    async def work(base: str) -> None:
        ann, bob = await operator(base, data), await operator(base, data)
        answer = await acted(base, ann, "/sign-out", everywhere=True)
        assert "Max-Age=0" in answer.headers["set-cookie"]
        for person in (ann, bob):
            assert (await person.http(base, "GET", AREA)).status_code == 401

    with Serving(data) as serving:
        run(lambda: work(serving.base))


def test_a_session_ends_when_it_is_idle_and_its_cookie_is_strict() -> None:
    """Twelve hours without a request end it; each request begins them anew."""
    sessions = Sessions(b"k" * 32, lambda: (1, 2, 3))

    async def work() -> None:
        _, token = sessions.begin("Ann", 0.0)
        plain, secure = (sessions.cookie(token, secure=one) for one in (False, True))
        assert secure.startswith("__Host-rumpus-admin-")
        assert secure.endswith("Path=/; HttpOnly; SameSite=Strict; Secure")
        headers = [(b"cookie", plain.partition(";")[0].encode())]
        idle = limits.ADMIN_IDLE_SECONDS
        assert sessions.find(headers, idle, secure=False) is not None
        assert sessions.find(headers, idle, secure=True) is None
        assert sessions.find(headers, 2 * idle, secure=False) is not None
        assert sessions.find(headers, 3 * idle + 1, secure=False) is None
        assert sessions.find(headers, 3 * idle + 1, secure=False) is None
        many = [sessions.begin(str(n), float(n)) for n in range(limits.ADMIN_SESSIONS + 1)]
        first = [(b"cookie", sessions.cookie(many[0][1], secure=False).encode())]
        assert sessions.find(first, 1.0, secure=False) is None

    asyncio.run(work())
