"""
The Game protocol: a game is a value with pure functions.

A game has no clock, no randomness and no I/O: time is *at*, chance is a parameter, and deadlines
are data that ``timers`` derives from the state. Anything that a rulebook names is an event; an
invalid request gets a `Refusal`; an impossible state fails an assertion.
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
    """A kind of seat, and how many seats of that kind a table has."""

    name: str
    least: int
    most: int


GAME_NAME: Final = r"^[a-z][a-z0-9_]{0,31}$"
"""Pattern of a game's name in addresses, logs and folders."""

FAULTS: Final = (Exception, SystemExit)
"""Exceptions that a game or bot may raise; even its ``sys.exit`` must not end the room."""


class GameFacts(msgspec.Struct, frozen=True):
    """
    Properties of a game on which generic code may branch, instead of on the game's name.

    *open_information*: every seat and spectator sees the same, so one patch serves all.
    *hints_complete*: ``hints`` lists every legal action. *dynamics*: who acts when; in real time
    every act carries measurements (`Lag`), and the room pauses while a player is gone. *resign*:
    tag of the action that gives up the game; the room performs it for a player who stays away (if
    empty, a bot plays on). *handicap*: the largest that a seat may get, in ms. *pace*: key of the
    option with the seconds for a move, if tables may be slow (`rumpus.core.pace`). *data*: SHA-256
    of each file that the rules use (tiles, word list), by name; the header of a log repeats them.
    *phrases*: keys of quick phrases for its talk, which its client words.
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
    phrases: tuple[str, ...] = ()
    pace: str = ""
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
    """One rulebook as code; its configuration and word list are fixed when it is made."""

    @property
    def facts(self) -> GameFacts:
        """Return the facts about this game."""
        ...

    @property
    def types(self) -> Types:
        """Return the types that a codec needs."""
        ...

    def seat(self, options: Options, roles: Sequence[str]) -> tuple[SeatInfo, ...] | Refusal:
        """
        Return the seats with their teams, or why these players can't play by these options.

        *roles* lists the role of each occupied seat; the number of each role is already valid.
        """
        ...

    def initial_state(self, setup: Setup) -> State:
        """Return the state before anything has happened; the options are already validated."""
        ...

    def deal(self, setup: Setup, at: Millis, chance: Chance) -> Sequence[Event]:
        """Shuffle and deal; the events record every outcome of chance."""
        ...

    def decide(
        self, state: State, cause: Act[Action] | Timer, at: Millis, chance: Chance
    ) -> Sequence[Event] | Refusal:
        """Judge one cause, and change nothing."""
        ...

    def cut_short(self, state: State, at: Millis) -> Sequence[Event]:
        """Return the events that end a running game as it stands, because its log is full."""
        ...

    def evolve(self, state: State, event: Event) -> State:
        """Fold one event: accept any event, judge nothing, use no chance."""
        ...

    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything that this seat may know."""
        ...

    def redact(self, state: State, event: Event, seat: Seat | None) -> Event | None:
        """Return the event as this seat sees it, or None; *state* precedes the event."""
        ...

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return the seats that may act now."""
        ...

    def muted(self, state: State) -> frozenset[Seat]:
        """Return the seats that may not talk to the table just now."""
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
        """Answer a question from the view alone, so that no answer can leak state."""
        ...


@runtime_checkable
class Interruptible(Protocol):
    """A game in which an unfinished action may become void while no process holds the table."""

    def interrupted(self, state: Any, at: Millis) -> Sequence[Any]:
        """Return the events caused by a downtime, in which no table time passed."""
        ...


@runtime_checkable
class HandlesDisconnect(Protocol):
    """A game with moments, such as a race, that no pause may interrupt."""

    def unbroken(self, state: Any) -> Refusal | None:
        """Return why no player may pause at this moment, or None if pausing is allowed."""
        ...

    def severed(self, state: Any, gone: Sequence[Seat], at: Millis) -> Sequence[Any]:
        """Return the events caused when play stops because these seats lost their connection."""
        ...

    def resumed(self, state: Any, at: Millis) -> Sequence[Any]:
        """Return the events caused when play goes on after a stop."""
        ...


@runtime_checkable
class HandlesGivingUp(Protocol):
    """A game in which a side that gives up loses; any other game ends as it stands."""

    def given_up(self, state: Any, last: Sequence[Seat], at: Millis) -> Sequence[Any]:
        """Return the events that end a running game; the seats in *last* lose."""
        ...


@runtime_checkable
class HasBlockingSeats(Protocol):
    """A game in which a seat may be free to act although nobody waits for it."""

    def blocking_seats(self, state: Any) -> frozenset[Seat]:
        """Return the seats for which the others wait: a subset of those awaited."""
        ...


@runtime_checkable
class HasSlowActs(Protocol):
    """A game in which judging an act may be slow."""

    def is_slow(self, state: Any, act: Act[Any]) -> bool:
        """Return whether deciding this act is slow (refusing never is)."""
        ...


@runtime_checkable
class Retryable(Protocol):
    """A game that may go on from any moment of a finished one, with other draws to come."""

    def redrawn(self, state: Any, chance: Chance) -> Sequence[Any]:
        """Return the events that shuffle anew what nobody has drawn yet; none if all is drawn."""
        ...


Part = TypeVar("Part")


def offers(game: object, part: type[Part]) -> TypeGuard[Part]:
    """Return True if a game has an optional part; cached, since every act asks."""
    asked: tuple[Any, Any] = (type(game), part)
    return _offered(*asked)


@cache
def _offered(kind: Any, part: Any) -> bool:
    return issubclass(kind, part)


AnyGame = Game[Any, Any, Any, Any, Any, Any]
"""A game of any types: tables, stores and servers leave its types to its codec."""
