"""Rooms killed between the end of a rated game and the storing of its ratings, or right after."""

import asyncio
import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from members import visit
from rumpus.cli.main import main
from rumpus.ratings.ladder import Entrant, played
from rumpus.ratings.model import Rating
from rumpus.server.people.history import finished
from rumpus.store.folder import DATABASE
from serving import PATIENCE, Person, Serving, run
from simulation.killing import Log

GAMES = 3
RESIGN = {"type": "resign"}
DYING = """
import os, signal
import {module} as module

real = {where}.{method}

def dying(*arguments):
    {last}
    os.kill(os.getpid(), signal.SIGKILL)

{where}.{method} = dying
"""
"""Makes a room die as it calls something: before the call's work, or after it."""
RESULTS = {"module": "rumpus.store.people.results", "where": "module.Results"}
WRITES = {"module": "rumpus.store.people.rating_writes", "where": "module"}
STORE = {"module": "rumpus.store.sqlite", "where": "module.SqliteStore"}
DEATHS = {
    "before the results": {**RESULTS, "method": "add", "last": "pass"},
    "rated, but not committed": {**WRITES, "method": "rate", "last": "real(*arguments)"},
    "committed, but not settled": {**STORE, "method": "settle", "last": "pass"},
    "settled, but not recalled": {**RESULTS, "method": "recall", "last": "pass"},
}


async def begun(base: str, person: Person) -> str:
    """Begin a rated game against a bot, and return its table."""
    wanted = {"game": "keep_your_cool", "public": True, "bots": ["fair"], "start": True}
    made = await person.http(base, "POST", "/api/tables", json=wanted)
    assert made.status_code == 200, made.text
    table = str(made.json()["table"])
    person.known, person.got, person.code = {}, [], None
    await person.join(base, table)
    await person.until(lambda message: message["t"] == "view")
    return table


async def resigned(person: Person) -> None:
    """Resign until the room takes it, or dies of it: a race pauses while a line is silent."""
    tries = count()
    with suppress(ConnectionClosed):
        while person.code is None and all(message["t"] != "done" for message in person.got):
            await person.send({"t": "act", "id": f"r{next(tries)}", "action": RESIGN})
            await asyncio.sleep(0.1)


async def rated(base: str, person: Person, games: int) -> None:
    """Wait until so many games of a person are rated."""
    while True:
        lines: list[dict[str, Any]] = (await person.http(base, "GET", "/api/ratings/mine")).json()
        if lines and lines[0]["played"] >= games:
            return
        await asyncio.sleep(0.02)


def from_logs(data: Path, tables: list[str]) -> dict[str, Rating]:
    """Return the ratings that the logs of these games give, in their order: an oracle."""
    ratings: dict[int, Rating] = {0: Rating(), 1: Rating()}
    for name in tables:
        log = Log(data, name)
        seats = finished(log.folded(len(log.entries) - 1), 0).seats
        assert [seat.bot for seat in seats] == [None, "fair"]
        ratings = played(
            ratings, [Entrant(seat.seat, -1 - seat.seat, seat.place or 0) for seat in seats]
        )
    return {"person": ratings[0], "bot": ratings[1]}


def stored(data: Path) -> tuple[list[str], dict[str, tuple[Rating, int]]]:
    """Return the tables of all stored games in order, and the ratings with their games."""
    database = sqlite3.connect(data / DATABASE)
    tables = [name for (name,) in database.execute('SELECT "table" FROM games ORDER BY id')]
    query = "SELECT bot IS NULL, mu, sigma, played FROM ratings"
    found: Mapping[str, tuple[Rating, int]] = {
        "person" if person else "bot": (Rating(mu, sigma), times)
        for person, mu, sigma, times in database.execute(query)
    }
    database.close()
    return tables, dict(found)


@pytest.mark.parametrize("death", DEATHS)
def test_each_rated_game_counts_once(tmp_path: Path, death: str) -> None:
    """
    A room dies as it stores a game's ratings, and dies there again as it catches up.

    Once a room lives on, the stored ratings equal those of the games' logs and those that
    `rumpus ratings recompute` finds, and each game is stored once.
    """
    data, tables, person = tmp_path / "data", list[str](), Person()
    before = DYING.format(**DEATHS[death])

    async def first(base: str) -> None:
        nonlocal person
        person = await visit(base, "Ida")
        tables.append(await begun(base, person))
        await resigned(person)
        await person.closed()

    async def others(base: str) -> None:
        await rated(base, person, 1)
        while len(tables) < GAMES:
            tables.append(await begun(base, person))
            await resigned(person)
            await rated(base, person, len(tables))
            await person.leave()

    with Serving(data, before=before) as room:
        run(lambda: first(room.base))
        assert room.process.wait(PATIENCE) == -9
    with suppress(AssertionError), Serving(data, before=before) as room:
        # It dies as soon as it has started, perhaps before it says so.
        room.process.wait(PATIENCE)
    with Serving(data) as room:
        run(lambda: others(room.base))
        room.kill()
    names, ratings = stored(data)
    assert names == tables
    assert ratings == {who: (rating, GAMES) for who, rating in from_logs(data, tables).items()}
    assert main(["ratings", "recompute", "--check", "--data", str(data)]) == 0
