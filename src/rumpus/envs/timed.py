"""
A game in real time that programs play, one choice at each tick.

A choice takes effect after its seat's delay and a little more by chance, as a person's does: what
is seen is the present, what is done comes later. In between, the game goes on.
"""

from bisect import insort
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rumpus.core.chance import Chance
from rumpus.core.values import Act, Millis, Seat, Timer
from rumpus.envs.kind import Kind
from rumpus.envs.play import Look, Play
from rumpus.games.encoding import WAIT, Moment
from rumpus.table.project import seen_by
from rumpus.table.table import AnyEntry, Applied

TICK: Final = 100
"""Ms between two choices of an agent."""
TIES: Final = 2**32


class _Coming(NamedTuple):
    """An act under way; *order* decides by chance between acts of the same millisecond."""

    at: Millis
    order: int
    seat: Seat
    choice: int
    act: Any


class TimedPlay(Play):
    """One game in real time; the noise of its acts comes from the game's seed."""

    def __init__(self, kind: Kind, levels: Sequence[str | None], seed: bytes) -> None:
        self._now = Millis(0)
        self._chose: set[Seat] = set()
        self._coming: list[_Coming] = []
        self._voids: dict[Seat, str] = {}
        self._views: dict[Seat, Any] = {}
        self._memories: dict[Seat, Any] = {}
        self._noise = Chance(seed, "noise of programs")
        super().__init__(kind, levels, seed)

    def view(self, seat: Seat) -> Any:
        """Return what a seat sees, of the game's own type."""
        return self._look(seat).view.view

    def decides(self, seat: Seat) -> bool:
        """Return whether a program's seat has a choice to make at this tick."""
        return seat not in self._chose and super().decides(seat)

    def choose(self, seat: Seat, choice: int, dials: Sequence[float] = ()) -> str | None:
        """Make the choice of a seat for this tick; return why not if it isn't allowed."""
        if not self.mask(seat)[choice]:
            return "not_allowed"
        self.drafting = False
        self._chose.add(seat)
        if choice != WAIT:
            moment: Moment = self._looks[seat].view
            self._begin(seat, choice, dials, moment)
        del self._looks[seat]
        return None

    def voids(self) -> dict[Seat, str]:
        """Return why acts had no effect that came due in the last tick."""
        return self._voids

    def _begin(self, seat: Seat, choice: int, dials: Sequence[float], moment: Moment) -> None:
        """Put an act under way; a seat's acts keep their order."""
        timed, pace = self.kind.timed, self.kind.pace
        assert timed is not None
        late = pace.delay + self._noise.below(pace.noise + 1) + timed.takes(moment, choice)
        act = self.kind.act(moment, (choice,), dials)
        due = Millis(self._now + late)
        insort(self._coming, _Coming(due, self._noise.below(TIES), seat, choice, act), key=_order)

    def _look(self, seat: Seat) -> Look:
        """Return what a seat sees at this tick."""
        look = self._looks.get(seat)
        if look is None:
            moment = self._moment(seat)
            decision = None if self.result else self.kind.encoding.decision(moment)
            look = self._looks[seat] = Look(moment, decision)
            look.waits = seat in self._chose
        return look

    def _moment(self, seat: Seat) -> Moment:
        view = self._views.get(seat)
        if view is None:
            assert self._table.game is not None
            view = self._views[seat] = self._table.game.view(self._table.state, seat)
        coming = tuple([one.choice for one in self._coming if one.seat == seat])
        return Moment(view, self._memories.get(seat), self._now, self.kind.pace.delay, coming)

    def _elapse(self) -> None:
        """Let time pass to the next tick at which somebody may decide, and all happen until it."""
        self._voids = {}
        until = Millis(self._now + TICK)
        if not self._chose:
            due = self._due()
            assert due is not None, "somebody decides, or time ends the wait"
            until = Millis(max(until, -(-due[0] // TICK) * TICK))
        while self.result is None and (due := self._due()) is not None and due[0] <= until:
            self._happen(*due)
        self._now = until
        self._chose.clear()
        self._looks.clear()

    def _due(self) -> tuple[Millis, Timer | _Coming | Seat] | None:
        """
        Return when what happens next, of deadlines, plans of bots, and acts under way.

        Of the same millisecond, deadlines come first.
        """
        timer, planned = self._table.due(), self._bots.due()
        coming = self._coming[0] if self._coming else None
        due: tuple[Millis, Timer | _Coming | Seat] | None = coming and (coming.at, coming)
        if planned is not None:
            seat, plan = planned
            if coming is None or (plan.at, TIES // 2) < _order(coming):
                due = plan.at, seat
        if timer is not None and (due is None or timer.due <= due[0]):
            due = timer.due, timer
        return due

    def _happen(self, at: Millis, cause: Timer | _Coming | Seat) -> None:
        match cause:
            case Timer() as timer:
                refusal = self._put(timer, at)
                assert refusal is None, refusal
            case _Coming() as one:
                self._coming.remove(one)
                refusal = self._put(Act(one.seat, one.act), at)
                if refusal is not None:
                    self._voids[one.seat] = refusal.code
            case seat:
                refusal = self._put(self._bots.take(seat), at)
                assert refusal is None, refusal

    def _follow(self, entry: AnyEntry) -> Applied:
        """Apply an entry, and let each program note what its seat saw."""
        applied, timed, game = super()._follow(entry), self.kind.timed, self._table.game
        assert timed is not None
        self._views.clear()
        if game is not None and applied.before is not None:
            for seat in self.programs:
                for event in seen_by(game, applied, seat):
                    self._memories[seat] = timed.noted(self._memories.get(seat), event)
        return applied


def _order(coming: _Coming) -> tuple[Millis, int]:
    """Return the order in which acts take effect."""
    return coming.at, coming.order


def playing(kind: Kind, levels: Sequence[str | None], seed: bytes) -> Play:
    """Return a game of a kind, in real time or not; arguments as for `Play`."""
    return Play(kind, levels, seed) if kind.timed is None else TimedPlay(kind, levels, seed)
