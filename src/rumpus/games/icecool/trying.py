"""Tries: what flicks from a position would do, for programs that plan."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from rumpus.core.work import Mapper
from rumpus.games.icecool.bots.board import board_of
from rumpus.games.icecool.bots.gains import outcome
from rumpus.games.icecool.state import View
from rumpus.physics.flick import Flick
from rumpus.physics.layout import School
from rumpus.physics.scene import Pose, Scene
from rumpus.physics.shot import Shot
from rumpus.physics.simulate import simulate


class Try(NamedTuple):
    """
    A flick that was tried: its shot, and what would follow from it.

    *gains* are the cards that each seat would win or lose, *rest* is where the penguins would be
    afterwards, and *over* is whether the round would end.
    """

    shot: Shot
    gains: tuple[float, ...]
    rest: tuple[Pose | None, ...]
    over: bool


def tries(school: School, view: View, flicks: Sequence[Flick], mapper: Mapper = map) -> list[Try]:
    """
    Return what each of these flicks would do to the penguin whose turn it is.

    *mapper* may be the `map` of a thread pool, which changes no outcome. Raises ValueError if that
    penguin isn't on the board.
    """
    scene = Scene(tuple(seat.pose for seat in view.seats), view.turn)
    board = board_of(school, view)
    done: list[Try] = []
    for shot in mapper(partial(simulate, scene, school=school), flicks):
        then = outcome(board, shot.facts, shot.rest)
        rest = tuple(seat.pose for seat in then.board.seats)
        done.append(Try(shot, then.gains, rest, then.board.over))
    return done
