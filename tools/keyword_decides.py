"""
Count how often a keyword decides a game of KEYWORD, for the lobby and the page of figures.

    python tools/keyword_decides.py [--games 320] [--jobs 2]

Fair bots play; a cell of the table, so many seats and so long a keyword, has games of each of its
words, with the seeds 0, 1, 2 ... in turn. The same command writes the same two files again, about
an hour later: `src/rumpus/games/keyword/decides.json` and the table in the docs.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import msgspec

from rumpus.core.options import defaults
from rumpus.games.keyword import FACTS
from rumpus.lab.simulate import Sitting, play

ROOT: Final = Path(__file__).resolve().parents[1]
FIGURES: Final = ROOT / "src" / "rumpus" / "games" / "keyword" / "decides.json"
PAGE: Final = ROOT / "docs" / "reference" / "keyword-figures.md"
BEGIN: Final = "<!-- figures: tools/keyword_decides.py -->\n"
END: Final = "<!-- end of figures -->\n"

SEATS: Final = (2, 3, 4, 5, 6)
WORDS: Final = {
    3: ("tea", "dog", "sun", "key"),
    4: ("rose", "word", "lamp", "fish"),
    5: ("crane", "light", "house", "jumbo"),
    6: ("orange", "secret", "monkey", "planet"),
    7: ("keyword", "teacher", "capital", "journey"),
    8: ("alphabet", "notebook", "elephant", "question"),
    10: ("dictionary", "strawberry", "playground", "background"),
    12: ("conversation", "professional", "headquarters", "organization"),
}
"""Keywords by length, plain ones and awkward ones."""


class Decides(msgspec.Struct, frozen=True):
    """How many games a cell has, and the parts of them that ended by the keyword."""

    note: str
    games: int
    players: dict[str, dict[str, float]]


def decided(seats: int, length: int, games: int) -> float:
    """Play the games of a cell and give the part that the keyword decided."""
    words, ended = WORDS[length], 0
    for seed in range(games):
        options = {**defaults(FACTS.options), "keyword": words[seed % len(words)]}
        played = play(Sitting(FACTS.name, ("fair",) * seats, options), seed)
        ended += played.result.reason == "keyword"
    return round(ended / games, 3)


def counted(games: int, jobs: int) -> Decides:
    """Count every cell."""
    cells = [(seats, length) for seats in SEATS for length in WORDS]
    with ProcessPoolExecutor(jobs) as pool:
        parts = dict(zip(cells, pool.map(_cell, cells, [games] * len(cells)), strict=True))
    note = "Part of the games of fair bots that the keyword decided (tools/keyword_decides.py)."
    players = {
        str(seats): {str(length): parts[seats, length] for length in WORDS} for seats in SEATS
    }
    return Decides(note, games, players)


def table(figures: Decides) -> Iterator[str]:
    """Write the figures as a table in percent."""
    yield "| letters | " + " | ".join(f"{seats} players" for seats in SEATS) + " |"
    yield "|---" * (1 + len(SEATS)) + "|"
    for length in WORDS:
        cells = (figures.players[str(seats)][str(length)] for seats in SEATS)
        yield f"| {length} | " + " | ".join(f"{100 * cell:.0f} %" for cell in cells) + " |"


def suited(figures: Decides, seats: int) -> int:
    """Give the longest keyword that decides at least about half of the games of so many."""
    parts = figures.players[str(seats)]
    return max((int(length) for length, part in parts.items() if part >= 0.45), default=3)


def main() -> None:
    """Count, and write both files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=320)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    figures = counted(options.games, options.jobs)
    FIGURES.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
    head, rest = PAGE.read_text("utf-8").split(BEGIN)
    tail = rest.split(END)[1]
    PAGE.write_text(head + BEGIN + "\n".join(table(figures)) + "\n" + END + tail, "utf-8")
    print(*table(figures), sep="\n")


def _cell(cell: tuple[int, int], games: int) -> float:
    return decided(*cell, games)


if __name__ == "__main__":
    main()
