"""
Wait for an act on an evening: 200 people of four clubs at 100 tables of the toy.

The server runs on one core and the clients on another. Each club pairs its people and seats them;
then everybody plays at the pace of people, and waits for the other seat's acts are measured.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import httpx
import uvloop
from bench.frames import Play, scripted
from bench.load import ROOM, Guest, Served, cookie_of, opened, some_at_a_time
from bench.pace import report

CLUBS: Final = 4
PEOPLE: Final = 50
"""People of each club; one evening has up to 64."""
GAP: Final = 2.0
"""Seconds between two acts of a table."""
MOST_MS: Final = 50
"""The wait that only one act in a hundred may pass."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=PEOPLE, help="of each club (default 50)")
    parser.add_argument("--acts", type=int, default=20, help="acts of each table (default 20)")
    options = parser.parse_args()
    uvloop.run(evenings(options.people, options.acts))


async def evenings(people: int, acts: int) -> None:
    """Let all clubs play a round, and print percentiles of the waits."""
    play = scripted("toy", acts)
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as data, Served(*ROOM, data) as served:
        os.sched_setaffinity(served.pid, cores[:1])
        os.sched_setaffinity(0, cores[1:] or cores)
        rounds = [await a_round(served.base, play, people) for _ in range(CLUBS)]
        tables = await some_at_a_time(
            both(served.base, table, cookies) for one in rounds for table, cookies in one
        )
        await report(served, tables, play.acts, GAP, MOST_MS)
    os.sched_setaffinity(0, cores)


async def a_round(base: str, play: Play, people: int) -> list[tuple[str, list[str]]]:
    """Found a club, pair its people for a round, and return tables and cookies by seat."""
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=60) as caller:

        async def ask(cookie: str, path: str, **body: Any) -> dict[str, Any]:
            caller.cookies.clear()
            headers = {"Cookie": cookie}
            answer = await caller.post(f"/api/clubs{path}", json=body, headers=headers)
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            return found

        cookies: list[str] = []
        for _ in range(people):
            caller.cookies.clear()
            await caller.get("/api/me")
            cookies.append(cookie_of(caller))
        club = await ask(cookies[0], "", title="Club")
        evening = f"/{club['name']}/evening"
        plan = {"game": play.game, "format": "swiss", "options": play.options}
        await ask(cookies[0], evening, **plan)
        seats: dict[str, str] = {}
        for cookie in cookies:
            if cookie != cookies[0]:
                await ask(cookie, f"/{club['name']}/join", word=club["word"])
            joined = await ask(cookie, f"{evening}/join")
            seats |= {one["id"]: cookie for one in joined["people"] if one["you"]}
        paired = await ask(cookies[0], f"{evening}/round")
        boards = paired["rounds"][-1]["boards"]
        return [(board["table"], [seats[who] for who in board["people"]]) for board in boards]


async def both(base: str, table: str, cookies: list[str]) -> list[Guest]:
    """Join both players of a table, in the order of their seats."""
    return [await opened(base, table, cookie) for cookie in cookies]


if __name__ == "__main__":
    main()
