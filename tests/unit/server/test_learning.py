"""What guests have learnt: kept with the guest, merged, exported, deleted and aged."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from members import PASSWORD, code_of, member, post, visit
from rumpus.server.limits import values as limits
from rumpus.store.folder import DATABASE
from rumpus.store.people.learning import Learning, Learnt
from rumpus.store.people.members import Members
from rumpus.store.people.results import Results
from serving import Person, Serving, run


@pytest.fixture
def members(tmp_path: Path) -> Iterator[Members]:
    """Yield the people's tables of a new room."""
    made = Members(tmp_path / DATABASE)
    yield made
    made.close()


def added(learning: Learning, guest: str, now: int = 1, **fields: Any) -> Learnt:
    """Add something new about a game."""
    new = Learnt("nim", **fields)

    async def add() -> Learnt:
        return await learning.add(guest, new, frozenset(fields), now)

    return asyncio.run(add())


def known(learning: Learning, guest: str) -> list[Learnt]:
    """Return what is stored of a guest."""

    async def read() -> list[Learnt]:
        return await learning.of(guest)

    return asyncio.run(read())


def test_what_is_new_is_merged_with_what_is_known(members: Members) -> None:
    """The step follows the guest; done, dismissed, first table and tips only grow."""
    learning = Learning(members)
    added(learning, "ann", step=3, tips=("a",))
    added(learning, "ann", done=True, step=0, table="oak")
    added(learning, "ann", done=False, table="elm", tips=("b", "a"))
    found = added(learning, "ann", silent=True, dismissed=True)

    flags = {"done": True, "dismissed": True, "silent": True}
    assert found == Learnt("nim", 0, **flags, table="oak", tips=("a", "b"))
    assert known(learning, "ann") == [found]
    assert known(learning, "bob") == []


def test_only_guests_forget_what_they_learnt_long_ago(members: Members) -> None:
    """Rows that haven't changed for long go, a member's excepted."""
    learning = Learning(members)
    added(learning, "ann", now=10, step=1)
    added(learning, "bob", now=30, step=1)

    async def age() -> int:
        return await Results(members).age(20)

    assert asyncio.run(age()) == 0
    assert known(learning, "ann") == []
    assert known(learning, "bob") == [Learnt("nim", 1)]


async def learnt(base: str, person: Person) -> list[dict[str, Any]]:
    """Return what a room says that a guest has learnt."""
    lines: list[dict[str, Any]] = (await person.http(base, "GET", "/api/learning")).json()
    return lines


def test_a_member_finds_their_progress_on_each_device(tmp_path: Path) -> None:
    """Progress belongs to the member, is part of the export, and goes with the account."""
    line = {"game": "keesdrow", "step": 2, "done": False, "dismissed": False}
    line |= {"silent": False, "table": "", "tips": ["pegs"]}

    async def work(base: str) -> None:
        ida, phone = await member(base, "Ida", "ida"), await visit(base)
        answer = await post(base, ida, "/api/learning", game="keesdrow", step=2, tips=["pegs"])
        assert answer.json() == line
        await post(base, phone, "/api/sign-in", login="ida", password=PASSWORD)
        assert await learnt(base, phone) == [line]
        export = (await phone.http(base, "GET", "/api/account/export")).json()
        assert export["learning"] == [line]
        await post(base, phone, "/api/account/delete")
        assert await learnt(base, phone) == []

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))
        assert serving.stop() == 0
    with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as database:
        assert database.execute("SELECT * FROM learning").fetchall() == []


REFUSED = (
    {"game": "chess"},
    {"game": "keesdrow", "step": limits.LESSON_STEPS},
    {"game": "keesdrow", "step": -1},
    {"game": "keesdrow", "tips": ["Not A Key"]},
    {"game": "keesdrow", "tips": [f"t{n}" for n in range(limits.TIPS + 1)]},
    {"game": "keesdrow", "tips": ["one-more"]},
    {"game": "keesdrow", "table": "../up"},
    {"game": "keesdrow", "other": 1},
)


def test_nobody_can_store_anything_else(tmp_path: Path) -> None:
    """Unknown games, wrong fields and too many tips are refused, and so are unknown guests."""

    async def work(base: str) -> None:
        gus = await visit(base, "Gus")
        full = [f"t{n}" for n in range(limits.TIPS)]
        assert (await post(base, gus, "/api/learning", game="keesdrow", tips=full)).is_success
        before = await learnt(base, gus)
        for body in REFUSED:
            assert not (await post(base, gus, "/api/learning", **body)).is_success, body
        assert await learnt(base, gus) == before
        stranger = await post(base, Person(), "/api/learning", game="keesdrow", step=1)
        assert code_of(stranger) == "bad_request"

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))
