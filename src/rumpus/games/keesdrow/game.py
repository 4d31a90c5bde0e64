"""Keesdrow as a `Game`: the rulebook with a word list."""

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
from rumpus.games.keesdrow import data, evolve, queries
from rumpus.games.keesdrow import view as seeing
from rumpus.games.keesdrow.actions import Action, Answer, Question
from rumpus.games.keesdrow.events import Ended, KeesdrowEvent
from rumpus.games.keesdrow.options import OPTIONS, PRESETS, TIMER, rules_of
from rumpus.games.keesdrow.rules import draw
from rumpus.games.keesdrow.rules.judge import Judge
from rumpus.games.keesdrow.rules.seating import players, seated
from rumpus.games.keesdrow.state import State, View
from rumpus.words.lexicon import Lexicon

FACTS: Final = GameFacts(
    name="keesdrow",
    title="Keesdrow",
    rules_version=2,
    roles=(Role("player", 1, 8), Role("moderator", 0, 1)),  # KD-1, KD-25
    teams=True,
    dynamics="sequential",
    open_information=True,
    hints_complete=False,
    options=OPTIONS,
    presets=PRESETS,
    pace=TIMER.key,
    data=data.hashes(),
    phrases=("nice_word", "long_word", "my_word"),
)

TYPES: Final = Types(
    state=State,
    action=Action,
    event=KeesdrowEvent,
    view=View,
    question=Question,
    answer=Answer,
)


class Keesdrow:
    """The game with one word list, which settles challenges (KD-6)."""

    def __init__(self, lexicon: Lexicon) -> None:
        data = {**FACTS.data, "lexicon": lexicon.sha256}
        self.facts: Final = replace(FACTS, data=data)
        self.types: Final = TYPES
        self.lexicon: Final = lexicon

    def seat(self, options: Options, roles: Sequence[str]) -> tuple[SeatInfo, ...] | Refusal:
        """Seat everybody in the order given, with teams alternating (KD-1, KD-25, KD-29)."""
        return seated(rules_of(options), roles)

    def initial_state(self, setup: Setup) -> State:
        """Return the state before anything happened."""
        return evolve.initial_state(setup)

    def deal(self, setup: Setup, at: Millis, chance: Chance) -> Sequence[KeesdrowEvent]:
        """Mix the tiles and lay them out (KD-3); with a single player, begin at once (KD-29)."""
        laid = draw.lay(self.lexicon.language, rules_of(setup.options), at, chance)
        alone, *others = players(setup.seats)
        if others:
            return [laid]
        state = self.evolve(self.initial_state(setup), laid)
        return [laid, *Judge(self.lexicon, state, at, chance).first_turn(alone)]

    def decide(
        self, state: State, cause: Act[Action] | Timer, at: Millis, chance: Chance
    ) -> Sequence[KeesdrowEvent] | Refusal:
        """Judge one cause."""
        judge = Judge(self.lexicon, state, at, chance)
        match cause:
            case Act():
                return judge.act(cause)
            case Timer():
                return judge.timer(cause)

    def redrawn(self, state: State, chance: Chance) -> Sequence[KeesdrowEvent]:
        """Return no events: all tiles are laid before the game begins (KD-3)."""
        del state, chance
        return ()

    def cut_short(self, state: State, at: Millis) -> Sequence[KeesdrowEvent]:
        """End the game by the scores as they stand (KD-24)."""
        del state, at
        return [Ended("too_long")]

    def given_up(self, state: State, last: Sequence[Seat], at: Millis) -> Sequence[KeesdrowEvent]:
        """End the game by the scores as they stand, behind which come those in *last* (KD-24)."""
        del state, at
        return [Ended("given_up", tuple(last))]

    def evolve(self, state: State, event: KeesdrowEvent) -> State:
        """Return the state after one more event."""
        return evolve.evolve(state, event)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return all that a seat may know."""
        return seeing.view(state, seat)

    def redact(self, state: State, event: KeesdrowEvent, seat: Seat | None) -> KeesdrowEvent:
        """Return an event as every seat sees it."""
        del state, seat
        return seeing.redact(event)

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return the seats that may act now."""
        return frozenset(seeing.awaited(state))

    def muted(self, state: State) -> frozenset[Seat]:
        """Return the team whose turn it is, so that nobody is coached (KD-25)."""
        return frozenset(seeing.muted(state))

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
