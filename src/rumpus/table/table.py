"""
A table: one sitting as a fold of its log.

``decide`` judges a cause and returns the entry that would be logged. ``apply`` folds an entry once,
and returns what became of it to everything that only reads. Between the two, a driver makes the
entry durable; simulations and replays call both.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, assert_never

import msgspec

from rumpus.core.chance import Chance, commitment
from rumpus.core.game import AnyGame, GameFacts, HandlesDisconnect, HasSlowActs, Interruptible
from rumpus.core.values import Act, Millis, Options, Refusal, Result, Seat, Setup, Timer
from rumpus.table.events import (
    AddBot,
    Adopt,
    BotTook,
    Closed,
    Created,
    CutShort,
    Do,
    Downtime,
    Entry,
    GoOn,
    HandedBack,
    HandicapSet,
    Header,
    HostIs,
    JoinQueue,
    Leave,
    LeaveQueue,
    Left,
    Opened,
    OptionChanged,
    Pause,
    Paused,
    Queued,
    Readied,
    Readmit,
    Readmitted,
    Ready,
    Rematch,
    Rematched,
    Remove,
    Resume,
    Resumed,
    RoomAction,
    RulesChanged,
    Seated,
    SetHandicap,
    SetOption,
    Sit,
    Sitter,
    Start,
    Suspend,
    TableEvent,
    TakeBack,
    Unqueued,
)
from rumpus.table.lobby import (
    Lobby,
    LobbyAction,
    decide_lobby,
    evolve_lobby,
    not_ready,
    plays,
    too_few,
)
from rumpus.table.pausing import Sitting
from rumpus.table.player_queue import decide_queue

AnyEntry = Entry[Any, Any]
MakeGame = Callable[[Options], AnyGame]
"""Makes the game for these options and the word list they name; LookupError without that."""

_NOT_ALONE = (Sit, Leave, AddBot, Remove, SetOption, SetHandicap, Pause)
"""What would change who plays the board of a day, or how, or how long."""


class Applied(NamedTuple):
    """
    An applied entry and the states that its game went through.

    *before* is None where the entry opened the game, or there is none; *steps* holds the state
    after each event of the entry, so that nobody has to fold them again.
    """

    entry: AnyEntry
    before: Any
    steps: tuple[Any, ...]

    @property
    def opened(self) -> bool:
        """Return True if this entry opened the game: its events were dealt before anybody sat."""
        return any(isinstance(event, Opened) for event in self.entry.table)

    def scenes(self) -> Iterator[tuple[Any, Any]]:
        """Yield each event of the game behind the state that it happened in."""
        return zip((self.before, *self.steps), self.entry.events, strict=False)


class Table:
    """One sitting: a lobby, then a game, its seats and its result."""

    def __init__(
        self, facts: GameFacts, make_game: MakeGame, seed: bytes, levels: Sequence[str] = ()
    ) -> None:
        """
        Set a table that no entry has reached yet.

        *seed* is secret until the game is over; *levels* are the bots that may sit here.
        """
        self.facts = facts
        self.lobby = Lobby()
        self.game: AnyGame | None = None
        self.header: Header | None = None
        self.sitters: tuple[Sitter, ...] = ()
        self.state: Any = None
        self.seq = -1
        self.at = Millis(0)
        self.paused: Paused | None = None
        self.rested: dict[int, Millis] = {}
        self.away: tuple[int, ...] = ()
        self.closed: Closed | None = None
        self.next: str | None = None
        self._make_game = make_game
        self._seed = seed
        self._levels = levels
        self._ahead: tuple[AnyEntry, AnyGame, tuple[Any, ...]] | None = None

    @property
    def phase(self) -> str:
        """Name the phase: ``lobby``, ``play`` or ``over``."""
        if self.game is None:
            return "lobby"
        return "play" if self.closed is None else "over"

    @property
    def result(self) -> Result | None:
        """Give the result of the game, or None."""
        return None if self.game is None else self.game.result(self.state)

    def seat_of(self, player: str) -> int | None:
        """Find the seat of a player, also while a bot plays it for him."""
        if self.game is None:
            return self.lobby.seat_of(player)
        return next((i for i, s in enumerate(self.sitters) if player and s.player == player), None)

    def due(self) -> Timer | None:
        """Give the deadline that comes first, or None; a paused table has none."""
        if self.game is None or self.phase != "play" or self.paused is not None:
            return None
        return min(self.game.timers(self.state), key=lambda timer: timer.due, default=None)

    def is_slow(self, cause: Act[Any] | Timer | Do) -> bool:
        """Tell whether to judge a cause takes long."""
        if isinstance(cause, Do):
            # The word list that was agreed upon may be new to this process.
            return isinstance(cause.action, Start)
        game = self.game
        if game is None or self.phase != "play" or self.paused is not None:
            return False
        return (
            isinstance(game, HasSlowActs)
            and isinstance(cause, Act)
            and game.is_slow(self.state, cause)
        )

    def decide(
        self, cause: Act[Any] | Timer | Do, at: Millis, *, key: str | None = None, name: str = ""
    ) -> AnyEntry | Refusal:
        """
        Judge a cause at table time *at* and give the entry that it would be.

        Changes nothing that anybody can see. *name* is how whoever sits down is called.
        """
        at = max(at, self.at)
        if isinstance(cause, Do):
            events = self._do(cause, name, at)
            if isinstance(events, Refusal):
                return events
            return self._entry(cause, at, key, self.interrupted(cause, at), events)
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
            self._evolve(event, entry.at)
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

    def submit(
        self, cause: Act[Any] | Timer | Do, at: Millis, *, key: str | None = None, name: str = ""
    ) -> AnyEntry | Refusal:
        """Decide and apply at once, for drivers that need no durable log."""
        entry = self.decide(cause, at, key=key, name=name)
        if not isinstance(entry, Refusal):
            self.apply(entry)
        return entry

    def interrupted(self, cause: Do, at: Millis) -> tuple[Any, ...]:
        """
        Give what the room itself, or an end of a pause, brings about in a running game.

        That is its end where it is cut short, what is void because no process held the table, and
        what becomes of moments that are broken off by a lost connection.
        """
        game = self.game
        if game is None or self.phase != "play":
            return ()
        match cause.action:
            case CutShort():
                return tuple(game.cut_short(self.state, at))
            case None if isinstance(game, Interruptible):
                return tuple(game.interrupted(self.state, at))
            case Suspend(seats) if isinstance(game, HandlesDisconnect):
                return tuple(game.severed(self.state, [Seat(seat) for seat in seats], at))
            case Resume() | GoOn() if isinstance(game, HandlesDisconnect):
                return tuple(game.resumed(self.state, at))
            case _:
                return ()

    def opening(
        self,
        created: Created,
        host: str,
        sitters: Sequence[Sitter] = (),
        handicaps: Sequence[int] = (),
    ) -> AnyEntry:
        """Give the first entry of a new table's log; *sitters* take the first seats."""
        seated = [Seated(seat, sitter) for seat, sitter in enumerate(sitters)]
        more = [HandicapSet(seat, ms) for seat, ms in enumerate(handicaps) if ms > 0]
        # They are as in the game before, so all agree to them as they did there.
        agreed = [Readied(seat, ready=True) for seat in range(len(sitters))] if more else []
        table: tuple[TableEvent, ...] = (created, HostIs(host), *seated, *more, *agreed)
        return Entry(0, Millis(0), Do(host, None), (), table)

    def chance(self, purpose: str) -> Chance:
        """Give the stream of chance for one purpose; what it yields is as secret as the seed."""
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
            game = self._make_game(opened.header.options)
            state = game.initial_state(setup)
            events = tuple(game.deal(setup, at, self.chance("deal")))
        steps: tuple[Any, ...] = () if game is None else _steps(game, state, events)
        if game is not None and steps and game.result(steps[-1]) is not None:
            table = (*table, Closed(self._seed.hex()))
        entry: AnyEntry = Entry(self.seq + 1, at, cause, events, table, key)
        if game is not None:
            self._ahead = (entry, game, steps)
        return entry

    def _rules(self, cause: Act[Any] | Timer) -> bool:
        """Tell whether this is an act of a seat that only rules: play may stand still for it."""
        assert self.header is not None
        return isinstance(cause, Act) and not plays(self.header.seats[cause.seat].role)

    def _do(self, cause: Do, name: str, at: Millis) -> tuple[TableEvent, ...] | Refusal:
        if self.lobby.daily is not None and isinstance(cause.action, _NOT_ALONE):
            return Refusal("daily_alone")
        match cause.action:
            case None | Adopt() | CutShort() | Suspend() | GoOn():
                return self._do_of_room(cause.action)
            case Sit() | Remove() | Readmit() | SetOption() | SetHandicap() | Ready():
                return self._do_lobby(cause.player, name, cause.action)
            case Leave():
                return self._leave(cause.player, name)
            case AddBot():
                return self._add_bot(cause.player, name, cause.action)
            case Start():
                return self._start(cause.player)
            case Pause() | Resume() | TakeBack():
                return self._do_play(cause.player, cause.action, at)
            case Rematch():
                return self._rematch(cause)
            case JoinQueue() | LeaveQueue():
                return self._queue(cause.player, name, cause.action)
            case _:
                assert_never(cause.action)

    def _do_of_room(self, action: RoomAction | None) -> tuple[TableEvent, ...] | Refusal:
        match action:
            case None:
                return (Downtime(),)
            case Adopt():
                return self._adopt(action)
            case CutShort():
                return self._cut_short()
            case Suspend():
                return self._suspend()
            case GoOn():
                return self._go_on(action)
            case _:
                assert_never(action)

    def _do_lobby(
        self, player: str, name: str, action: LobbyAction
    ) -> tuple[TableEvent, ...] | Refusal:
        if self.phase != "lobby":
            return Refusal("not_lobby")
        decided = decide_lobby(self.facts, self._levels, self.lobby, player, name, action)
        return decided if isinstance(decided, Refusal) else tuple(decided)

    def _adopt(self, action: Adopt) -> tuple[TableEvent, ...] | Refusal:
        lobby = self.lobby
        if self.phase != "lobby":
            return Refusal("not_lobby")
        if action.revision < lobby.revision:
            return Refusal("stale")
        if (action.revision, action.options) == (lobby.revision, lobby.options):
            return Refusal("stale")
        return (OptionChanged(action.key, action.options, action.revision),)

    def _do_play(
        self, player: str, action: Pause | Resume | TakeBack, at: Millis
    ) -> tuple[TableEvent, ...] | Refusal:
        seat = self.seat_of(player)
        if self.phase != "play":
            return Refusal("not_playing")
        if seat is None and player:
            return Refusal("not_seated")
        match action:
            case Pause():
                return self._pause(seat, at)
            case Resume():
                return Refusal("not_paused") if self.paused is None else (Resumed(seat),)
            case TakeBack():
                if seat is None or self.sitters[seat].bot is None:
                    return Refusal("not_taken")
                return (HandedBack(seat),)
            case _:
                assert_never(action)

    def _pause(self, seat: int | None, at: Millis) -> tuple[TableEvent, ...] | Refusal:
        if self.paused is not None:
            return Refusal("paused")
        assert self.game is not None
        assert self.header is not None
        if seat is None:
            return (Paused(None),)
        sitting = Sitting(self.game, self.state, self.header.seats, self.sitters)
        return sitting.no_pause(seat, self.rested, at) or (Paused(seat),)

    def _suspend(self) -> tuple[TableEvent, ...] | Refusal:
        if self.phase != "play":
            return Refusal("not_playing")
        return Refusal("paused") if self.paused is not None else (Paused(None),)

    def _go_on(self, action: GoOn) -> tuple[TableEvent, ...] | Refusal:
        if self.phase != "play":
            return Refusal("not_playing")
        return Refusal("not_paused") if self.paused is None else (Resumed(None, action.away),)

    def _cut_short(self) -> tuple[TableEvent, ...] | Refusal:
        if self.phase != "play":
            return Refusal("not_playing")
        return () if self.paused is None else (Resumed(None),)

    def _leave(self, player: str, name: str) -> tuple[TableEvent, ...] | Refusal:
        if self.phase == "lobby":
            return self._do_lobby(player, name, Leave())
        seat = self.seat_of(player)
        if seat is None:
            return Refusal("not_seated")
        if self.phase != "play" or not self._levels:
            return Refusal("not_playing")
        if self.sitters[seat].bot is not None:
            return Refusal("not_seated")
        return self._no_bots(seat) or (BotTook(seat, self._levels[0]),)

    def _add_bot(self, player: str, name: str, action: AddBot) -> tuple[TableEvent, ...] | Refusal:
        if self.phase == "lobby":
            return self._do_lobby(player, name, action)
        if self.phase != "play":
            return Refusal("not_playing")
        if player and self.seat_of(player) is None:
            return Refusal("not_seated")
        if action.level not in self._levels:
            return Refusal("no_such_level", None, {"level": action.level})
        if action.seat >= len(self.sitters):
            return Refusal("no_such_seat")
        if self.sitters[action.seat].bot is not None:
            return Refusal("seat_taken")
        return self._no_bots(action.seat) or (BotTook(action.seat, action.level),)

    def _no_bots(self, seat: int) -> Refusal | None:
        assert self.header is not None
        role = self.header.seats[seat].role
        return None if plays(role) else Refusal("no_bots", None, {"role": role})

    def _start(self, player: str) -> tuple[TableEvent, ...] | Refusal:
        if self.phase != "lobby":
            return Refusal("not_lobby")
        if player != self.lobby.host:
            return Refusal("not_host")
        refusal = too_few(self.facts, self.lobby)
        if refusal is not None:
            return refusal
        try:
            game = self._make_game(self.lobby.options)
        except LookupError:
            return Refusal("no_such_lexicon", None, {"lexicon": str(self.lobby.options["lexicon"])})
        taken = [(place, place.sitter) for place in self.lobby.places if place.sitter is not None]
        sitters = tuple(sitter for _, sitter in taken)
        seated = game.seat(self.lobby.options, [place.role for place, _ in taken])
        if isinstance(seated, Refusal):
            return seated
        seats = tuple(
            msgspec.structs.replace(info, handicap=place.handicap)
            for info, (place, _) in zip(seated, taken, strict=True)
        )
        header = Header(
            game=game.facts.name,
            rules_version=game.facts.rules_version,
            options=self.lobby.options,
            seats=seats,
            names=tuple(sitter.name for sitter in sitters),
            data=game.facts.data,
            commitment=commitment(self._seed),
        )
        return not_ready(self.lobby) or (Opened(header, sitters),)

    def _rematch(self, cause: Do) -> tuple[TableEvent, ...] | Refusal:
        if self.phase != "over":
            return Refusal("not_over")
        if self.seat_of(cause.player) is None and self.lobby.place_of(cause.player) is None:
            return Refusal("not_seated")
        if cause.table is None or self.next is not None:
            return Refusal("already_rematched")
        return (Rematched(cause.table),)

    def _queue(
        self, player: str, name: str, action: JoinQueue | LeaveQueue
    ) -> tuple[TableEvent, ...] | Refusal:
        if self.next is not None:
            return Refusal("already_rematched")
        if self.seat_of(player) is not None and isinstance(action, JoinQueue):
            return Refusal("already_seated")
        decided = decide_queue(self.facts, self.lobby, player, name, action)
        return decided if isinstance(decided, Refusal) else tuple(decided)

    def _evolve(self, event: TableEvent, at: Millis) -> None:
        match event:
            case (
                Created()
                | Seated()
                | Left()
                | OptionChanged()
                | Readied()
                | HandicapSet()
                | Readmitted()
                | Queued()
                | Unqueued()
                | HostIs()
            ):
                self.lobby = evolve_lobby(self.lobby, event)
            case Opened():
                self.header, self.sitters = event.header, event.sitters
                self.game = self._make_game(event.header.options)
                self.state = self.game.initial_state(
                    Setup(event.header.options, event.header.seats)
                )
            case BotTook():
                self._replace_sitter(event.seat, event.level)
            case HandedBack():
                self._replace_sitter(event.seat, None)
            case Paused():
                self.paused = event
            case Resumed():
                self._resumed(event, at)
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


def _steps(game: AnyGame, state: Any, events: Sequence[Any]) -> tuple[Any, ...]:
    """Return the state after each event."""
    steps: list[Any] = []
    for event in events:
        state = game.evolve(state, event)
        steps.append(state)
    return tuple(steps)
