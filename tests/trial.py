"""The example of a game, written anew and installed as a stranger does it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rumpus.cli.main import main

ROOT = Path(__file__).resolve().parents[1]


def changes() -> str:
    """List what differs from the last commit, and files that are new."""
    command = ["git", "status", "--porcelain"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="session")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The package that `rumpus new-game nim` writes; at the end no file of ours has changed."""
    before = changes()
    folder = tmp_path_factory.mktemp("new") / "nim"
    assert main(["new-game", "nim", "--into", str(folder)]) == 0
    yield folder
    assert changes() == before


@pytest.fixture(scope="session")
def site(nim: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package is installed."""
    folder = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    local = ["--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, *local, "--target", folder, nim], check=True)
    return folder


@pytest.fixture
def installed(site: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let programs that the test starts have the game."""
    before = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(site), before])))
    return site
