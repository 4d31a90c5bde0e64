"""
A table: one sitting as a fold of its log.

``decide`` judges a cause and returns the entry that would be logged. ``apply`` folds an entry once,
and returns the outcome for everything that only reads it. Between the two, a driver makes the entry
durable; simulations and replays call both.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from rumpus.core.chance import Chance
from rumpus.core.game import (
    AnyGame,
    HandlesDisconnect,
    HandlesGivingUp,
    HasSlowActs,
    Interruptible,
    offers,
)
from rumpus.core.values import Act, Millis, Refusal, Seat, Setup, Timer
from rumpus.table.actions import CallOff, CutShort, GiveUp, GoOn, Resume, Start, Suspend
from rumpus.table.beginning import first_events
from rumpus.table.events import (
    CalledOff,
    Closed,
    Created,
    Do,
    Entry,
    GaveUp,
    HandicapSet,
    HostIs,
    Opened,
    Readied,
    Seated,
    Sitter,
    TableEvent,
)
from rumpus.table.lobby import (
    plays,
)
from rumpus.table.requests import requested
from rumpus.table.table_state import TableState

AnyEntry = Entry[Any, Any]

_ZERO: Final = Millis(0)


class Applied(NamedTuple):
    """
    An applied entry and the states that its game went through.

    *before* is None if the entry opened the game, or if there is no game yet; *steps* holds the
    state after each event of the entry, so that no reader has to fold the events again.
    """

    entry: AnyEntry
    before: Any
    steps: tuple[Any, ...]

    @property
    def opened(self) -> bool:
        """Return True if this entry opened the game, so that its events are the deal."""
        return any(isinstance(event, Opened) for event in self.entry.table)

    def scenes(self) -> Iterator[tuple[Any, Any]]:
        """Yield each event of the game, preceded by the state in which it happened."""
        return zip((self.before, *self.steps), self.entry.events, strict=False)


class Table(TableState):
    """A table, which judges causes and folds its log."""

    _ahead: tuple[AnyEntry, AnyGame, tuple[Any, ...]] | None = None
    """The last judged entry, with its game and the states after its events."""

    def is_slow(self, cause: Act[Any] | Timer | Do) -> bool:
        """Return whether judging a cause is slow."""
        if isinstance(cause, Do):
            # The agreed word list may be new to this process.
            return isinstance(cause.action, Start)
        game = self.game
        if game is None or self.phase != "play" or self.paused is not None:
            return False
        return (
            isinstance(cause, Act) and offers(game, HasSlowActs) and game.is_slow(self.state, cause)
        )

    def decide(
        self, cause: Act[Any] | Timer | Do, at: Millis, *, key: str | None = None, name: str = ""
    ) -> AnyEntry | Refusal:
        """
        Judge a cause at table time *at* and return the entry that it would become.

        Has no visible effect. *name* is the name of a player who sits down.
        """
        at = max(at, self.at)
        if isinstance(cause, Do):
            events = requested(self, cause, name, at)
            if isinstance(events, Refusal):
                return events
            return self._entry(cause, at, key, self.interrupted(cause, at, events), events)
        if self.game is None or self.phase != "play":
            return Refusal("not_playing")
        if self.paused is not None and not self._rules(cause):
            return Refusal("paused")
        if isinstance(cause, Timer) and cause not in self.game.timers(self.state):
            return Refusal("void")
        decided = self.game.decide(self.state, cause, at, self.chance(f"act/{self.seq + 1}"))
        if isinstance(decided, Refusal):
            return decided
        return self._entry(cause, at, key, tuple(decided), ())

    def apply(self, entry: AnyEntry) -> Applied:
        """Fold an entry, from ``decide`` or from a log."""
        assert entry.seq == self.seq + 1, (entry.seq, self.seq)
        before, ahead = self.state, self._ahead
        steps: tuple[Any, ...] = ()
        for event in entry.table:
            self.evolve(event, entry.at)
        if ahead is not None and ahead[0] is entry:
            self.game, steps = ahead[1], ahead[2]
        elif entry.events:
            assert self.game is not None
            steps = _steps(self.game, self.state, entry.events)
        if steps:
            self.state = steps[-1]
        self._ahead = None
        self.seq = entry.seq
        self.at = entry.at
        return Applied(entry, before, steps)

    def state_after(self, entry: AnyEntry) -> Any:
        """Return the game's state after an entry that was judged last, and is not applied yet."""
        ahead = self._ahead
        return ahead[2][-1] if ahead and ahead[0] is entry and ahead[2] else self.state

    def submit(
        self, cause: Act[Any] | Timer | Do, at: Millis, *, key: str | None = None, name: str = ""
    ) -> AnyEntry | Refusal:
        """Decide and apply at once, for drivers that need no durable log."""
        entry = self.decide(cause, at, key=key, name=name)
        if not isinstance(entry, Refusal):
            self.apply(entry)
        return entry

    def interrupted(self, cause: Do, at: Millis, beside: Sequence[TableEvent]) -> tuple[Any, ...]:
        """
        Return the events that the room, or the end of a pause, causes in a running game.

        *beside* holds the table's events of the same entry. The game's are its end if it is cut
        short or a side gives up, events for actions that are void because no process
        held the table, and the outcome of a moment that a lost connection interrupted.
        """
        game = self.game
        if game is None or self.phase != "play":
            return ()
        match cause.action:
            case CutShort():
                return tuple(game.cut_short(self.state, at))
            case GiveUp() | CallOff():
                return self._lost(game, cause, beside, at)
            case None if offers(game, Interruptible):
                return tuple(game.interrupted(self.state, at))
            case Suspend(seats) if offers(game, HandlesDisconnect):
                return tuple(game.severed(self.state, [Seat(seat) for seat in seats], at))
            case Resume() | GoOn() if offers(game, HandlesDisconnect):
                return tuple(game.resumed(self.state, at))
            case _:
                return ()

    def _lost(
        self, game: AnyGame, cause: Do, beside: Sequence[TableEvent], at: Millis
    ) -> tuple[Any, ...]:
        ends = (event for event in beside if isinstance(event, GaveUp | CalledOff))
        last = [Seat(seat) for event in ends for seat in event.last]
        if not last and isinstance(cause.action, GiveUp):
            return ()
        if last and offers(game, HandlesGivingUp):
            return tuple(game.given_up(self.state, last, at))
        return tuple(game.cut_short(self.state, at))

    def opening(
        self,
        created: Created,
        host: str,
        sitters: Sequence[Sitter] = (),
        handicaps: Sequence[int] = (),
        at: Millis = _ZERO,
    ) -> AnyEntry:
        """Return the first entry of a new table's log; *sitters* take the first seats."""
        seated = [Seated(seat, sitter) for seat, sitter in enumerate(sitters)]
        more = [HandicapSet(seat, ms) for seat, ms in enumerate(handicaps) if ms > 0]
        # Handicaps are the same as in the previous game, so everybody has agreed to them.
        agreed = [Readied(seat, ready=True) for seat in range(len(sitters))] if more else []
        table: tuple[TableEvent, ...] = (created, HostIs(host), *seated, *more, *agreed)
        return Entry(0, at, Do(host, None), (), table)

    def chance(self, purpose: str) -> Chance:
        """Return the stream of chance for one purpose; its numbers are as secret as the seed."""
        return Chance(self._seed, purpose)

    def _entry(
        self,
        cause: Act[Any] | Timer | Do,
        at: Millis,
        key: str | None,
        events: tuple[Any, ...],
        table: tuple[TableEvent, ...],
    ) -> AnyEntry:
        """Complete an entry: deal when play opens, close when the game has a result."""
        game, state = self.game, self.state
        opened = next((e for e in table if isinstance(e, Opened)), None)
        if opened is not None:
            setup = Setup(opened.header.options, opened.header.seats)
            game = self.make_game(opened.header.options)
            state = game.initial_state(setup)
            taken = () if self.beginning is None else self.beginning.events
            dealt = first_events(game, opened.header, taken, at, self.chance)
            assert dealt is not None, "only a game that may be tried has a beginning"
            events = dealt
        steps: tuple[Any, ...] = () if game is None else _steps(game, state, events)
        if game is not None and steps and game.result(steps[-1]) is not None:
            cut = isinstance(cause, Do) and isinstance(cause.action, CutShort)
            table = (*table, Closed(self._seed.hex(), cut))
        entry: AnyEntry = Entry(self.seq + 1, at, cause, events, table, key)
        if game is not None:
            self._ahead = (entry, game, steps)
        return entry

    def _rules(self, cause: Act[Any] | Timer) -> bool:
        """Return whether this is a moderator's act, which is allowed during a pause."""
        assert self.header is not None
        return isinstance(cause, Act) and not plays(self.header.seats[cause.seat].role)


def _steps(game: AnyGame, state: Any, events: Sequence[Any]) -> tuple[Any, ...]:
    """Return the state after each event."""
    steps: list[Any] = []
    for event in events:
        state = game.evolve(state, event)
        steps.append(state)
    return tuple(steps)
