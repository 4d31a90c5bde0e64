"""
Growth of the cost of an act with the game's length, tables in memory, database and days.

Each curve is a row of points in CPU milliseconds of the server; it is flat if the last point is at
most 10 % above the first. The points of a curve are measured in turn, and are medians of the
rounds.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import httpx
import uvloop
from bench.frames import scripted
from bench.load import ROOM, Cost, Guest, Served, closed_loop, seated, some_at_a_time
from bench.stored import fill, fill_days

TABLES: Final = 40
"""Tables at which acts are played; all others are idle."""
ACTS: Final = 40
"""Acts at each of these tables for one point."""
EARLY: Final = 20
"""Acts of a game before the first point."""
FLAT: Final = 0.1
DAYS: Final = 30
ATTEMPTS: Final = 300
"""Finished attempts at the board of each day."""
VISITS: Final = 400
"""Requests for the daily board for one point."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="rounds of each curve (default 3)")
    parser.add_argument("--tables", type=int, default=2_000, help="tables in memory (2,000)")
    parser.add_argument("--megabytes", type=int, default=200, help="size of the database (200)")
    options = parser.parse_args()
    uvloop.run(measure(options.rounds, options.tables, options.megabytes))


async def measure(rounds: int, tables: int, megabytes: int) -> None:
    """Measure and print each curve."""
    for name in ("toy", "keesdrow-checked", "keyword"):
        await by_act(name, rounds)
    await by_tables(rounds, tables)
    await by_size(rounds, megabytes)
    await by_day(rounds)


def draw(title: str, points: Sequence[tuple[str, Sequence[float]]]) -> None:
    """Print a curve."""
    medians = [statistics.median(rounds) for _, rounds in points]
    row = "  ".join(f"{at}: {ms:.3f}" for (at, _), ms in zip(points, medians, strict=True))
    change = medians[-1] / medians[0] - 1
    verdict = "flat" if change <= FLAT else "GROWS"
    print(f"{title:34} {row} ms CPU  {change:+.0%} {verdict}", flush=True)


@contextmanager
def room(size: int = 0, tables: int = 0, days: int | None = None) -> Generator[Served]:
    """Serve a room whose database has a *size*, a number of *tables* and a number of *days*."""
    with tempfile.TemporaryDirectory() as data:
        path = Path(data) / "rumpus.db"
        if tables:
            fill(path, tables, size)
        if days is not None:
            fill_days(path, datetime.now(UTC).date(), days, ATTEMPTS)
        with Served(*ROOM, data) as served:
            yield served


async def crowd(served: Served, name: str, first: int) -> list[list[Guest]]:
    """Create tables, and play each up to act *first* before anything is measured."""
    play = scripted(name)

    async def one() -> list[Guest]:
        players, _ = await seated(served.base, play)
        await closed_loop(players, play.acts[:first])
        return players

    return await some_at_a_time(one() for _ in range(TABLES))


async def point(
    served: Served, found: list[list[Guest]], name: str, first: int, count: int = ACTS
) -> float:
    """Return the CPU milliseconds per act, over *count* acts from the *first* one on."""
    acts = scripted(name).acts[first : first + count]
    cost = Cost(name)
    work = (closed_loop(players, acts) for players in found)
    await cost.measure(served, work, len(acts) * len(found))
    return cost.rounds[0] / 10


async def by_act(name: str, rounds: int) -> None:
    """Compare early and late acts of one game."""
    acts = len(scripted(name).acts)
    # A short game has fewer acts to measure at each point.
    count = min(ACTS, (acts - EARLY) // 3)
    starts = [EARLY, (EARLY + acts - count) // 2, acts - count]
    points: list[tuple[str, list[float]]] = [(f"act {start + 1}", []) for start in starts]
    for _ in range(rounds):
        with room() as served:
            found, done = await crowd(served, name, starts[0]), starts[0]
            for start, (_at, ms) in zip(starts, points, strict=True):
                between = scripted(name).acts[done:start]
                await asyncio.gather(*(closed_loop(players, between) for players in found))
                ms.append(await point(served, found, name, start, count))
                done = start + count
    draw(f"acts of one game, {name}", points)


async def by_tables(rounds: int, most: int) -> None:
    """Compare few tables in memory with many."""
    counts = [10, most // 10, most]
    points: list[tuple[str, list[float]]] = [(f"{count:,}", []) for count in counts]
    with room() as served:
        found, made, done = await crowd(served, "toy", 20), TABLES, 20
        async with httpx.AsyncClient(base_url=f"http://{served.base}", timeout=60) as maker:
            for count, (_, ms) in zip(counts, points, strict=True):
                for _ in range(made, count):
                    (await maker.post("/api/tables", json={"game": "toy"})).raise_for_status()
                made = max(made, count)
                for _ in range(rounds):
                    ms.append(await point(served, found, "toy", done % 200))
                    done += ACTS
    draw("tables in memory, toy", points)


async def by_size(rounds: int, megabytes: int) -> None:
    """Compare an empty database with a large one."""
    sizes = [0, megabytes // 10, megabytes]
    points: list[tuple[str, list[float]]] = [(f"{size} MB", []) for size in sizes]
    for size, (_, ms) in zip(sizes, points, strict=True):
        with room(size * 10**6, size * 10) as served:
            found = await crowd(served, "toy", 20)
            for number in range(rounds):
                ms.append(await point(served, found, "toy", 20 + number * ACTS))
    draw("stored tables and entries, toy", points)


async def by_day(rounds: int) -> None:
    """Compare days of a room's first month: showing the daily board, and starting an attempt."""
    days = [1, DAYS // 2, DAYS]  # the first day of a room has no yesterday to show
    seen: list[tuple[str, list[float]]] = [(f"day {day + 1}", []) for day in days]
    begun: list[tuple[str, list[float]]] = [(f"day {day + 1}", []) for day in days]
    for _ in range(rounds):
        for day, (_at, looks), (_same, begins) in zip(days, seen, begun, strict=True):
            with room(days=day) as served:
                looks.append(await visits(served, "GET", VISITS))
                begins.append(await visits(served, "POST", VISITS // 4))
    draw("board of the day, seen", seen)
    draw("board of the day, begun", begun)


async def visits(served: Served, method: str, count: int) -> float:
    """Return the CPU milliseconds per request to the daily board, each from a new guest."""
    async with httpx.AsyncClient(base_url=f"http://{served.base}", timeout=60) as visitor:
        before = served.cpu()
        for _ in range(count):
            visitor.cookies.clear()
            await visitor.get("/api/me")
            (await visitor.request(method, "/api/daily")).raise_for_status()
        return (served.cpu() - before) * 1000 / count


if __name__ == "__main__":
    main()
