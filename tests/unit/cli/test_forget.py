"""Command `rumpus forget`: what it refuses, and how it says so."""

from pathlib import Path

import pytest

from rumpus.cli.main import main
from rumpus.store.folder import DATABASE

ID = "AbCdEfGhIjKlMn-_"


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        ([], 2, "name the ids of the people to forget"),
        (["Ida"], 2, "'Ida' isn't an id: an id has 16 letters"),
        ([ID, "--list"], 2, "--list takes no ids"),
        (["--from", "nowhere.txt"], 1, "can't read nowhere.txt"),
    ],
)
def test_a_wrong_command_line_is_refused(
    arguments: list[str],
    status: int,
    says: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The message says what is wrong, and the room is not opened."""
    (tmp_path / DATABASE).touch()
    assert main(["forget", *arguments, "--data", str(tmp_path)]) == status
    assert says in capsys.readouterr().err
    assert (tmp_path / DATABASE).stat().st_size == 0


@pytest.mark.parametrize("command", [["forget", ID], ["forget", "--list"], ["let-in", ID]])
def test_a_folder_without_a_room_stays_empty(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wrong folder is named, and no database is made there."""
    assert main([*command, "--data", str(tmp_path)]) == 1
    assert "there is no room in" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
