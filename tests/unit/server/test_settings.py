"""Settings that an operator can make in a file."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from rumpus.server.limits import values as limits
from rumpus.server.settings import DEFAULT, Settings, SettingsError, read
from serving import PATIENCE


def test_a_file_sets_level_retention_and_limits(tmp_path: Path) -> None:
    """Level and limits in the file apply from the start: one request passes, nothing is logged."""
    path = tmp_path / "rumpus.toml"
    path.write_text('log_level = "error"\nkeep_days = 7\n[limits]\nrequests = [0.001, 1]\n')
    command = (sys.executable, "-c", "from rumpus.cli.main import main; raise SystemExit(main())")
    options = ("serve", "--port", "0", "--data", str(tmp_path / "data"), "--config", str(path))
    with subprocess.Popen(
        [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as room:
        assert room.stdout is not None
        base = room.stdout.readline().split("open: ")[1].strip()
        codes = [httpx.get(f"{base}/healthz", timeout=PATIENCE).status_code for _ in range(2)]
        room.terminate()
        _, errors = room.communicate(timeout=PATIENCE)
    assert (codes, room.returncode, errors) == ([200, 429], 0, "")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("log_level = 3", "log_level"),
        ('log_level = "loud"', "log_level"),
        ("keep_days = -1", "keep_days"),
        ("colour = 1", "colour"),
        ("[limits]\nno_such_limit = 1", "no_such_limit"),
        ("[limits]\nrate = 1", "rate"),
        ("[limits]\nsockets = [1, 2]", "20000"),
        ("[limits]\nsockets = -1", "below 0"),
        ("[limits]\nrequests = 5", "60"),
        ("[limits]\nrequests = [5]", "60"),
        ("not toml", "rumpus.toml"),
    ],
)
def test_a_wrong_file_is_refused_by_one_line(tmp_path: Path, text: str, says: str) -> None:
    """An invalid file is refused in one line with the file's name and the fault."""
    path = tmp_path / "rumpus.toml"
    path.write_text(text)
    with pytest.raises(SettingsError, match=r"rumpus\.toml") as caught:
        read(path)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    """A missing file is an error, and no reason to start with default settings."""
    with pytest.raises(SettingsError, match="can't be read"):
        read(tmp_path / "rumpus.toml")


def test_every_limit_can_be_set_to_what_it_is(tmp_path: Path) -> None:
    """A file with every limit at its default is accepted, and an empty one means the defaults."""
    defaults: dict[str, Any] = dict(vars(limits))
    known: dict[str, Any] = {
        name.lower(): json.loads(json.dumps(value))
        for name, value in defaults.items()
        if name.isupper() and name != "KEEP_DAYS"
    }
    path = tmp_path / "rumpus.toml"
    lines = [f"{name} = {json.dumps(value)}" for name, value in known.items()]
    path.write_text("[limits]\n" + "\n".join(lines))
    assert read(path).limits == known
    assert len(known) > 60
    path.write_text("")
    assert read(path) == DEFAULT == Settings()
