"""The program of `docs/tutorial/bot.md`, as it stands there, against a running room."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[3] / "docs" / "tutorial" / "bot.md"

QUICK_ROOM = """
from msgspec.structs import replace
from rumpus.bots.keesdrow.levels import LEVELS
from rumpus.cli.main import main

LEVELS["gentle"] = replace(LEVELS["gentle"], glance=10, letter=1)
raise SystemExit(main())
"""


def program() -> str:
    """Take the program out of the page."""
    found = re.search(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.fixture
def room(tmp_path: Path) -> Iterator[str]:
    """Start a room whose gentle bot does not take a person's time; give its address."""
    command = [sys.executable, "-c", QUICK_ROOM, "serve", "--port", "0"]
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
    assert len([line for line in program().splitlines() if line]) <= 40


def test_the_program_plays_a_game_to_its_end(room: str, tmp_path: Path) -> None:
    """Run as the page says, the program sets a table, plays, and prints the final scores."""
    (tmp_path / "bot.py").write_text(program())

    done = subprocess.run(
        [sys.executable, tmp_path / "bot.py", room],
        capture_output=True,
        text=True,
        check=False,
        timeout=50,
    )

    assert (done.returncode, done.stderr) == (0, "")
    scores = re.fullmatch(rf"{room}/t/\S+\nfinal scores: (\d+) (\d+)\n", done.stdout)
    assert scores is not None
    assert int(scores[1]) > 20
