"""Tries of special games: slow ones, boards that others still play, other rules, a killed room."""

import asyncio
import json
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from e2e import kept
from e2e.overs import NOOR, TABLES, over
from rumpus.server.identity import Identity
from rumpus.store.log import Held, Row
from seeded import NOON
from serving import Person, Serving, eventually, run

SLOW = 86_400
Log = tuple[Held, list[Row]]


def changed(log: Log, where: Callable[[Any], Any]) -> Log:
    """Return a log with every table event as *where* leaves it."""
    held, rows = log
    changed_rows: list[Row] = []
    for row in rows:
        entry = json.loads(row.body)
        entry["table"] = [where(event) for event in entry.get("table", [])]
        changed_rows.append(replace(row, body=json.dumps(entry).encode()))
    return held, changed_rows


def with_header(**fields: Any) -> Callable[[Any], Any]:
    """Return a change of the header of a game."""

    def change(event: Any) -> Any:
        if event["type"] == "opened":
            event["header"] = {**event["header"], **fields}
        return event

    return change


def of_day(day: str) -> Callable[[Any], Any]:
    """Return the change that makes a table one of the daily board of a day."""
    return lambda event: {**event, "daily": day} if event["type"] == "created" else event


def room_with(tmp_path: Path, log: Log) -> tuple[Serving, Person]:
    """Open a room with a table, and return it and the person who played there."""
    data = tmp_path / "data"
    data.mkdir()
    key = kept.keep(data, log)
    noor, identity = Person(), Identity(key)
    noor.cookie = f"{identity.name(secure=False)}={identity.token(NOOR)}"
    return Serving(data), noor


async def tried(room: Serving, person: Person, name: str, **body: Any) -> tuple[int, Any]:
    """Try a moment of the finished game of a kind."""
    answer = await person.http(room.base, "POST", f"/api/tables/{TABLES[name]}/try", json=body)
    return answer.status_code, answer.json()


@pytest.mark.parametrize(
    ("name", "rules"), [("keyword", {"crack": "automatic"}), ("keesdrow", {"words": "checked"})]
)
def test_a_slow_game_is_tried_slowly(tmp_path: Path, name: str, rules: dict[str, str]) -> None:
    """The table keeps its pace, gives the time that was left for a move, and is listed as slow."""
    room, _ = room_with(tmp_path, over(name, timer=SLOW, **rules).log)

    async def work() -> None:
        ann = Person()
        status, made = await tried(room, ann, name, step=4, seat=0)
        assert status == 200, made
        await ann.join(room.base, made["table"])
        view = await ann.until(lambda message: message["t"] == "view")
        table = view["table"]
        assert (table["phase"], table["slow"] is None) == ("play", False)
        assert table["unrated"] == "tried"
        # Whatever the game's clock had run to, nobody has lost a move to it.
        await asyncio.sleep(1)
        assert ann.known["table"]["phase"] == "play"
        (slow,) = (await ann.http(room.base, "GET", "/api/me")).json()["slow"]
        assert slow["table"] == made["table"]
        assert 0 < slow["left_ms"] <= 1000 * SLOW
        await ann.leave()

    with room:
        run(work)
        room.check_log()


def test_a_board_of_today_cannot_be_tried_by_anybody(tmp_path: Path) -> None:
    """Not even by the player, since anybody may watch the new table."""
    today = NOON.date().isoformat()
    room, noor = room_with(tmp_path, changed(over("keesdrow").log, of_day(today)))

    async def work() -> None:
        for person in (Person(), noor):
            status, answer = await tried(room, person, "keesdrow", step=2)
            assert (status, answer["code"]) == (403, "daily_first")
            party = f"/api/tables/{TABLES['keesdrow']}/party"
            answer = (await person.http(room.base, "POST", party)).json()
            assert answer["code"] == "daily_first"

    with room:
        run(work)


def test_a_board_of_an_old_day_can_be_tried(tmp_path: Path) -> None:
    """Once the day is closed, the board is no secret; the new table is no daily attempt."""
    old = (NOON - timedelta(days=2)).date().isoformat()
    room, _ = room_with(tmp_path, changed(over("keesdrow").log, of_day(old)))

    async def work() -> None:
        ann = Person()
        status, made = await tried(room, ann, "keesdrow", step=2)
        assert status == 200, made
        await ann.join(room.base, made["table"])
        view = await ann.until(lambda message: message["t"] == "view")
        assert view["table"]["daily"] is None
        assert view["table"]["public"] is False
        await ann.leave()

    # Two people played it, as none may; that its result can't be listed is logged.
    with room:
        run(work)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"rules_version": 999}, "rules_changed"),
        ({"data": {"lexicon": "0" * 64}}, "rules_changed"),
    ],
)
def test_a_game_by_other_rules_cannot_be_tried(
    tmp_path: Path, fields: dict[str, Any], code: str
) -> None:
    """Rules or words that differ are named as the reason; the replay can still be watched."""
    room, _ = room_with(tmp_path, changed(over("keyword").log, with_header(**fields)))

    async def work() -> None:
        ann = Person()
        status, answer = await tried(room, ann, "keyword", step=2)
        assert (status, answer["code"]) == (400, code)
        replay = await ann.http(room.base, "GET", f"/api/tables/{TABLES['keyword']}/replay")
        assert replay.status_code == 200
        assert json.loads(replay.text.splitlines()[-1])["table"]["phase"] == "over"
        assert (await ann.http(room.base, "GET", "/api/me")).json()["tables"] == []

    with room:
        run(work)


def test_a_try_outlives_a_killed_room(tmp_path: Path) -> None:
    """A power cut right after the answer loses nothing: the game stands where it stood, unrated."""
    room, _ = room_with(tmp_path, over("keyword", timer=0).log)
    ann, table, before = Person(), "", {}

    async def begin() -> None:
        nonlocal table, before
        status, made = await tried(room, ann, "keyword", step=5, seat=1)
        assert status == 200, made
        table = made["table"]
        await ann.join(room.base, table)
        before = (await ann.until(lambda message: message["t"] == "view"))["view"]
        room.kill()
        await ann.closed()

    async def go_on(base: str) -> None:
        again = Person()
        again.cookie = ann.cookie
        await again.join(base, table)
        view = await again.until(lambda message: message["t"] == "view")
        assert (view["you"], view["table"]["unrated"]) == (1, "tried")
        for field in ("hand", "blue", "keyword", "round"):
            if field in before:
                assert view["view"][field] == before[field]
        assert (await again.ask("table", action={"type": "give_up"}))["t"] == "done"
        await eventually(lambda: again.known["table"]["phase"] == "over")
        await again.leave()

    run(begin)
    with Serving(tmp_path / "data") as second:
        run(lambda: go_on(second.base))
        second.check_log()


def test_tries_of_one_address_have_a_limit(tmp_path: Path) -> None:
    """With a new cookie each time, one address begins no more tables than by any other way."""
    room, _ = room_with(tmp_path, over("keyword").log)

    async def work() -> None:
        codes = [await tried(room, Person(), "keyword", step=2) for _ in range(50)]
        refused = [answer["code"] for status, answer in codes if status != 200]
        assert set(refused) == {"too_many"}
        assert 25 <= len(codes) - len(refused) <= 45

    with room:
        run(work)
        room.check_log()
