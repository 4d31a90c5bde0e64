"""Keep Your Cool as a `Game`: the rulebook with a word list and its families."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from rumpus.core.chance import Chance
from rumpus.core.game import GameFacts, Role, Types
from rumpus.core.values import (
    Act,
    Millis,
    Options,
    Refusal,
    Result,
    Seat,
    SeatInfo,
    Setup,
    Timer,
)
from rumpus.games.keep_your_cool import evolve, names, queries
from rumpus.games.keep_your_cool import view as seeing
from rumpus.games.keep_your_cool.actions import Action, Answer, Question
from rumpus.games.keep_your_cool.events import CoolEvent, Dealt
from rumpus.games.keep_your_cool.options import HANDICAP_MOST, OPTIONS, PRESETS, rules_of
from rumpus.games.keep_your_cool.rules import breaking
from rumpus.games.keep_your_cool.rules.board import later
from rumpus.games.keep_your_cool.rules.ending import resigned, too_long
from rumpus.games.keep_your_cool.rules.judge import Judge
from rumpus.games.keep_your_cool.rules.opening import THROW_TIME
from rumpus.games.keep_your_cool.rules.reaching import interrupted
from rumpus.games.keep_your_cool.rules.seating import MODERATOR, seated
from rumpus.games.keep_your_cool.rules.symbols import deal
from rumpus.games.keep_your_cool.rules.wordbook import Wordbook, book_of
from rumpus.games.keep_your_cool.state import State, View
from rumpus.words import Lexicon, families

FACTS: Final = GameFacts(
    name="keep_your_cool",
    title="Keep Your Cool",
    rules_version=2,
    roles=(Role("player", 2, 2), Role(MODERATOR, 0, 1)),  # KYC-1
    teams=False,
    dynamics="real-time",
    open_information=True,
    hints_complete=False,
    options=OPTIONS,
    presets=PRESETS,
    resign="resign",
    handicap=HANDICAP_MOST,
    data={**names.hashes(), **families.hashes()},
    phrases=("quick_hands", "so_close", "once_more"),
)

TYPES: Final = Types(
    state=State,
    action=Action,
    event=CoolEvent,
    view=View,
    question=Question,
    answer=Answer,
)


class KeepYourCool:
    """The game with one word list (KYC-14) and the families of its words (KYC-15)."""

    def __init__(self, lexicon: Lexicon, read: Callable[[Lexicon], Wordbook] = book_of) -> None:
        """Store a word list; *read* makes its book when a game begins (1.5 s the first time)."""
        self.facts: Final = replace(FACTS, data={**FACTS.data, "lexicon": lexicon.sha256})
        self.types: Final = TYPES
        self._lexicon = lexicon
        self._read = read

    @cached_property
    def book(self) -> Wordbook:
        """Return the word list with its families."""
        return self._read(self._lexicon)

    def seat(self, options: Options, roles: Sequence[str]) -> tuple[SeatInfo, ...] | Refusal:
        """Seat everybody in the order given (KYC-1)."""
        return seated(rules_of(options), roles)

    def initial_state(self, setup: Setup) -> State:
        """Return the initial state; read the book now, so that no word has to wait for it."""
        assert self.book.lexicon is self._lexicon
        return evolve.initial_state(setup)

    def deal(self, setup: Setup, at: Millis, chance: Chance) -> Sequence[CoolEvent]:
        """Shuffle the tiles and lay them face down (KYC-2)."""
        symbols = deal(rules_of(setup.options), chance)
        return [Dealt(len(symbols), symbols, later(at, THROW_TIME))]

    def decide(
        self, state: State, cause: Act[Action] | Timer, at: Millis, chance: Chance
    ) -> Sequence[CoolEvent] | Refusal:
        """Judge one cause."""
        judge = Judge(self.book, state, at, chance)
        match cause:
            case Act():
                return judge.act(cause)
            case Timer():
                return judge.timer(cause)

    def interrupted(self, state: State, at: Millis) -> Sequence[CoolEvent]:
        """Void every reach in progress when the table was lost, without penalty (KYC-31)."""
        return interrupted(state, at)

    def cut_short(self, state: State, at: Millis) -> Sequence[CoolEvent]:
        """End the game by points as they stand (KYC-32)."""
        return [too_long(state, at)]

    def given_up(self, state: State, last: Sequence[Seat], at: Millis) -> Sequence[CoolEvent]:
        """End the game in favour of the other player (KYC-31)."""
        (loser,) = last
        return [resigned(state, loser, at)]

    def unbroken(self, state: State) -> Refusal | None:
        """Return why players can't halt play now, or None if they can (KYC-31)."""
        return breaking.unbroken(state)

    def severed(self, state: State, gone: Sequence[Seat], at: Millis) -> Sequence[CoolEvent]:
        """Return what happens to reaches when players lose their connection (KYC-31)."""
        return breaking.severed(state, gone, at)

    def resumed(self, state: State, at: Millis) -> Sequence[CoolEvent]:
        """Return the reaches that start over when play resumes (KYC-31)."""
        return breaking.resumed(state, at)

    def blocking_seats(self, state: State) -> frozenset[Seat]:
        """Return the players whose clock is running."""
        return frozenset(breaking.blocking_seats(state))

    def evolve(self, state: State, event: CoolEvent) -> State:
        """Return the state after one more event."""
        return evolve.evolve(state, event)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return all that a seat may know."""
        return seeing.view(state, seat)

    def redact(self, state: State, event: CoolEvent, seat: Seat | None) -> CoolEvent | None:
        """Return an event as every seat sees it, or None if it's hidden from everybody."""
        del state, seat
        return seeing.redact(event)

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return the seats that may act now."""
        return frozenset(seeing.awaited(state))

    def muted(self, state: State) -> frozenset[Seat]:
        """Return no seat: everybody may talk, since noise is part of the game."""
        del state
        return frozenset()

    def timers(self, state: State) -> Sequence[Timer]:
        """List the deadlines of the state."""
        return seeing.timers(state)

    def result(self, state: State) -> Result | None:
        """Return the result, or None while the game runs."""
        return state.outcome

    def hints(self, view: View) -> Sequence[Action]:
        """List some legal actions for the seat of the view."""
        return queries.hints(self.book, view)

    def ask(self, view: View, question: Question) -> Answer | Refusal:
        """Answer from the view alone."""
        return queries.ask(self.book, view, question)


def under(lexicon: Lexicon) -> KeepYourCool:
    """Make the game for a word list and the families of its words."""
    return KeepYourCool(lexicon)
