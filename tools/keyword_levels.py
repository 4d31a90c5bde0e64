"""
Count how the levels of KEYWORD's bots fare against each other, for the page of bots.

    python tools/keyword_levels.py [--games 240] [--jobs 2]

Each row of the table is for a number of seats and the levels in them. Each deal is played once for
each seat, and all bots move on by one seat in between, so that neither cards nor seats favour a
level.
The same command always writes the same table, in about twenty minutes on two cores.
"""

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, NamedTuple

from rumpus.core.options import defaults
from rumpus.games.keyword.bots import LEVELS
from rumpus.games.keyword.game import FACTS
from rumpus.lab.simulate import Sitting, play

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "reference" / "bots.md"
BEGIN: Final = "<!-- levels: tools/keyword_levels.py -->\n"
END: Final = "<!-- end of levels -->\n"

SEATS: Final = (2, 3, 4, 5, 6)
FEW: Final = 4
SURE: Final = 1.96
"""Standard errors on each side of an interval of 95 %."""

Lineup = tuple[str, ...]
Shares = dict[str, float]
"""Share of games that one seat of each level won; a tie for first place is divided."""


class Row(NamedTuple):
    """Result of one lineup: mean shares, and the smallest lead of a level over the one below it."""

    lineup: Lineup
    shares: Shares
    lead: float
    margin: float


def lineups() -> Iterator[Lineup]:
    """Yield lineups of one seat against others at another level, and of all three levels."""
    for seats in SEATS:
        for lower, higher in pairwise(LEVELS):
            for better in sorted({1, seats - 1}):
                yield (higher,) * better + (lower,) * (seats - better)
        if seats == len(LEVELS):
            yield tuple(reversed(LEVELS))


def dealt(lineup: Lineup, seed: int) -> Shares:
    """Play one deal with every bot on every seat, and return the mean shares."""
    games = [_shares(lineup[turn:] + lineup[:turn], seed) for turn in range(len(lineup))]
    return {level: fmean(game[level] for game in games) for level in games[0]}


def counted(lineup: Lineup, games: int) -> Row:
    """
    Play *games* games, or a few more, and return the row.

    Three levels get twice as many, because the best one leaves few wins to the others; more than
    FEW seats get half as many, because each deal is played more often.
    """
    present = [level for level in LEVELS if level in lineup]
    wanted = games * (len(present) - 1) // (1 if len(lineup) <= FEW else 2)
    deals = [dealt(lineup, seed) for seed in range(-(-wanted // len(lineup)))]
    shares = {level: fmean(deal[level] for deal in deals) for level in present}
    leads = [_lead(deals, higher, lower) for lower, higher in pairwise(present)]
    return Row(lineup, shares, *min(leads))


def table(rows: Sequence[Row]) -> Iterator[str]:
    """Yield the lines of the table, in percent."""
    yield "| seats | levels | each Sharp | each Fair | each Gentle | lead |"
    yield "|---|---|---|---|---|---|"
    yield from map(line, rows)


def line(row: Row) -> str:
    """Return the line of one row."""
    percents = (f"{100 * row.shares[level]:.0f} %" for level in row.shares)
    shares = dict(zip(row.shares, percents, strict=True))
    cells = " | ".join(shares.get(level, "") for level in reversed(LEVELS))
    lead = f"{100 * row.lead:.0f} ± {100 * row.margin:.0f}"
    return f"| {len(row.lineup)} | {_named(row.lineup)} | {cells} | {lead} |"


def main() -> None:
    """Play all lineups, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    wanted, rows = list(lineups()), list[Row]()
    with ProcessPoolExecutor(options.jobs) as pool:
        for row in pool.map(counted, wanted, [options.games] * len(wanted)):
            print(line(row), flush=True)
            rows.append(row)
    head, rest = PAGE.read_text("utf-8").split(BEGIN)
    tail = rest.split(END)[1]
    PAGE.write_text(head + BEGIN + "\n".join(table(rows)) + "\n" + END + tail, "utf-8")


def _shares(lineup: Lineup, seed: int) -> Shares:
    first = play(Sitting(FACTS.name, lineup, defaults(FACTS.options)), seed).result.places[0]
    won = [lineup[seat] for seat in first]
    return {
        level: won.count(level) / len(won) / lineup.count(level) for level in sorted(set(lineup))
    }


def _lead(deals: Sequence[Shares], higher: str, lower: str) -> tuple[float, float]:
    """Return the mean lead of one seat of a level, and half the width of its interval."""
    leads = [deal[higher] - deal[lower] for deal in deals]
    return fmean(leads), SURE * stdev(leads) / sqrt(len(leads))


def _named(lineup: Lineup) -> str:
    counts = ((level, lineup.count(level)) for level in reversed(LEVELS))
    return ", ".join(f"{count} {level}" for level, count in counts if count)


if __name__ == "__main__":
    main()
