"""
What an act costs at human pace, and how soon the other seats see it.

People act seconds apart, so that nothing can be grouped: each act has a commit of its own. The same
tables are measured in a closed loop first, in turns. Then come 250 tables with two spectators each,
on one core, the clients on another: the time from an act to the update of the other seat.
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
from bench.frames import Frame, Play, scripted
from bench.load import (
    ROOM,
    Cost,
    Guest,
    Served,
    closed_loop,
    open_loop,
    ratio,
    seated,
    some_at_a_time,
)

NAMES: Final = ("toy", "keesdrow-checked", "keyword")
GAP: Final = 2.0
"""Seconds between two acts of a table at human pace."""
WARM: Final = 4


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2, help="rounds of each game (default 2)")
    parser.add_argument("--tables", type=int, default=100, help="tables of each game (default 100)")
    parser.add_argument("--acts", type=int, default=10, help="acts of each table (default 10)")
    parser.add_argument("--crowd", type=int, default=250, help="tables for latency (default 250)")
    options = parser.parse_args()
    uvloop.run(paces(options.rounds, options.tables, options.acts))
    uvloop.run(latency(options.crowd, options.acts))


async def paces(rounds: int, tables: int, acts: int) -> None:
    """Compare human pace with a closed loop, game by game."""
    print(f"{'CPU s of 10,000 acts':26} median   range          acts/s")
    for name in NAMES:
        play = scripted(name)
        closed, human = Cost(f"{name}, closed loop"), Cost(f"{name}, human pace")
        for _ in range(rounds):
            await one_round(play, closed, human, tables, acts)
        print(f"{closed.row()}\n{human.row()}")
        print(f"{'human pace / closed loop':26} {ratio(human, closed):6.2f}  (at most 2)")


async def one_round(play: Play, closed: Cost, human: Cost, count: int, acts: int) -> None:
    """Play some acts at each pace at the same tables."""
    first = sum('"pick"' in frame.fields for frame in play.acts) or WARM
    middle, last = first + acts, first + 2 * acts
    with tempfile.TemporaryDirectory() as data, Served(*ROOM, data) as served:

        async def table() -> Sequence[Guest]:
            players, _ = await seated(served.base, play)
            await closed_loop(players, play.acts[:first])
            return players

        tables = await some_at_a_time(table() for _ in range(count))
        work = (closed_loop(players, play.acts[first:middle]) for players in tables)
        await closed.measure(served, work, acts * count)
        rest = play.acts[middle:last]
        slow = (
            open_loop(players, rest, GAP * number / count, GAP)
            for number, players in enumerate(tables)
        )
        await human.measure(served, slow, acts * count)


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
            await report(served, [players for players, _ in found], some, gap)
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
    os.sched_setaffinity(0, cores)


async def report(
    served: Served, tables: Sequence[Sequence[Guest]], acts: Sequence[Frame], gap: float
) -> None:
    """Play at one rate and print the waits."""
    cost = Cost("latency")
    count = len(tables)
    work = (
        open_loop(players, acts, gap * number / count, gap) for number, players in enumerate(tables)
    )
    waits = [w for some in await cost.measure(served, work, len(acts) * count) for w in some]
    p50, p99 = (statistics.quantiles(waits, n=100)[place] * 1000 for place in (49, 98))
    print(
        f"{4 * count:,} sockets at {count} tables, {cost.rates[0]:.0f} acts/s: p50 {p50:.1f} ms,"
        f" p99 {p99:.1f} ms (at most 20), {cost.rounds[0] * cost.rates[0] / 100:.0f} % of a core"
    )


if __name__ == "__main__":
    main()
