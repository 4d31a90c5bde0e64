"""A bot's use of its cards: skates (IC-25), moved fish (IC-28) and tasks (IC-26)."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from rumpus.core.values import Seat
from rumpus.games.icecool.actions import TASKS, MoveFish, Skate, Task
from rumpus.games.icecool.bots.board import Board
from rumpus.games.icecool.bots.judging import Judging, standing_worth
from rumpus.games.icecool.bots.levels import Level, Odds
from rumpus.games.icecool.bots.outlook import best_reach, chance_to_catch
from rumpus.games.icecool.rules.cards import pair, with_task
from rumpus.games.icecool.rules.fishing import moves
from rumpus.games.icecool.state import View
from rumpus.physics.candidates import Tried

WORTH_SKATING: Final = 0.35
"""Least chance of a card for which a bot turns up two cards to skate; they keep their points."""
WORTH_MOVING: Final = 0.15
"""Least gain, in cards, that is worth moving a fish for."""


def tasks_of(view: View) -> tuple[Task, ...]:
    """Return the tasks that the flick may fulfil: the announced one, or those of cards in hand."""
    if view.announced is not None:
        return (view.announced,)
    if view.tasked:
        return ()
    return tuple(task for task in TASKS if with_task(view.hand, task) is not None)


def to_announce(tried: Tried, judging: Judging) -> Task | None:
    """Return the task that a flick fulfils most often, or None; missing one costs nothing."""
    often = Counter(task for shot in tried.shots for task in judging.fulfilled(shot))
    best: Task = max(TASKS, key=lambda task: often[task])
    return best if often[best] else None


def skate(view: View, board: Board, seat: Seat, level: Level) -> Skate | None:
    """Return two cards to skate with, if the next turn is worth it or the round is the last."""
    ones = pair(view.hand, 1)
    if not ones:
        return None
    last = view.round == view.rounds - 1
    if level.keeps and not last and _next_turn(board, level.odds, seat) < WORTH_SKATING:
        return None
    return Skate(ones[0].id, ones[1].id)


def move_fish(view: View, board: Board, seat: Seat, level: Level) -> MoveFish | None:
    """Return the best move of a fish if it gains enough, or None."""
    if not level.keeps or view.outside or not pair(view.hand, 2):
        return None
    now = standing_worth(board, level.odds, seat)
    best = _best_move(board, level.odds, seat, moves(board.school, board.seats))
    if best is None or _moved(board, level.odds, seat, best) <= now + WORTH_MOVING:
        return None
    return best


def _best_move(
    board: Board, odds: Odds, seat: Seat, possible: Sequence[MoveFish]
) -> MoveFish | None:
    return max(possible, key=lambda move: _moved(board, odds, seat, move), default=None)


def _moved(board: Board, odds: Odds, seat: Seat, move: MoveFish) -> float:
    seats = list(board.seats)
    fish = tuple(door for door in seats[move.colour].fish if door != move.out_of)
    seats[move.colour] = replace(seats[move.colour], fish=(*fish, move.to))
    return standing_worth(board._replace(seats=tuple(seats)), odds, seat)


def _next_turn(board: Board, odds: Odds, seat: Seat) -> float:
    if seat == board.catcher:
        return max((chance_to_catch(board, odds, one) for one in board.hunted()), default=0.0)
    return best_reach(board, odds, seat)
