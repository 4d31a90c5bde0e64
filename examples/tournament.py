"""A tournament without a room: each level of a game's bots against each other, seats swapped."""

import argparse
from collections import Counter
from itertools import permutations

from rumpus.core.options import defaults
from rumpus.games.registry import games
from rumpus.lab.simulate import Sitting, simulate


def main() -> None:
    """Play the games, and print a table of points: one for a win, half of one for a tie."""
    parser = argparse.ArgumentParser(
        description="Let every level of a game's bots play every other."
    )
    parser.add_argument("game", nargs="?", default="keyword", choices=sorted(games()))
    parser.add_argument("--games", type=int, default=10, help="games of each pair and each order")
    options = parser.parse_args()
    module, points = games()[options.game], Counter[str]()
    for pair in permutations(module.bots.levels, 2):
        sitting = Sitting(options.game, pair, defaults(module.facts.options))
        for played in simulate(sitting, range(options.games)):
            first = played.result.places[0]
            for seat in first:
                points[pair[seat]] += 2 // len(first)
    for level, doubled in points.most_common():
        print(f"{level:10} {doubled / 2:6.1f}")


if __name__ == "__main__":
    main()
