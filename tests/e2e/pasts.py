"""A year of finished games of Noor, of whose newest ones the room still has the logs."""

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

from e2e.overs import NOOR, TABLES, keep_all
from rumpus.games.feats import Feat
from rumpus.server.limits import values as limits
from rumpus.store.folder import DATABASE
from rumpus.store.people.members import Members
from rumpus.store.people.results import Results
from rumpus.store.people.rows import FinishedGame, Recap, SeatResult

YEAR = 2025
DAYS = tuple(range(1, 364, 5))
"""Days of the year with a game, counted from 1 January."""
IDA, BEN = "ida-who-plays", "ben-who-plays"
OTHERS = ((IDA, "Idabella"), (IDA, "Idabella"), (BEN, "Ben"))
FEATS = {
    "keesdrow": (Feat("longest_word", 6, "maples", 3), Feat("best_word", 24, "kettle", 4)),
    "keep_your_cool": (Feat("fastest_pair", 95_000, "", 1, least=True),),
}


def fill(data: Path) -> bytes:
    """Write the past into the data of a room that isn't running yet; return the room's key."""
    key = keep_all(data)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _write(data)).result()
    return key


def past() -> Iterable[tuple[FinishedGame, Recap | None]]:
    """Yield the games, oldest first, and what is stored of their logs."""
    games = tuple(TABLES)
    for number, day in enumerate(DAYS):
        game = games[number % 4]
        ended = int(datetime(YEAR, 1, 1, 12, tzinfo=UTC).timestamp()) + 86_400 * day
        feats = FEATS.get(game, ())
        # Of the oldest games, nothing but the result is known.
        recap = None if number < 4 else Recap(1500 + 60 * number, (feats, ()))
        yield played(f"oak-bell-{number}", game, ended, number), recap
    for number, game in enumerate(games):
        ended = int(datetime(YEAR, 12, 31, 9 + number, tzinfo=UTC).timestamp())
        yield played(TABLES[game], game, ended, number), None


def played(table: str, game: str, ended: int, number: int) -> FinishedGame:
    """Return a game of Noor against somebody, of which she loses every third."""
    person, name = OTHERS[number % len(OTHERS)]
    first = number % 3 != 2
    seats = (
        SeatResult(0, NOOR, False, "Noor", None, "player", None, 2 - first, 90 + number % 23),
        SeatResult(1, person, False, name, None, "player", None, 1 + first, 80 + number % 31),
    )
    return FinishedGame(table, game, 1, ended, "table", True, {}, "points", seats)


async def _write(data: Path) -> None:
    members = Members(data / DATABASE)
    results = Results(members)
    for game, recap in past():
        assert await results.add(game, limits.HISTORY)
        if recap is not None:
            await results.recall(game.table, recap)
    members.close()
