"""
Cost of an act at human pace, and the delay until the other seats see it.

People act seconds apart, so acts can't be grouped: each one wakes a sleeping server and has a
separate commit. The same tables are first measured in a closed loop, in turn with other servers.
Keep Your Cool, whose tiles take time to turn, is played only at human pace. After that, 250 tables
with two spectators each run on one core, and the clients on another, to measure the time from an
act to the update of the other seat.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import uvloop
from bench.frames import Frame, scripted
from bench.load import (
    ROOM,
    Cost,
    Guest,
    Player,
    Served,
    closed_loop,
    open_loop,
    ratio,
    seated,
    some_at_a_time,
)
from bench.server import TOY, Contender, contenders, sitting

GAP: Final = 2.0
"""Seconds between two acts of a table at human pace."""
CLOSED: Final = 5
"""Acts in a closed loop per act at human pace: they're so cheap that more must be measured."""
COOL: Final = "Keep Your Cool"
COOL_FIRST, COOL_ACTS = 3, 14
"""Acts of Keep Your Cool before the first flip, and from then until the first reach."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4, help="rounds of each server (default 4)")
    parser.add_argument("--tables", type=int, default=100, help="tables of each (default 100)")
    parser.add_argument("--acts", type=int, default=10, help="acts of each table (default 10)")
    parser.add_argument("--crowd", type=int, default=250, help="tables for latency (default 250)")
    options = parser.parse_args()
    uvloop.run(paces(options.rounds, options.tables, options.acts))
    uvloop.run(latency(options.crowd, options.acts))


async def paces(rounds: int, tables: int, acts: int) -> None:
    """Compare human pace with a closed loop, server by server and game by game."""
    some = contenders()
    closed = {one.name: Cost(f"{one.name}, closed loop") for one in some}
    human = {one.name: Cost(f"{one.name}, human pace") for one in some}
    cool = human[COOL] = Cost(f"{COOL}, human pace")
    for _ in range(rounds):
        for one in some:
            await one_round(one, closed[one.name], human[one.name], tables, acts)
        await cool_round(cool, tables, min(acts, COOL_ACTS))
    print(f"{'CPU s of 10,000 acts':26} median   range          acts/s")
    for cost in (*closed.values(), *human.values()):
        print(cost.row())
    print()
    for name, cost in closed.items():
        print(f"{name:14} human pace / closed loop   {ratio(human[name], cost):6.2f}")
    for name, cost in human.items():
        if name != TOY:
            print(f"{name:14} / {TOY}, at human pace     {ratio(cost, human[TOY]):6.2f}")


async def one_round(one: Contender, closed: Cost, human: Cost, count: int, acts: int) -> None:
    """Play some acts at each pace at the same tables."""
    middle = one.warm + CLOSED * acts
    with tempfile.TemporaryDirectory() as data, Served(*one.command, data) as served:
        tables = await begun(one, served, count, one.warm)
        work = (closed_loop(players, one.play.acts[one.warm : middle]) for players in tables)
        await closed.measure(served, work, CLOSED * acts * count)
        await at_human_pace(served, tables, one.play.acts[middle : middle + acts], human)


async def cool_round(human: Cost, count: int, acts: int) -> None:
    """Play Keep Your Cool at human pace."""
    play = scripted("keep_your_cool")
    one = Contender(COOL, ROOM, sitting(play), play)
    with tempfile.TemporaryDirectory() as data, Served(*ROOM, data) as served:
        tables = await begun(one, served, count, COOL_FIRST)
        # Words and flips are allowed only some time after the last one.
        await asyncio.sleep(GAP)
        await at_human_pace(served, tables, play.acts[COOL_FIRST : COOL_FIRST + acts], human)


async def begun(one: Contender, served: Served, count: int, first: int) -> list[Sequence[Player]]:
    """Create tables and play their *first* acts; return their players."""

    async def table(number: int) -> Sequence[Player]:
        players = await one.sit(served.base, number)
        await closed_loop(players, one.play.acts[:first])
        return players

    return await some_at_a_time(table(number) for number in range(count))


async def at_human_pace(
    served: Served, tables: Sequence[Sequence[Player]], acts: Sequence[Frame], human: Cost
) -> None:
    """Play acts that are evenly spread over all tables, and record their cost."""
    slow = (
        open_loop(players, acts, GAP * number / len(tables), GAP)
        for number, players in enumerate(tables)
    )
    await human.measure(served, slow, len(acts) * len(tables))


async def latency(count: int, acts: int) -> None:
    """Let a crowd play the toy, and print percentiles of the waits at two rates."""
    play = scripted("toy")
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as data, Served(*ROOM, data) as served:
        os.sched_setaffinity(served.pid, cores[:1])
        os.sched_setaffinity(0, cores[1:] or cores)
        found = await some_at_a_time(seated(served.base, play, 2) for _ in range(count))
        listening = [asyncio.create_task(one.listen()) for _, more in found for one in more]
        done = 0
        for gap in (8.0, 1.0):
            some = play.acts[done : done + (acts if gap < 2 else max(acts // 4, 1))]
            done += len(some)
            await report(served, [players for players, _ in found], some, gap, 20, 2)
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
    os.sched_setaffinity(0, cores)


async def report(
    served: Served,
    tables: Sequence[Sequence[Guest]],
    acts: Sequence[Frame],
    gap: float,
    most: int,
    spectators: int = 0,
) -> None:
    """Play at one rate and print the waits, of which the 99th percentile may be *most* ms."""
    cost = Cost("latency")
    count = len(tables)
    work = (
        open_loop(players, acts, gap * number / count, gap) for number, players in enumerate(tables)
    )
    waits = [w for some in await cost.measure(served, work, len(acts) * count) for w in some]
    p50, p99 = (statistics.quantiles(waits, n=100)[place] * 1000 for place in (49, 98))
    print(
        f"{(2 + spectators) * count:,} sockets at {count} tables, {cost.rates[0]:.0f} acts/s:"
        f" p50 {p50:.1f} ms, p99 {p99:.1f} ms (at most {most}),"
        f" {cost.rounds[0] * cost.rates[0] / 100:.0f} % of a core"
    )


if __name__ == "__main__":
    main()
