"""Prospects of each seat in the next turns, judged by where penguins are; in cards."""

from collections.abc import Mapping
from typing import Final

from rumpus.core.values import Seat
from rumpus.games.icecool.bots.board import Board
from rumpus.games.icecool.bots.levels import Odds
from rumpus.games.icecool.bots.sight import clear, far, obstructed
from rumpus.games.icecool.rules.whereabouts import others
from rumpus.physics.layout import Point, School
from rumpus.physics.places import room_at
from rumpus.physics.scene import Pose

BEYOND: Final = 45.0
"""Distance from the middle of a door, in mm, at which a penguin is through it."""
HORIZON: Final = 650.0
"""Distance from the Catcher, in mm, at which a Runner with no clear path between them is safe."""
NEXT_ROOM: Final = 0.12
ELSEWHERE: Final = 0.04
"""Chances assumed for a fish that takes two flicks, or more: no single flick can take it."""


def outlooks(board: Board, odds: Odds) -> list[float]:
    """Return for each seat the cards that it may hope to win, less those that it may lose."""
    hopes = [0.0] * len(board.seats)
    if board.over:
        return hopes
    chances = {runner: chance_to_catch(board, odds, runner) for runner in board.hunted()}
    lasts = 1 - _ends(board, chances)
    for seat in range(len(board.seats)):
        if seat != board.catcher:
            hopes[seat] += lasts * _fish(board, odds, seat)
    for runner, chance in chances.items():
        if board.seats[runner].caught == 0:
            hopes[runner] -= chance
            hopes[board.catcher] += chance
    return hopes


def _ends(board: Board, chances: Mapping[Seat, float]) -> float:
    """Return the chance that the Catcher's next flick ends the round, and all hope of fish."""
    left = sum(board.catches - board.seats[runner].caught for runner in chances)
    return sum(chances.values()) if left == 1 else 0.0


def best_reach(board: Board, odds: Odds, seat: int) -> float:
    """Return the chance that a Runner's next flick takes a fish."""
    return max((reach(board, odds, seat, door) for door in board.seats[seat].fish), default=0.0)


def chance_to_catch(board: Board, odds: Odds, runner: int) -> float:
    """Return the chance that the Catcher's next flick touches a Runner."""
    hunter, prey = board.pose(board.catcher), board.pose(runner)
    one, other = (hunter.x, hunter.y), (prey.x, prey.y)
    if clear(board.school, one, other):
        return _straight(odds, one, other, others(board.seats, board.catcher, runner))
    return odds.walled * max(0.0, 1 - far(one, other) / HORIZON)


def reach(board: Board, odds: Odds, seat: int, door: int) -> float:
    """Return the chance that the next flick of a Runner goes through a door."""
    pose = board.pose(seat)
    here, ends = (pose.x, pose.y), beyond(board.school, door, pose)
    if clear(board.school, here, ends):
        return _straight(odds, here, ends, others(board.seats, seat))
    room, rooms = room_at(board.school, *here), board.school.joined(door)
    if room in rooms:
        return odds.angled
    return NEXT_ROOM if _joined(board.school, room, rooms) else ELSEWHERE


def beyond(school: School, door: int, pose: Pose) -> Point:
    """Return the point just behind a door, from where a penguin is."""
    wall = school.walls[school.doors[door].wall]
    x, y = school.door_point(door)
    if wall.across == "x":
        return x + (BEYOND if pose.x < x else -BEYOND), y
    return x, y + (BEYOND if pose.y < y else -BEYOND)


def _fish(board: Board, odds: Odds, seat: int) -> float:
    """Return the fish that a Runner may hope for: the best counts fully, others less and less."""
    reaches = sorted(
        (reach(board, odds, seat, door) for door in board.seats[seat].fish), reverse=True
    )
    return sum(chance / (1 + 2 * later) for later, chance in enumerate(reaches))


def _joined(school: School, room: int | None, rooms: tuple[int | None, ...]) -> bool:
    pairs = (school.joined(door) for door in range(len(school.doors)))
    return any(room in pair and set(pair) & set(rooms) for pair in pairs)


def _straight(odds: Odds, one: Point, other: Point, others: list[Pose]) -> float:
    chance = max(0.0, odds.clear - odds.lost * far(one, other))
    return chance * odds.beside if obstructed(one, other, others) else chance
