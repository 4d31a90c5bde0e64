"""Tables of a club: only its page lists them, and only its members sit down unasked."""

from pathlib import Path
from typing import Any

from clubbing import club_of, everybody
from members import code_of, post
from serving import Person, Serving, run


async def door(base: str, person: Person, table: str) -> str:
    """Ask to be let in, and return the state of that."""
    answer = await post(base, person, f"/api/tables/{table}/door/ask")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["state"])


def test_members_see_a_club_table_and_sit_down(tmp_path: Path) -> None:
    """Strangers neither find it nor come in unasked, and nobody else can create one."""

    async def work() -> None:
        base = serving.base
        club, people, _ = await everybody(base)
        tables = f"/api/clubs/{club['name']}/tables"
        for role in ("asked", "stranger"):
            refused = await post(base, people[role], tables, game="keesdrow")
            assert code_of(refused) == "not_in_club"
        assert code_of(await post(base, people["member"], tables, game="chess")) == "no_such_game"
        table = (await post(base, people["member"], tables, game="keesdrow")).json()["table"]
        for role in ("owner", "helper", "member"):
            seen = await club_of(base, people[role], club["name"])
            assert [each["name"] for each in seen["own"]] == [table]
        for role in ("asked", "stranger"):
            assert (await club_of(base, people[role], club["name"]))["own"] == []
        assert (await people["stranger"].http(base, "GET", "/api/tables")).json() == []
        assert await door(base, people["helper"], table) == "in"
        assert await door(base, people["stranger"], table) == "waiting"
        await post(base, people["helper"], f"/api/clubs/{club['name']}/leave")
        shown = await people["owner"].http(base, "GET", f"/api/tables/{table}")
        line: dict[str, Any] = shown.json()
        assert (line["title"], line["sit"]) == (club["title"], "ask")

    with Serving(tmp_path / "data") as serving:
        run(work)


def test_a_club_table_outlives_a_restart_and_leaves_the_list_when_it_is_over(
    tmp_path: Path,
) -> None:
    """It is the club's again once somebody opens it, and so is the table of a rematch."""
    found: dict[str, Any] = {}

    async def before() -> None:
        club, people, _ = await everybody(serving.base)
        tables = f"/api/clubs/{club['name']}/tables"
        made = await post(serving.base, people["member"], tables, game="keesdrow")
        found.update(club=club["name"], people=people, table=made.json()["table"])

    async def after() -> None:
        base, people = serving.base, found["people"]
        ann: Person = people["member"]
        await ann.join(base, found["table"])
        await ann.until(lambda message: message["t"] == "view")
        assert [each["name"] for each in (await club_of(base, ann, found["club"]))["own"]] == [
            found["table"]
        ]
        assert await door(base, people["owner"], found["table"]) == "in"
        assert (await ann.ask("table", action={"type": "add_bot", "seat": 1, "level": "fair"}))[
            "t"
        ] == "done"
        assert (await ann.ask("table", action={"type": "start"}))["t"] == "done"
        await post(base, ann, f"/api/tables/{found['table']}/leave")
        assert (await club_of(base, ann, found["club"]))["own"] == []
        assert (await ann.ask("table", action={"type": "rematch", "start": False}))["t"] == "done"
        (following,) = (await club_of(base, ann, found["club"]))["own"]
        assert following["name"] != found["table"]
        await ann.leave()

    with Serving(tmp_path / "data") as serving:
        run(before)
    with Serving(tmp_path / "data") as serving:
        run(after)
