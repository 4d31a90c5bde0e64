"""Test of a game from elsewhere: the client is built with it, and its own browser test passes."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from e2e.rooms import room
from trial import ROOT

pytestmark = pytest.mark.e2e

FROM = """
from pathlib import Path
from rumpus.server import app
app.FOLDER = Path({!r})
"""


@pytest.mark.usefixtures("installed")
def test_a_new_game_is_played_from_the_front_door(nim: Path, site: Path, tmp_path: Path) -> None:
    """A game in a separate package passes its own browser test, in a client built with it."""
    client, npx = tmp_path / "client", shutil.which("npx")
    assert npx is not None
    subprocess.run(
        [npx, "vite", "build", "--outDir", client, "--emptyOutDir", "--logLevel=error"],
        cwd=ROOT / "web",
        env={**os.environ, "RUMPUS_GAMES": str(site / "rumpus_nim" / "client")},
        check=True,
    )
    data = tmp_path / "data"
    data.mkdir()
    with room(data, before=FROM.format(str(client))) as running:
        played = subprocess.run(
            [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/test_browser.py"],
            cwd=nim,
            env={**os.environ, "RUMPUS_ROOM": running.address},
            capture_output=True,
            text=True,
            check=False,
        )
    assert "1 passed" in played.stdout, played.stdout
