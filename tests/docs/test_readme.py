"""Tests of the programs and links in the README and on the page for bot authors."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from rumpus.games.registry import own_games

README = Path(__file__).resolve().parents[2] / "README.md"
PROGRAM = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
BOTS = README.parent / "docs" / "reference" / "bots.md"
PROGRAMS = [
    program
    for page in (README, BOTS)
    for program in PROGRAM.findall(page.read_text(encoding="utf-8"))
    # Blocks without `print` are declarations, not programs.
    if "print(" in program
]


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_of_the_pages_runs(program: str) -> None:
    """A Python program on a page runs unchanged, prints something and writes no errors."""
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )

    assert ran.stderr == ""
    assert ran.stdout != ""


@pytest.mark.parametrize("game", sorted(own_games()))
def test_the_readme_leads_to_rules_and_messages_of_each_game(game: str) -> None:
    """The README links to the rulebook and the reference of every game."""
    text = README.read_text(encoding="utf-8")

    assert f"](docs/rules/{game}.md)" in text
    assert f"](docs/reference/{game}.md)" in text
