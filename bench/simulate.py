"""
Measure simulation: games a second and CPU time a turn, with the kernel and in pure Python.

    python bench/simulate.py [GAMES]

One process for each engine, CPU time; two seats, gentle and fair, default house rules.
"""

import os
import subprocess
import sys
from time import process_time

from rumpus.core.options import defaults
from rumpus.games.registry import GAMES
from rumpus.lab.simulate import Sitting, play
from rumpus.words import engine

NUMBER = 40


def measure(games: int) -> None:
    """Play and print a line for the engine of this process."""
    sitting = Sitting("keesdrow", ("gentle", "fair"), defaults(GAMES["keesdrow"].facts.options))
    play(sitting, 0)
    began = process_time()
    played = [play(sitting, seed) for seed in range(games)]
    seconds = process_time() - began
    turns = sum(
        type(event).__name__ == "TurnBegan"
        for game in played
        for entry in game.record.entries
        for event in entry.events
    )
    print(
        f"{engine():6}  {games / seconds:6.1f} games per CPU second"
        f"  {1000 * seconds / turns:6.2f} ms CPU a turn"
    )


def main() -> None:
    """Start a process for each engine."""
    if os.environ.get("RUMPUS_BENCH_CHILD"):
        measure(int(sys.argv[1]))
        return
    games = int(sys.argv[1]) if len(sys.argv) > 1 else NUMBER
    for pure, count in (("", games), ("1", max(games // 8, 1))):
        environment = {**os.environ, "RUMPUS_PURE": pure, "RUMPUS_BENCH_CHILD": "1"}
        subprocess.run([sys.executable, __file__, str(count)], env=environment, check=True)


if __name__ == "__main__":
    main()
