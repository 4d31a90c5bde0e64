"""Room over HTTP: guests, tables, limits and the log."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rumpus.games.registry import games
from rumpus.server.limits import values as limits
from serving import (
    PATIENCE,
    Person,
    Serving,
    cookie_of,
    eventually,
    get,
    let_through,
    post,
    run,
    table_of,
)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Yield one room for all tests of this file, and check that it logs no error."""
    with Serving(tmp_path_factory.mktemp("room") / "data") as serving:
        yield serving
        assert serving.process.poll() is None
        serving.check_log()


def test_a_guest_is_known_by_a_cookie(room: Serving) -> None:
    """The first answer sets an `HttpOnly` cookie, and a name chosen with it is kept."""
    first = get(room, "/api/me")
    made_up = first.json()["name"]
    known: dict[str, object] = {"name": made_up, "chosen": False, "tables": [], "member": False}
    assert first.json().items() >= known.items()
    assert isinstance(first.json()["token"], str)
    header = first.headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header
    cookies = dict(first.cookies)
    assert get(room, "/api/me", cookies=cookies).json()["name"] == made_up
    renamed: dict[str, object] = {
        "name": "Zo\u00eb",
        "chosen": True,
        "tables": [],
        "token": None,
        "member": False,
    }
    wanted = {"name": " Zo\u0065\u0308 "}
    answer = post(room, "/api/me", json=wanted, cookies=cookies).json()
    assert answer.items() >= renamed.items()
    again = get(room, "/api/me", cookies=cookies)
    assert again.json().items() >= renamed.items()
    assert "set-cookie" not in again.headers


def names(room: Serving) -> list[str]:
    """Return the names of the listed tables."""
    return [line["name"] for line in get(room, "/api/tables").json()]


@pytest.mark.parametrize("cookie", ["", "x", "a.b", "g1.AAAA", "\u00e9", '"', "x" * 5000])
def test_a_forged_cookie_is_nobody(room: Serving, cookie: str) -> None:
    """A cookie that this room did not sign is replaced by a fresh one."""
    answer = get(room, "/api/me", headers={"cookie": f"rumpus={cookie}".encode()})
    assert answer.json()["chosen"] is False
    assert cookie_of(answer) not in ("", f"rumpus={cookie}")


@pytest.mark.parametrize(
    ("body", "code", "status"),
    [
        (b"", "bad_request", 400),
        (b"{", "bad_request", 400),
        (b"[" * 16_000, "bad_request", 400),
        (b'{"game":"keesdrow","options":{"turns":NaN}}', "bad_request", 400),
        (b'{"game":"chess"}', "no_such_game", 400),
        (b'{"game":"keesdrow","colour":"red"}', "bad_request", 400),
        (b'{"game":"keesdrow","bots":["godlike"]}', "bad_request", 400),
        (b'{"game":"keesdrow","bots":["fair"' + b',"fair"' * 8 + b"]}",
         "bad_request", 400),
        (b'{"game":"keesdrow","title":"\\u202e"}', "bad_request", 400),
        (b'{"game":"keesdrow","options":{"turns":10000}}', "bad_option", 400),
        (b'{"game":"keesdrow","options":{"hats":1}}', "no_such_option", 400),
        (b'{"game":"keesdrow","options":{"lexicon":"../x"},"bots":["fair"],"start":true}',
         "no_such_lexicon", 400),
        (b'{"game":"keesdrow","start":true}', "not_alone", 400),
        (b'{"game":"keesdrow","options":{"lexicon":"\\u202e<b>x"}}', "no_such_lexicon", 400),
        (b'{"game":"keyword","options":{"lexicon":"../x"}}', "no_such_lexicon", 400),
        (b'{"game":"keyword","options":{"keyword":"xqzv"}}', "no_such_word", 400),
        (b'{"game":"keyword","options":{"keyword":"Crane"}}', "bad_option", 400),
        (b'{"game":"keyword","bots":["godlike"]}', "bad_request", 400),
        (b'{"game":"' + b"x" * 17_000 + b'"}', "too_large", 413),
    ],
)  # fmt: skip
def test_a_table_that_can_not_be_is_refused(
    room: Serving, body: bytes, code: str, status: int
) -> None:
    """An invalid request for a table is answered with a code and a fitting status."""
    answer = post(room, "/api/tables", content=body)
    assert (answer.json()["code"], answer.status_code) == (code, status)


def test_the_shelf_names_games_options_and_bots(room: Serving) -> None:
    """The list of games has the facts, house rules, levels and word lists that a page needs."""
    cards = {card["name"]: card for card in get(room, "/api/games").json()}
    keesdrow = cards["keesdrow"]
    assert keesdrow["lexicons"] == ["rumpus-en"]
    assert keesdrow["levels"]
    assert {option["key"] for option in keesdrow["options"]} >= {"size", "turns", "words"}
    assert cards.keys() == games().keys()
    assert (keesdrow["dynamics"], keesdrow["handicap"]) == ("sequential", 0)
    cool = cards["keep_your_cool"]
    assert (cool["dynamics"], cool["handicap"]) == ("real-time", 2000)


def test_the_shelf_is_sent_again_only_when_it_has_changed(room: Serving) -> None:
    """A browser that sends the tag of the current list gets 304 without the list."""
    first = get(room, "/api/games")
    again = get(room, "/api/games", headers={"If-None-Match": first.headers["etag"]})
    other = get(room, "/api/games", headers={"If-None-Match": 'W/"other"'})

    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")
    assert other.json() == first.json()


def test_tables_are_listed_while_somebody_is_there(room: Serving) -> None:
    """Only public tables with somebody present are listed; a private one is found by its name."""

    async def work() -> None:
        ann, bob = Person(), Person()
        public = await table_of(room.base, ann, public=True, title="Kitchen", options={"turns": 7})
        private = await table_of(room.base, bob)
        listed = {line["name"]: line for line in get(room, "/api/tables").json()}
        assert private not in listed
        line = listed[public]
        assert (line["title"], line["phase"], line["free"]) == ("Kitchen", "lobby", 7)
        assert line["line"] == "Everybody gets seven turns."
        assert get(room, f"/api/tables/{private}").json()["name"] == private
        await ann.leave()
        await eventually(lambda: public not in names(room))
        await bob.leave()

    run(work)


@pytest.mark.parametrize(
    "name", ["nobody-home-10", "x", "..%2f..%2fetc", "%00", "a" * 3000, "maple-kettle-4242"]
)
def test_an_unknown_table_is_not_there(room: Serving, name: str) -> None:
    """An unknown table answers 404 over HTTP, and `no_such_table` on a socket."""
    assert get(room, f"/api/tables/{name}").status_code == 404
    assert get(room, f"/api/tables/{name}/record").status_code == 404

    async def work() -> None:
        eve = Person()
        await eve.http(room.base, "GET", "/api/me")
        try:
            await eve.join(room.base, name)
        except ConnectionClosed:
            pass
        except InvalidStatus as refused:
            assert refused.response.status_code in (403, 404)  # noqa: PT017 (either is fine)
            return
        assert await eve.closed() == 4404
        assert eve.got == [{"t": "bye", "code": "no_such_table", "retry_ms": -1}]

    run(work)


def test_a_game_with_a_bot_from_start_to_record(room: Serving) -> None:
    """A game with a bot starts at once and takes questions and acts, but has no record yet."""

    async def work() -> None:
        ann = Person()
        table = await table_of(room.base, ann, bots=["gentle"], start=True)
        await ann.until(lambda m: m["t"] == "view")
        assert ann.known["table"]["phase"] == "play"
        assert [seat["bot"] for seat in ann.known["table"]["seats"]] == [None, "gentle"]
        answer = await ann.ask("ask", question={"type": "paths", "word": "tea"})
        assert (answer["t"], answer["answer"]["word"]) == ("answer", "tea")
        done = await ann.ask("act", action={"type": "pick", "tile": 0})
        assert done["t"] == "done"
        refused = get(room, f"/api/tables/{table}/record")
        assert (refused.json()["code"], refused.status_code) == ("not_over", 409)
        await ann.leave()

    run(work)


def test_a_page_of_another_address_is_told_which_does_not_match(room: Serving) -> None:
    """A refusal for a wrong origin names origin and host, and is logged once."""
    for _ in range(5):
        answer = post(
            room, "/api/me", json={"name": "x"}, headers={"origin": "https://room.example:8443"}
        )
        assert answer.status_code == 403
        told = {"origin": "https://room.example:8443", "host": room.base}
        assert answer.json() == {"code": "wrong_origin", "params": told}
    strange = post(room, "/api/me", json={"name": "x"}, headers={"origin": "<b>" + "x" * 200})
    assert strange.json()["params"]["origin"] == "?"
    lines = [json.loads(line) for line in room.log().splitlines()]
    # Logged once for requests over HTTP, and at most once for sockets.
    assert sum(line["event"] == "origin refused" for line in lines) in (1, 2)
    counted = next(
        float(line.split()[1])
        for line in get(room, "/metrics").text.splitlines()
        if line.startswith("rumpus_origins_refused_total")
    )
    assert counted >= 6


def test_a_page_without_cookies_shows_itself_who_asks(room: Serving) -> None:
    """A token works in place of a cookie, over HTTP and on a socket; a forged one doesn't."""

    async def work() -> None:
        token = get(room, "/api/me").json()["token"]
        shown = {"X-Rumpus-Guest": token}
        made = post(room, "/api/tables", json={"game": "keesdrow"}, headers=shown).json()["table"]
        me = get(room, "/api/me", headers=shown).json()
        assert [one["table"] for one in me["tables"]] == [made]
        assert me["token"] == token
        url = f"ws://{room.base}/api/tables/{made}/socket"
        for guest, seat in ((token, 0), ("forged." + token, None)):
            protocols = ["rumpus", f"guest.{guest}"]
            async with connect(url, subprotocols=protocols) as socket:  # type: ignore[arg-type]
                assert socket.subprotocol == "rumpus"
                await socket.send('{"t":"join"}')
                assert json.loads(await socket.recv())["you"] == seat

    run(work)


def test_one_guest_sets_so_many_tables(room: Serving) -> None:
    """A guest who creates tables faster than the rate allows is refused."""

    async def work() -> None:
        ann = Person()
        await ann.http(room.base, "GET", "/api/me")
        begun, code, made = time.monotonic(), 200, 0
        while code == 200:
            wanted = {"game": "keesdrow"}
            code = (await ann.http(room.base, "POST", "/api/tables", json=wanted)).status_code
            made += code == 200
        assert code == 429
        assert made in let_through(limits.TABLES, begun)

    run(work)


def test_a_guest_is_told_where_it_sits(room: Serving) -> None:
    """A guest's own tables are listed for that guest only, even if they aren't public."""
    cookies = dict(get(room, "/api/me").cookies)
    wanted = {"game": "keesdrow", "title": "Ours", "bots": ["gentle"], "start": True}
    table = post(room, "/api/tables", json=wanted, cookies=cookies).json()["table"]
    mine = [
        {
            "table": table,
            "title": "Ours",
            "game": "keesdrow",
            "phase": "play",
            "others": ["Bramble"],
            "grace_ms": None,
            "bot": False,
            "waiting": [],
        }
    ]
    assert get(room, "/api/me", cookies=cookies).json()["tables"] == mine
    assert get(room, "/api/me").json()["tables"] == []


def test_people_and_programs_are_told_differently_that_nothing_is_there(
    room: Serving,
) -> None:
    """On an unknown address a browser gets a page, but a program or the API gets JSON."""
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    page = get(room, "/nonsense/x", headers=browser)
    assert page.status_code in (404, 503)  # 503 if the client isn't built
    assert "json" not in page.headers["content-type"]
    assert get(room, "/nonsense/x").json()["code"] == "not_found"
    problem = get(room, "/api/nonsense", headers=browser)
    assert (problem.status_code, problem.json()["code"]) == (404, "not_found")


def test_pages_and_answers_carry_the_headers_that_guard_them(room: Serving) -> None:
    """Answers carry headers against foreign scripts, frames and sniffing; the API isn't cached."""
    for path in ("/", "/t/maple-kettle-42", "/api/me", "/nothing"):
        headers = get(room, path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "microphone=(self)" in headers["permissions-policy"]
        assert "camera=()" in headers["permissions-policy"]
    assert get(room, "/api/me").headers["cache-control"] == "no-store"
    assert get(room, "/api/nothing").json() == {"code": "not_found", "params": {}}


def test_operators_can_ask_how_it_goes(room: Serving) -> None:
    """Health, metrics and the OpenAPI description are served."""
    assert get(room, "/healthz").text == "ok\n"
    metrics = get(room, "/metrics").text
    assert "rumpus_accepted_total" in metrics
    assert "rumpus_sockets " in metrics
    described = get(room, "/api/openapi.json").json()
    assert set(described["paths"]) >= {"/api/tables", "/api/tables/{name}/socket", "/api/me"}
    schemas = described["components"]["schemas"]
    assert {"ViewMessage", "UpdateMessage", "Join", "TableLine"} <= set(schemas)


def test_every_method_of_an_endpoint_is_described(room: Serving) -> None:
    """The methods allowed at each address, and its parameters, are those in the description."""
    paths = get(room, "/api/openapi.json").json()["paths"]
    for path, described in paths.items():
        named = {f"{{{one['name']}}}" for one in described.get("parameters", ())}
        assert named == {part for part in path.split("/") if part.startswith("{")}, path
        if path.endswith("/socket"):
            continue
        url = f"http://{room.base}{path.replace('{name}', 'maple-kettle-42')}"
        answer = httpx.request("TRACE", url, timeout=PATIENCE)
        taken = set(answer.headers["allow"].split(", ")) - {"HEAD"}
        assert taken == {one.upper() for one in described} - {"PARAMETERS"}, path


def test_a_room_can_be_stopped_as_soon_as_it_says_that_it_is_open(tmp_path: Path) -> None:
    """A room can be stopped as soon as its address is printed, and exits with status 0."""
    for number in range(5):
        with Serving(tmp_path / f"data{number}") as serving:
            assert serving.stop() == 0


def test_a_stopped_room_says_goodbye(tmp_path: Path) -> None:
    """SIGTERM closes every socket with `restart` and 1012, and clients can rejoin afterwards."""

    async def work() -> None:
        with Serving(tmp_path / "data") as serving:
            ann = Person()
            table = await table_of(serving.base, ann)
            assert await asyncio.to_thread(serving.stop) == 0
            assert await ann.closed() == 1012
            bye = ann.got[-1]
            assert (bye["t"], bye["code"]) == ("bye", "restart")
            assert "Traceback" not in serving.log()
        with Serving(tmp_path / "data") as serving:
            known = dict(ann.known)
            ann.got.clear()
            await ann.join(serving.base, table)
            await ann.until(lambda m: m["t"] == "presence")
            assert ann.known == {**known, "timeline": ann.known["timeline"]}
            await ann.leave()

    run(work)


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("POST", "/docs", "GET, HEAD"),
        ("DELETE", "/api/me", "GET, HEAD, POST"),
        ("POST", "/api/games", "GET, HEAD"),
        ("PUT", "/metrics", "GET, HEAD"),
        ("POST", "/favicon.svg", "GET, HEAD"),
        ("POST", "/assets/nothing.js", "GET, HEAD"),
    ],
)
def test_a_method_that_is_not_taken_learns_which_are(
    room: Serving, method: str, path: str, allowed: str
) -> None:
    """Every 405 answer has `Allow` with all methods of the address."""
    answer = httpx.request(method, f"http://{room.base}{path}", timeout=PATIENCE)
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)


@pytest.mark.parametrize(
    ("folder", "link"), [(".", '</docs/>; rel="service-doc"'), ("missing", None)]
)
def test_the_games_come_with_a_way_to_the_documents(
    tmp_path: Path, folder: str, link: str | None
) -> None:
    """A room links to its documents if it has them, and to nothing otherwise."""
    there = f"pathlib.Path({str(tmp_path / folder)!r})"
    before = f"import pathlib, rumpus.server.endpoints.http as h\nh.DOCUMENTS = {there}\n"
    with Serving(tmp_path / "data", before=before) as serving:
        assert get(serving, "/api/games").headers.get("link") == link
