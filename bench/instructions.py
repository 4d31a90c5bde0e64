"""
Guard of the cost of an act: processor instructions, counted on fixed scripts.

    python bench/instructions.py                    compare with the recorded numbers
    python bench/instructions.py --record REASON    record new numbers

Instructions vary less than seconds, so 3 % more than recorded is a failure. Another Python or
processor has other counts, so the numbers name their build, and nothing is compared on other builds
or without Valgrind. ``bench/counted.py`` is the program whose instructions are counted.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec

HERE: Final = Path(__file__).resolve().parent
RECORD: Final = HERE / "instructions.json"
TOLERANCE: Final = 0.03


class Record(msgspec.Struct, frozen=True):
    """Recorded instructions per act of each script, the reason for recording, and the build."""

    build: str
    reason: str
    acts: dict[str, int]


def main() -> int:
    """Count; then compare or record, and return the exit code."""
    parser = argparse.ArgumentParser(description="Count the instructions of an act.")
    parser.add_argument("--record", metavar="REASON", help="renew the recorded numbers")
    reason = parser.parse_args().record
    if reason is not None:
        record = Record(build(), reason, counted())
        RECORD.write_bytes(msgspec.json.format(msgspec.json.encode(record)) + b"\n")
        print(RECORD.read_text("utf-8"), end="")
        return 0
    why = unable()
    if why is not None:
        print(f"skipped: {why}")
        return 0
    before = recorded().acts
    verdicts = {name: judged(name, now, before.get(name)) for name, now in counted().items()}
    return int(not all(verdicts.values()))


def recorded() -> Record:
    """Return the recorded numbers."""
    return msgspec.json.decode(RECORD.read_bytes(), type=Record)


def build() -> str:
    """Return this build of Python and its processor."""
    version = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{version}, {platform.python_compiler()}, {platform.machine()}"


def unable() -> str | None:
    """Return why nothing can be compared here, or None."""
    if shutil.which("callgrind_control") is None:
        return "there is no Valgrind on this machine"
    if recorded().build != build():
        return f"instructions are recorded for {recorded().build}; this is {build()}"
    return None


def counted() -> dict[str, int]:
    """Return the instructions per act of each script."""
    with tempfile.TemporaryDirectory() as folder:
        counter = ["valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no"]
        command = [*counter, f"--callgrind-out-file={folder}/%p", sys.executable]
        played = subprocess.run(
            [*command, str(HERE / "counted.py"), "--count"],
            env={**os.environ, "PYTHONHASHSEED": "0"},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        rows = [json.loads(line) for line in played.stdout.splitlines() if line.startswith("[")]
        return {
            name: (_total(folder, whole) - _total(folder, empty)) // acts
            for name, acts, empty, whole in rows
        }


def _total(folder: str, process: int) -> int:
    lines = (Path(folder) / str(process)).read_text("utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("totals:"))


def judged(name: str, now: int, before: int | None) -> bool:
    """Print the instructions per act; return False if they're too many, or not recorded yet."""
    if before is None:
        print(f"{name:18}{now:12,}  not recorded yet: renew with --record REASON")
        return False
    change = now / before - 1
    verdict = "ok"
    if change > TOLERANCE:
        verdict = "TOO MANY: make it cheaper, or renew with --record REASON"
    elif change < -TOLERANCE:
        verdict = "fewer: renew with --record REASON, to keep them"
    print(f"{name:18}{now:12,}  {change:+7.1%}  {verdict}")
    return change <= TOLERANCE


if __name__ == "__main__":
    sys.exit(main())
