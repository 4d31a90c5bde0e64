"""Choosing a bot's flick: it thinks of some, glances at each, and plays the best ones out."""

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
"""Number of flicks considered with little effort; with none at all, only the plainest one."""


def choose(
    board: Board, seat: Seat, level: Level, judging: Judging, means: Means, chance: Chance
) -> Tried:
    """Return the best flick found, with the shots in which it was tried."""
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
    """Return True if glances must include the other penguins, which makes them slower."""
    if seat == board.catcher:
        return True
    own, catcher = board.pose(seat), board.seats[board.catcher].pose
    return catcher is not None and clear(board.school, (own.x, own.y), (catcher.x, catcher.y))
