"""
Ladder: the difference in strength between neighbouring levels of a game's bots.

Each seed is played twice with the seats swapped, so that neither the deal nor the first turn
favours a level. A seed counts as the share of its two games that the better level won, with a
tie as half. The interval is the 95 % interval of the mean over seeds.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from rumpus.cli.common import options_of, registered
from rumpus.core.values import Options, Result
from rumpus.lab.simulate import Sitting, simulate

SURE: Final = 1.96


class Step(NamedTuple):
    """Two neighbours: the share that the better one won, half the interval, and mean points."""

    better: str
    worse: str
    won: float
    around: float
    points: tuple[float, float]


def main() -> None:
    """Print the table of a game."""
    parser = argparse.ArgumentParser(description=str(__doc__).strip().splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200, help="seeds a pair; two games each")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--levels", default="", help="LEVEL,... from the weakest; default: all")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    game = registered(given.game)
    named = given.levels.split(",") if given.levels else game.bots.levels
    seeds = range(given.seed, given.seed + given.games)
    print("| better | worse | better one first | points a game |\n|---|---|---|---|")
    for step in steps(game.facts.name, named, options_of(game, given.option), seeds, given.jobs):
        print(row(step), flush=True)


def steps(
    game: str, named: Sequence[str], options: Options, seeds: Sequence[int], jobs: int = 1
) -> Iterator[Step]:
    """Compare neighbouring levels, *named* from the weakest up."""
    for worse, better in pairwise(named):
        first, second = (
            [one.result for one in simulate(Sitting(game, seated, options), seeds, jobs)]
            for seated in ((better, worse), (worse, better))
        )
        yield step_of(better, worse, first, second)


def step_of(better: str, worse: str, first: Sequence[Result], second: Sequence[Result]) -> Step:
    """Compare two levels by games of the same seeds: the better one on seat 0, then on seat 1."""
    won = [(_share(a, 0) + _share(b, 1)) / 2 for a, b in zip(first, second, strict=True)]
    around = SURE * stdev(won) / sqrt(len(won)) if len(won) > 1 else 1.0
    ours = fmean([*(a.scores[0] for a in first), *(b.scores[1] for b in second)])
    theirs = fmean([*(a.scores[1] for a in first), *(b.scores[0] for b in second)])
    return Step(better, worse, fmean(won), around, (ours, theirs))


def row(step: Step) -> str:
    """Return a step as a line of the table."""
    percent, around = round(100 * step.won), round(100 * step.around)
    ours, theirs = step.points
    names = f"`{step.better}` | `{step.worse}`"
    return f"| {names} | {percent} % ± {around} | {ours:.0f} to {theirs:.0f} |"


def _share(result: Result, seat: int) -> float:
    """Return 1 for a win, 0.5 for a tie, else 0."""
    top = result.places[0]
    return 1 / len(top) if seat in top else 0.0


if __name__ == "__main__":
    main()
