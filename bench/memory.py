"""
Memory of an idle socket and of a running table, and the time that a room takes to start.

The figures are the resident memory that a further crowd of sockets or tables adds to a server
process, because the first ones cost more. A room unloads a table that everybody has left; after
several crowds of tables, the memory that one more crowd adds is what it left behind. The start is
measured from the process to the first answer, with many stored tables.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import httpx
import uvloop
from bench.frames import Play, scripted
from bench.load import ROOM, SERVE, Guest, Served, closed_loop, opened, seated, some_at_a_time
from bench.stored import fill

HURRY: Final = ("UNLOAD_SECONDS=5", "BEAT_SECONDS=0.5", "PAUSE_SECONDS=0.2", "GONE_SECONDS=0.5")
"""Limits of a room that soon unloads tables without players."""

CROWDS: Final = 7
"""Number of rounds of starting and leaving tables, after which each adds the same memory."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=500, help="idle sockets (default 500)")
    parser.add_argument("--tables", type=int, default=200, help="tables at once (default 200)")
    parser.add_argument("--stored", type=int, default=100_000, help="stored tables (100,000)")
    options = parser.parse_args()
    each = uvloop.run(sockets(options.sockets))
    uvloop.run(tables(options.tables, each))
    uvloop.run(start(options.stored))


async def sockets(count: int) -> float:
    """Print and return the kB of memory of an idle socket at one of ten tables."""
    with tempfile.TemporaryDirectory() as data, Served(*ROOM, data) as served:
        async with httpx.AsyncClient(base_url=f"http://{served.base}") as maker:
            made = [
                (await maker.post("/api/tables", json={"game": "toy"})).json()["table"]
                for _ in range(10)
            ]
        warm = await crowd(served, made, count)
        before = await served.memory_kb()
        cold = await crowd(served, made, count)
        each = (await served.memory_kb() - before) / count
        print(f"idle socket          {each:6.1f} kB  (at most 16)")
        del warm, cold
        return each


async def crowd(served: Served, made: list[str], count: int) -> list[Guest]:
    """Open sockets, and wait until all is quiet."""
    guests = [await opened(served.base, made[number % len(made)], "") for number in range(count)]
    await asyncio.sleep(1)
    return guests


async def tables(count: int, socket: float) -> None:
    """Print the memory of a running table, less *socket* kB per socket, and of a table left."""
    play = scripted("toy", 4)
    with tempfile.TemporaryDirectory() as data, Served(*ROOM, data, *HURRY) as served:
        before = left = 0
        for _ in range(CROWDS):
            await leave(await begin(served, play, count))
            await unloaded(served)
            before, left = left, await served.memory_kb()
        first = await begin(served, play, count)
        few = await served.memory_kb()
        second = await begin(served, play, count)
        begun = (await served.memory_kb() - few) / count - 2 * socket
        del first, second
    print(f"begun table          {begun:6.1f} kB  (at most 8)")
    print(f"table that was left  {(left - before) / count:6.1f} kB  (the rates of its guests)")


async def begin(served: Served, play: Play, count: int) -> list[Guest]:
    """Start tables and play a few acts; return the players."""

    async def one() -> list[Guest]:
        players, _ = await seated(served.base, play)
        await closed_loop(players, play.acts)
        return players

    return [
        guest for players in await some_at_a_time(one() for _ in range(count)) for guest in players
    ]


async def leave(guests: list[Guest]) -> None:
    """Close all sockets."""
    await some_at_a_time(guest.leave() for guest in guests)


async def unloaded(served: Served) -> None:
    """Wait until no table is in memory."""
    async with httpx.AsyncClient(base_url=f"http://{served.base}", timeout=60) as reader:
        for _ in range(240):
            if "rumpus_tables 0" in (await reader.get("/metrics")).text:
                return
            await asyncio.sleep(0.5)
    raise TimeoutError("tables stay in memory")


async def start(stored: int) -> None:
    """Print how long a room takes to start with none and with many stored tables."""
    for count in (0, stored):
        with tempfile.TemporaryDirectory() as data:
            if count:
                await asyncio.to_thread(fill, Path(data) / "rumpus.db", count)
            began = time.monotonic()
            with Served(*SERVE, data) as served:
                base = f"http://{served.base}"
                async with httpx.AsyncClient(base_url=base, timeout=60) as reader:
                    (await reader.get("/api/tables")).raise_for_status()
                seconds, cpu = time.monotonic() - began, served.cpu()
        print(f"start, {count:7,} stored {seconds:5.2f} s to the first answer (2), {cpu:.2f} s CPU")


if __name__ == "__main__":
    main()
