"""What operators do to tables, people, reports, words and the whole room, against a real one."""

import json
from pathlib import Path
from typing import Any

import httpx

from clubbing import found
from members import account, code_of, me, member, post, visit
from operators import AREA, act, acted, deeds, id_of, operator, read, turned_away
from rumpus.server.limits import values as limits
from serving import PATIENCE, Person, Serving, get, run, table_of


def test_a_table_is_closed_for_everybody_with_a_reason(tmp_path: Path) -> None:
    """The game ends as it stands, also at a table that isn't in memory; opening it undoes that."""

    async def work(base: str) -> None:
        ann, bob = await visit(base, "Annabel"), await visit(base, "Bob")
        table = await table_of(base, ann, bob)
        assert (await ann.ask("table", action={"type": "start"}))["t"] == "done"
        lobby = await table_of(base, await visit(base, "Cat"))
        desk = await operator(base, tmp_path / "data")
        done = await act(
            base, desk, "/tables/close", tables=[table, lobby, "no-table-10"], reason="Late"
        )
        assert done == {"done": [table, lobby], "failed": ["no-table-10"]}
        for person in (ann, bob):
            assert await person.closed() == 4403
            assert person.got[-1]["code"] == "table_closed"
        for path in (f"/api/tables/{table}", f"/api/tables/{lobby}"):
            refused = await ann.http(base, "GET", path)
            assert (refused.status_code, code_of(refused)) == (403, "table_closed")
            assert refused.json()["params"] == {"reason": "Late"}
        assert await turned_away(base, bob, table) == "table_closed"
        assert (await me(base, ann))["tables"] == []
        record = await desk.http(base, "GET", f"{AREA}/tables/{table}/record")
        assert record.status_code == 200
        assert "keesdrow" in record.text.splitlines()[0]
        stored = (await read(base, desk, f"/tables?stored&q={table}"))["tables"]
        assert [each["closed"] for each in stored] == ["Late"]
        await act(base, desk, "/tables/reopen", tables=[table])
        assert (await ann.http(base, "GET", f"/api/tables/{table}")).json()["phase"] == "over"
        assert [each[:2] for each in await deeds(base, desk)][:3] == [
            ("reopen_table", table),
            ("close_table", lobby),
            ("close_table", table),
        ]

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))
        serving.check_log()


def test_hidden_tables_leave_the_public_list_only(tmp_path: Path) -> None:
    """The list is the same for everybody; the link still works."""

    async def listed(person: Person, base: str) -> list[str]:
        return [each["name"] for each in (await person.http(base, "GET", "/api/tables")).json()]

    async def work(base: str) -> None:
        ann, bob = await visit(base, "Annabel"), await visit(base, "Bob")
        tables = [await table_of(base, one, public=True) for one in (ann, bob)]
        desk = await operator(base, tmp_path / "data")
        await act(base, desk, "/tables/hide", tables=tables, hidden=True)
        while await listed(ann, base):
            pass
        assert (await ann.http(base, "GET", f"/api/tables/{tables[0]}")).status_code == 200
        shown = (await read(base, desk, "/tables?q=bob"))["tables"]
        assert [(each["name"], each["hidden"]) for each in shown] == [(tables[1], True)]
        assert shown[0]["people"] == [{"guest": await id_of(base, desk, "Bob"), "name": "Bob"}]
        await act(base, desk, "/tables/hide", tables=tables[:1], hidden=False)
        while tables[0] not in await listed(ann, base):
            pass
        await ann.leave()
        await bob.leave()

    with Serving(tmp_path / "data", limit={"REQUESTS": "l.Rate(500, 5000)"}) as serving:
        run(lambda: work(serving.base))


def test_running_games_end_and_none_begins(tmp_path: Path) -> None:
    """No table, seek, start or board of the day; the desk counts, `/healthz` and pages say so."""

    async def work(base: str) -> None:
        ann, bob = await visit(base, "Annabel"), await visit(base, "Bob")
        table = await table_of(base, ann, bob)
        desk = await operator(base, tmp_path / "data")
        await act(base, desk, "/last-games", on=True)
        for path, body in (
            ("/api/tables", {"game": "keesdrow"}),
            ("/api/seeks", {"game": "keesdrow"}),
            ("/api/daily", {}),
        ):
            answer = await post(base, ann, path, **body)
            assert (answer.status_code, code_of(answer)) == (503, "closing_soon"), path
        refused = await ann.ask("table", action={"type": "start"})
        assert refused["code"] == "closing_soon"
        assert (await ann.http(base, "GET", "/api/notices")).json()["closing"] is True
        assert (await ann.http(base, "GET", "/healthz")).text == "closing\n"
        left = (await read(base, desk))["remaining"]
        assert (left["games"], left["lobbies"]) == (0, 1)
        await act(base, desk, "/last-games", on=False)
        assert (await ann.ask("table", action={"type": "start"}))["t"] == "done"
        assert (await read(base, desk))["remaining"]["games"] == 1
        await act(base, desk, "/last-games", on=True)
        await act(base, desk, "/tables/close", tables=[table], reason="Late")
        assert (await read(base, desk))["remaining"]["games"] == 0

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))


def test_an_offending_name_disappears_everywhere(tmp_path: Path) -> None:
    """At the table, in lists and after a restart; the next name of the guest is shown."""
    table = ""

    async def names(base: str, person: Person) -> list[str | None]:
        line = (await person.http(base, "GET", f"/api/tables/{table}")).json()
        return [seat["name"] for seat in line["seats"][:2]]

    async def work(base: str) -> None:
        nonlocal table
        ann, bob = await visit(base, "Annabel"), await visit(base, "Worse")
        table = await table_of(base, ann, bob)
        desk = await operator(base, tmp_path / "data")
        bob_id = await id_of(base, desk, "Worse")
        shown = await act(base, desk, f"/people/{bob_id}/rename")
        assert shown["name"] not in {"Worse", ""}
        assert await names(base, ann) == ["Annabel", shown["name"]]
        assert (await me(base, bob))["name"] == shown["name"]
        (deed, *_) = await deeds(base, desk)
        assert deed == ("rename", bob_id, {"before": "Worse", "after": shown["name"]})
        await post(base, bob, "/api/me", name="Robert")
        assert (await me(base, bob))["name"] == "Robert"
        await ann.leave()
        await bob.leave()

    async def later(base: str) -> None:
        assert "Worse" not in await names(base, await visit(base))

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))
        serving.stop()
    with Serving(tmp_path / "data") as serving:
        run(lambda: later(serving.base))


def test_a_member_is_found_signed_out_and_let_in(tmp_path: Path) -> None:
    """By sign-in name or part of a name; a code of the desk lets them in once."""

    async def work(base: str) -> None:
        ida = await member(base, "Ida Lovelace", "ida.l")
        club = await found(base, ida, "Thursday")
        desk = await operator(base, tmp_path / "data")
        ids = {await id_of(base, desk, query) for query in ("IDA.L", "lovelace", "Ida%20Lo")}
        (ida_id,) = ids
        assert (await read(base, desk, "/people?q=%25"))["total"] == 0
        person = await read(base, desk, f"/people/{ida_id}")
        assert (person["login"], person["devices"], person["clubs"]) == (
            "ida.l",
            1,
            [club["title"]],
        )
        await act(base, desk, f"/people/{ida_id}/sign-out")
        assert (await ida.http(base, "GET", "/api/account")).status_code == 401
        code = (await act(base, desk, f"/people/{ida_id}/recovery"))["code"]
        phone = await visit(base)
        assert (await post(base, phone, "/api/sign-in/code", code=code)).status_code == 200
        assert (await account(base, phone))["login"] == "ida.l"
        assert code not in json.dumps(await read(base, desk, "/log"))
        guest = await id_of(base, desk, (await me(base, await visit(base, "Gus")))["name"])
        for path in ("sign-out", "recovery"):
            answer = await acted(base, desk, f"/people/{guest}/{path}")
            assert code_of(answer) == "not_a_member"

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))


def test_reports_are_read_and_closed_in_bulk(tmp_path: Path) -> None:
    """Newest first with what was said; closing deletes the quotes, and the note goes to the log."""

    async def work(base: str) -> None:
        ann, bob = await visit(base, "Annabel"), await visit(base, "Bob")
        table = await table_of(base, ann, bob)
        await bob.ask("chat", text="buy now")
        for reason in ("spam", "rude", "other"):
            await post(base, ann, f"/api/tables/{table}/report", seat=1, reason=reason)
        desk = await operator(base, tmp_path / "data")
        shown = await read(base, desk, "/reports")
        assert [each["reason"] for each in shown["reports"]] == ["other", "rude", "spam"]
        first = shown["reports"][0]
        assert (first["name"], first["by"], first["table"]) == ("Bob", "Annabel", table)
        assert (first["kept"], first["phase"]) == (True, "lobby")
        assert [(quote["text"], quote["theirs"]) for quote in first["quotes"]] == [
            ("buy now", True)
        ]
        about = await read(base, desk, f"/people/{first['other']}")
        assert len(about["about"]) == 3
        numbers = [each["id"] for each in shown["reports"][:2]]
        closed = await act(base, desk, "/reports/close", reports=[*numbers, 99], note=" Warned ")
        assert closed == {"closed": numbers}
        assert (await read(base, desk))["reports"] == 1
        old = (await read(base, desk, "/reports?closed"))["reports"]
        assert [(each["id"], each["quotes"]) for each in old] == [(n, []) for n in numbers]
        assert (await deeds(base, desk))[0] == (
            "close_report",
            str(numbers[1]),
            {"note": "Warned"},
        )
        await ann.leave()
        await bob.leave()

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))


async def _uploaded(base: str, person: Person, name: str, text: bytes) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=PATIENCE) as client:
        headers = {"cookie": person.cookie, "origin": f"http://{base}"}
        return await client.post(f"{AREA}/lists/{name}", headers=headers, content=text)


def test_words_change_while_the_room_runs(tmp_path: Path) -> None:
    """A long list is added and used; it goes once no unfinished table uses it."""
    words = sorted(
        {f"{a}{b}{c}{d}" for a in "bcdfg" for b in "aeiou" for c in "bcdfg" for d in "ae"}
    )
    text = "\n".join(w * n for n in (1, 2, 3, 4, 5, 6) for w in words).encode()

    async def work(base: str) -> None:
        ann, bob = await visit(base, "Annabel"), await visit(base, "Bob")
        desk = await operator(base, tmp_path / "data")
        await act(base, desk, "/words", text="# brands\nMegacola\n")
        assert len(text) > limits.BODY_BYTES
        added = await _uploaded(base, desk, "nonsense", text)
        assert [each["name"] for each in added.json()] == ["rumpus-en", "nonsense"]
        assert code_of(await _uploaded(base, desk, "nonsense", text)) == "list_exists"
        assert code_of(await _uploaded(base, desk, "broken", b"\xff\xfe")) == "bad_list"
        table = await table_of(base, ann, bob, options={"lexicon": "nonsense"})
        refused = await ann.ask("chat", text="Drink MEGACOLA!")
        assert refused["t"] == "refused"
        assert (await ann.ask("table", action={"type": "start"}))["t"] == "done"
        in_use = await acted(base, desk, "/lists/remove", names=["nonsense"])
        assert (in_use.status_code, code_of(in_use)) == (409, "list_in_use")
        assert in_use.json()["params"] == {"list": "nonsense", "table": table}
        await act(base, desk, "/tables/close", tables=[table], reason="Late")
        left = await act(base, desk, "/lists/remove", names=["nonsense"])
        assert [each["name"] for each in left] == ["rumpus-en"]
        acts = [each[0] for each in await deeds(base, desk)]
        assert acts[:4] == ["remove_list", "close_table", "add_list", "word_filter"]

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))
        serving.check_log()
    assert (tmp_path / "data" / "forbidden-words.txt").read_text() == "# brands\nMegacola\n"


def test_the_desk_lists_the_limits_in_force(tmp_path: Path) -> None:
    """Each has its name in the settings, what it limits, its value and the default."""

    async def work(base: str) -> None:
        desk = await operator(base, tmp_path / "data")
        lines: list[dict[str, Any]] = await read(base, desk, "/limits")
        known = {line["name"]: line for line in lines}
        assert known["chat"] == {
            "name": "chat",
            "what": "Chat messages of one guest.",
            "value": "[1, 6]",
            "default": "[1, 6]",
        }
        assert (known["sockets"]["value"], known["sockets"]["default"]) == ("7", "20000")

    with Serving(tmp_path / "data", limit={"SOCKETS": 7}) as serving:
        run(lambda: work(serving.base))
        assert get(serving, "/api/admin/limits").status_code == 401


def test_an_announcement_reaches_everybody_as_plain_text(tmp_path: Path) -> None:
    """The newest one counts, until it is ended."""

    async def work(base: str) -> None:
        ann, desk = await visit(base, "Annabel"), await operator(base, tmp_path / "data")
        await act(base, desk, "/announce", text="Old", hours=1)
        line = await act(base, desk, "/announce", text="  <b>We</b>\nrestart \u202e", hours=1)
        told = (await ann.http(base, "GET", "/api/notices")).json()
        assert told == {"announcement": line, "ban": None, "closing": False}
        assert line["text"] == "<b>We</b> restart"
        await act(base, desk, "/announce/end")
        assert (await ann.http(base, "GET", "/api/notices")).json()["announcement"] is None
        assert (await deeds(base, desk))[1][2]["before"] == "Old"

    with Serving(tmp_path / "data") as serving:
        run(lambda: work(serving.base))
