"""
Given, when, then: how the tests of Keesdrow speak.

A board is written as rows of letters, filled up with J, which no word of a test has. Its cells are
named by column letter and row number: ``a1`` is the upper left one.
"""

from collections.abc import Sequence
from functools import cache
from typing import Self

from rumpus.core.chance import Chance, simulation_seed
from rumpus.core.options import validated
from rumpus.core.values import (
    Act,
    Millis,
    Options,
    OptionValue,
    Refusal,
    Seat,
    Setup,
    Timer,
)
from rumpus.games.keesdrow.actions import Action, Answer, Pass, Question, Spell
from rumpus.games.keesdrow.events import KeesdrowEvent, Laid, TurnBegan
from rumpus.games.keesdrow.game import Keesdrow
from rumpus.games.keesdrow.options import OPTIONS
from rumpus.games.keesdrow.state import State, View
from rumpus.words import Entry, Lexicon, compile_lexicon, read_lexicon

A, B, C, D = (Seat(seat) for seat in range(4))
HOST = Seat(4)
"""The moderator of a game of four."""

SIDES = {"keesdrow": 12, "deluxe": 16}


@cache
def lexicon(words: str) -> Lexicon:
    """Compile a word list; a word with ``!`` behind it is never suggested."""
    entries = [Entry(word.rstrip("!"), 1, word.endswith("!")) for word in words.split()]
    return read_lexicon(compile_lexicon("tiny", entries))


def setup_of(seats: int = 2, *, moderated: OptionValue = False, **given: OptionValue) -> Setup:
    """Complete a few options, and seat players and perhaps a moderator."""
    options: Options | Refusal = validated(OPTIONS, given)
    assert not isinstance(options, Refusal), options
    roles = [*["player"] * seats, *["moderator"] * bool(moderated)]
    infos = Keesdrow(lexicon("cart")).seat(options, roles)
    assert not isinstance(infos, Refusal), infos
    return Setup(options, infos)


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


class Spec:
    """A game on a written board, A to begin at time 0, and what is asked of it."""

    def __init__(
        self,
        *rows: str,
        listed: str = "cart",
        seats: int = 2,
        moderated: OptionValue = False,
        **options: OptionValue,
    ) -> None:
        self.game = Keesdrow(lexicon(listed))
        # Most questions about a turn are about its words, which a table has to agree on.
        self.setup = setup_of(seats, moderated=moderated, **{"review": "words", **options})
        self.side = SIDES[str(self.setup.options["size"])]
        self.state = self.game.initial_state(self.setup)
        self.at = Millis(0)
        self.answer: Sequence[KeesdrowEvent] | Refusal = ()
        shown = faces(*rows, side=self.side)
        timer = int(self.setup.options["timer"])
        due = Millis(1000 * timer) if timer else None
        self.given(Laid(shown, ("JJJJ",) * len(shown), Millis(0)), TurnBegan(A, 0, due))

    def given(self, *events: KeesdrowEvent) -> Self:
        """Let these have happened."""
        for event in events:
            self.state = self.game.evolve(self.state, event)
        return self

    def when(self, seat: Seat, action: Action, at: int | None = None) -> Self:
        """Let a seat act, a second after the last cause unless told."""
        return self._decide(Act(seat, action), self.at + 1000 if at is None else at)

    def play(self, seat: Seat, names: str, at: int | None = None) -> Self:
        """Let a seat spell a word along a path."""
        return self.when(seat, Spell(cells(names, self.side)), at)

    def skip(self, *seats: Seat) -> Self:
        """Let seats pass one after the other."""
        for seat in seats:
            self.when(seat, Pass()).accepted()
        return self

    def fires(self, name: str) -> Self:
        """Serve the deadline of this name at its due."""
        (timer,) = [timer for timer in self.game.timers(self.state) if timer.name == name]
        return self._decide(timer, timer.due)

    def then(self, *events: KeesdrowEvent) -> Self:
        """The last cause brought about exactly these."""
        assert tuple(self.accepted().answered()) == events
        return self

    def refused(self, code: str, rule: str | None, **params: str | int) -> Self:
        """The last cause meant nothing."""
        assert self.answer == Refusal(code, rule, params)
        return self

    def accepted(self) -> Self:
        """The last cause was no refusal."""
        assert not isinstance(self.answer, Refusal), self.answer
        return self

    def answered(self) -> Sequence[KeesdrowEvent]:
        """Give the events of the last cause."""
        assert not isinstance(self.answer, Refusal), self.answer
        return self.answer

    def happened(self, kind: type[KeesdrowEvent]) -> bool:
        """Say whether the last cause brought such an event about."""
        return any(isinstance(event, kind) for event in self.answered())

    def scores(self) -> tuple[int, ...]:
        """Give the totals."""
        return self.state.scores

    def pegs(self, names: str) -> str:
        """Give the uses of some cells, a digit each."""
        return "".join(self.state.uses[at] for at in cells(names, self.side))

    def view(self, seat: Seat | None) -> View:
        """Look at the game from a seat, or as a spectator."""
        return self.game.view(self.state, seat)

    def ask(self, seat: Seat | None, question: Question) -> Answer | Refusal:
        """Ask from a seat."""
        return self.game.ask(self.view(seat), question)

    def _decide(self, cause: Act[Action] | Timer, at: int) -> Self:
        before: State = self.state
        self.answer = self.game.decide(
            self.state, cause, Millis(at), Chance(simulation_seed(at), "test")
        )
        assert self.state == before
        if not isinstance(self.answer, Refusal):
            self.at = Millis(at)
            self.given(*self.answer)
        return self
