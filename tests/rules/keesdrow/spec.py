"""
Scenarios of Keesdrow for tests: given past events, an action is played and its events follow.

A board is written as rows of letters, padded with J, which appears in no real word of a test. Cells
are named by column letter and row number: ``a1`` is the upper left one.
"""

from typing import Self

from rumpus.core.values import (
    Millis,
    OptionValue,
    Seat,
    Setup,
)
from rumpus.games.keesdrow.actions import Action, Answer, Pass, Question, Spell
from rumpus.games.keesdrow.events import KeesdrowEvent, Laid, TurnBegan
from rumpus.games.keesdrow.game import Keesdrow
from rumpus.games.keesdrow.state import State, View
from rumpus.testing import scenario
from rumpus.testing.lexicons import lexicon_of
from rumpus.testing.scenario import Scenario

A, B, C, D = (Seat(seat) for seat in range(4))
HOST = Seat(4)
"""The moderator of a game of four."""

SIDES = {"keesdrow": 12, "deluxe": 16}


def setup_of(seats: int = 2, *, moderated: OptionValue = False, **given: OptionValue) -> Setup:
    """Build a setup with these options, this many players and, if moderated, a moderator."""
    roles = [*["player"] * seats, *["moderator"] * bool(moderated)]
    return scenario.setup_of(Keesdrow(lexicon_of("cart")), roles, **given)


def faces(*rows: str, side: int = 12) -> tuple[str, ...]:
    """Cut rows of letters into tiles, row by row."""
    full = [row.ljust(side, "J") for row in (*rows, *[""] * (side - len(rows)))]
    return tuple(
        full[y][x : x + 2] + full[y + 1][x : x + 2]
        for y in range(0, side, 2)
        for x in range(0, side, 2)
    )


def cell(name: str, side: int = 12) -> int:
    """Return the index of the cell that was dealt at this column letter and row number."""
    x, y = ord(name[0]) - ord("a"), int(name[1:]) - 1
    tile = (y // 2) * (side // 2) + x // 2
    return tile * 4 + (y % 2) * 2 + x % 2


def cells(names: str, side: int = 12) -> tuple[int, ...]:
    """Return the cell indexes of a path written as names."""
    return tuple(cell(name, side) for name in names.split())


class Spec(Scenario[State, Action, KeesdrowEvent, View, Question, Answer]):
    """Scenario on a written board; player A has the first turn, which starts at time 0."""

    def __init__(
        self,
        *rows: str,
        listed: str = "cart",
        seats: int = 2,
        moderated: OptionValue = False,
        **options: OptionValue,
    ) -> None:
        # Most tests that query a turn need its words, which are shown only if the table agrees.
        setup = setup_of(seats, moderated=moderated, **{"review": "words", **options})
        self._keesdrow = Keesdrow(lexicon_of(listed))
        super().__init__(self._keesdrow, setup)
        self.side = SIDES[str(setup.options["size"])]
        shown = faces(*rows, side=self.side)
        timer = int(setup.options["timer"])
        due = Millis(1000 * timer) if timer else None
        self.given(Laid(shown, ("JJJJ",) * len(shown), Millis(0)), TurnBegan(A, 0, due))

    @property
    def game(self) -> Keesdrow:
        """The game under test."""
        return self._keesdrow

    def play(self, seat: Seat, names: str, at: int | None = None) -> Self:
        """Play a word along a path for a seat."""
        return self.when(seat, Spell(cells(names, self.side)), at)

    def skip(self, *seats: Seat) -> Self:
        """Pass for these seats, one after the other."""
        for seat in seats:
            self.when(seat, Pass()).accepted()
        return self

    def scores(self) -> tuple[int, ...]:
        """Return the totals by seat."""
        return self.state.scores

    def pegs(self, names: str) -> str:
        """Return how often each of these cells has been used, one digit per cell."""
        return "".join(self.state.uses[at] for at in cells(names, self.side))
