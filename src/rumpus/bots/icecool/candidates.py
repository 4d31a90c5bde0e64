"""
The flicks that a bot thinks of: at what it wants, straight or by a trick, and others around them.

Whoever has time for few gets the plainest ones.
"""

from itertools import islice
from math import atan2, degrees
from typing import Final

from rumpus.bots.icecool.board import Board
from rumpus.bots.icecool.hand import bell
from rumpus.bots.icecool.outlook import beyond
from rumpus.bots.icecool.sight import clear, far
from rumpus.core.chance import Chance
from rumpus.physics.flick import FULL_TURN, MOST_POWER, Flick
from rumpus.physics.layout import Point
from rumpus.physics.places import room_at
from rumpus.physics.scene import RADIUS, Pose

LEAST_POWER: Final = 190
PER_MM: Final = 0.9
"""How much power a low, straight flick takes for how far."""
HARDER: Final = 1.3
LOW: Final = 200
PUSH: Final = 70.0
"""In mm: to hit a penguin, one flicks beyond it."""

JUMP_HEIGHT: Final = 900
JUMP_LEAST: Final = 700
JUMP_PER_MM: Final = 1.1
JUMP_SHORTEST: Final = 250.0
"""A flick on the head: the power that takes it over a wall, and how far that carries."""

CURVES: Final = ((-600, -18.0), (600, 18.0))
"""A hit on a side, and how many degrees to aim aside for it, as the curve goes to that side."""

TURNED: Final = 6.0
STRETCHED: Final = 0.18
"""How other flicks differ from those thought of first: standard deviations, degrees and share."""
ODD: Final = 6
"""One of so many of them is any flick whatsoever."""


def thought_of(
    board: Board, seat: int, chance: Chance, count: int, *, tricks: bool
) -> tuple[Flick, ...]:
    """Give so many flicks of a seat's penguin, those that promise most first."""
    pose = board.pose(seat)
    wanted = _wanted(board, seat, pose)
    doors = _doors(board, pose)
    flicks = [_straight(pose, point) for point in wanted if _open(board, pose, point)]
    flicks += [_straight(pose, point) for point in doors]
    flicks += [_harder(flick) for flick in flicks]
    if tricks:
        flicks += _tricks(board, pose, wanted)
    known = list(islice(flicks, count))
    while len(known) < count:
        known.append(_other(flicks, chance))
    return tuple(known)


def _wanted(board: Board, seat: int, pose: Pose) -> list[Point]:
    """List points to get to: Runners, or behind one's fish; the closest first."""
    here = (pose.x, pose.y)
    if seat == board.catcher:
        prey = (board.seats[runner].pose for runner in board.hunted())
        points = [_past(here, (one.x, one.y)) for one in prey if one is not None]
    else:
        points = [beyond(board.school, door, pose) for door in board.seats[seat].fish]
    return sorted(points, key=lambda point: far(here, point))


def _doors(board: Board, pose: Pose) -> list[Point]:
    """List points behind the doors of a penguin's room."""
    room = room_at(board.school, pose.x, pose.y)
    doors = range(len(board.school.doors))
    return [beyond(board.school, door, pose) for door in doors if room in board.school.joined(door)]


def _past(here: Point, prey: Point) -> Point:
    share = 1 + PUSH / max(far(here, prey), 1.0)
    return here[0] + share * (prey[0] - here[0]), here[1] + share * (prey[1] - here[1])


def _open(board: Board, pose: Pose, point: Point) -> bool:
    return clear(board.school, (pose.x, pose.y), point)


def _tricks(board: Board, pose: Pose, wanted: list[Point]) -> list[Flick]:
    """Off each wall of the room, over what is in the way, and round it."""
    found: list[Flick] = []
    for point in wanted:
        found += [_straight(pose, mirrored) for mirrored in _mirrored(board, pose, point)]
        found.append(_jump(pose, point))
        found += [_curve(pose, point, side, aside) for side, aside in CURVES]
    return found


def _mirrored(board: Board, pose: Pose, point: Point) -> list[Point]:
    """Give the images of a point in the walls of a penguin's room: straight there is off them."""
    number = room_at(board.school, pose.x, pose.y)
    if number is None:
        return []
    room = board.school.rooms[number]
    inset = board.school.wall.thickness / 2 + RADIUS
    x, y = point
    return [
        (2 * (room.left + inset) - x, y),
        (2 * (room.right - inset) - x, y),
        (x, 2 * (room.bottom + inset) - y),
        (x, 2 * (room.top - inset) - y),
    ]


def _straight(pose: Pose, point: Point) -> Flick:
    power = LEAST_POWER + PER_MM * far((pose.x, pose.y), point)
    return Flick(_towards(pose, point), _power(power), 0, LOW)


def _harder(flick: Flick) -> Flick:
    return Flick(flick.aim, _power(HARDER * flick.power), flick.side, flick.height)


def _jump(pose: Pose, point: Point) -> Flick:
    further = far((pose.x, pose.y), point) - JUMP_SHORTEST
    power = max(float(JUMP_LEAST), JUMP_LEAST + JUMP_PER_MM * further)
    return Flick(_towards(pose, point), _power(power), 0, JUMP_HEIGHT)


def _curve(pose: Pose, point: Point, side: int, aside: float) -> Flick:
    flick = _straight(pose, point)
    return Flick((flick.aim + round(100 * aside)) % FULL_TURN, flick.power, side, LOW)


def _other(flicks: list[Flick], chance: Chance) -> Flick:
    """Change one that was thought of, or take any."""
    if not flicks or chance.below(ODD) == 0:
        return Flick(
            chance.below(FULL_TURN), 250 + chance.below(751), chance.below(1201) - 600, LOW
        )
    flick = chance.choice(flicks)
    aim = (flick.aim + round(100 * TURNED * bell(chance))) % FULL_TURN
    power = _power(flick.power * (1 + STRETCHED * bell(chance)))
    side = max(-900, min(900, flick.side + round(150 * bell(chance))))
    return Flick(aim, power, side, flick.height)


def _towards(pose: Pose, point: Point) -> int:
    return round(100 * degrees(atan2(point[1] - pose.y, point[0] - pose.x))) % FULL_TURN


def _power(power: float) -> int:
    return max(0, min(MOST_POWER, round(power)))
