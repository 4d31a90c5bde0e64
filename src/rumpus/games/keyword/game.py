"""KEYWORD as a `Game`: the rulebook with a word list."""

from collections.abc import Sequence
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
from rumpus.games.keyword import data, evolve, queries
from rumpus.games.keyword import view as seeing
from rumpus.games.keyword.actions import Action, Answer, Question
from rumpus.games.keyword.events import Ended, KeywordEvent
from rumpus.games.keyword.options import OPTIONS, PRESETS, TIMER, rules_of
from rumpus.games.keyword.rules.dealing import shuffled_rest
from rumpus.games.keyword.rules.judge import Judge
from rumpus.games.keyword.rules.seating import seated
from rumpus.games.keyword.state import State, View
from rumpus.words.lexicon import Lexicon

FACTS: Final = GameFacts(
    name="keyword",
    title="KEYWORD",
    rules_version=1,
    roles=(Role("player", 2, 6),),  # KW-0
    teams=False,
    dynamics="simultaneous",
    open_information=False,
    hints_complete=False,
    options=OPTIONS,
    presets=PRESETS,
    pace=TIMER.key,
    data=data.hashes(),
    phrases=("nice_word", "so_close", "no_vowels"),
)

TYPES: Final = Types(
    state=State,
    action=Action,
    event=KeywordEvent,
    view=View,
    question=Question,
    answer=Answer,
)


class Keyword:
    """The game with one word list, which decides what a word is (KW-8)."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.facts: Final = replace(FACTS, data={**FACTS.data, "lexicon": lexicon.sha256})
        self.types: Final = TYPES
        self.lexicon: Final = lexicon

    def seat(self, options: Options, roles: Sequence[str]) -> tuple[SeatInfo, ...] | Refusal:
        """Seat everybody in the order given, if the options allow a game (KW-0, KW-2)."""
        return seated(self.lexicon, rules_of(options), roles)

    def initial_state(self, setup: Setup) -> State:
        """Return the state before anything happened."""
        return evolve.initial_state(setup)

    def deal(self, setup: Setup, at: Millis, chance: Chance) -> Sequence[KeywordEvent]:
        """Shuffle, deal and start the timer (KW-1, KW-3, KW-4)."""
        return Judge(self.lexicon, self.initial_state(setup), at, chance).opening()

    def decide(
        self, state: State, cause: Act[Action] | Timer, at: Millis, chance: Chance
    ) -> Sequence[KeywordEvent] | Refusal:
        """Judge one cause."""
        judge = Judge(self.lexicon, state, at, chance)
        match cause:
            case Act():
                return judge.act(cause)
            case Timer():
                return judge.timer(cause)

    def redrawn(self, state: State, chance: Chance) -> Sequence[KeywordEvent]:
        """Shuffle the cards left in both decks (KW-1)."""
        return (shuffled_rest(state, chance),)

    def cut_short(self, state: State, at: Millis) -> Sequence[KeywordEvent]:
        """End the game by the words as they stand (KW-20)."""
        del state, at
        return [Ended("too_long")]

    def given_up(self, state: State, last: Sequence[Seat], at: Millis) -> Sequence[KeywordEvent]:
        """End the game by the words as they stand, behind which come those in *last* (KW-19)."""
        del state, at
        return [Ended("given_up", tuple(last))]

    def evolve(self, state: State, event: KeywordEvent) -> State:
        """Return the state after one more event."""
        return evolve.evolve(state, event)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return all that a seat may know."""
        return seeing.view(state, seat)

    def redact(self, state: State, event: KeywordEvent, seat: Seat | None) -> KeywordEvent | None:
        """Return an event as a seat sees it, or None; the state doesn't matter."""
        del state
        return seeing.redact(event, seat)

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return the seats that may act now."""
        return frozenset(seeing.awaited(state))

    def blocking_seats(self, state: State) -> frozenset[Seat]:
        """Return the seats that the others wait for (KW-9, KW-16)."""
        return frozenset(seeing.blocking_seats(state))

    def muted(self, state: State) -> frozenset[Seat]:
        """Return no seat: everybody may talk."""
        del state
        return frozenset()

    def timers(self, state: State) -> Sequence[Timer]:
        """List the deadline of the state, if there is one."""
        return seeing.timers(state)

    def result(self, state: State) -> Result | None:
        """Return the result, or None while the game runs."""
        return state.outcome

    def hints(self, view: View) -> Sequence[Action]:
        """List some legal actions for the seat of the view."""
        return queries.hints(self.lexicon, view)

    def ask(self, view: View, question: Question) -> Answer | Refusal:
        """Answer from the view alone."""
        return queries.ask(self.lexicon, view, question)
