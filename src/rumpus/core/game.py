"""
The Game protocol: a game is a value with pure functions.

Nothing behind it knows a clock, ambient chance or I/O: time is *at*, chance is a parameter,
deadlines are data that ``timers`` derives from the state. Anything that a rulebook names is an
event; a request without a meaning here gets a `Refusal`; the impossible is an assertion.
"""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final, Literal, Protocol, TypeGuard, TypeVar, runtime_checkable

import msgspec

from rumpus.core.chance import Chance
from rumpus.core.options import Option, Preset
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

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
View = TypeVar("View")
Question = TypeVar("Question", contravariant=True)
Answer = TypeVar("Answer", covariant=True)


REAL_TIME: Final = "real-time"
"""The dynamics of a game in which tenths of a second decide."""


class Role(msgspec.Struct, frozen=True):
    """A kind of seat and how many of it a table has."""

    name: str
    least: int
    most: int


GAME_NAME: Final = r"^[a-z][a-z0-9_]{0,31}$"
"""What a game may be called in addresses, logs and folders."""

FAULTS: Final = (Exception, SystemExit)
"""What code of a game or bot may raise: a ``sys.exit`` there is a fault of it, and ends no room."""


class GameFacts(msgspec.Struct, frozen=True):
    """
    What generic code may branch on, instead of a game's name.

    *open_information*: every seat and spectator sees the same, so one patch serves all.
    *hints_complete*: ``hints`` lists every legal action. *dynamics*: who acts when; in real time
    every act carries measurements (`Lag`), and the room pauses while anybody is gone. *resign*: tag
    of the action that gives the game up, which the room takes for a seat whose player stays away;
    without it a bot goes on. *handicap*: the most that a seat may be given, in ms. *data*: sha256
    of each file that the rules use (tiles, word list), by name; a log's header repeats them.
    """

    name: Annotated[str, msgspec.Meta(pattern=GAME_NAME)]
    title: str
    rules_version: int
    roles: tuple[Role, ...]
    teams: bool
    dynamics: Literal["sequential", "simultaneous", "real-time"]
    open_information: bool
    hints_complete: bool
    options: tuple[Option, ...]
    presets: tuple[Preset, ...] = ()
    resign: str = ""
    handicap: int = 0
    data: dict[str, str] = {}


class Types(msgspec.Struct, frozen=True):
    """The closed unions of one game, for codecs and generated wire types."""

    state: Any
    action: Any
    event: Any
    view: Any
    question: Any
    answer: Any


class Game(Protocol[State, Action, Event, View, Question, Answer]):
    """One rulebook as code; configuration and word list are set when it is made."""

    @property
    def facts(self) -> GameFacts:
        """Return what kind of game this is."""
        ...

    @property
    def types(self) -> Types:
        """Name the types that a codec needs."""
        ...

    def seat(self, options: Options, roles: Sequence[str]) -> tuple[SeatInfo, ...] | Refusal:
        """
        Return how the players are seated (teams), or why they can't play by these options.

        *roles* are those of the seats taken, in order; each role has its least and most already.
        """
        ...

    def initial_state(self, setup: Setup) -> State:
        """Return the state before anything has happened; its options are already validated."""
        ...

    def deal(self, setup: Setup, at: Millis, chance: Chance) -> Sequence[Event]:
        """Shuffle and deal: all chance ends in events."""
        ...

    def decide(
        self, state: State, cause: Act[Action] | Timer, at: Millis, chance: Chance
    ) -> Sequence[Event] | Refusal:
        """Judge one cause. Changes nothing."""
        ...

    def cut_short(self, state: State, at: Millis) -> Sequence[Event]:
        """End a running game with the score as it stands: its table's log is full."""
        ...

    def evolve(self, state: State, event: Event) -> State:
        """Fold one event: total, no judging, no chance."""
        ...

    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything that this seat may know."""
        ...

    def redact(self, state: State, event: Event, seat: Seat | None) -> Event | None:
        """Return what this seat sees happen; *state* is the one before the event."""
        ...

    def awaited(self, state: State) -> frozenset[Seat]:
        """Name the seats that may act now."""
        ...

    def muted(self, state: State) -> frozenset[Seat]:
        """Name the seats that may not talk to the table just now."""
        ...

    def timers(self, state: State) -> Sequence[Timer]:
        """List the deadlines that the state waits for; one no longer listed is void."""
        ...

    def result(self, state: State) -> Result | None:
        """Return the result, or None while the game runs."""
        ...

    def hints(self, view: View) -> Sequence[Action]:
        """List some legal actions for the seat of the view, in a fixed order."""
        ...

    def ask(self, view: View, question: Question) -> Answer | Refusal:
        """Answer from the view alone, so that nobody can leak state."""
        ...


@runtime_checkable
class Interruptible(Protocol):
    """A game in which things under way may be void if no process held the table."""

    def interrupted(self, state: Any, at: Millis) -> Sequence[Any]:
        """Return what the gap undoes; no table time passed in it."""
        ...


@runtime_checkable
class HandlesDisconnect(Protocol):
    """A game in which moments decide, so that no stop of play may cut into them."""

    def unbroken(self, state: Any) -> Refusal | None:
        """Return why no player may stop play just now; None if any may."""
        ...

    def severed(self, state: Any, gone: Sequence[Seat], at: Millis) -> Sequence[Any]:
        """Return what a stop of play does to the game: these seats lost their connection."""
        ...

    def resumed(self, state: Any, at: Millis) -> Sequence[Any]:
        """Return the events of the moment in which play goes on."""
        ...


@runtime_checkable
class HasBlockingSeats(Protocol):
    """A game in which some seats may act although nobody waits for them."""

    def blocking_seats(self, state: Any) -> frozenset[Seat]:
        """Name the seats that the others wait for: some of those awaited."""
        ...


@runtime_checkable
class HasSlowActs(Protocol):
    """A game in which judging an act may be slow."""

    def is_slow(self, state: Any, act: Act[Any]) -> bool:
        """Return whether deciding this act is slow (refusing never is)."""
        ...


Part = TypeVar("Part")


def offers(game: object, part: type[Part]) -> TypeGuard[Part]:
    """Return True if a game has an optional part; looked up once, since acts ask it."""
    asked: tuple[Any, Any] = (type(game), part)
    return _offered(*asked)


@cache
def _offered(kind: Any, part: Any) -> bool:
    return issubclass(kind, part)


AnyGame = Game[Any, Any, Any, Any, Any, Any]
"""A game whose types only its own codec knows: what tables, stores and servers hold."""
