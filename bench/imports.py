"""
Imports: the time that a program spends on the library, alone and with a first game of words.

    python bench/imports.py [ROUNDS]

Each round is a fresh process; the figures are the medians of its CPU time.
"""

import subprocess
import sys
from statistics import median
from typing import Final

ROUNDS: Final = 9
STEPS: Final = (
    ("import rumpus", "import rumpus"),
    ("the games as well", "import rumpus; rumpus.game('keyword')"),
    (
        "a game of KEYWORD as well",
        "import rumpus; rumpus.play('keyword', ['gentle', 'gentle'], keyword='tea')",
    ),
)
TIMED: Final = "import time; began = time.process_time(); {}; print(time.process_time() - began)"


def main() -> None:
    """Print a line for each step."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    for name, program in STEPS:
        command = [sys.executable, "-c", TIMED.format(program)]
        took = [float(subprocess.check_output(command)) for _ in range(rounds)]
        print(f"{name:28}{1000 * median(took):6.0f} ms")


if __name__ == "__main__":
    main()
