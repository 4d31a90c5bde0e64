"""Limit on the length of source files."""

import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[3]
MOST_LINES: Final = 400
GENERATED: Final = {"web/src/wire.gen.ts"}


def long_files() -> dict[str, int]:
    """Return the length of each source file that has too many lines."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "*.py", "*.ts", "*.svelte"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    files = {file for file in listed.split("\0") if (ROOT / file).is_file()} - GENERATED
    lengths = {file: len((ROOT / file).read_bytes().splitlines()) for file in files}
    return {file: lines for file, lines in sorted(lengths.items()) if lines > MOST_LINES}


def test_no_source_file_has_more_than_400_lines() -> None:
    """No source file has more than 400 lines: longer ones should be split."""
    assert long_files() == {}
