"""
Kill test: kills a room again and again while people play, and checks its disk each time.

The test suite does this twenty times; for a long run: ``python bench/kills.py --kills 1000``.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from simulation.killing import kill_again_and_again


def main() -> None:
    """Kill, check, and print what was checked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20, help="how often (20)")
    parser.add_argument("--seed", type=int, default=2, help="which random acts and moments (2)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        counts = asyncio.run(kill_again_and_again(data, options.kills, options.seed))
    print(
        f"{counts['kills']} kills: {counts['seen']} entries that clients had seen and"
        f" {counts['done']} answers are all in the logs, none twice;"
        f" {counts['ahead']} entries were kept and not yet told"
    )


if __name__ == "__main__":
    main()
