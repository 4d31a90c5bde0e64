"""How a bot chooses its flick: it thinks of some, looks at each, and plays out the best ones."""

from typing import Final

from rumpus.bots.means import Means
from rumpus.core.chance import Chance
from rumpus.core.values import Seat
from rumpus.games.icecool.bots.board import Board
from rumpus.games.icecool.bots.candidates import thought_of
from rumpus.games.icecool.bots.judging import Judging
from rumpus.games.icecool.bots.levels import Level
from rumpus.games.icecool.bots.sight import clear
from rumpus.physics.candidates import Tried, weigh
from rumpus.physics.scene import Scene

FEWEST: Final = 6
"""The number of flicks thought of with little effort; with none at all, the plainest is made."""


def choose(
    board: Board, seat: Seat, level: Level, judging: Judging, means: Means, chance: Chance
) -> Tried:
    """Return the best flick found, and its outcome when it was tried."""
    count = _share(level.flicks, means.effort, FEWEST) if means.effort else 1
    flicks = thought_of(board, seat, chance, count, tricks=level.tricks)
    if count == 1:
        return Tried(flicks[0], 0.0, ())
    scene = Scene(tuple(seated.pose for seated in board.seats), seat)
    tried = weigh(
        scene,
        flicks,
        judging,
        _share(level.best, means.effort, 1),
        others=_matter(board, seat),
        go_on=means.watch(),
        mapper=means.mapper,
        school=board.school,
    )
    return tried[0]


def _share(most: int, effort: float, least: int) -> int:
    return min(most, max(least, round(most * effort)))


def _matter(board: Board, seat: Seat) -> bool:
    """Return True if a first look has to see the others, which makes it slower."""
    if seat == board.catcher:
        return True
    own, catcher = board.pose(seat), board.seats[board.catcher].pose
    return catcher is not None and clear(board.school, (own.x, own.y), (catcher.x, catcher.y))
