"""
Given, when, then: how the tests of Keesdrow speak.

A board is written as rows of letters, filled up with J, which no word of a test has. Its cells are
named by column letter and row number: ``a1`` is the upper left one.
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
    """Complete a few options, and seat players and perhaps a moderator."""
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
    """Find the cell at a column letter and row number, on a board as it was laid."""
    x, y = ord(name[0]) - ord("a"), int(name[1:]) - 1
    tile = (y // 2) * (side // 2) + x // 2
    return tile * 4 + (y % 2) * 2 + x % 2


def cells(names: str, side: int = 12) -> tuple[int, ...]:
    """Find a path of cells."""
    return tuple(cell(name, side) for name in names.split())


class Spec(Scenario[State, Action, KeesdrowEvent, View, Question, Answer]):
    """A game on a written board, A to begin at time 0, and what is asked of it."""

    def __init__(
        self,
        *rows: str,
        listed: str = "cart",
        seats: int = 2,
        moderated: OptionValue = False,
        **options: OptionValue,
    ) -> None:
        # Most questions about a turn are about its words, which a table has to agree on.
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
        """The game itself."""
        return self._keesdrow

    def play(self, seat: Seat, names: str, at: int | None = None) -> Self:
        """Let a seat spell a word along a path."""
        return self.when(seat, Spell(cells(names, self.side)), at)

    def skip(self, *seats: Seat) -> Self:
        """Let seats pass one after the other."""
        for seat in seats:
            self.when(seat, Pass()).accepted()
        return self

    def scores(self) -> tuple[int, ...]:
        """Give the totals."""
        return self.state.scores

    def pegs(self, names: str) -> str:
        """Give the uses of some cells, a digit each."""
        return "".join(self.state.uses[at] for at in cells(names, self.side))
