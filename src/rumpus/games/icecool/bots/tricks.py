"""
Flicks that a bot knows besides straight ones: round what is in the way, off walls, and over them.

They are first guesses, found by measuring flicks (`docs/reference/bots.md`): a bot looks at each,
and tries others around it.
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
"""How much power a low, straight flick takes for how far."""
LOW: Final = 200

CURVES: Final = ((-450, -18.0), (450, 18.0), (-900, -35.0), (900, 35.0))
"""A hit on a side, and how many degrees to aim aside for it, as the curve goes to that side."""

KEPT: Final = 0.22
"""
The share of its energy that a penguin keeps at a wall, so far as it carries it through a door then.

Of 207 such flicks at doors of the same room 58 passed; with .35 it was 37. Aimed at deeper images,
as walls give back less of the speed straight at them, no more passed (1.25 times: 43, 1.5: 40).
"""
SLIDES: Final = 0.0014
"""In mm: so far, times the square of the power, a penguin slides."""

JUMPS: Final = ((800, 1000), (900, 950), (1000, 1000))
"""Power and height of hits on the head that clear a wall 50 to 150 mm away, the shortest first."""


def straight(pose: Pose, point: Point) -> Flick:
    """Return the low flick that ends at a point if nothing is in the way."""
    power = LEAST_POWER + PER_MM * far((pose.x, pose.y), point)
    return Flick(towards(pose, point), bounded(power), 0, LOW)


def known(board: Board, pose: Pose, point: Point, tricks: tuple[Trick, ...]) -> list[Flick]:
    """Return the tricks that may lead to a point, by kind as a level knows them."""
    return [flick for trick in tricks for flick in _of_kind(board, pose, point, trick)]


def towards(pose: Pose, point: Point) -> int:
    """Return the direction of a point, as of a flick."""
    return round(100 * degrees(atan2(point[1] - pose.y, point[0] - pose.x))) % FULL_TURN


def bounded(power: float) -> int:
    """Return a power that a flick may have."""
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
    """Aim at the images of a point in the walls of the penguin's room."""
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
    """Return a flick off a wall at a coordinate; None if the wall is between the two."""
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
    """Return the directions straight at the walls of a penguin's room behind which is another."""
    number = room_at(board.school, pose.x, pose.y)
    turns = {"x": 0, "y": 9_000}
    inner = [wall for wall in board.school.walls if None not in {wall.below, wall.above}]
    ahead = {turns[wall.across] for wall in inner if wall.below == number}
    back = {turns[wall.across] + 18_000 for wall in inner if wall.above == number}
    return sorted(ahead | back)
