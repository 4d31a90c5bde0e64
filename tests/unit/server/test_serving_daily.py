"""Board of the day and duplicate over real sockets, also after a killed room."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from rumpus.server.limits import values as limits
from rumpus.store.folder import DATABASE, KEY
from seeded import NOON
from serving import PATIENCE, Person, Serving, cookie_of, get, post, run, table_of


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Serving]:
    """Yield a room with fresh limits, and check that it logs no failure."""
    with Serving(tmp_path / "data") as serving:
        yield serving
        assert serving.process.poll() is None
        assert "Traceback" not in serving.log()
        assert "failed" not in serving.log()


async def play_daily(base: str, person: Person) -> str:
    """Start the board of the day, and join its table."""
    answer = await person.http(base, "POST", "/api/daily")
    assert answer.status_code == 200, answer.text
    name = str(answer.json()["table"])
    await person.join(base, name)
    await person.until(lambda m: m["t"] == "presence")
    return name


async def pass_on(person: Person) -> None:
    """Pass every turn until the game is over."""
    while person.known["table"]["phase"] != "over":
        answer = await person.ask("act", action={"type": "pass"})
        assert answer["t"] == "done", answer


async def day_of(base: str, person: Person) -> dict[str, object]:
    """Return the day as a guest sees it."""
    answer = await person.http(base, "GET", "/api/daily")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def rebuilt(base: str, person: Person) -> None:
    """Wait until the day has a finished attempt."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if (await day_of(base, person))["players"]:
                return
            await asyncio.sleep(0.05)


async def turned_away(base: str, person: Person, table: str) -> tuple[dict[str, object], int]:
    """Open a socket to a withheld table, and return its `bye` and the close code."""
    url = f"ws://{base}/api/tables/{table}/socket"
    headers = {"Cookie": person.cookie}
    async with connect(url, additional_headers=headers) as socket:
        bye = json.loads(await socket.recv())
        await socket.wait_closed()
        assert socket.close_code is not None
        return bye, socket.close_code


def test_a_guest_plays_the_board_of_the_day(room: Serving) -> None:
    """A guest plays the board and is ranked, and a second request gets the same table."""

    async def work() -> None:
        ann = Person()
        before = await day_of(room.base, ann)
        assert before["mine"] is None
        assert before["date"] == NOON.date().isoformat()
        name = await play_daily(room.base, ann)
        assert ann.known["table"]["daily"] == before["date"]
        assert (await day_of(room.base, ann))["mine"] == {
            "table": name,
            "total": None,
            "over": False,
        }
        await pass_on(ann)
        after = await day_of(room.base, ann)
        assert after["mine"] == {"table": name, "total": 0, "over": True}
        assert [line["you"] for line in after["board"]].count(True) == 1  # type: ignore[attr-defined]
        again = await ann.http(room.base, "POST", "/api/daily")
        assert again.json() == {"table": name, "twin": None}
        await ann.leave()

    run(work)


def test_many_requests_at_once_begin_one_attempt(room: Serving) -> None:
    """Requests that race for the first attempt all get the same table."""

    async def work() -> None:
        ann = Person()
        await ann.http(room.base, "GET", "/api/me")
        answers = await asyncio.gather(
            *(ann.http(room.base, "POST", "/api/daily") for _ in range(8))
        )
        assert len({answer.json()["table"] for answer in answers}) == 1

    run(work)


def test_nobody_looks_at_the_board_before_playing_it(room: Serving) -> None:
    """Another's table answers `daily_first` until one's own attempt is over."""

    async def work() -> None:
        ann, bob, eve = Person(), Person(), Person()
        name = await play_daily(room.base, ann)
        await pass_on(ann)
        await bob.http(room.base, "GET", "/api/me")
        record = f"/api/tables/{name}/record"
        for person in (bob, eve):
            bye, code = await turned_away(room.base, person, name)
            assert bye == {"t": "bye", "code": "daily_first", "retry_ms": -1}
            assert code == 4403
            refused = await person.http(room.base, "GET", record)
            assert (refused.status_code, refused.json()["code"]) == (403, "daily_first")
        assert (await ann.http(room.base, "GET", record)).status_code == 200
        await play_daily(room.base, bob)
        refused = await bob.http(room.base, "GET", record)
        assert refused.json()["code"] == "daily_first"
        await pass_on(bob)
        await bob.leave()
        assert (await bob.http(room.base, "GET", record)).status_code == 200
        bob.known.clear()
        await bob.join(room.base, name)
        await bob.until(lambda m: m["t"] == "view" and m["table"]["name"] == name)
        for person in (ann, bob):
            await person.leave()

    run(work)


def test_hostile_requests_for_the_day_are_refused(room: Serving) -> None:
    """A foreign origin is refused, a forged cookie replaced and a nonsense body ignored."""
    foreign = {"origin": "https://evil.example"}
    assert post(room, "/api/daily", headers=foreign).status_code == 403
    forged = get(room, "/api/daily", headers={"cookie": "rumpus=g1.AAAA"})
    assert forged.json()["mine"] is None
    assert cookie_of(forged)
    assert post(room, "/api/daily", content=b"[" * 16_000).status_code == 200
    for path in ("/api/tables/nobody-home-10/twin", "/api/tables/%00/twin"):
        answer = get(room, path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")


def test_a_duplicate_is_set_and_summed_up(room: Serving) -> None:
    """A duplicate creates two tables; each names its twin and shows only its public facts."""

    async def work() -> None:
        ann, bob = Person(), Person()
        wanted = {"game": "keesdrow", "duplicate": True, "bots": ["gentle"]}
        made = (await ann.http(room.base, "POST", "/api/tables", json=wanted)).json()
        await bob.http(room.base, "GET", "/api/me")
        await ann.join(room.base, made["table"])
        await bob.join(room.base, made["twin"])
        await bob.until(lambda m: m["t"] == "view")
        assert bob.known["table"]["twin"] == made["table"]
        assert [seat["bot"] for seat in bob.known["table"]["seats"]][:2] == [None, "gentle"]
        assert (await bob.ask("table", action={"type": "sit", "seat": 0}))["t"] == "done"
        assert (await ann.ask("table", action={"type": "start"}))["t"] == "done"
        line = (await bob.http(room.base, "GET", f"/api/tables/{made['twin']}/twin")).json()
        assert (line["table"], line["phase"]) == (made["table"], "play")
        assert (len(line["names"]), line["scores"], line["teams"]) == (2, None, [None, None])
        bye, _ = await turned_away(room.base, bob, made["table"])
        assert bye["code"] == "twin_first"
        single = Person()
        name = await table_of(room.base, single)
        alone = await single.http(room.base, "GET", f"/api/tables/{name}/twin")
        assert (alone.status_code, alone.json()["code"]) == (404, "no_twin")
        for person in (ann, bob, single):
            await person.leave()

    run(work)


def test_the_record_of_a_duplicate_waits_for_both_games(room: Serving) -> None:
    """The record of one table is withheld until the game at its twin is over too."""

    async def passed(player: Person) -> None:
        for _ in range(7):
            assert (await player.ask("act", action={"type": "pass"}))["t"] == "done"

    async def work() -> None:
        ann, bob, there = Person(), Person(), Person()
        wanted = {
            "game": "keesdrow",
            "duplicate": True,
            "options": {"turns": 7, "words": "checked"},
        }
        made = (await ann.http(room.base, "POST", "/api/tables", json=wanted)).json()
        await bob.http(room.base, "GET", "/api/me")
        await ann.join(room.base, made["table"])
        await bob.join(room.base, made["twin"])
        assert (await bob.ask("table", action={"type": "sit", "seat": 0}))["t"] == "done"
        assert (await ann.ask("table", action={"type": "start"}))["t"] == "done"
        await passed(ann)
        record = f"/api/tables/{made['table']}/record"
        for person in (ann, there):
            answer = await person.http(room.base, "GET", record)
            assert (answer.status_code, answer.json()["code"]) == (403, "twin_first")
        await ann.leave()
        await ann.join(room.base, made["twin"])
        assert (await ann.ask("table", action={"type": "start"}))["t"] == "done"
        await passed(bob)
        assert (await there.http(room.base, "GET", record)).status_code == 200
        for person in (ann, bob):
            await person.leave()

    run(work)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"duplicate": True, "start": True}, "start"),
        ({"bots": ["fair"] * 8}, "bots"),
        ({"duplicate": True, "bots": ["fair"] * 8}, "bots"),
    ],
)
def test_a_duplicate_that_can_not_be_is_refused(
    room: Serving, fields: dict[str, object], field: str
) -> None:
    """A duplicate that starts at once, or with too many bots, is refused."""
    body = {"game": "keesdrow", **fields}
    answer = post(room, "/api/tables", json=body)
    assert (answer.status_code, answer.json()["params"]) == (400, {"field": field})


def test_who_has_set_too_many_tables_still_plays_today(room: Serving) -> None:
    """A guest over the rate of tables can still begin or resume the board of the day."""

    async def work() -> None:
        ann, bob = Person(), Person()
        await play_daily(room.base, ann)
        for person in (ann, bob):
            await person.http(room.base, "GET", "/api/me")
            for _ in range(limits.TABLES.burst + 1):
                await person.http(room.base, "POST", "/api/tables", json={"game": "keesdrow"})
        assert (await ann.http(room.base, "POST", "/api/daily")).status_code == 200
        assert (await bob.http(room.base, "POST", "/api/daily")).status_code == 200
        await ann.leave()

    run(work)


def test_the_page_of_the_day_is_the_client(room: Serving) -> None:
    """The page of the board of the day is the same HTML as that of a table, but for its preview."""
    pages = [get(room, path) for path in ("/daily", "/t/maple-kettle-42")]
    assert pages[0].status_code == pages[1].status_code
    bare = [re.sub(r"\s*(<meta [^>]*>|<title>.*?</title>)", "", page.text) for page in pages]
    assert bare[0] == bare[1]
    assert "Daily board" in pages[0].text


def test_the_day_outlives_the_room(tmp_path: Path) -> None:
    """
    A room killed in mid-game, or before the result was saved, loses nothing of an attempt.

    After a restart the table goes on, another guest gets the same board, and the result is
    found.
    """

    async def work() -> None:
        data = tmp_path / "data"
        ann, bob = Person(), Person()
        with Serving(data) as serving:
            name = await play_daily(serving.base, ann)
            letters = ann.known["view"]["letters"]
            assert (await ann.ask("act", action={"type": "pass"}))["t"] == "done"
            serving.kill()
            await ann.closed()
        with Serving(data) as serving:
            again = await ann.http(serving.base, "POST", "/api/daily")
            assert again.json()["table"] == name
            await ann.join(serving.base, name)
            await ann.until(lambda m: m["t"] == "presence")
            await pass_on(ann)
            serving.kill()
            await ann.closed()
        # Simulate an earlier crash: the log has the end of the game, but the ranking doesn't.
        with sqlite3.connect(data / DATABASE) as database:
            database.execute("UPDATE dailies SET total = NULL, best = '[]'")
        database.close()
        with Serving(data) as serving:
            await rebuilt(serving.base, ann)
            mine = {"table": name, "total": 0, "over": True}
            assert (await day_of(serving.base, ann))["mine"] == mine
            await play_daily(serving.base, bob)
            assert bob.known["view"]["letters"] == letters
            await bob.leave()
            assert (data / KEY).read_bytes().hex() not in json.dumps(bob.got)
            assert serving.stop() == 0
            assert "Traceback" not in serving.log()

    run(work)
