"""Tests of the program of `docs/tutorial/bot.md`, which is in `examples`, in a running room."""

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

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "tutorial" / "bot.md"
PROGRAM = ROOT / "examples" / "bot_over_the_wire.py"

QUICK_BOT = """
from msgspec.structs import replace
from rumpus.games.keesdrow.bots.levels import LEVELS

LEVELS["gentle"] = replace(LEVELS["gentle"], glance=10, letter=1)
"""


def seen(address: str) -> dict[str, Any]:
    """Return a spectator's view of the game at an address."""
    room, table = address.split("/t/")
    with connect(f"{room}/api/tables/{table}/socket".replace("http", "ws", 1)) as socket:
        socket.send('{"t": "join"}')
        view: dict[str, Any] = json.loads(socket.recv(timeout=30))["view"]
    return view


@pytest.fixture
def room(tmp_path: Path) -> Iterator[str]:
    """Yield the address of a room whose Gentle bot is quicker than a person."""
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


def test_the_page_shows_the_program() -> None:
    """The page shows the program as it is, and it's as short as the page's title says."""
    text = PROGRAM.read_text("utf-8")

    assert f"```python\n{text}```" in PAGE.read_text("utf-8")
    assert len([line for line in text.splitlines() if line]) <= 60


def test_the_program_plays_a_game_to_its_end(room: str) -> None:
    """The program creates a table, scores by words, and prints the final scores."""
    done = subprocess.run(
        [sys.executable, PROGRAM, room],
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
