"""Clubs and evenings when two things happen at once, one of them often a deleted account."""

import asyncio
from collections.abc import Awaitable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from clubbing import COOL, club_of, done, found, joined, opened, seen
from members import code_of, member, post, visit
from serving import Person, Serving, run

SLOW_TABLES = """
import time
from rumpus.store.people.worker import Worker

do = Worker._do

def slow(self, engine, work):
    def late(connection):
        time.sleep(0.02)
        return work(connection)
    return do(self, engine, late)

Worker._do = slow
"""
"""Code that widens the moment between what a request reads and what it writes."""
NUMBERS = count()
LIMITS: dict[str, int | float | str] = {
    "CLUB_ASKING": 2,
    "CLUBS_OF_ADDRESS": "l.Rate(100, 1000)",
    "EVENING_TABLES_OF_ADDRESS": "l.Rate(100, 1000)",
    "SIGN_INS_OF_ADDRESS": "l.Rate(10, 500)",
    "POSTS": "l.Rate(100, 5000)",
}


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One room with slow tables of the people for all tests; no race may leave an error."""
    data = tmp_path_factory.mktemp("room") / "data"
    with Serving(data, before=SLOW_TABLES, limit=LIMITS) as serving:
        yield serving
        serving.check_log()


async def both(*requests: Awaitable[httpx.Response], between: float = 0.0) -> list[httpx.Response]:
    """Make requests at once, or with some seconds between them; none of them may fail."""

    async def later(number: int, request: Awaitable[httpx.Response]) -> httpx.Response:
        await asyncio.sleep(number * between)
        return await request

    answers = await asyncio.gather(*(later(*each) for each in enumerate(requests)))
    assert all(answer.status_code < 500 for answer in answers), answers
    return answers


def another_tab(person: Person) -> Person:
    """Return another page of the same browser, with the cookie of now."""
    tab = Person()
    tab.cookie = person.cookie
    return tab


def roles(club: dict[str, Any]) -> list[str]:
    """Return the roles in a club, sorted."""
    return sorted(str(each["role"]) for each in club["people"])


def names(evening: dict[str, Any]) -> list[str]:
    """Return the names of the people of an evening, in the order of joining."""
    return [str(each["name"]) for each in evening["people"]]


async def three(base: str) -> tuple[str, list[Person], list[str]]:
    """Return the address of a club, its owner and two members, and the ids of those two."""
    ben = await member(base, "Ben", f"ben-{next(NUMBERS)}")
    people = [await visit(base, "Ann"), ben, await visit(base, "Cat")]
    club = await found(base, people[0])
    ids = [await joined(base, club, person) for person in people[1:]]
    return f"/api/clubs/{club['name']}", people, ids


def test_a_club_is_handed_to_one_person_only(room: Serving) -> None:
    """Of two requests at once, the second comes from somebody who is no longer the owner."""

    async def work() -> None:
        path, (ann, *_), ids = await three(room.base)
        answers = await both(
            *(post(room.base, ann, f"{path}/role", people=[id_], role="owner") for id_ in ids)
        )
        assert sorted(answer.status_code for answer in answers) == [200, 403]
        club = await club_of(room.base, ann, path.split("/")[3])
        assert roles(club) == ["helper", "member", "owner"]

    run(work)


@pytest.mark.parametrize("goes", ["leave", "account"])
def test_a_club_keeps_an_owner_whose_heir_goes(room: Serving, goes: str) -> None:
    """Somebody leaves, or deletes their account, while the club is handed over to them."""

    async def work() -> None:
        for between in (0.0, 0.02, 0.04, 0.06, 0.08):
            path, (ann, ben, cat), ids = await three(room.base)
            away = f"{path}/leave" if goes == "leave" else "/api/account/delete"
            await both(
                post(room.base, ben, away),
                post(room.base, ann, f"{path}/role", people=[ids[0]], role="owner"),
                between=between,
            )
            club = await club_of(room.base, cat, path.split("/")[3])
            assert roles(club).count("owner") == 1
            assert "Former member" not in {each["name"] for each in club["people"]}

    run(work)


def test_helpers_cannot_remove_somebody_who_becomes_owner(room: Serving) -> None:
    """The club is never without an owner."""

    async def work() -> None:
        path, (ann, _, cat), ids = await three(room.base)
        await post(room.base, ann, f"{path}/role", people=[ids[1]], role="helper")
        await both(
            post(room.base, ann, f"{path}/role", people=[ids[0]], role="owner"),
            post(room.base, cat, f"{path}/remove", people=[ids[0]]),
        )
        club = await club_of(room.base, ann, path.split("/")[3])
        assert roles(club).count("owner") == 1

    run(work)


def test_no_more_people_ask_than_may(room: Serving) -> None:
    """Five ask at once, and two of them are noted."""

    async def work() -> None:
        ann = await visit(room.base, "Ann")
        club = await found(room.base, ann)
        path = f"/api/clubs/{club['name']}"
        strangers = [await visit(room.base) for _ in range(5)]
        answers = await both(*(post(room.base, each, f"{path}/ask") for each in strangers))
        assert sorted(answer.status_code for answer in answers) == [200, 200, 400, 400, 400]
        assert roles(await club_of(room.base, ann, club["name"])) == ["asked", "asked", "owner"]

    run(work)


def test_a_deleted_account_enters_no_club(room: Serving) -> None:
    """A request that another tab made before is refused."""

    async def work() -> None:
        path, (ann, ben, _), _ = await three(room.base)
        club = await found(room.base, ann, "Friday")
        friday = f"/api/clubs/{club['name']}/join"
        await both(
            post(room.base, ben, "/api/account/delete"),
            *(post(room.base, another_tab(ben), friday, word=club["word"]) for _ in range(8)),
            between=0.01,
        )
        assert roles(await club_of(room.base, ann, club["name"])) == ["owner"]
        assert roles(await club_of(room.base, ann, path.split("/")[3])) == ["member", "owner"]

    run(work)


def test_an_evening_goes_on_after_somebody_deletes_their_account(room: Serving) -> None:
    """Even while a round is seated: the results count, and the next round is without them."""

    async def work() -> None:
        base = room.base
        path, (ann, *_) = await opened(base, "Ann", "Ben", "Cat")
        club = await club_of(base, ann, path.split("/")[3])
        dan = await member(base, "Dan", "dan")
        await joined(base, club, dan)
        await done(base, dan, f"{path}/join")
        await both(
            post(base, ann, f"{path}/round"),
            post(base, dan, "/api/account/delete"),
            between=0.05,
        )
        evening = await seen(base, ann, path)
        assert [each["name"] for each in evening["people"]] == [
            "Ann",
            "Ben",
            "Cat",
            "Former member",
        ]
        assert [each["present"] for each in evening["people"]] == [True, True, True, False]
        for table in range(len(evening["rounds"][0]["boards"])):
            await done(base, ann, f"{path}/result", round=0, table=table, places=[[0], [1]])
        evening = await done(base, ann, f"{path}/round")
        gone = evening["people"][-1]["id"]
        assert all(gone not in board["people"] for board in evening["rounds"][1]["boards"])

    run(work)


@pytest.mark.parametrize("between", [0.05, 0.1, 0.15])
@pytest.mark.parametrize("goes", ["club", "account"])
def test_a_club_is_deleted_while_its_round_is_seated(
    room: Serving, goes: str, between: float
) -> None:
    """The evening ends with its club, before or after the round, and both get their answers."""

    async def work() -> None:
        ida = await member(room.base, "Ida", f"last-{next(NUMBERS)}")
        club = await found(room.base, ida)
        path = f"/api/clubs/{club['name']}"
        coded = await done(room.base, ida, f"{path}/evening", **COOL, coded=True)
        guests = [await visit(room.base, f"Gus {number}") for number in range(8)]
        for guest in guests:
            entry = {"code": coded["code"], "name": f"Gus {guests.index(guest)}"}
            await done(room.base, guest, "/api/evenings/join", **entry)
        delete = "/api/account/delete" if goes == "account" else f"{path}/delete"
        round_, deleted = await both(
            post(room.base, ida, f"{path}/evening/round"),
            post(room.base, ida, delete),
            between=between,
        )
        gone = {"no_such_evening", "no_such_club"}
        assert round_.status_code == 200 or code_of(round_) in gone
        assert deleted.status_code == 200, deleted.text
        late = await post(room.base, guests[0], f"{path}/evening/leave")
        assert code_of(late) == "no_such_club"

    run(work)


def test_a_deleted_account_is_gone_after_a_power_cut(tmp_path: Path) -> None:
    """What an account leaves behind goes in one transaction, so that none of it stays for good."""
    cut = """
from rumpus.server.clubs.house import ClubHouse

async def cut(self, person):
    import os
    os._exit(1)

ClubHouse.forget = cut
"""
    people: list[Person] = []
    path = ""

    async def before() -> None:
        nonlocal path
        path, guests = await opened(serving.base, "Ann", "Ben")
        dan = await member(serving.base, "Dan", "dan")
        club = await club_of(serving.base, guests[0], path.split("/")[3])
        id_ = await joined(serving.base, club, dan)
        await done(serving.base, dan, f"{path}/join")
        owner = {"people": [id_], "role": "owner"}
        await post(serving.base, guests[0], f"/api/clubs/{club['name']}/role", **owner)
        people.extend(guests)
        with pytest.raises(httpx.HTTPError):
            await post(serving.base, dan, "/api/account/delete")

    async def after() -> None:
        club = await club_of(serving.base, people[0], path.split("/")[3])
        assert roles(club) == ["member", "owner"]
        evening = await seen(serving.base, people[0], path)
        assert names(evening) == ["Ann", "Ben", "Former member"]
        answer = await post(serving.base, people[0], f"{path}/round")
        assert answer.status_code == 200 or code_of(answer) == "not_leader"

    with Serving(tmp_path / "data", before=cut) as serving:
        run(before)
    with Serving(tmp_path / "data") as serving:
        run(after)
