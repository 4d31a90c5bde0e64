"""Boards of ICECOOL 2 for the tests of its bots."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from icecool_subject import GAME, setup
from rumpus.core.chance import Chance
from rumpus.core.values import Millis, Seat
from rumpus.games.icecool.bots.board import Board, board_of
from rumpus.games.icecool.state import View
from rumpus.physics.layout import load
from rumpus.physics.scene import Pose, standing

One = TypeVar("One")
Other = TypeVar("Other")

CATCHER, RUNNER, OTHER = Seat(0), Seat(1), Seat(2)
SCHOOL = load()
LIBRARY_DOOR, CLASSROOM_DOOR, GYM_DOOR, HALL_DOOR = 1, 3, 5, 6
CIRCLE = standing(100, 160)
KITCHEN = standing(460, 320)


def view_of(*poses: Pose | None, **changes: Any) -> View:
    """Return the Runner's view on their turn, in a round with seat 0 as the Catcher."""
    opened = GAME.initial_state(setup(len(poses)))
    for event in GAME.deal(setup(len(poses)), Millis(0), Chance(bytes(32), "open")):
        opened = GAME.evolve(opened, event)
    seats = tuple(
        replace(
            seated,
            pose=pose,
            fish=() if seat == CATCHER else (LIBRARY_DOOR, CLASSROOM_DOOR, GYM_DOOR),
        )
        for seat, (seated, pose) in enumerate(zip(opened.seats, poses, strict=True))
    )
    state = replace(opened, seats=seats, catcher=CATCHER, turn=RUNNER, phase="before", due=None)
    return replace(GAME.view(state, RUNNER), **changes)


def board(*poses: Pose | None) -> Board:
    """Return the board on the Runner's turn, with seat 0 as the Catcher."""
    return board_of(SCHOOL, view_of(*poses))


class Counting:
    """`map` that counts the items it processes."""

    def __init__(self) -> None:
        self.done = 0

    def __call__(self, work: Callable[[One], Other], items: Iterable[One], /) -> Iterator[Other]:
        """Map all items, and count them."""
        some = list(items)
        self.done += len(some)
        return map(work, some)
