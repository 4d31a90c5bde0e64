"""
Flicks that aren't straight: curves round obstacles, banks off walls, and jumps over them.

They are first guesses, found by measuring flicks (`docs/reference/bots.md`): a bot glances at each
one, and tries variations of it.
"""

from math import atan2, degrees, hypot, sqrt
from typing import Final

from rumpus.games.icecool.bots.board import Board
from rumpus.games.icecool.bots.hand import within
from rumpus.games.icecool.bots.levels import Trick
from rumpus.games.icecool.bots.sight import far
from rumpus.physics.flick import FULL_TURN, MOST_POWER, Flick
from rumpus.physics.layout import Point
from rumpus.physics.places import room_at
from rumpus.physics.scene import RADIUS, Pose

LEAST_POWER: Final = 190
PER_MM: Final = 0.9
"""Power of a low, straight flick, per mm of its way."""
LOW: Final = 200

CURVES: Final = ((-450, -18.0), (450, 18.0), (-900, -35.0), (900, 35.0))
"""Sides to hit, each with the degrees to aim off for the curve that results."""

KEPT: Final = 0.22
"""
Share of its energy that a penguin keeps at a wall, chosen to carry it through a door after that.

With this value, 58 of 207 such flicks at doors of the same room passed; with .35, 37 did. Aiming at
deeper images, since a wall returns less of the speed at right angles to it, didn't help (1.25
times: 43, 1.5: 40).
"""
SLIDES: Final = 0.0014
"""Distance that a penguin slides, in mm, per square of the power."""

JUMPS: Final = ((800, 1000), (900, 950), (1000, 1000))
"""Power and height of hits on the head that clear a wall 50 to 150 mm away, shortest jump first."""


def straight(pose: Pose, point: Point) -> Flick:
    """Return the low flick that would end at a point with nothing in the way."""
    power = LEAST_POWER + PER_MM * far((pose.x, pose.y), point)
    return Flick(towards(pose, point), bounded(power), 0, LOW)


def known(board: Board, pose: Pose, point: Point, tricks: tuple[Trick, ...]) -> list[Flick]:
    """Return tricks that may lead to a point, in the order of *tricks*."""
    return [flick for trick in tricks for flick in _of_kind(board, pose, point, trick)]


def towards(pose: Pose, point: Point) -> int:
    """Return the direction to a point, in the units of a flick."""
    return round(100 * degrees(atan2(point[1] - pose.y, point[0] - pose.x))) % FULL_TURN


def bounded(power: float) -> int:
    """Limit a power to what a flick may have."""
    return within(0, power, MOST_POWER)


def _of_kind(board: Board, pose: Pose, point: Point, trick: Trick) -> list[Flick]:
    match trick:
        case "curve":
            return [_curve(pose, point, side, aside) for side, aside in CURVES]
        case "bank":
            return _banks(board, pose, point)
        case "jump":
            aims = [towards(pose, point), *_over_walls(board, pose)]
            return [Flick(aim, power, 0, height) for power, height in JUMPS for aim in aims]


def _curve(pose: Pose, point: Point, side: int, aside: float) -> Flick:
    flick = straight(pose, point)
    return Flick((flick.aim + round(100 * aside)) % FULL_TURN, flick.power, side, LOW)


def _banks(board: Board, pose: Pose, point: Point) -> list[Flick]:
    """Aim at the mirror images of a point in the walls of the penguin's room."""
    number = room_at(board.school, pose.x, pose.y)
    if number is None:
        return []
    room = board.school.rooms[number]
    inset = board.school.wall.thickness / 2 + RADIUS
    return [
        flick
        for along, wall in (
            (0, room.left + inset),
            (0, room.right - inset),
            (1, room.bottom + inset),
            (1, room.top - inset),
        )
        if (flick := _bank(pose, point, along, wall)) is not None
    ]


def _bank(pose: Pose, point: Point, along: int, wall: float) -> Flick | None:
    """Return a flick off a wall at a coordinate, or None if the wall is between the two points."""
    here = (pose.x, pose.y)
    before, after = wall - here[along], wall - point[along]
    if before * after <= 0:
        return None
    image = list(point)
    image[along] = wall + after
    met = before / (before + after)
    first = met * far(here, (image[0], image[1]))
    second = hypot(after, (1 - met) * (point[1 - along] - here[1 - along]))
    power = sqrt((first + second / KEPT) / SLIDES)
    return Flick(towards(pose, (image[0], image[1])), bounded(power), 0, LOW)


def _over_walls(board: Board, pose: Pose) -> list[int]:
    """Return the directions straight at the walls that a penguin's room shares with others."""
    number = room_at(board.school, pose.x, pose.y)
    turns = {"x": 0, "y": 9_000}
    inner = [wall for wall in board.school.walls if None not in {wall.below, wall.above}]
    ahead = {turns[wall.across] for wall in inner if wall.below == number}
    back = {turns[wall.across] + 18_000 for wall in inner if wall.above == number}
    return sorted(ahead | back)
