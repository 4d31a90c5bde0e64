"""Bans, against a real room: what the banned can't do, when, and what they read."""

import json
from pathlib import Path
from typing import Any

import httpx

from members import PASSWORD, code_of, member, post, visit
from operators import act, deeds, id_of, operator, read, turned_away
from serving import PATIENCE, Person, Serving, run, table_of

SPAM = {"reason": "Spam  in <b>chat</b>"}


async def notices(base: str, person: Person) -> Any:
    """Return what every page shows to a person."""
    return (await person.http(base, "GET", "/api/notices")).json()


def _gone(presence: dict[str, Any], seat: int) -> bool:
    """Return True if the person in a seat isn't here."""
    return any(one["seat"] == seat and not one["here"] for one in presence["people"])


def test_a_banned_person_may_watch_but_not_play_or_talk(tmp_path: Path) -> None:
    """Their sockets close at once; they may watch others, keep their account, and read why."""

    async def work(base: str) -> None:
        ann, bob = await visit(base, "Annabel"), await member(base, "Bob", "bob")
        table = await table_of(base, ann, bob, public=True)
        desk = await operator(base, tmp_path / "data")
        bob_id = await id_of(base, desk, "Bob")
        (ban,) = await act(base, desk, "/bans", people=[bob_id], hours=1, **SPAM)
        assert (ban["kind"], ban["name"], ban["until"] - ban["made"]) == ("person", "Bob", 3600)
        assert await bob.closed() == 4403
        assert bob.got[-1]["code"] == "banned"
        await ann.until(lambda m: m["t"] == "update" and m["table"]["seats"][1]["name"] is None)
        told = (await notices(base, bob))["ban"]
        assert told == {"reason": "Spam in <b>chat</b>", "until": ban["until"]}
        assert (await notices(base, ann))["ban"] is None
        for path, body in (
            ("/api/tables", {"game": "keesdrow"}),
            ("/api/seeks", {"game": "keesdrow"}),
            ("/api/me", {"name": "Robert"}),
            ("/api/daily", {}),
            ("/api/clubs", {"title": "Club"}),
        ):
            answer = await post(base, bob, path, **body)
            assert (answer.status_code, code_of(answer)) == (403, "banned"), path
            assert answer.json()["params"] == told
        bob.known, bob.got = {}, []
        await bob.join(base, table)
        await bob.until(lambda message: message["t"] == "view")
        for kind, fields in (
            ("table", {"action": {"type": "sit", "seat": 1}}),
            ("chat", {"text": "hi"}),
            ("phrase", {"phrase": "hello"}),
        ):
            refused = await bob.ask(kind, **fields)
            assert (refused["code"], refused["params"]) == ("banned", told)
        await bob.leave()
        assert (await bob.http(base, "GET", "/api/account/export")).status_code == 200
        assert (await post(base, bob, "/api/account/recovery")).status_code == 200
        await act(base, desk, "/bans/lift", bans=[ban["id"]])
        assert (await notices(base, bob))["ban"] is None
        assert (await post(base, bob, "/api/tables", game="keesdrow")).status_code == 200
        assert [each[:2] for each in await deeds(base, desk)][:2] == [
            ("lift_ban", bob_id),
            ("ban", bob_id),
        ]
        await ann.leave()

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))
        serving.check_log()


def test_a_ban_in_the_middle_of_a_game_leaves_the_game_to_the_others(tmp_path: Path) -> None:
    """The seat counts as absent, and its player can't come back to it; the ban outlives a start."""
    table, bob = "", Person()

    async def work(base: str) -> None:
        nonlocal table, bob
        ann, bob = await visit(base, "Annabel"), await visit(base, "Bob")
        table = await table_of(base, ann, bob)
        assert (await ann.ask("table", action={"type": "start"}))["t"] == "done"
        desk = await operator(base, tmp_path / "data")
        await act(base, desk, "/bans", people=[await id_of(base, desk, "Bob")], **SPAM)
        assert await bob.closed() == 4403
        await ann.until(lambda m: m["t"] == "presence" and _gone(m, 1))
        assert await turned_away(base, bob, table) == "banned"
        assert (await read(base, desk, "/tables"))["tables"][0]["phase"] == "play"
        await ann.leave()

    async def later(base: str) -> None:
        assert await turned_away(base, bob, table) == "banned"
        assert (await notices(base, bob))["ban"]["until"] == 0

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))
        serving.stop()
    with Serving(tmp_path / "data") as serving:
        run(lambda: later(serving.base))


def test_a_ban_follows_a_guest_into_their_account(tmp_path: Path) -> None:
    """A guest who becomes a member keeps the ban, also on another device."""

    async def work(base: str) -> None:
        bob, desk = await visit(base, "Bob"), await operator(base, tmp_path / "data")
        await act(base, desk, "/bans", people=[await id_of(base, desk, "Bob")], **SPAM)
        signed = await post(base, bob, "/api/account/password", login="bob", password=PASSWORD)
        assert signed.status_code == 200
        phone = await visit(base)
        await post(base, phone, "/api/sign-in", login="bob", password=PASSWORD)
        answer = await post(base, phone, "/api/tables", game="keesdrow")
        assert code_of(answer) == "banned"

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))


def test_a_banned_address_gets_a_page_that_says_so(tmp_path: Path) -> None:
    """Pages, requests and sockets of it are refused; the operator can still lift the ban."""

    async def work(base: str) -> None:
        ann = await visit(base, "Annabel")
        table = await table_of(base, ann)
        desk = await operator(base, tmp_path / "data")
        bob = await visit(base, "Bob")
        seen = await read(base, desk, f"/people/{await id_of(base, desk, 'Bob')}")
        assert seen["address"] == "127.0.0.1"
        (ban,) = await act(base, desk, "/bans", addresses=["::ffff:127.0.0.1"], **SPAM)
        assert (ban["kind"], ban["whom"]) == ("address", "127.0.0.1")
        assert await ann.closed() == 4403
        assert await turned_away(base, ann, table) == "banned"
        refused = await bob.http(base, "GET", "/api/me")
        assert (refused.status_code, code_of(refused)) == (403, "banned_address")
        assert refused.json()["params"]["until"] == 0
        async with httpx.AsyncClient(base_url=f"http://{base}", timeout=PATIENCE) as client:
            page = await client.get("/")
            assert (page.status_code, page.headers["content-type"]) == (
                403,
                "text/html; charset=utf-8",
            )
            assert "Spam in &lt;b&gt;chat&lt;/b&gt;" in page.text
            assert "for good" in page.text
            assert "default-src 'none'" in page.headers["content-security-policy"]
            for path in ("/admin", "/admin/bans", "/healthz"):
                assert (await client.get(path)).status_code == 200, path
        await act(base, desk, "/bans/lift", bans=[ban["id"]])
        assert (await bob.http(base, "GET", "/api/me")).status_code == 200

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))
        serving.check_log()


def test_many_are_banned_and_freed_at_once(tmp_path: Path) -> None:
    """A list of people and addresses is banned in one request, each with a line in the log."""

    async def work(base: str) -> None:
        people = [await visit(base, name) for name in ("Bob", "Eve", "Mal")]
        desk = await operator(base, tmp_path / "data")
        ids = [await id_of(base, desk, name) for name in ("Bob", "Eve", "Mal")]
        networks = ["2001:db8:1:2::9", "2001:db8:1:2::7", "203.0.113.9"]
        bans = await act(base, desk, "/bans", people=ids, addresses=networks, **SPAM)
        assert {ban["whom"] for ban in bans} == {*ids, "2001:db8:1:2::/64", "203.0.113.9"}
        for person in people:
            assert (await notices(base, person))["ban"] is not None
        again = await act(base, desk, "/bans", people=ids[:1], hours=24, reason="More spam")
        listed = await read(base, desk, "/bans")
        assert (listed["total"], listed["bans"][0]["id"]) == (5, again[0]["id"])
        await act(base, desk, "/bans/lift", bans=[ban["id"] for ban in listed["bans"]])
        assert (await read(base, desk, "/bans"))["total"] == 0
        assert (await read(base, desk, "/bans?ended"))["total"] == 6
        for person in people:
            assert (await notices(base, person))["ban"] is None
        acts = [each[0] for each in await deeds(base, desk)]
        assert (acts.count("ban"), acts.count("lift_ban")) == (6, 5)

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))
        assert "2001:db8" not in json.dumps(serving.log())
