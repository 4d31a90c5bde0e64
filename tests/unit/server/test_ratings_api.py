"""Ratings over HTTP: the guest's own, what a game changed, and the leaderboard."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from members import visit
from serving import Person, Serving, run

FEW = """
import rumpus.store.people.ratings as ratings

ratings.SETTLED = 8.3
"""
"""Code of a room in which a rating is no longer provisional after one game."""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room for all tests of this file; at its end the log must hold no error."""
    with Serving(tmp_path_factory.mktemp("room") / "data", before=FEW) as serving:
        yield serving
        serving.check_log()


async def read(base: str, person: Person, path: str) -> Any:
    """Return an answer."""
    answer = await person.http(base, "GET", path)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def lost_to_a_bot(base: str, person: Person, *, public: bool) -> str:
    """Resign a game against a bot, and return its table."""
    wanted = {"game": "keep_your_cool", "public": public, "bots": ["fair"]}
    made = await person.http(base, "POST", "/api/tables", json={**wanted, "start": True})
    assert made.status_code == 200, made.text
    table = str(made.json()["table"])
    await person.join(base, table)
    await person.until(lambda message: message["t"] == "view")
    assert (await person.ask("act", action={"type": "resign"}))["t"] == "done"
    await person.leave()
    return table


async def changed(base: str, person: Person, table: str) -> dict[str, int]:
    """Return what a game changed, once that is stored."""
    while True:
        change: dict[str, int] | None
        change = (await read(base, person, f"/api/tables/{table}/rating"))["change"]
        if change is not None:
            return change
        await asyncio.sleep(0.02)


def test_a_lost_game_lowers_the_rating_of_its_player(room: Serving) -> None:
    """The player reads the change, the range and the place; a stranger sees no id."""

    async def work() -> None:
        base = room.base
        ida, eve = await visit(base, "Ida"), await visit(base, "Eve")
        assert await read(base, ida, "/api/ratings/mine") == []
        table = await lost_to_a_bot(base, ida, public=True)
        change = await changed(base, ida, table)
        assert change["before"] == 1500 > change["after"]
        assert (await read(base, eve, f"/api/tables/{table}/rating"))["change"] is None
        (mine,) = await read(base, ida, "/api/ratings/mine")
        assert (mine["game"], mine["points"]) == ("keep_your_cool", change["after"])
        assert (mine["played"], mine["provisional"]) == (1, True)
        assert mine["least"] < mine["points"] < mine["most"]
        board = await read(base, ida, "/api/ratings?game=keep_your_cool")
        assert [(line["name"], line["bot"], line["you"]) for line in board["lines"]] == [
            ("", "fair", False),
            ("Ida", None, True),
        ]
        assert board["you"] == mine
        seen = await read(base, eve, "/api/ratings?game=keep_your_cool")
        assert seen["you"] is None
        assert [line["you"] for line in seen["lines"]] == [False, False]
        assert set(seen["lines"][0]) == {"name", "bot", "you", "rating"}

    run(work)


def test_a_private_game_changes_nothing(room: Serving) -> None:
    """A game against a bot that no list shows leaves no rating."""

    async def work() -> None:
        ben = await visit(room.base, "Ben")
        await lost_to_a_bot(room.base, ben, public=False)
        while True:
            if (await read(room.base, ben, "/api/history"))["games"]:
                break
            await asyncio.sleep(0.02)
        assert await read(room.base, ben, "/api/ratings/mine") == []

    run(work)


def test_an_unknown_game_has_no_leaderboard(room: Serving) -> None:
    """The room refuses, also without any game."""

    async def work() -> None:
        eve = await visit(room.base, "Eve")
        for query in ("", "?game=chess"):
            answer = await eve.http(room.base, "GET", f"/api/ratings{query}")
            assert (answer.status_code, answer.json()["code"]) == (400, "no_such_game")

    run(work)
