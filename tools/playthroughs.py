"""
Runs the golden playthroughs again, and writes down their outcomes under the current rules.

``tools/playthroughs.py`` updates every file below ``tests/playthroughs``, or those that are named;
the diff shows what has changed. To make a new one, let ``rumpus simulate`` write a record and
``rumpus replay`` print it into a file; then change or add causes as needed.
"""

import sys
from pathlib import Path

from rumpus.core.game import AnyGame
from rumpus.core.values import Options
from rumpus.games.registry import games
from rumpus.table import playthrough, playthrough_reading
from rumpus.table.rerun import rerun
from rumpus.words.lexicon import bundled

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"


def renewed(text: str) -> str:
    """Run a playthrough again, and return its text, with all remarks at the top."""
    registered = games()[playthrough_reading.read_header(text).game]

    def make_game(_options: Options) -> AnyGame:
        return registered.make(bundled())

    told = playthrough_reading.read(registered.make(bundled()), text)
    remarks = [line for line in text.splitlines() if line.startswith("#")]
    again = playthrough.text_of(rerun(told, registered.facts, make_game))
    return "".join(f"{line}\n" for line in remarks) + again


def main() -> int:
    """Renew files, and print which ones changed."""
    files = [Path(name) for name in sys.argv[1:]] or sorted(FOLDER.rglob("*.txt"))
    for file in files:
        before = file.read_text("utf-8")
        after = renewed(before)
        file.write_text(after, "utf-8")
        print(f"{file}: {'the same' if before == after else 'changed'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
