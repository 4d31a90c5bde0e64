"""A new game from the example, created and installed as an outside author would."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rumpus.cli.main import main

ROOT = Path(__file__).resolve().parents[1]


def changes() -> str:
    """Return the changes since the last commit, and the new files."""
    command = ["git", "status", "--porcelain"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="session")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Yield the package written by `rumpus new-game nim`; check that our files are unchanged."""
    before = changes()
    folder = tmp_path_factory.mktemp("new") / "nim"
    assert main(["new-game", "nim", "--into", str(folder)]) == 0
    yield folder
    assert changes() == before


@pytest.fixture(scope="session")
def site(nim: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the package in a folder, and return the folder."""
    folder = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    local = ["--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, *local, "--target", folder, nim], check=True)
    return folder


@pytest.fixture
def installed(site: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make the game available to programs that the test starts."""
    before = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(site), before])))
    return site
