"""
The flicks that a bot considers: straight at a target or by a trick, and variations of these.

The plainest come first, for a bot that has time for only a few.
"""

from itertools import islice
from typing import Final

from rumpus.core.chance import Chance
from rumpus.games.icecool.bots.board import Board
from rumpus.games.icecool.bots.hand import bell, within
from rumpus.games.icecool.bots.levels import Trick
from rumpus.games.icecool.bots.outlook import beyond
from rumpus.games.icecool.bots.sight import clear, far
from rumpus.games.icecool.bots.tricks import LOW, bounded, known, straight
from rumpus.physics.flick import FULL_TURN, MOST_SIDE, Flick
from rumpus.physics.layout import Point
from rumpus.physics.places import room_at
from rumpus.physics.scene import Pose

HARDER: Final = 1.3
PUSH: Final = 70.0
"""To hit a penguin, a flick is aimed this far beyond it, in mm."""

TURNED: Final = 6.0
STRETCHED: Final = 0.18
"""Standard deviations by which variations differ from the first flicks: in degrees of direction,
and as a share of power."""
ODD: Final = 6
"""One variation in this many is a random flick."""
CURVED: Final = 2
"""Number of curves to a hidden target that come before the flicks at doors."""


def thought_of(
    board: Board, seat: int, chance: Chance, count: int, *, tricks: tuple[Trick, ...]
) -> tuple[Flick, ...]:
    """
    Return *count* flicks of a seat's penguin, the most promising first.

    Visible targets are flicked at; then comes the nearest hidden target, by a trick.
    """
    pose = board.pose(seat)
    wanted = _wanted(board, seat, pose)
    hidden = [point for point in wanted if not _open(board, pose, point)]
    flicks = [straight(pose, point) for point in wanted if point not in hidden]
    flicks += known(board, pose, hidden[0], tricks[:1])[:CURVED] if hidden else []
    flicks += [straight(pose, point) for point in _doors(board, pose)]
    flicks += [_harder(flick) for flick in flicks if flick.side == 0]
    flicks += [flick for point in wanted for flick in known(board, pose, point, tricks)]
    first = list(islice(dict.fromkeys(flicks), count))
    while len(first) < count:
        first.append(_other(flicks, chance))
    return tuple(first)


def _wanted(board: Board, seat: int, pose: Pose) -> list[Point]:
    """List the points to reach, closest first: the Runners, or points behind one's own fish."""
    here = (pose.x, pose.y)
    if seat == board.catcher:
        prey = (board.seats[runner].pose for runner in board.hunted())
        points = [_past(here, (one.x, one.y)) for one in prey if one is not None]
    else:
        points = [beyond(board.school, door, pose) for door in board.seats[seat].fish]
    return sorted(points, key=lambda point: far(here, point))


def _doors(board: Board, pose: Pose) -> list[Point]:
    """List the points just behind the doors of a penguin's room."""
    room = room_at(board.school, pose.x, pose.y)
    doors = range(len(board.school.doors))
    return [beyond(board.school, door, pose) for door in doors if room in board.school.joined(door)]


def _past(here: Point, prey: Point) -> Point:
    share = 1 + PUSH / max(far(here, prey), 1.0)
    return here[0] + share * (prey[0] - here[0]), here[1] + share * (prey[1] - here[1])


def _open(board: Board, pose: Pose, point: Point) -> bool:
    return clear(board.school, (pose.x, pose.y), point)


def _harder(flick: Flick) -> Flick:
    return Flick(flick.aim, bounded(HARDER * flick.power), flick.side, flick.height)


def _other(flicks: list[Flick], chance: Chance) -> Flick:
    """Return a variation of one of *flicks*, or now and then a random flick."""
    if not flicks or chance.below(ODD) == 0:
        side = chance.below(2 * MOST_SIDE + 1) - MOST_SIDE
        return Flick(chance.below(FULL_TURN), 250 + chance.below(751), side, LOW)
    flick = chance.choice(flicks)
    aim = (flick.aim + round(100 * TURNED * bell(chance))) % FULL_TURN
    power = bounded(flick.power * (1 + STRETCHED * bell(chance)))
    side = within(-MOST_SIDE, flick.side + round(150 * bell(chance)), MOST_SIDE)
    return Flick(aim, power, side, flick.height)
