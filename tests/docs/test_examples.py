"""The programs of `examples` that need no room run as they stand, and print what they are for."""

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
    "solve_a_board.py": (["CAT", "SEA", "RED"], r"\d+ words; .*C +\d+  A +\d+  T +\d+\n.*"),
    "flick_a_penguin.py": ([], r".* 0 passed\n.*penguin 0 rests in the Library, at \d+, \d+\n.*"),
}
WITH_A_ROOM = "bot_over_the_wire.py"
"""It is run by ``tests/unit/bots/test_tutorial.py``."""


@pytest.mark.parametrize("program", RUN)
def test_an_example_runs(program: str) -> None:
    """It ends well without a word of complaint, and prints what the tutorial promises."""
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
    """No program is there that no test runs, or that no page of the tutorial names."""
    programs = {file.name for file in EXAMPLES.glob("*.py")}
    pages = "\n".join(page.read_text("utf-8") for page in TUTORIAL.glob("*.md"))

    assert programs == {*RUN, WITH_A_ROOM}
    assert [program for program in sorted(programs) if f"examples/{program}" not in pages] == []
