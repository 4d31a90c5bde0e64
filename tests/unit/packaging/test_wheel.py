"""Wheel and sdist: what an installed room needs, and nothing else."""

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PACKAGE = ROOT / "src" / "rumpus"


def build(target: str, folder: Path) -> None:
    """Build the wheel or the sdist of this checkout, without building the client."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", folder],
        cwd=ROOT,
        env={**os.environ, "RUMPUS_SKIP_CLIENT": "1"},
        check=True,
        capture_output=True,
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Build the wheel of this checkout, and return the names of its files."""
    folder = tmp_path_factory.mktemp("wheel")
    build("wheel", folder)
    (file,) = folder.glob("*.whl")
    with zipfile.ZipFile(file) as archive:
        return set(archive.namelist())


def test_the_sdist_holds_the_whole_source(tmp_path: Path) -> None:
    """The sdist has all tracked files except those of CI, and files that were built."""
    build("sdist", tmp_path)
    (file,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(file) as archive:
        packed = {member.name.partition("/")[2] for member in archive if member.isfile()}
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    tracked = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    built = {f for f in packed if f.startswith(("src/rumpus/static/", "src/rumpus/docs_site/"))}

    assert packed - built == {f for f in tracked if not f.startswith(".ci/")} | {"PKG-INFO"}


def test_the_wheel_holds_every_file_of_the_package(wheel: set[str]) -> None:
    """The wheel has every file of the package."""
    files = {
        f"rumpus/{file.relative_to(PACKAGE).as_posix()}"
        for file in PACKAGE.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }

    assert files - wheel == set()


def test_the_wheel_holds_the_example_of_a_game(wheel: set[str]) -> None:
    """The wheel has all tracked files of the example game, and no others."""
    tracked = subprocess.run(
        ["git", "ls-files", "examples/nim"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    packed = {name for name in wheel if name.startswith("rumpus/cli/stub/")}
    assert packed == {name.replace("examples/nim", "rumpus/cli/stub") for name in tracked}


def test_the_wheel_holds_data_that_is_no_code(wheel: set[str]) -> None:
    """The wheel has the bundled word list, the tiles and the marker for types."""
    suffixes = {Path(name).suffix for name in wheel}

    assert "rumpus/games/keesdrow/tiles.json" in wheel
    assert {".lex", ".typed"} <= suffixes


def test_the_room_is_an_extra() -> None:
    """Without extras, the package asks for what games need, and for nothing of the room."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {re.split(r"\W", one.replace("-", "_"))[0] for one in project["dependencies"]}

    assert needed == {"msgspec", "numpy"}
    assert {"server", "physics", "lab", "envs"} <= set(project["optional-dependencies"])


def test_the_wheel_holds_nothing_but_the_package(wheel: set[str]) -> None:
    """The wheel has no files from outside the package."""
    outside = {name for name in wheel if not name.startswith(("rumpus/", "rumpus-"))}

    assert outside == set()
