"""
Simulation: games per CPU second and CPU time of a turn, with the kernel and in pure Python.

    python bench/simulate.py [GAMES]

Each engine runs in a separate process; two seats, gentle and fair, with default house rules. A turn
of KEYWORD is a round of both seats, and a turn of Keep Your Cool lasts from one key word to the
next; these two games don't use the kernel.
"""

import os
import subprocess
import sys
from time import process_time

from rumpus.core.options import defaults
from rumpus.games.registry import games as modules
from rumpus.lab.simulate import Sitting, play
from rumpus.words import engine

NUMBER = 40
BEGINS = {"keesdrow": "TurnBegan", "keyword": "RoundBegan", "keep_your_cool": "KeyWordSaid"}
"""The event with which a turn of each game begins."""


def measure(game: str, games: int) -> None:
    """Play and print a line for the engine of this process."""
    sitting = Sitting(game, ("gentle", "fair"), defaults(modules()[game].facts.options))
    play(sitting, 0)
    began = process_time()
    played = [play(sitting, seed) for seed in range(games)]
    seconds = process_time() - began
    turns = sum(
        type(event).__name__ == BEGINS[game]
        for one in played
        for entry in one.record.entries
        for event in entry.events
    )
    print(
        f"{game:14}  {engine():6}  {games / seconds:6.1f} games per CPU second"
        f"  {1000 * seconds / turns:6.2f} ms CPU a turn"
    )


def main() -> None:
    """Start a process for each game and engine."""
    if os.environ.get("RUMPUS_BENCH_CHILD"):
        measure(sys.argv[1], int(sys.argv[2]))
        return
    games = int(sys.argv[1]) if len(sys.argv) > 1 else NUMBER
    for game, pure, count in (
        ("keesdrow", "", games),
        ("keesdrow", "1", max(games // 8, 1)),
        ("keyword", "", games),
        ("keep_your_cool", "", games),
    ):
        environment = {**os.environ, "RUMPUS_PURE": pure, "RUMPUS_BENCH_CHILD": "1"}
        command = [sys.executable, __file__, game, str(count)]
        subprocess.run(command, env=environment, check=True)


if __name__ == "__main__":
    main()
