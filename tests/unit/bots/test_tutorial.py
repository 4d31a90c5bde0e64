"""The program of `docs/tutorial/bot.md`, as it stands there, against a running room."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from seeded import program

PAGE = Path(__file__).resolve().parents[3] / "docs" / "tutorial" / "bot.md"

QUICK_BOT = """
from msgspec.structs import replace
from rumpus.games.keesdrow.bots.levels import LEVELS

LEVELS["gentle"] = replace(LEVELS["gentle"], glance=10, letter=1)
"""


def lines() -> str:
    """Take the program out of the page."""
    found = re.search(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


def seen(address: str) -> dict[str, Any]:
    """Tell what a spectator sees of the game at this address."""
    room, table = address.split("/t/")
    with connect(f"{room}/api/tables/{table}/socket".replace("http", "ws", 1)) as socket:
        socket.send('{"t": "join"}')
        view: dict[str, Any] = json.loads(socket.recv(timeout=30))["view"]
    return view


@pytest.fixture
def room(tmp_path: Path) -> Iterator[str]:
    """Start a room whose gentle bot does not take a person's time; give its address."""
    command = [sys.executable, "-c", program(QUICK_BOT), "serve", "--port", "0"]
    with subprocess.Popen(
        [*command, "--data", str(tmp_path / "data")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        yield process.stdout.readline().split()[-1]
        process.terminate()


def test_the_program_has_forty_lines() -> None:
    """The page keeps its word; empty lines are not counted."""
    assert len([line for line in lines().splitlines() if line]) <= 40


def test_the_program_plays_a_game_to_its_end(room: str, tmp_path: Path) -> None:
    """Run as the page says, it creates a table, scores by words, and prints the final scores."""
    (tmp_path / "bot.py").write_text(lines())

    done = subprocess.run(
        [sys.executable, tmp_path / "bot.py", room],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )

    assert (done.returncode, done.stderr) == (0, "")
    printed = re.fullmatch(rf"({room}/t/\S+)\nfinal scores: (\d+) (\d+)\n", done.stdout)
    assert printed is not None
    address, *scores = printed.groups()
    game = seen(address)
    assert (game["phase"], game["scores"]) == ("over", [int(score) for score in scores])
    spelled = [play for play in game["plays"] if play["seat"] == 0]
    assert sum(play["points"] for play in spelled) == game["scores"][0] > 0
