"""What the README shows works as shown."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[2] / "README.md"
PROGRAM = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROGRAMS = PROGRAM.findall(README.read_text(encoding="utf-8"))


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_of_the_readme_runs(program: str) -> None:
    """A Python program of the README runs as it stands and prints something."""
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )

    assert ran.stderr == ""
    assert ran.stdout != ""
