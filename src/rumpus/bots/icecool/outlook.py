"""What the next turns may bring to each seat, judged by where penguins stand; in cards."""

from typing import Final

from rumpus.bots.icecool.board import Board
from rumpus.bots.icecool.sight import clear, far, obstructed
from rumpus.physics.layout import Point, School
from rumpus.physics.places import room_at
from rumpus.physics.scene import Pose

BEYOND: Final = 45.0
"""In mm from the middle of a door: a penguin that rests there is through it."""
HORIZON: Final = 800.0
"""In mm: so far away a straight flick brings nothing any more."""

STRAIGHT: Final = 0.75
"""A flick along a clear way brings the fish, or the catch, with about this chance, next to it."""
BLOCKED: Final = 0.3
"""What is left of it with a penguin in the way."""
SAME_ROOM: Final = 0.25
NEXT_ROOM: Final = 0.12
ELSEWHERE: Final = 0.04
"""Chances without a straight way."""
LAST_CATCH: Final = 0.6
"""A second catch brings no card, but ends the round."""


def outlooks(board: Board) -> list[float]:
    """Give for each seat the cards it may hope for, less those it has to fear for."""
    hopes = [0.0] * len(board.seats)
    if board.over:
        return hopes
    for seat in range(len(board.seats)):
        if seat != board.catcher:
            hopes[seat] += _fish(board, seat)
    for runner in board.hunted():
        price = 1.0 if board.seats[runner].caught == 0 else LAST_CATCH
        danger = price * chance_to_catch(board, runner)
        hopes[runner] -= danger
        hopes[board.catcher] += danger
    return hopes


def best_reach(board: Board, seat: int) -> float:
    """Give the chance with which the next flick of a Runner brings a fish."""
    return max((reach(board, seat, door) for door in board.seats[seat].fish), default=0.0)


def chance_to_catch(board: Board, runner: int) -> float:
    """Give the chance with which the Catcher's next flick touches a Runner."""
    hunter, prey = board.pose(board.catcher), board.pose(runner)
    one, other = (hunter.x, hunter.y), (prey.x, prey.y)
    others = _others(board, board.catcher, runner)
    return _chance(board.school, one, other, others, _rooms_of(board.school, other))


def reach(board: Board, seat: int, door: int) -> float:
    """Give the chance with which the next flick of a Runner takes him through a door."""
    pose = board.pose(seat)
    ends = beyond(board.school, door, pose)
    others = _others(board, seat)
    return _chance(board.school, (pose.x, pose.y), ends, others, board.school.joined(door))


def beyond(school: School, door: int, pose: Pose) -> Point:
    """Give the point just behind a door, as seen by a penguin."""
    wall = school.walls[school.doors[door].wall]
    x, y = school.door_point(door)
    if wall.across == "x":
        return x + (BEYOND if pose.x < x else -BEYOND), y
    return x, y + (BEYOND if pose.y < y else -BEYOND)


def _fish(board: Board, seat: int) -> float:
    """The best fish counts whole, of the others what one may hope for later."""
    reaches = sorted((reach(board, seat, door) for door in board.seats[seat].fish), reverse=True)
    return sum(chance / (1 + 2 * later) for later, chance in enumerate(reaches))


def _chance(
    school: School, one: Point, other: Point, others: list[Pose], rooms: tuple[int, ...]
) -> float:
    if clear(school, one, other):
        straight = STRAIGHT * max(0.2, 1 - far(one, other) / HORIZON)
        return straight * BLOCKED if obstructed(one, other, others) else straight
    here = room_at(school, *one)
    if here in rooms:
        return SAME_ROOM
    joined = (school.joined(door) for door in range(len(school.doors)))
    near = any(here in pair and set(pair) & set(rooms) for pair in joined)
    return NEXT_ROOM if near else ELSEWHERE


def _rooms_of(school: School, point: Point) -> tuple[int, ...]:
    room = room_at(school, *point)
    return () if room is None else (room,)


def _others(board: Board, *seats: int) -> list[Pose]:
    return [
        seated.pose
        for seat, seated in enumerate(board.seats)
        if seat not in seats and seated.pose is not None
    ]
