"""
Cost of an act on the server: CPU seconds of 10,000 acts, compared with an echo and other servers.

Servers and clients are separate processes; the figure is the server's user and system time. Tables
of two play one act at a time, in a closed loop; contenders take turns in each round. The toy has a
secret, and its acts are durable here. boardgame.io and Colyseus play the same toy in memory (``npm
ci`` in ``bench/peers`` installs them); a peer that is not installed is listed and left out.
"""

import argparse
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import uvloop
from bench.frames import Play, scripted
from bench.load import Cost, Player, Served, closed_loop, ratio, seated, some_at_a_time
from bench.peers.clients import at_boardgame, at_colyseus, at_echo

HERE: Final = Path(__file__).resolve().parent
PEERS: Final = HERE / "peers"
ECHO, TOY, BOARDGAME, COLYSEUS = "our echo", "toy", "boardgame.io", "Colyseus"
GAMES: Final = {"Keesdrow": "keesdrow-checked", "KEYWORD": "keyword"}
"""Games for a closed loop; Keep Your Cool needs real time (``bench/pace.py``)."""
WARM: Final = 20
"""Acts at each table before anything is measured."""


class Contender(NamedTuple):
    """Server to measure: its command, a function that seats two players, and their script."""

    name: str
    command: Sequence[str]
    sit: Callable[[str, int], Awaitable[Sequence[Player]]]
    play: Play
    warm: int = WARM


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--acts", type=int, default=5_000, help="acts a round (default 5000)")
    parser.add_argument("--rounds", type=int, default=4, help="rounds of each server (default 4)")
    parser.add_argument("--tables", type=int, default=100, help="tables at least (default 100)")
    parser.add_argument("--only", nargs="*", help="names of servers and games to measure")
    options = parser.parse_args()
    some = [one for one in contenders() if not options.only or one.name in options.only]
    uvloop.run(measure(some, options.acts, options.rounds, options.tables))


def contenders() -> list[Contender]:
    """Return all servers and games that can be measured here."""
    toy = scripted("toy")
    hosting = (sys.executable, str(HERE / "hosting.py"))
    peers = [
        Contender(ECHO, (*hosting, "echo"), at_echo, toy),
        Contender(BOARDGAME, ("node", str(PEERS / "boardgame.js")), at_boardgame, toy),
        Contender(COLYSEUS, ("node", str(PEERS / "colyseus.js")), at_colyseus, toy),
    ]
    if not (PEERS / "node_modules").exists():
        print("left out: boardgame.io and Colyseus (npm ci in bench/peers installs them)")
        peers = peers[:1]
    room = (*hosting, "room")
    games = {title: scripted(name) for title, name in GAMES.items()}
    return [
        Contender(TOY, room, sitting(toy), toy),
        *peers,
        *(
            Contender(title, room, sitting(play), play, _drawing(play))
            for title, play in games.items()
        ),
    ]


def sitting(play: Play) -> Callable[[str, int], Awaitable[Sequence[Player]]]:
    """Return a function that seats two players at a table of Rumpus."""

    async def sit(base: str, table: int) -> Sequence[Player]:
        del table
        return (await seated(base, play))[0]

    return sit


def _drawing(play: Play) -> int:
    """Count the acts of a draw: its deadline is too short to wait for other tables first."""
    return sum('"pick"' in frame.fields for frame in play.acts)


async def measure(some: Sequence[Contender], acts: int, rounds: int, least: int) -> None:
    """Measure all in turn, and print a table."""
    costs = {one.name: Cost(one.name) for one in some}
    for _ in range(rounds):
        for one in some:
            await one_round(one, costs[one.name], acts, least)
            print(f"{one.name} {costs[one.name].rounds[-1]:.2f}", end="  ", flush=True)
        print()
    print(f"\n{'CPU s of 10,000 acts':26} median   range          acts/s")
    for cost in costs.values():
        print(cost.row())
    print()
    for name, beside, aim in (
        (TOY, BOARDGAME, 0.6),
        (TOY, ECHO, 1.6),
        (TOY, COLYSEUS, None),
        *((name, TOY, 2.2) for name in GAMES),
    ):
        if name in costs and beside in costs:
            goal = "" if aim is None else f"(at most {aim})"
            print(f"{name:14} / {beside:14} {ratio(costs[name], costs[beside]):6.2f}  {goal}")


async def one_round(one: Contender, cost: Cost, acts: int, least: int) -> None:
    """Measure one server once; a short script is played whole at as many tables as needed."""
    whole = one.play.acts[one.warm :]
    count = max(least, acts // len(whole))
    warm, rest = one.play.acts[: one.warm], whole[: acts // count]
    with tempfile.TemporaryDirectory() as data, Served(*one.command, data) as served:

        async def table(number: int) -> Sequence[Player]:
            players = await one.sit(served.base, number)
            await closed_loop(players, warm)
            return players

        tables = await some_at_a_time(table(number) for number in range(count))
        work = (closed_loop(players, rest) for players in tables)
        await cost.measure(served, work, len(rest) * count)


if __name__ == "__main__":
    main()
