"""Tests of a game from elsewhere: `rumpus new-game` writes it, and no file of ours changes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rumpus.cli.main import main
from serving import Person, Serving, eventually, get, run, table_of

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "nim"


def files_of(folder: Path) -> dict[str, str]:
    """Return the text of each file of a package, except files that Python creates."""
    found = [file for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    texts = {file.relative_to(folder).as_posix(): file.read_text("utf-8") for file in found}
    return {name: text for name, text in texts.items() if not name.startswith((".", "build/"))}


def python(*arguments: str, folder: Path | None = None) -> str:
    """Run Python, check that it succeeds, and return its output."""
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def rumpus(*arguments: str) -> str:
    """Run a command in a process that has the game."""
    return python("-c", "from rumpus.cli.main import main; raise SystemExit(main())", *arguments)


def test_the_example_is_what_the_command_writes(nim: Path) -> None:
    """The example and the game that the command writes are equal."""
    assert files_of(nim) == files_of(EXAMPLE)


@pytest.mark.usefixtures("installed")
def test_its_own_tests_pass(nim: Path) -> None:
    """The new game passes its own tests: conformance, rules, and games of bots."""
    printed = python("-m", "pytest", "-p", "no:cacheprovider", "-p", "no:randomly", folder=nim)
    assert " passed" in printed


@pytest.mark.usefixtures("installed")
def test_it_is_listed_and_simulated() -> None:
    """The entry point of a new game is enough for the room to list and simulate it."""
    assert "nim: Nim, 2 players\n  bots: gentle, sharp" in rumpus("games")
    game = rumpus("simulate", "nim", "--games", "1", "--bots", "gentle,sharp", "--json")
    assert json.loads(game.splitlines()[0])["result"]["reason"] == "last_stone"


def test_its_screens_are_found(installed: Path) -> None:
    """The folder of a game's screens is found in its package, for building the client."""
    assert rumpus("games", "--clients") == f"{installed / 'rumpus_nim' / 'client'}\n"


@pytest.mark.usefixtures("installed")
def test_two_play_it_over_the_wire(tmp_path: Path) -> None:
    """Two people play the new game over the wire, from the shelf to the record."""

    async def work() -> None:
        with Serving(tmp_path / "data") as room:
            card = next(card for card in get(room, "/api/games").json() if card["name"] == "nim")
            assert (card["title"], card["levels"]) == ("Nim", ["gentle", "sharp"])
            people = [Person(), Person()]
            name = await table_of(room.base, *people, game="nim", options={"stones": 4})
            for person in people:
                ready = await person.ask("table", action={"type": "ready", "ready": True})
                assert ready["t"] == "done"
            assert (await people[0].ask("table", action={"type": "start"}))["t"] == "done"
            first: int = people[0].known["view"]["turn"]
            for seat, stones, rule in ((first, 4, "NIM-2"), (first, 3, None), (1 - first, 1, None)):
                action = {"type": "take", "stones": stones}
                answer = await people[seat].ask("act", action=action)
                assert answer.get("rule") == rule
            await eventually(lambda: people[0].known["table"]["phase"] == "over")
            assert people[0].known["view"]["result"]["places"] == [[1 - first], [first]]
            record = await people[0].http(room.base, "GET", f"/api/tables/{name}/record")
            assert record.status_code == 200
            for person in people:
                await person.leave()

    run(work)


def test_another_name_stands_everywhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Another name replaces Nim in files, classes, prose, rule ids and commands; the tests pass."""
    folder = tmp_path / "game"
    assert main(["new-game", "tic_tac", "--into", str(folder)]) == 0
    assert f"/pip install --no-build-isolation --editable {folder}\n" in capsys.readouterr().out
    written = files_of(folder)
    assert not [name for name, text in written.items() if "nim" in (name + text).lower()]
    assert "class TicTacGame:" in written["src/rumpus_tic_tac/game.py"]
    assert "### TIC-1 · " in written["src/rumpus_tic_tac/rules.md"]
    path = os.pathsep.join([str(folder / "src"), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:randomly"]
    subprocess.run(command, cwd=folder, check=True, env={**os.environ, "PYTHONPATH": path})


NAMES = (
    "begin with two lowercase letters, then use lowercase letters, digits and underscores, at most"
    " 24 in all, as in tic_tac"
)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Chess", f"invalid name 'Chess': {NAMES}"),
        ("x", f"invalid name 'x': {NAMES}"),
        ("keesdrow", "a game 'keesdrow' already exists"),
        ("taken", "taken already exists; choose another folder with --into"),
    ],
)
def test_what_can_not_be_written_is_told(
    name: str,
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """An unusable name or folder is reported in one line, and nothing is written."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").mkdir()
    assert main(["new-game", name]) == 2
    assert capsys.readouterr().err == f"rumpus: {says}\n"
    assert [path.name for path in tmp_path.rglob("*")] == ["taken"]
