"""State of a table, folded from its log: its lobby, seats, pauses and game."""

from collections.abc import Callable, Sequence
from typing import Any, assert_never

import msgspec

from rumpus.core.chance import commitment
from rumpus.core.game import AnyGame, GameFacts
from rumpus.core.pace import is_slow
from rumpus.core.values import Millis, Options, Result, Setup, Timer
from rumpus.table.beginning import Beginning
from rumpus.table.events import (
    Admitted,
    BotTook,
    CalledOff,
    ClockSet,
    Closed,
    Created,
    DoorSet,
    Downtime,
    GaveUp,
    HandedBack,
    HandicapSet,
    Header,
    HostIs,
    Left,
    OfferDeclined,
    OfferLapsed,
    OfferRenewed,
    Opened,
    OptionChanged,
    Paused,
    Queued,
    Readied,
    Readmitted,
    Rematched,
    Resumed,
    RulesChanged,
    Seated,
    Sitter,
    TableEvent,
    Unqueued,
)
from rumpus.table.lobby import Lobby
from rumpus.table.lobby_evolve import evolve_lobby

MakeGame = Callable[[Options], AnyGame]
"""Maker of a game for given options; raises LookupError if their word list is missing."""


class TableState:
    """One sitting: a lobby, then a game, its seats and its result."""

    def __init__(
        self, facts: GameFacts, make_game: MakeGame, seed: bytes, levels: Sequence[str] = ()
    ) -> None:
        """
        Create a table to which no entry has been applied yet.

        *seed* is secret until the game is over; *levels* lists the levels of bot allowed here.
        With a ``beginning`` the game goes on from there; once it has begun, its log holds that.
        """
        self.beginning: Beginning | None = None
        self.facts = facts
        self.lobby = Lobby()
        self.game: AnyGame | None = None
        self.header: Header | None = None
        self.sitters: tuple[Sitter, ...] = ()
        self._seats: dict[str, int] = {}
        self.state: Any = None
        self.seq: int = -1
        self.at = Millis(0)
        self.paused: Paused | None = None
        self.rested: dict[int, Millis] = {}
        self.away: tuple[int, ...] = ()
        self.gave_up: tuple[int, ...] = ()
        self.called_off: CalledOff | None = None
        self.together = False
        self.closed: Closed | None = None
        self.next: str | None = None
        self.epoch: int | None = None
        self.make_game = make_game
        self._seed = seed
        self.levels = levels
        self._timed: object = None
        self._timer: Timer | None = None

    @property
    def phase(self) -> str:
        """Return the phase: ``lobby``, ``play`` or ``over``."""
        if self.game is None:
            return "lobby"
        return "play" if self.closed is None else "over"

    @property
    def result(self) -> Result | None:
        """Return the result of the game, or None."""
        return None if self.game is None else self.game.result(self.state)

    def seat_of(self, player: str) -> int | None:
        """Return the seat of a player, even while a bot plays for them."""
        if self.game is None:
            return self.lobby.seat_of(player)
        return self._seats.get(player)

    def due(self) -> Timer | None:
        """Return the deadline that comes first, or None; a paused table has none."""
        if self.game is None or self.phase != "play" or self.paused is not None:
            return None
        # A driver asks several times between two entries.
        if self._timed is not self.state:
            timers = self.game.timers(self.state)
            self._timer = min(timers, key=lambda timer: timer.due, default=None)
            self._timed = self.state
        return self._timer

    @property
    def slow(self) -> bool:
        """Return whether people play here without being present at the same time."""
        return is_slow(self.facts, self.lobby.options)

    @property
    def commitment(self) -> str:
        """Return the commitment to the seed, which everybody sees from the start."""
        return commitment(self._seed)

    def evolve(self, event: TableEvent, at: Millis) -> None:  # noqa: C901 (a case for each event)
        """Fold one event of the table itself: accept any event, judge nothing."""
        match event:
            case (
                Created()
                | Seated()
                | Left()
                | OptionChanged()
                | Readied()
                | HandicapSet()
                | DoorSet()
                | Admitted()
                | Readmitted()
                | Queued()
                | Unqueued()
                | HostIs()
                | OfferRenewed()
                | OfferLapsed()
                | OfferDeclined()
            ):
                self.lobby = evolve_lobby(self.lobby, event)
            case Opened():
                self.header, self.sitters = event.header, event.sitters
                self.together = event.together
                self._seats = {s.player: seat for seat, s in enumerate(self.sitters) if s.player}
                self.game = self.make_game(event.header.options)
                self.state = self.game.initial_state(
                    Setup(event.header.options, event.header.seats)
                )
            case BotTook() | HandedBack():
                self._replace_sitter(
                    event.seat, event.level if isinstance(event, BotTook) else None
                )
            case GaveUp():
                self.gave_up = (*self.gave_up, event.seat)
            case CalledOff():
                self.called_off = event
            case Paused():
                self.paused = event
            case Resumed():
                self._resumed(event, at)
            case ClockSet():
                self.epoch = event.epoch
            case Closed():
                self.closed = event
            case Rematched():
                self.next = event.table
            case Downtime() | RulesChanged():
                pass
            case _:
                assert_never(event)

    def _resumed(self, event: Resumed, at: Millis) -> None:
        if self.paused is not None and self.paused.seat is not None:
            self.rested[self.paused.seat] = at
        self.paused = None
        self.away = event.away or self.away

    def _replace_sitter(self, seat: int, bot: str | None) -> None:
        sitter = msgspec.structs.replace(self.sitters[seat], bot=bot)
        self.sitters = (*self.sitters[:seat], sitter, *self.sitters[seat + 1 :])
