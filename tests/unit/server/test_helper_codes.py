"""Recovery by a club: a leader lets a member in again who has agreed, and nobody else."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from clubbing import found, joined
from members import PASSWORD, STALE, account, code_of, me, member, post, visit
from operators import act, id_of, operator
from serving import Person, Serving, run

LIMIT = {
    "POSTS": "l.Rate(100, 1000)",
    "CLUBS_OF_ADDRESS": "l.Rate(100, 1000)",
    "HELPER_CODES_OF_MEMBER": "l.Rate(0.001, 3)",
}


@pytest.fixture(scope="module", name="room")
def _room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Serve one room for all tests of this module; at its end the log must hold no error."""
    with Serving(tmp_path_factory.mktemp("helpers") / "data", limit=LIMIT) as serving:
        yield serving
        serving.check_log()


class Round:
    """A club with an owner, a helper and Pia, who are all members of the room."""

    def __init__(self, base: str, mark: str) -> None:
        self.base, self.mark = base, mark
        self.people: dict[str, Person] = {}
        self.ids: dict[str, str] = {}
        self.club: dict[str, Any] = {}

    async def gather(self) -> "Round":
        """Found the club, and let everybody in."""
        for name in ("owner", "helper", "pia"):
            self.people[name] = await member(self.base, name.capitalize(), f"{name}-{self.mark}")
        self.club = await found(self.base, self.people["owner"])
        for name in ("helper", "pia"):
            self.ids[name] = await joined(self.base, self.club, self.people[name])
        await self.post("owner", "role", people=[self.ids["helper"]], role="helper")
        return self

    @property
    def path(self) -> str:
        """Return the club's address."""
        return f"/api/clubs/{self.club['name']}"

    async def post(self, who: str, path: str, **body: Any) -> httpx.Response:
        """Send a request about the club."""
        return await post(self.base, self.people[who], f"{self.path}/{path}", **body)

    async def trusts(self, who: str, *, on: bool = True) -> dict[str, Any]:
        """Let somebody trust the club, or no longer."""
        path = "/api/account/helpers"
        answer = await post(self.base, self.people[who], path, club=self.club["name"], on=on)
        assert answer.status_code == 200, answer.text
        helpers: dict[str, Any] = answer.json()
        return helpers

    async def makes(self, helper: str = "helper", whom: str = "pia") -> httpx.Response:
        """Let a leader ask for a code."""
        return await self.post(helper, "let-in", whom=self.ids[whom])

    async def enters(self, code: str) -> tuple[Person, httpx.Response]:
        """Let a new guest type a code."""
        person = await visit(self.base)
        return person, await post(self.base, person, "/api/sign-in/code", code=code)


def test_a_helper_lets_a_member_in_again(room: Serving) -> None:
    """The code signs in once and out everywhere else; a new password needs no other proof."""

    async def work() -> None:
        club = await Round(room.base, "in").gather()
        own = (await post(room.base, club.people["pia"], "/api/account/recovery")).json()["code"]
        await club.trusts("pia")
        code = (await club.makes()).json()["code"]
        phone, answer = await club.enters(code.lower().replace("-", " "))
        assert (answer.json()["name"], answer.json()["member"]) == ("Pia", True)
        assert not (await me(room.base, club.people["pia"]))["member"]
        assert len((await account(room.base, phone))["devices"]) == 1
        changed = {"login": "pia-in-new", "password": PASSWORD + " staple"}
        assert (await post(room.base, phone, "/api/account/password", **changed)).is_success
        assert code_of((await club.enters(code))[1]) == "wrong_code"
        # The code that Pia has printed herself is another one, and stays.
        assert (await club.enters(own))[1].is_success

    run(work)


def test_nobody_is_let_in_who_has_not_agreed(room: Serving) -> None:
    """It is off at first, and taking the agreement back voids the code."""

    async def work() -> None:
        club = await Round(room.base, "agree").gather()
        refused = await club.makes()
        assert (refused.status_code, code_of(refused)) == (403, "not_agreed")
        await club.trusts("pia")
        code = (await club.makes()).json()["code"]
        helpers = await club.trusts("pia", on=False)
        assert [each["trusted"] for each in helpers["clubs"]] == [False]
        assert code_of((await club.enters(code))[1]) == "wrong_code"
        await club.trusts("pia")
        assert code_of((await club.enters(code))[1]) == "wrong_code"

    run(work)


@pytest.mark.parametrize(
    ("maker", "whom", "may"),
    [
        ("owner", "pia", True),
        ("owner", "helper", True),
        ("helper", "pia", True),
        ("helper", "owner", False),
        ("helper", "helper", False),
        ("owner", "owner", False),
        ("pia", "helper", False),
    ],
)
def test_only_people_of_a_lower_role_are_let_in(
    room: Serving, maker: str, whom: str, may: bool
) -> None:
    """Even if they trust the club: nobody gains rights by letting somebody in."""

    async def work() -> None:
        club = await Round(room.base, f"{maker}.{whom}").gather()
        view = (await club.people["owner"].http(room.base, "GET", club.path)).json()
        club.ids["owner"] = next(each["id"] for each in view["people"] if each["role"] == "owner")
        await club.trusts(whom)
        answer = await club.makes(maker, whom)
        assert answer.is_success == may
        if not may:
            assert code_of(answer) == ("not_leader" if maker == "pia" else "not_agreed")

    run(work)


def test_who_leads_another_club_is_let_in_by_none(room: Serving) -> None:
    """Its people haven't agreed; also if they come to lead it after the code was made."""

    async def work() -> None:
        club = await Round(room.base, "leads").gather()
        await club.trusts("pia")
        code = (await club.makes()).json()["code"]
        await found(room.base, club.people["pia"], "Class 5b")
        assert code_of(await club.makes()) == "not_agreed"
        assert code_of((await club.enters(code))[1]) == "wrong_code"

    run(work)


@pytest.mark.parametrize("way", ["role", "leave", "delete"])
def test_a_code_is_void_with_the_right_to_make_it(room: Serving, way: str) -> None:
    """A helper who no longer leads, a member who has left or a club that is gone voids the code."""

    async def work() -> None:
        club = await Round(room.base, f"void-{way}").gather()
        await club.trusts("pia")
        code = (await club.makes()).json()["code"]
        if way == "role":
            await club.post("owner", "role", people=[club.ids["helper"]], role="member")
        else:
            await club.post("pia" if way == "leave" else "owner", way)
        assert code_of((await club.enters(code))[1]) == "wrong_code"

    run(work)


@pytest.mark.parametrize("way", ["role", "leave", "elsewhere", "ban"])
def test_a_void_code_stays_void(tmp_path: Path, way: str) -> None:
    """Even if all is as before again: the code was for that time, and the log shows it as void."""

    async def work() -> None:
        club = await Round(own.base, f"again-{way}").gather()
        await club.trusts("pia")
        code = (await club.makes()).json()["code"]
        if way == "role":
            for role in ("member", "helper"):
                await club.post("owner", "role", people=[club.ids["helper"]], role=role)
        elif way == "leave":
            await club.post("pia", "leave")
            await joined(own.base, club.club, club.people["pia"])
            await club.trusts("pia")
        elif way == "elsewhere":
            other = await found(own.base, club.people["pia"], "Class 5b")
            await post(own.base, club.people["pia"], f"/api/clubs/{other['name']}/delete")
        else:
            desk = await operator(own.base, tmp_path / "data")
            people = [await id_of(own.base, desk, "Helper")]
            (ban,) = await act(own.base, desk, "/bans", people=people, reason="Spam")
            await act(own.base, desk, "/bans/lift", bans=[ban["id"]])
        mine = await club.people["pia"].http(own.base, "GET", "/api/account/helpers")
        assert [each["open"] for each in mine.json()["codes"]] == [False]
        assert code_of((await club.enters(code))[1]) == "wrong_code"
        assert (await club.makes()).is_success

    with Serving(tmp_path / "data", limit=LIMIT) as own:
        run(work)


def test_both_sides_read_who_made_a_code_and_when(room: Serving) -> None:
    """A new code voids the one before, and so does the member; a stranger reads nothing."""

    async def work() -> None:
        club = await Round(room.base, "log").gather()
        pia = club.people["pia"]
        await club.trusts("pia")
        codes = [(await club.makes()).json()["code"] for _ in range(2)]
        assert code_of((await club.enters(codes[0]))[1]) == "wrong_code"
        mine = (await pia.http(room.base, "GET", "/api/account/helpers")).json()["codes"]
        assert [(each["by"], each["club"], each["open"]) for each in mine] == [
            ("Helper", "Thursday", True),
            ("Helper", "Thursday", False),
        ]
        voided = await post(room.base, pia, "/api/account/helpers/void")
        assert [each["open"] for each in voided.json()["codes"]] == [False, False]
        assert code_of((await club.enters(codes[1]))[1]) == "wrong_code"
        shown = (await club.people["owner"].http(room.base, "GET", f"{club.path}/let-in")).json()
        assert [(each["by"], each["whom"], each["used"]) for each in shown["codes"]] == [
            ("Helper", "Pia", None)
        ] * 2
        assert [each["name"] for each in shown["people"]] == ["Pia"]
        exported = (await pia.http(room.base, "GET", "/api/account/export")).json()
        assert exported["helper_codes"] == voided.json()["codes"]
        seen = await pia.http(room.base, "GET", f"{club.path}/let-in")
        assert code_of(seen) == "not_leader"

    run(work)


def test_a_log_names_no_helper_who_deleted_their_account(room: Serving) -> None:
    """What they did stays in it, the code is void, and nobody who never was gets the blame."""

    async def work() -> None:
        club = await Round(room.base, "gone").gather()
        await club.trusts("pia")
        code = (await club.makes()).json()["code"]
        assert (await post(room.base, club.people["helper"], "/api/account/delete")).is_success
        mine = await club.people["pia"].http(room.base, "GET", "/api/account/helpers")
        (line,) = mine.json()["codes"]
        assert (line["by"], line["whom"], line["open"]) == ("Former member", "Pia", False)
        assert code_of((await club.enters(code))[1]) == "wrong_code"

    run(work)


def test_a_member_is_not_flooded_with_codes(room: Serving) -> None:
    """After a few codes for one member, by whichever leader, the next has to wait."""

    async def work() -> None:
        club = await Round(room.base, "flood").gather()
        await club.trusts("pia")
        made = [await club.makes(who) for who in ("helper", "owner", "helper", "owner")]
        assert [each.status_code for each in made] == [200, 200, 200, 429]
        assert code_of(made[-1]) == "codes_later"

    run(work)


def test_a_guest_neither_makes_codes_nor_agrees(room: Serving) -> None:
    """A guest's cookie proves too little, and there is no account to let anybody into."""

    async def work() -> None:
        club = await Round(room.base, "guest").gather()
        guest = await visit(room.base, "Gus")
        club.people["gus"], club.ids["gus"] = guest, await joined(room.base, club.club, guest)
        await club.post("owner", "role", people=[club.ids["gus"]], role="helper")
        await club.trusts("pia")
        assert code_of(await club.makes("gus")) == "not_signed_in"
        name = club.club["name"]
        asked = await post(room.base, guest, "/api/account/helpers", club=name, on=True)
        assert code_of(asked) == "not_signed_in"

    run(work)


def test_an_operator_is_never_let_in_this_way(room: Serving) -> None:
    """No code opens the operator's door, not even one that was made for an operator."""

    async def work() -> None:
        club = await Round(room.base, "operator").gather()
        await club.trusts("pia")
        code = (await club.makes()).json()["code"]
        answer = await post(room.base, club.people["pia"], "/api/admin/sign-in", password=code)
        assert (answer.status_code, code_of(answer)) == (403, "wrong_operator")

    run(work)


def test_an_open_page_neither_agrees_nor_makes_codes(tmp_path: Path) -> None:
    """Both want a fresh proof; taking the agreement back doesn't."""

    async def work() -> None:
        club = await Round(stale.base, "stale").gather()
        pia = club.people["pia"]
        wanted = {"club": club.club["name"], "on": True}
        refused = await post(stale.base, pia, "/api/account/helpers", **wanted)
        assert code_of(refused) == "proof_wanted"
        await post(stale.base, pia, "/api/account/proof", password=PASSWORD)
        await club.trusts("pia")
        assert code_of(await club.makes()) == "proof_wanted"
        await post(stale.base, club.people["helper"], "/api/account/proof", password=PASSWORD)
        assert (await club.makes()).is_success
        await club.trusts("pia", on=False)

    with Serving(tmp_path / "data", before=STALE, limit=LIMIT) as stale:
        run(work)
