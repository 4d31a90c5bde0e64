"""
Tests a release: installs the wheel in ``dist/`` into an empty environment, and queries its room.

The client's page, the documents and the version have to come from the wheel alone. With ``--data
DIR`` the room opens that folder instead of an empty one, as after an upgrade.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
ASKED = {
    "/": b"<title>Rumpus</title>",
    "/docs/": b"Rumpus",
    "/api/games": b"icecool",
    "/healthz?v": b"ok ",
}
"""Paths to request, and what each answer must contain."""
STOP_SECONDS = 30


def main() -> int:
    """Install the wheel, query its room, and return the exit code."""
    parser = argparse.ArgumentParser(description="Try the wheel of dist/ out.")
    parser.add_argument("--data", type=Path, help="a folder of a room, which it upgrades")
    options = parser.parse_args()
    (wheel,) = (ROOT / "dist").glob("rumpus-*.whl")
    foreign = subprocess.run(
        [Path(sys.executable).with_name("rumpus"), "games", "--clients"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    if foreign:
        print(f"{wheel.name} has the screens of games from elsewhere: {foreign}")
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="rumpus-wheel-") as folder:
        program = installed(wheel, Path(folder))
        with room(program, options.data or Path(folder, "data")) as address:
            wanting = [path for path, part in ASKED.items() if part not in answer(address + path)]
            print(answer(f"{address}/healthz?v").decode(), end="")
    print(f"{wheel.name}: {time.monotonic() - started:.0f} s, wanting: {wanting or 'nothing'}")
    return int(bool(wanting))


def installed(wheel: Path, folder: Path) -> Path:
    """Install the wheel as its users do, and return the path of the program."""
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    pip: list[str | Path] = [folder / "venv/bin/python", "-m", "pip", "install", "--quiet"]
    wanted = f"{wheel}[server,physics]"
    subprocess.run([*pip, "--disable-pip-version-check", wanted], cwd=folder, check=True)
    return folder / "venv/bin/rumpus"


@contextmanager
def room(program: Path, data: Path) -> Generator[str]:
    """Serve a room with the installed program, which can't import this checkout."""
    command: list[str | Path] = [program, "serve", "--port", "0", "--data", data.resolve()]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=program.parent, env=environment
    ) as process:
        assert process.stdout is not None
        try:
            yield "http://" + process.stdout.readline().split("http://")[1].strip()
        finally:
            process.terminate()
            process.wait(STOP_SECONDS)


def answer(address: str) -> bytes:
    """Return the room's answer; raise unless it's a success."""
    return httpx.get(address).raise_for_status().content


if __name__ == "__main__":
    sys.exit(main())
