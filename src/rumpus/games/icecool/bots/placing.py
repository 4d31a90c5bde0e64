"""Choosing a bot's place: in the Kitchen (IC-8), or on an orange line (IC-19, IC-20)."""

from typing import Final

from msgspec.structs import replace

from rumpus.core.chance import Chance
from rumpus.core.values import Seat
from rumpus.games.icecool.actions import Place, ToLine
from rumpus.games.icecool.bots.board import Board
from rumpus.games.icecool.bots.judging import standing_worth
from rumpus.games.icecool.bots.levels import Level, Odds
from rumpus.games.icecool.rules.whereabouts import KITCHEN, box
from rumpus.physics.places import lines_of
from rumpus.physics.scene import Pose, standing

PLACES: Final = 24
"""Number of further places in the Kitchen that a bot with full foresight compares."""


def place(board: Board, seat: Seat, level: Level, chance: Chance) -> Place:
    """Choose the best of some random places in the Kitchen."""
    left, bottom, right, top = lines_of(board.school, box(board.school, KITCHEN))
    tried = 1 + round(level.foresight**2 * PLACES)
    found = [
        Place(
            round(10 * (left + (right - left) * chance.unit())),
            round(10 * (bottom + (top - bottom) * chance.unit())),
        )
        for _ in range(tried)
    ]
    return max(
        found, key=lambda one: _worth(board, level.odds, seat, standing(one.x / 10, one.y / 10))
    )


def to_line(board: Board, seat: Seat, level: Level, lines: tuple[int, ...]) -> ToLine:
    """Choose the better side of a doorway."""
    pose = board.pose(seat)
    return ToLine(
        max(lines, key=lambda room: _worth(board, level.odds, seat, _inside(board, room, pose)))
    )


def _inside(board: Board, room: int, pose: Pose) -> Pose:
    """Return roughly where a penguin will be on a line, ignoring the others."""
    left, bottom, right, top = lines_of(board.school, room)
    return standing(min(max(pose.x, left), right), min(max(pose.y, bottom), top))


def _worth(board: Board, odds: Odds, seat: Seat, pose: Pose) -> float:
    seats = list(board.seats)
    seats[seat] = replace(seats[seat], pose=pose)
    return standing_worth(board._replace(seats=tuple(seats)), odds, seat)
