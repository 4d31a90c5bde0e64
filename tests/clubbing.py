"""Clubs for tests: their people and their evenings, over HTTP."""

from typing import Any

from members import post, visit
from serving import Person

COOL = {"game": "keep_your_cool", "format": "round_robin"}
WORDS = {"game": "keesdrow", "format": "swiss"}
ROLES = ("owner", "helper", "member", "asked", "stranger")


async def found(base: str, owner: Person, title: str = "Thursday") -> dict[str, Any]:
    """Found a club, and return it as its owner sees it."""
    answer = await post(base, owner, "/api/clubs", title=title)
    assert answer.status_code == 200, answer.text
    club: dict[str, Any] = answer.json()
    return club


async def club_of(base: str, person: Person, name: str) -> dict[str, Any]:
    """Return a club as a person sees it."""
    club: dict[str, Any] = (await person.http(base, "GET", f"/api/clubs/{name}")).json()
    return club


async def joined(base: str, club: dict[str, Any], person: Person) -> str:
    """Let a person join by the link, and return the id under which the club lists them."""
    path = f"/api/clubs/{club['name']}/join"
    answer = await post(base, person, path, word=club["word"])
    assert answer.status_code == 200, answer.text
    return next(str(each["id"]) for each in answer.json()["people"] if each["you"])


async def everybody(base: str) -> tuple[dict[str, Any], dict[str, Person], dict[str, str]]:
    """Return a club with one person of each role, and their ids; a stranger has none."""
    people = {role: await visit(base, role.capitalize()) for role in ROLES}
    club = await found(base, people["owner"])
    path = f"/api/clubs/{club['name']}"
    ids = {role: await joined(base, club, people[role]) for role in ("helper", "member")}
    await post(base, people["owner"], f"{path}/role", people=[ids["helper"]], role="helper")
    await post(base, people["asked"], f"{path}/ask")
    for each in (await club_of(base, people["owner"], club["name"]))["people"]:
        ids[each["role"]] = each["id"]
    return club, people, ids


async def opened(base: str, *names: str, **wanted: Any) -> tuple[str, list[Person]]:
    """Return the address of an evening and its people, the first of whom leads it."""
    people = [await visit(base, name) for name in names]
    club = await found(base, people[0])
    for person in people[1:]:
        await joined(base, club, person)
    path = f"/api/clubs/{club['name']}/evening"
    answer = await post(base, people[0], path, **{**COOL, **wanted})
    assert answer.status_code == 200, answer.text
    for person in people:
        await done(base, person, f"{path}/join")
    return path, people


async def done(base: str, person: Person, path: str, **body: Any) -> dict[str, Any]:
    """Make a request to an evening, which must be done, and return the evening."""
    answer = await post(base, person, path, **body)
    assert answer.status_code == 200, answer.text
    evening: dict[str, Any] = answer.json()
    return evening


async def seen(base: str, person: Person, path: str, query: str = "") -> dict[str, Any]:
    """Return the evening as a person sees it."""
    evening: dict[str, Any] = (await person.http(base, "GET", path + query)).json()
    return evening


def mine(evening: dict[str, Any]) -> str | None:
    """Return the table at which the guest who asked plays in the last round."""
    me = next(each["id"] for each in evening["people"] if each["you"])
    boards = evening["rounds"][-1]["boards"]
    return next((str(board["table"]) for board in boards if me in board["people"]), None)


async def gives_up(base: str, table: str, loser: Person, winner: Person) -> None:
    """Let somebody resign a game of Keep Your Cool at which both sit."""
    for person in (loser, winner):
        person.known, person.got = {}, []
        await person.join(base, table)
        await person.until(lambda message: message["t"] == "view")
    answer = await loser.ask("act", action={"type": "resign"})
    assert answer["t"] == "done", answer
    for person in (loser, winner):
        await person.leave()


async def decided(base: str, person: Person, path: str, rounds: int) -> dict[str, Any]:
    """Wait until all tables of a round have a result."""
    evening = await seen(base, person, path)
    while not evening["rounds"][rounds - 1]["over"]:
        evening = await seen(base, person, path, f"?since={evening['id']}.{evening['step']}")
    return evening


def names(evening: dict[str, Any], ids: list[str]) -> list[str]:
    """Return the names of people by their ids."""
    known = {each["id"]: each["name"] for each in evening["people"]}
    return [known[each] for each in ids]
