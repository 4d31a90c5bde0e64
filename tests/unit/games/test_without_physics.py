"""Tests that without MuJoCo all word games work, and ICECOOL 2 says what it lacks."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rumpus.games.registry import own_games
from serving import Serving, get, post

WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "mujoco":
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
"""
WHY = "icecool needs MuJoCo; install it with: pip install 'rumpus[physics]'"
POSE = "100000_160000_15000_1000000_0_0_0"
SHOT = f"ice1~ca1a807c~0~{POSE}~9000_500_0_100~mujoco-4.0.1-4~00ff00ff00ff00ff"


def rumpus(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a command where MuJoCo can't be imported."""
    code = f"{WITHOUT}\nfrom rumpus.cli.main import main\nsys.exit(main({list(arguments)!r}))"
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("game", sorted(own_games().keys() - {"icecool"}))
def test_bots_play_a_game_of_words(game: str) -> None:
    """Bots play a word game without the engine."""
    done = rumpus("simulate", game, "--games", "1", "--seed", "3", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout.splitlines()[0])["seed"] == 3


def test_the_list_of_games_says_what_is_missing() -> None:
    """The list has the games that can be played, and one line says how to install the rest."""
    done = rumpus("games")
    assert done.returncode == 0
    assert "icecool" not in done.stdout
    assert done.stderr == f"rumpus: {WHY}\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "icecool"], WHY),
        (["games", "icecool"], WHY),
        (["flick", SHOT], WHY.removeprefix("icecool ")),
    ],
)
def test_a_command_that_needs_the_engine_says_so(arguments: list[str], says: str) -> None:
    """A command that needs the engine prints one plain line, without a traceback."""
    done = rumpus(*arguments)
    assert (done.returncode, done.stderr) == (1, f"rumpus: {says}\n")


def test_a_room_opens_without_the_game(tmp_path: Path) -> None:
    """A room without the engine has the other games, one line in its log, and no practice."""
    with Serving(tmp_path / "data", first=WITHOUT) as room:
        names = {card["name"] for card in get(room, "/api/games").json()}
        assert names == own_games().keys() - {"icecool"}
        assert post(room, "/api/flick", json={}).status_code == 405
        lines = [json.loads(line) for line in room.log().splitlines()]
        left_out = [line for line in lines if line["event"] == "game left out"]
        assert [f"{line['game']} {line['why']}" for line in left_out] == [WHY]
        assert room.stop() == 0
