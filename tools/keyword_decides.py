"""
Count how often a keyword decides a game of KEYWORD, for the lobby and the page of figures.

    python tools/keyword_decides.py [--games 320] [--jobs 2]

Fair bots play. Each cell of the table is for a number of seats and a length of keyword; its games
have the seeds 0, 1, 2 ... and a common word each as keyword. The same command always writes the
same two files, in about ten minutes: `src/rumpus/games/keyword/decides.json` and the table in the
docs.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.options import defaults
from rumpus.core.values import Refusal
from rumpus.games.keyword.game import FACTS, Keyword
from rumpus.lab.simulate import Sitting, play
from rumpus.words.lexicon import bundled

ROOT: Final = Path(__file__).resolve().parents[1]
FIGURES: Final = ROOT / "src" / "rumpus" / "games" / "keyword" / "decides.json"
PAGE: Final = ROOT / "docs" / "reference" / "keyword-figures.md"
BEGIN: Final = "<!-- figures: tools/keyword_decides.py -->\n"
END: Final = "<!-- end of figures -->\n"

SEATS: Final = (2, 3, 4, 5, 6)
LENGTHS: Final = (3, 4, 5, 6, 7, 8, 10, 12)
COMMON: Final = 2
"""Keywords are drawn from the classes of commonness up to this one."""


class Decides(msgspec.Struct, frozen=True):
    """Number of games of each cell, and the share of them that the keyword decided."""

    note: str
    games: int
    players: dict[str, dict[str, float]]


def keyword(length: int, seed: int) -> str:
    """Draw the keyword of a game among the common words of a length."""
    return Chance(simulation_seed(seed), f"keyword/{length}").choice(_common(length))


def decided(seats: int, length: int, games: int, first: int = 0) -> float:
    """Play the games of a cell, and return the share that the keyword decided."""
    ended = 0
    for seed in range(first, first + games):
        options = {**defaults(FACTS.options), "keyword": keyword(length, seed)}
        played = play(Sitting(FACTS.name, ("fair",) * seats, options), seed)
        ended += played.result.reason == "keyword"
    return round(ended / games, 3)


def counted(games: int, jobs: int) -> Decides:
    """Play all cells, and return the figures."""
    cells = [(seats, length) for seats in SEATS for length in LENGTHS]
    with ProcessPoolExecutor(jobs) as pool:
        parts = dict(zip(cells, pool.map(_cell, cells, [games] * len(cells)), strict=True))
    note = "Part of the games of fair bots that the keyword decided (tools/keyword_decides.py)."
    players = {
        str(seats): {str(length): parts[seats, length] for length in LENGTHS} for seats in SEATS
    }
    return Decides(note, games, players)


def table(figures: Decides) -> Iterator[str]:
    """Yield the lines of the table, in percent."""
    yield "| letters | " + " | ".join(f"{seats} players" for seats in SEATS) + " |"
    yield "|---" * (1 + len(SEATS)) + "|"
    for length in LENGTHS:
        cells = (figures.players[str(seats)][str(length)] for seats in SEATS)
        yield f"| {length} | " + " | ".join(f"{100 * cell:.0f} %" for cell in cells) + " |"


def main() -> None:
    """Play all games, and write both files."""
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


@cache
def _common(length: int) -> list[str]:
    """Return the common words of a length that a table may have as keyword."""
    game = Keyword(bundled())
    words = (
        entry.word
        for entry in bundled().entries()
        if len(entry.word) == length and entry.commonness <= COMMON and not entry.never_suggest
    )
    rules = defaults(FACTS.options)
    return [
        word
        for word in words
        if not isinstance(game.seat({**rules, "keyword": word}, ["player"] * 2), Refusal)
    ]


def _cell(cell: tuple[int, int], games: int) -> float:
    return decided(*cell, games)


if __name__ == "__main__":
    main()
