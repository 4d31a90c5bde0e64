"""
Runs the benchmarks one after another, and prints how long each took.

``make bench`` runs the short form, which takes at most 15 minutes on two cores; ``--long`` uses
each benchmark's own defaults. A benchmark is a file of ``bench`` that can be run.
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SHORT: Final = {
    "acts": ["--games", "2"],
    "envs": ["2000", "1"],
    "evenings": ["--people", "20", "--acts", "10"],
    "growth": ["--rounds", "1", "--tables", "500", "--megabytes", "50"],
    "kills": ["--kills", "5"],
    "memory": ["--sockets", "300", "--tables", "100"],
    "pace": ["--rounds", "1", "--tables", "50"],
    "physics": ["1000", "2"],
    "server": ["--acts", "2000", "--tables", "50"],
    "simulate": ["10"],
}
"""Arguments of the short form; a benchmark that isn't named here is short by itself."""
PARTS: Final = {"hosting", "counted"}
"""Programs that a benchmark starts."""


def main() -> int:
    """Run all or some benchmarks, and print a summary."""
    parser = argparse.ArgumentParser(description="Run the benchmarks.")
    parser.add_argument("names", nargs="*", help="those to run (default: all)")
    parser.add_argument("--long", action="store_true", help="with the defaults of each")
    options = parser.parse_args()
    taken: list[tuple[str, float, int]] = []
    for name in options.names or benchmarks():
        print(f"\n== {name}", flush=True)
        arguments = [] if options.long else SHORT.get(name, [])
        began = time.perf_counter()
        command = [sys.executable, str(ROOT / "bench" / f"{name}.py"), *arguments]
        code = subprocess.run(command, check=False).returncode
        taken.append((name, time.perf_counter() - began, code))
    print("\n== summary")
    for name, seconds, code in taken:
        print(f"{'FAILED' if code else 'ok':8}{seconds:7.1f} s  {name}")
    print(f"{'':8}{sum(seconds for _, seconds, _ in taken):7.1f} s  in all")
    return int(any(code for *_, code in taken))


def benchmarks() -> list[str]:
    """Return the files of `bench` that can be run by themselves."""
    files = sorted((ROOT / "bench").glob("*.py"))
    able = [file.stem for file in files if "__main__" in file.read_text("utf-8")]
    return [name for name in able if name not in PARTS]


if __name__ == "__main__":
    sys.exit(main())
