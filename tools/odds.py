"""
Count how often flicks of ICECOOL 2 succeed, for bots of one level that play each other.

    python tools/odds.py [--games 12] [--seats 3] [--jobs 1] [--levels gentle,fair,sharp]

The odds that bots assume (`rumpus.games.icecool.bots.levels.Odds`) come from these figures. A line
counts the flicks with one kind of way, and those that succeeded. The Catcher's way is to the
closest remaining Runner, a Runner's through the closest door with their fish; it is clear or
walled, and its length is in steps of 100 mm.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Final, NamedTuple

from rumpus.core.options import defaults
from rumpus.core.values import Seat, Setup
from rumpus.games.icecool.bots.board import Board, board_of
from rumpus.games.icecool.bots.gains import outcome
from rumpus.games.icecool.bots.outlook import beyond
from rumpus.games.icecool.bots.sight import clear, far
from rumpus.games.icecool.events import Flicked
from rumpus.games.icecool.game import FACTS, IceCool
from rumpus.lab.simulate import Sitting, play
from rumpus.physics.layout import Point, load

STEP: Final = 100


class Way(NamedTuple):
    """Way of a flick: who flicks, whether the way is clear, and its rough length in mm."""

    who: str
    clear: bool
    far: int


def flicks_of(level: str, seats: int, seed: int) -> list[tuple[Way, bool]]:
    """Play a game, and return each flick's way, and whether it achieved its goal."""
    record = play(Sitting(FACTS.name, (level,) * seats, defaults(FACTS.options)), seed).record
    game = IceCool()
    state = game.initial_state(Setup(record.header.options, record.header.seats))
    found: list[tuple[Way, bool]] = []
    for entry in record.entries:
        for event in entry.events:
            if isinstance(event, Flicked):
                board = board_of(load(), game.view(state, event.seat))
                came = outcome(board, event.shot.facts, event.shot.rest)
                way = _way(board, event.seat)
                if way is not None:
                    found.append((way, _brought(board, came.board, event.seat)))
            state = game.evolve(state, event)
    return found


def _way(board: Board, seat: Seat) -> Way | None:
    pose = board.pose(seat)
    here = (pose.x, pose.y)
    points = (
        list(_prey(board))
        if seat == board.catcher
        else [beyond(board.school, door, pose) for door in board.seats[seat].fish]
    )
    if not points:
        return None
    free = [point for point in points if clear(board.school, here, point)]
    distance = min(far(here, point) for point in free or points)
    who = "Catcher" if seat == board.catcher else "Runner"
    return Way(who, bool(free), STEP * int(distance // STEP))


def _prey(board: Board) -> Iterator[Point]:
    for runner in board.hunted():
        pose = board.seats[runner].pose
        if pose is not None:
            yield pose.x, pose.y


def _brought(before: Board, after: Board, seat: Seat) -> bool:
    if seat == before.catcher:
        return any(
            now.caught > was.caught for now, was in zip(after.seats, before.seats, strict=True)
        )
    return after.seats[seat].taken > before.seats[seat].taken


def report(found: Sequence[tuple[Way, bool]]) -> Iterator[str]:
    """Yield a line for each kind of way."""
    counts: defaultdict[Way, list[bool]] = defaultdict(list)
    for way, brought in found:
        counts[way].append(brought)
    for way, came in sorted(counts.items()):
        sight = "clear" if way.clear else "walled"
        many, share = len(came), sum(came) / len(came)
        yield f"{way.who:8}{sight:8}{way.far:4} mm{sum(came):5} of {many:4}  {share:.2f}"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--levels", default="gentle,fair,sharp")
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs) as pool:
        for level in options.levels.split(","):
            games = pool.map(flicks_of, repeat(level), repeat(options.seats), range(options.games))
            print(level, *report([flick for game in games for flick in game]), sep="\n", flush=True)


if __name__ == "__main__":
    main()
