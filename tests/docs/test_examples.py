"""Tests of the programs in `examples` that need no room: they run and print what they should."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
TUTORIAL = EXAMPLES.parent / "docs" / "tutorial"
RUN: dict[str, tuple[list[str], str]] = {
    "tournament.py": (["keyword", "--games", "1"], r"(\w+ +\d+\.\d\n){3}"),
    "own_policy.py": (["--level", "gentle", "--games", "1"], r"0 longest \d+ \d+ gentle\n"),
    "learn.py": (
        ["keyword", "--minutes", "0.01", "--games", "4"],
        r" +\d+ s +\d+ games: first in +\d+ %\n(before|after), against .*",
    ),
    "baselines.py": ([], ""),
    "learned.py": ([], ""),
    "ppo.py": ([], ""),
    "solve_a_board.py": (["CAT", "SEA", "RED"], r"\d+ words; .*C +\d+  A +\d+  T +\d+\n.*"),
    "flick_a_penguin.py": ([], r".* 0 passed\n.*penguin 0 rests in the Library, at \d+, \d+\n.*"),
}
WITH_A_ROOM = "bot_over_the_wire.py"
"""Example that ``tests/unit/bots/test_tutorial.py`` runs."""


@pytest.mark.parametrize("program", RUN)
def test_an_example_runs(program: str) -> None:
    """An example exits with status 0, without warnings, and prints what the tutorial promises."""
    arguments, printed = RUN[program]

    ran = subprocess.run(
        [sys.executable, "-W", "error", EXAMPLES / program, *arguments],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (ran.returncode, ran.stderr) == (0, "")
    assert re.fullmatch(printed, ran.stdout, re.DOTALL)


def test_every_example_is_run_and_explained() -> None:
    """A test runs every example, and a page of the tutorial names it."""
    programs = {file.name for file in EXAMPLES.glob("*.py")}
    pages = "\n".join(page.read_text("utf-8") for page in TUTORIAL.glob("*.md"))

    assert programs == {*RUN, WITH_A_ROOM}
    assert [program for program in sorted(programs) if f"examples/{program}" not in pages] == []
