"""Tests that the commands of tutorials, run as written and in order, print what is shown."""

import re
import shlex
from pathlib import Path

import pytest

from rumpus.cli.main import main

TUTORIALS = Path(__file__).resolve().parents[2] / "docs" / "tutorial"
BLOCK = re.compile(r"^```console\n\$ rumpus ([^\n]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.replay
@pytest.mark.parametrize("page", ["house-rules.md"])
def test_a_tutorial_does_what_it_shows(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each command prints the lines below it: one folder, the page from its first to its last."""
    monkeypatch.chdir(tmp_path)
    blocks = BLOCK.findall((TUTORIALS / page).read_text("utf-8"))
    assert blocks

    for command, shown in blocks:
        assert main(shlex.split(command)) == 0
        assert capsys.readouterr().out == shown, command


@pytest.mark.parametrize("page", ["learn-a-game.md", "python.md"])
def test_the_python_of_a_tutorial_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each block runs as written, and prints something."""
    blocks = PYTHON.findall((TUTORIALS / page).read_text("utf-8"))
    assert blocks

    for block in blocks:
        exec(compile(block, page, "exec"), {})  # noqa: S102 - the page is ours
        assert capsys.readouterr().out, block
