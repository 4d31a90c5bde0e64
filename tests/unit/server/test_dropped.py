"""People whom a leader drops from an evening or removes from its club, and what they still see."""

from collections.abc import Iterator
from typing import Any

import pytest

from clubbing import WORDS, club_of, done, found, joined, mine, opened, seen
from members import code_of, post, visit
from serving import Person, Serving, run

LIMITS: dict[str, int | float | str] = {
    **dict.fromkeys(
        ["CLUBS_OF_ADDRESS", "POSTS", "EVENING_TABLES_OF_ADDRESS"], "l.Rate(100, 1000)"
    ),
    "EVENING_EVENTS_OF_ALL": 40,
    "COMINGS": "l.Rate(0.001, 30)",
}


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room for all tests of this file."""
    with Serving(tmp_path_factory.mktemp("room") / "data", limit=LIMITS) as serving:
        yield serving
        serving.check_log()


def id_of(evening: dict[str, Any], name: str) -> str:
    """Return the id under which an evening lists somebody."""
    return next(str(each["id"]) for each in evening["people"] if each["name"] == name)


async def with_pupil(base: str) -> tuple[str, Person, Person, str]:
    """Return an evening's address, its leader, and a guest who came by the code, which is last."""
    path, (ann, *_) = await opened(base, "Ann", "Ben", coded=True)
    code = str((await seen(base, ann, path))["code"])
    pupil = await visit(base)
    await done(base, pupil, "/api/evenings/join", code=code, name="Pupil")
    return path, ann, pupil, code


def test_a_dropped_guest_stays_out(room: Serving) -> None:
    """Neither the code nor the address lets them back in, until a leader enters them again."""

    async def work() -> None:
        base = room.base
        path, ann, pupil, code = await with_pupil(base)
        id_ = id_of(await seen(base, ann, path), "Pupil")
        await done(base, ann, f"{path}/drop", people=[id_])
        again = await post(base, pupil, "/api/evenings/join", code=code, name="Pupil")
        assert (again.status_code, code_of(again)) == (403, "dropped")
        for answer in (
            await post(base, pupil, f"{path}/join"),
            await pupil.http(base, "GET", path),
        ):
            assert (answer.status_code, code_of(answer)) == (403, "not_in_club")
        await done(base, ann, f"{path}/enter", people=[id_])
        evening = await seen(base, pupil, path)
        assert [each["present"] for each in evening["people"]] == [True] * 3

    run(work)


def test_a_guest_who_left_can_come_back(room: Serving) -> None:
    """They have not been dropped; a member who was may come back as well."""

    async def work() -> None:
        base = room.base
        path, ann, pupil, _ = await with_pupil(base)
        await done(base, pupil, f"{path}/leave")
        await done(base, pupil, f"{path}/join")
        club = await club_of(base, ann, path.split("/")[3])
        cat = await visit(base, "Cat")
        await joined(base, club, cat)
        evening = await done(base, cat, f"{path}/join")
        await done(base, ann, f"{path}/drop", people=[id_of(evening, "Cat")])
        assert (await done(base, cat, f"{path}/join"))["people"][-1]["present"]

    run(work)


@pytest.mark.parametrize("ended", [False, True])
def test_somebody_removed_from_a_club_sees_no_evening(room: Serving, *, ended: bool) -> None:
    """They are dropped from the one that runs, and no longer see the one that has ended."""

    async def work() -> None:
        base = room.base
        path, (ann, ben) = await opened(base, "Ann", "Ben")
        club = f"/api/clubs/{path.split('/')[3]}"
        if ended:
            await done(base, ann, f"{path}/end")
        evening = await seen(base, ann, path)
        removed = await post(base, ann, f"{club}/remove", people=[id_of(evening, "Ben")])
        assert removed.status_code == 200, removed.text
        for answer in (await ben.http(base, "GET", path), await post(base, ben, f"{path}/join")):
            assert (answer.status_code, code_of(answer)) == (403, "not_in_club")
        assert not (await seen(base, ann, path))["people"][-1]["present"]

    run(work)


def test_coming_and_going_leaves_room_for_results(room: Serving) -> None:
    """Somebody who comes and goes all the time is refused; the leader goes on."""

    async def work() -> None:
        base = room.base
        path, (ann, ben) = await opened(base, "Ann", "Ben")
        codes = set[str]()
        for number in range(50):
            answer = await post(base, ben, f"{path}/{('leave', 'join')[number % 2]}")
            codes |= {code_of(answer)} if answer.status_code != 200 else set()
        assert "too_many" in codes
        cat = await visit(base, "Cat")
        await joined(base, await club_of(base, ann, path.split("/")[3]), cat)
        for way in ("join", "leave") * 10:
            await post(base, cat, f"{path}/{way}")
        answer = await post(base, cat, f"{path}/join")
        assert code_of(answer) == "evening_long"
        people = (await seen(base, ann, path))["people"]
        absent = [each["id"] for each in people if not each["present"]]
        await done(base, ann, f"{path}/enter", people=absent)
        await done(base, ann, f"{path}/round")
        await done(base, ann, f"{path}/result", round=0, table=0, places=[[0], [1]])

    run(work)


def test_a_club_shows_no_game_that_is_for_its_players(room: Serving) -> None:
    """A table that only its players may watch isn't among the tables of the club's members."""

    async def work() -> None:
        base = room.base
        ann, ben = await visit(base, "Ann"), await visit(base, "Ben")
        club = await found(base, ann)
        await joined(base, club, ben)
        made = await post(base, ben, "/api/tables", game="keesdrow", public=True)
        await ben.join(base, made.json()["table"])
        door = {"type": "set_door", "sit": "ask", "watch": "players"}
        assert (await ben.ask("table", action=door))["t"] == "done"
        shown = [(await club_of(base, each, club["name"]))["tables"] for each in (ann, ben)]
        assert [len(tables) for tables in shown] == [0, 1]
        await ben.leave()

    run(work)


def test_equal_boards_of_a_club_that_is_gone_are_shown(room: Serving) -> None:
    """Nobody waits for the results of its round any more, so nothing else would show them."""

    async def work() -> None:
        base = room.base
        people = ("Ann", "Ben", "Cat", "Dan")
        path, (ann, *_) = await opened(base, *people, **WORDS, same_boards=True)
        table = mine(await done(base, ann, f"{path}/round"))
        stranger = await visit(base)
        await stranger.join(base, str(table))
        assert (await stranger.until(lambda each: each["t"] == "bye"))["code"] == "round_first"
        await stranger.leave()
        await post(base, ann, f"/api/clubs/{path.split('/')[3]}/delete")
        stranger.got, stranger.known = [], {}
        await stranger.join(base, str(table))
        assert (await stranger.until(lambda each: each["t"] in ("bye", "view")))["t"] == "view"
        await stranger.leave()

    run(work)
