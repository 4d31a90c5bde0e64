"""CPU time of a history of 5,000 games, in a room that has stored ten times as many."""

import asyncio
import time
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from rumpus.games.feats import Feat
from rumpus.server.endpoints.history_summary import in_columns
from rumpus.server.limits import values as limits
from rumpus.server.people.totals import totals
from rumpus.store.people.members import Members
from rumpus.store.people.results import Results
from rumpus.store.people.rows import Narrowed
from rumpus.store.people.schema import GAMES, RESULTS

T = TypeVar("T")

STORED = 10 * limits.HISTORY
GAMES_OF = ("keesdrow", "keyword", "icecool")
FEATS = (Feat("longest_word", 7, "picture", 3), Feat("best_word", 40, "quizzes", 5))


def fill(connection: sa.Connection) -> None:
    """Store games of three; Ida was in each tenth of them."""
    chance = Random(1)  # noqa: S311 (nothing secret)
    feats = msgspec.json.encode(FEATS).decode()
    game: dict[str, Any] = {"rules": 1, "mode": "table", "public": False, "options": "{}"}
    game |= {"reason": "points", "rated": False, "lasted": 900}
    seat: dict[str, Any] = {"second": False, "name": "Ida", "bot": None, "role": "player"}
    seat |= {"team": None, "score": 40, "listed": True, "feats": feats}
    for number in range(1, STORED + 1):
        kind = chance.choice(GAMES_OF)
        ended = {"table": f"oak-bell-{number}", "ended": 1_700_000_000 + 600 * number}
        connection.execute(GAMES.insert(), {**game, **ended, "id": number, "game": kind})
        people = [f"{chance.randrange(200)}-{at}" for at in range(3)]
        if number % 10 == 0:
            people[0] = "ida"
        rows = [
            {**seat, "game": number, "seat": at, "person": person, "place": at + 1}
            for at, person in enumerate(people)
        ]
        connection.execute(RESULTS.insert(), rows)


async def timed(name: str, work: Awaitable[T], took: dict[str, list[float]]) -> T:
    """Wait for some work, and note how many ms of CPU it took."""
    began = time.process_time()
    done = await work
    took.setdefault(name, []).append(1000 * (time.process_time() - began))
    return done


async def main() -> None:
    """Print the median of each part of a page and of a summary."""
    took: dict[str, list[float]] = {}
    with TemporaryDirectory() as folder:
        members = Members(Path(folder) / "room.db")
        results, everything = Results(members), Narrowed()
        await members.do(fill)
        shown = ""
        for _ in range(9):
            standings = await timed("results", results.standings("ida", everything), took)
            await timed("a page", results.page("ida", limits.HISTORY_PAGE, 0, everything), took)
            await timed("people", results.companions("ida", everything, 5), took)
            began = time.process_time()
            found = totals(standings)
            columns = in_columns(standings, [one.game for one in found], against=False)
            size = len(msgspec.json.encode(columns))
            shown = f"{len(standings)} of {STORED} games, {size / 1000:.0f} kB"
            took.setdefault("totals and columns", []).append(1000 * (time.process_time() - began))
        members.close()
    print(shown)
    for name, times in took.items():
        print(f"{name}: {median(times):.1f} ms")


if __name__ == "__main__":
    asyncio.run(main())
