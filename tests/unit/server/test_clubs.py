"""Clubs: who may do what, how people join, and what strangers see."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clubbing import ROLES, club_of, everybody, found, joined
from members import code_of, member, post, visit
from serving import Person, Serving, run

Ids = dict[str, str]

ACTIONS: dict[str, tuple[Callable[[Ids], dict[str, Any]], set[str]]] = {
    "admit": (lambda ids: {"people": [ids["asked"]]}, {"owner", "helper"}),
    "remove": (lambda ids: {"people": [ids["member"], ids["asked"]]}, {"owner", "helper"}),
    "role": (lambda ids: {"people": [ids["member"]], "role": "helper"}, {"owner"}),
    "rename": (lambda ids: {"title": "Friday"}, {"owner"}),
    "link": (lambda ids: {"on": True}, {"owner"}),
    "leave": (lambda ids: {}, {"helper", "member", "asked"}),
    "delete": (lambda ids: {}, {"owner"}),
}
"""Each action with a body that is right, and the roles that may do it."""


@pytest.fixture(scope="module", name="serving")
def _serving(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Serve one room for all tests of this module."""
    rates = ["CLUBS_OF_ADDRESS", "CLUB_ASKS_OF_ADDRESS", "POSTS"]
    limit = dict.fromkeys(rates, "l.Rate(100, 1000)")
    with Serving(tmp_path_factory.mktemp("clubs") / "data", limit=limit) as room:
        yield room


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("action", ACTIONS)
def test_each_role_may_do_what_it_may(serving: Serving, action: str, role: str) -> None:
    """An action is done for the roles that may do it, and refused to all others."""
    body, allowed = ACTIONS[action]

    async def work() -> None:
        club, people, ids = await everybody(serving.base)
        path = f"/api/clubs/{club['name']}/{action}"
        answer = await post(serving.base, people[role], path, **body(ids))
        after = await club_of(serving.base, people["owner"], club["name"])
        if role in allowed:
            assert answer.status_code == 200, answer.text
        else:
            assert (answer.status_code, code_of(answer)) in {
                (403, "not_in_club"),
                (403, "not_leader"),
                (403, "owner_stays"),
            }
            known = [(each["id"], each["role"]) for each in after["people"]]
            assert sorted(known) == sorted((ids[each], each) for each in ids)
            assert (after["title"], after["word"]) == ("Thursday", club["word"])

    run(work)


@pytest.mark.parametrize("role", ROLES)
def test_only_members_see_a_club(serving: Serving, role: str) -> None:
    """Others see its title; only leaders see the word of the link and those who ask."""

    async def work() -> None:
        club, people, _ = await everybody(serving.base)
        seen = await club_of(serving.base, people[role], club["name"])
        inside, leads = role in {"owner", "helper", "member"}, role in {"owner", "helper"}
        assert seen["title"] == "Thursday"
        assert seen["word"] == (club["word"] if leads else None)
        roles = {str(each["role"]) for each in seen["people"]}
        wanted = ["owner", "helper", "member"] if inside else []
        assert roles == {*wanted, *(["asked"] if leads else [])}

    run(work)


def test_a_bulk_action_is_done_for_all_or_for_nobody(serving: Serving) -> None:
    """One person who isn't in this club, or may not be removed, stops the whole action."""

    async def work() -> None:
        club, people, ids = await everybody(serving.base)
        _, _, strangers = await everybody(serving.base)
        path = f"/api/clubs/{club['name']}"
        for actor, wanted in (
            ("owner", [ids["member"], strangers["member"]]),
            ("owner", [ids["member"], ids["owner"]]),
            ("helper", [ids["member"], ids["helper"]]),
            ("owner", []),
        ):
            answer = await post(serving.base, people[actor], f"{path}/remove", people=wanted)
            assert code_of(answer) in {"no_such_person", "not_leader"}
        both = [ids["asked"], ids["member"]]
        answer = await post(serving.base, people["owner"], f"{path}/admit", people=both)
        assert code_of(answer) == "no_such_person"
        after = await club_of(serving.base, people["owner"], club["name"])
        assert {each["role"] for each in after["people"]} == set(ids)

    run(work)


def test_somebody_who_asked_is_let_in(serving: Serving) -> None:
    """They see the club from then on."""

    async def work() -> None:
        club, people, ids = await everybody(serving.base)
        path = f"/api/clubs/{club['name']}/admit"
        await post(serving.base, people["helper"], path, people=[ids["asked"]])
        assert (await club_of(serving.base, people["asked"], club["name"]))["role"] == "member"

    run(work)


def test_a_club_is_handed_over(serving: Serving) -> None:
    """An owner who names another becomes a helper, and may leave then; two owners can't be."""

    async def work() -> None:
        club, people, ids = await everybody(serving.base)
        path, owner = f"/api/clubs/{club['name']}", people["owner"]
        two = [ids["helper"], ids["member"]]
        refused = await post(serving.base, owner, f"{path}/role", people=two, role="owner")
        assert code_of(refused) == "no_such_person"
        one = [ids["member"]]
        given = await post(serving.base, owner, f"{path}/role", people=one, role="owner")
        assert given.json()["role"] == "helper"
        assert (await post(serving.base, owner, f"{path}/leave")).json() == []
        assert (await club_of(serving.base, people["member"], club["name"]))["role"] == "owner"

    run(work)


def test_a_new_link_voids_the_old_one(serving: Serving) -> None:
    """And a link that is off lets nobody in."""

    async def work() -> None:
        owner, guest = await visit(serving.base, "Ann"), await visit(serving.base, "Ben")
        club = await found(serving.base, owner)
        path = f"/api/clubs/{club['name']}"
        renewed = (await post(serving.base, owner, f"{path}/link", on=True)).json()
        refused = await post(serving.base, guest, f"{path}/join", word=club["word"])
        assert (refused.status_code, code_of(refused)) == (403, "wrong_word")
        await joined(serving.base, renewed, guest)
        off = (await post(serving.base, owner, f"{path}/link", on=False)).json()
        assert off["word"] is None
        other = await visit(serving.base, "Cat")
        refused = await post(serving.base, other, f"{path}/join", word=renewed["word"])
        assert code_of(refused) == "wrong_word"

    run(work)


def test_a_guest_with_a_page_is_here(serving: Serving) -> None:
    """The club shows who has an open page, and the public tables where members sit."""

    async def work() -> None:
        ann, ben = await visit(serving.base, "Ann"), await visit(serving.base, "Ben")
        club = await found(serving.base, ann)
        await joined(serving.base, club, ben)
        for public in (True, False):
            await post(serving.base, ben, "/api/tables", game="keesdrow", public=public)
        seen = await club_of(serving.base, ann, club["name"])
        assert [(each["name"], each["here"]) for each in seen["people"]] == [
            ("Ann", True),
            ("Ben", True),
        ]
        assert [table["game"] for table in seen["tables"]] == ["keesdrow"]

    run(work)


def test_a_deleted_account_leaves_its_clubs(serving: Serving) -> None:
    """A club of others goes to the next of them; one without others is deleted."""

    async def work() -> None:
        ann = await member(serving.base, "Ann", "ann")
        ben = await visit(serving.base, "Ben")
        shared, lonely = await found(serving.base, ann), await found(serving.base, ann)
        await joined(serving.base, shared, ben)
        kept = (await ann.http(serving.base, "GET", "/api/account/export")).json()
        assert kept["clubs"] == ["Thursday", "Thursday"]
        await post(serving.base, ann, "/api/account/delete")
        seen = await club_of(serving.base, ben, shared["name"])
        assert [(each["name"], each["role"]) for each in seen["people"]] == [("Ben", "owner")]
        assert (await club_of(serving.base, ben, lonely["name"]))["code"] == "no_such_club"

    run(work)


def test_clubs_have_limits(tmp_path: Path) -> None:
    """A full club lets nobody in, and an address founds only so many."""
    limit: dict[str, int | float | str] = {
        "CLUB_PEOPLE": 2,
        "CLUBS_OF_ADDRESS": "l.Rate(0.001, 1)",
    }

    async def work() -> None:
        people = [await visit(serving.base, name) for name in ("Ann", "Ben", "Cat")]
        club = await found(serving.base, people[0])
        await joined(serving.base, club, people[1])
        path = f"/api/clubs/{club['name']}"
        full = await post(serving.base, people[2], f"{path}/join", word=club["word"])
        assert code_of(full) == "club_full"
        assert code_of(await post(serving.base, people[2], f"{path}/ask")) == "club_full"
        more = await post(serving.base, people[2], "/api/clubs", title="More")
        assert (more.status_code, code_of(more)) == (429, "too_many")

    with Serving(tmp_path / "data", limit=limit) as serving:
        run(work)


def test_titles_are_cleaned_and_unknown_clubs_refused(serving: Serving) -> None:
    """A title that can't be shown is refused, like an address that no club has."""

    async def work() -> None:
        ann = Person()
        await ann.http(serving.base, "GET", "/api/me")
        for title in ("", " ", "x" * 41):
            answer = await post(serving.base, ann, "/api/clubs", title=title)
            assert code_of(answer) == "bad_request"
        assert (await found(serving.base, ann, " Our \n club "))["title"] == "Our club"
        gone = await ann.http(serving.base, "GET", "/api/clubs/oak-bell-42")
        assert (gone.status_code, code_of(gone)) == (404, "no_such_club")

    run(work)
