"""Gains of each seat from a shot, in cards: read from its facts, as the rules will."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from rumpus.games.icecool.bots.board import Board
from rumpus.games.icecool.rules.seating import FISH
from rumpus.games.icecool.rules.whereabouts import circle_place
from rumpus.physics.facts import Fact, Left, Passed, Touched
from rumpus.physics.places import doorway_at
from rumpus.physics.scene import Pose


class Outcome(NamedTuple):
    """Cards that each seat has won or lost, and the board after that."""

    gains: tuple[float, ...]
    board: Board


def outcome(board: Board, facts: Sequence[Fact], rest: Sequence[Pose | None]) -> Outcome:
    """Apply the facts of a move that ends with penguins at *rest*."""
    gains = [0.0] * len(board.seats)
    fresh: set[int] = set()
    after = board
    for fact in facts:
        match fact:
            case Passed():
                after = _passed(board, after, fact, gains)
            case Touched():
                after = _touched(after, fact, gains, fresh)
            case _:
                pass
    return Outcome(tuple(gains), _ended(after.moved(_back(board, facts, rest, fresh))))


def _passed(before: Board, after: Board, fact: Passed, gains: list[float]) -> Board:
    """IC-13, IC-20: let the Runner take the fish, unless they began the move in that doorway."""
    seat = after.seats[fact.penguin]
    was = before.seats[fact.penguin].pose
    start = None if was is None else doorway_at(before.school, was)
    if fact.door not in seat.fish or (start is not None and start.door == fact.door):
        return after
    gains[fact.penguin] += 1
    left = tuple(door for door in seat.fish if door != fact.door)
    return _with(after, fact.penguin, fish=left, taken=seat.taken + 1)


def _touched(after: Board, fact: Touched, gains: list[float], fresh: set[int]) -> Board:
    """IC-16, IC-34: catch a Runner once per move, up to the limit; only the first brings a card."""
    pair = (fact.penguin, fact.other)
    if after.catcher not in pair:
        return after
    runner = pair[0] if pair[1] == after.catcher else pair[1]
    caught = after.seats[runner].caught
    if runner in fresh or caught >= after.catches:
        return after
    fresh.add(runner)
    if caught == 0:
        gains[runner] -= 1
        gains[after.catcher] += 1
    return _with(after, runner, caught=caught + 1)


def _back(
    board: Board, facts: Sequence[Fact], rest: Sequence[Pose | None], fresh: set[int]
) -> list[Pose | None]:
    """IC-21, IC-22, IC-34: return penguins to the school, and a caught one of two to the circle."""
    out = {fact.penguin for fact in facts if isinstance(fact, Left)}
    poses = [board.seats[seat].pose if seat in out else pose for seat, pose in enumerate(rest)]
    if board.catches > 1:
        for seat in sorted(fresh):
            poses[seat] = circle_place(board.school, ())
    return poses


def _ended(board: Board) -> Board:
    """IC-30: end the round after a third fish, or once everybody is caught."""
    fish = any(seat.taken >= FISH for seat in board.seats)
    return board._replace(over=fish or not board.hunted())


def _with(board: Board, seat: int, **changes: object) -> Board:
    seats = list(board.seats)
    seats[seat] = replace(seats[seat], **changes)
    return board._replace(seats=tuple(seats))
