"""Value of a flick to a seat: its gains compared with the others', and the position after it."""

from collections.abc import Sequence

from rumpus.core.values import Seat
from rumpus.games.icecool.actions import Task
from rumpus.games.icecool.bots.board import Board
from rumpus.games.icecool.bots.gains import Outcome, outcome
from rumpus.games.icecool.bots.hand import ways
from rumpus.games.icecool.bots.levels import Level, Odds
from rumpus.games.icecool.bots.outlook import outlooks
from rumpus.games.icecool.rules.tasks import fulfils
from rumpus.physics.candidates import Glance
from rumpus.physics.facts import Fact
from rumpus.physics.flick import Flick
from rumpus.physics.places import outside
from rumpus.physics.shot import Shot


class Judging:
    """Rating of flicks for one seat on a board; *tasks* are those that may earn it a card."""

    def __init__(
        self, board: Board, seat: Seat, level: Level, tasks: Sequence[Task], *, there_and_back: bool
    ) -> None:
        self._board = board
        self._seat = seat
        self._level = level
        self._tasks = tasks
        self._there_and_back = there_and_back

    def promise(self, glance: Glance) -> float:
        """Rate a flick by its first second: what it gains, and where the penguin is by then."""
        poses = [seat.pose for seat in self._board.seats]
        if not outside(self._board.school, glance.last):
            poses[self._seat] = glance.last
        return self._worth(outcome(self._board, glance.facts, poses), glance.facts)

    def worth(self, shot: Shot) -> float:
        """Rate a shot that was played out."""
        return self._worth(outcome(self._board, shot.facts, shot.rest), shot.facts)

    def hands(self, flick: Flick) -> Sequence[Flick]:
        """Return the flicks that may result from this one, depending on how the hand misses."""
        return ways(self._level, flick)

    def fulfilled(self, shot: Shot) -> tuple[Task, ...]:
        """Return the tasks that a shot fulfils (IC-26)."""
        return self._done(shot.facts)

    def _worth(self, came: Outcome, facts: Sequence[Fact]) -> float:
        task = 1.0 if self._done(facts) else 0.0
        later = self._level.foresight * standing_worth(came.board, self._level.odds, self._seat)
        return lead(came.gains, self._seat) + task + later

    def _done(self, facts: Sequence[Fact]) -> tuple[Task, ...]:
        return tuple(
            task
            for task in self._tasks
            if fulfils(task, facts, self._seat, there_and_back=self._there_and_back)
        )


def standing_worth(board: Board, odds: Odds, seat: Seat) -> float:
    """Rate a position for a seat."""
    return lead(outlooks(board, odds), seat)


def lead(cards: Sequence[float], seat: Seat) -> float:
    """Return a seat's cards less the mean of the others'."""
    return cards[seat] - (sum(cards) - cards[seat]) / (len(cards) - 1)
