"""No source file has more lines than a reader takes in at a sitting."""

import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[3]
MOST_LINES: Final = 400
GENERATED: Final = {"web/src/wire.gen.ts"}
STILL_LONG: Final = {
    "web/src/ui/TableScreen.svelte",
    "web/tests/games/icecool/screens.test.ts",
    "web/tests/games/icecool/words.test.ts",
    "web/tests/games/keep_your_cool/screens.test.ts",
    "web/tests/games/keep_your_cool/words.test.ts",
    "web/tests/games/keesdrow/screens.test.ts",
    "web/tests/games/keesdrow/words.test.ts",
    "web/tests/games/keyword/laying.test.ts",
    "web/tests/net/socket.test.ts",
}
"""Files that are to be split yet."""


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
    """A file that grows longer holds a second idea, which gets a file of its own."""
    too_long = {file: lines for file, lines in long_files().items() if file not in STILL_LONG}
    assert not too_long, f"more than {MOST_LINES} lines: {too_long}"


def test_every_exception_is_long_still() -> None:
    """A file that was split is taken off the list, so that it stays short."""
    assert long_files().keys() >= STILL_LONG
