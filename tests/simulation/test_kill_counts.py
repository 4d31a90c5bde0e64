"""Rooms killed with `kill -9` at the end of rated games, and just after a report was filed."""

import asyncio
import sqlite3
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from members import post, visit
from rumpus.core.chance import Chance, simulation_seed
from rumpus.store.folder import DATABASE
from rumpus.store.people.engine import open_engine
from rumpus.store.people.recomputing import recompute
from serving import SLOW_DISK, Person, Serving, eventually, table_of

WIDE = (
    SLOW_DISK
    + """
import asyncio
from rumpus.store.people.results import Results

add = Results.add

async def slowly(self, game, most):
    await asyncio.sleep(0.05)
    await add(self, game, most)
    await asyncio.sleep(0.05)

Results.add = slowly
"""
)
"""Widens the moments before and after results and ratings are stored as well."""
KILLS = 3
CLOSED = """SELECT COUNT(*) FROM events WHERE CAST(body AS TEXT) LIKE '%"type":"closed"%'"""
COOL = {"game": "keep_your_cool", "public": True, "bots": ["fair"], "start": True}


async def resigns(person: Person) -> None:
    """Resign a game, which the room stops until its player is there."""
    await eventually(lambda: person.known["table"]["paused"] is False)
    answer = await person.ask("act", action={"type": "resign"})
    if answer.get("code") == "paused":
        await resigns(person)


async def plays(base: str, person: Person, chance: Chance) -> None:
    """Resign rated games against a bot, one after the other, until the room is gone."""
    with suppress(WebSocketException, httpx.HTTPError, OSError, AssertionError, TimeoutError):
        while True:
            made = await person.http(base, "POST", "/api/tables", json=COOL)
            person.known, person.got = {}, []
            await person.join(base, made.json()["table"])
            await person.until(lambda message: message["t"] == "view")
            await resigns(person)
            await asyncio.sleep(0.1 * chance.unit())
            await person.leave()


async def reports(base: str, filed: list[int], person: Person, table: str, count: int) -> None:
    """Report the other player once, and remember the report if the room confirmed it."""
    with suppress(httpx.HTTPError, OSError):
        body = {"seat": 1, "reason": "rude", "remark": f"number {count}"}
        answer = await post(base, person, f"/api/tables/{table}/report", **body)
        if answer.status_code == 200:
            filed.append(count)


def rows(data: Path, query: str) -> list[tuple[Any, ...]]:
    """Return what a query finds in the database."""
    with sqlite3.connect(data / DATABASE) as database:
        return database.execute(query).fetchall()


def over(data: Path) -> int:
    """Return how many games have ended, by the logs of their tables."""
    ((count,),) = rows(data, CLOSED)
    return int(count)


def more(data: Path, games: int) -> bool:
    """Return True once more games than that have ended."""
    return over(data) > games


def counted_once(data: Path) -> None:
    """Check that each game that has ended is stored and rated exactly once."""
    ended = over(data)
    assert rows(data, 'SELECT COUNT(*), COUNT(DISTINCT "table") FROM games') == [(ended, ended)]
    people = rows(data, "SELECT person, played FROM ratings WHERE person IS NOT NULL")
    played = dict(rows(data, "SELECT person, COUNT(*) FROM results WHERE person != '' GROUP BY 1"))
    assert dict(people) == played
    assert rows(data, "SELECT played FROM ratings WHERE bot = 'fair'") == [(ended,)]
    engine = open_engine(data / DATABASE)
    with engine.begin() as connection:
        assert recompute(connection, replace=False).different == 0
    engine.dispose()


@pytest.mark.parametrize("seed", range(1))
def test_ratings_count_once_and_reports_stay(tmp_path: Path, seed: int) -> None:
    """Each game that ended counts once after the next start, and confirmed reports are there."""
    chance = Chance(simulation_seed(seed), "killing")
    data, filed = tmp_path / "data", list[int]()

    async def work() -> None:
        people: list[Person] = []
        table, dan = "", Person()
        for count in range(KILLS):
            limit = {"TABLES": "l.Rate(100, 1000)", "TABLES_OF_ADDRESS": "l.Rate(100, 1000)"}
            with Serving(data, before=WIDE, limit=limit) as serving:
                base = serving.base
                if count == 0:
                    people += [await visit(base, name) for name in ("Ann", "Bob", "Cat")]
                    dan, eve = await visit(base, "Dan"), await visit(base, "Eve")
                    table = await table_of(base, dan, eve)
                    await dan.leave()
                    await eve.leave()
                tasks = [asyncio.create_task(plays(base, each, chance)) for each in people]
                enough = over(data) + chance.below(4)
                await eventually(partial(more, data, enough))
                await reports(base, filed, dan, table, count)
                await asyncio.sleep(0.05 * chance.unit())
                serving.kill()
                await asyncio.gather(*tasks)
        with Serving(data) as serving:
            await eventually(lambda: rows(data, "SELECT COUNT(*) FROM endings") == [(0,)])
            assert serving.stop() == 0

    asyncio.run(asyncio.wait_for(work(), 300))
    assert over(data) > KILLS
    counted_once(data)
    found = {remark for (remark,) in rows(data, "SELECT remark FROM reports")}
    assert len(filed) > 0
    assert found >= {f"number {count}" for count in filed}
    assert len(rows(data, "SELECT remark FROM reports")) == len(found)
