"""
A game that programs play, one choice after the other, with bots on the other seats.

It is a `Table` like that of people. Its time stands still while a program decides, and otherwise
goes on to the next plan of a bot or deadline, whichever comes first.
"""

from collections.abc import Collection, Hashable, Sequence
from typing import Any, Final

import numpy as np

from rumpus.core.values import Act, Millis, Options, Refusal, Result, Seat, Timer
from rumpus.envs.kind import Kind
from rumpus.games.encoding import WAIT, Draft, Mask, Numbers
from rumpus.table.actions import Start
from rumpus.table.bot_seats import BotSeats
from rumpus.table.events import Do, Sitter
from rumpus.table.lobby import created
from rumpus.table.record import Record, of_game
from rumpus.table.table import AnyEntry, Applied, Table

_HOST = "host"


class Look:
    """What a seat sees after an entry, its draft, and both as numbers once somebody asked."""

    __slots__ = ("decision", "draft", "mask", "numbers", "view", "waits")

    def __init__(self, view: Any, decision: Hashable | None, draft: Draft = ()) -> None:
        self.view: Final = view
        self.decision: Final = decision
        self.draft = draft
        self.waits = False
        self.numbers: Numbers | None = None
        self.mask: Mask | None = None


class Play:
    """
    One game of a `Kind`; *seed* decides all of its chance.

    *levels* has a bot's level for each seat, or None for a program.
    """

    def __init__(self, kind: Kind, levels: Sequence[str | None], seed: bytes) -> None:
        self.kind = kind
        self.programs = [Seat(seat) for seat, level in enumerate(levels) if level is None]
        self._table = Table(kind.module.facts, kind.make_game, seed)
        self._bots = BotSeats(self._table, kind.module.make_bot)
        self._entries: list[AnyEntry] = []
        self._looks: dict[Seat, Look] = {}
        self._drafts: dict[Seat, tuple[Hashable | None, Draft]] = {}
        self._awaited: Collection[Seat] = ()
        self.result: Result | None = None
        """The result, or None while the game runs."""
        self._quiet = -1
        """The entry after which no program had an act that leaves nothing to decide."""
        self.drafting = False
        """Whether the last choice only added to a draft, which changes nothing for anybody else."""
        self._open(levels, kind.options)

    @property
    def state(self) -> Any:
        """Return the state of the game, which no agent may see."""
        return self._table.state

    @property
    def record(self) -> Record | None:
        """Return the record of the finished game, or None while it runs."""
        return of_game(self._entries) if self.result else None

    def view(self, seat: Seat) -> Any:
        """Return what a seat sees, of the game's own type."""
        return self._look(seat).view

    def sight(self, seat: Seat) -> Any:
        """Return what the encoding reads: the view, with more in a game in real time."""
        return self._look(seat).view

    def voids(self) -> dict[Seat, str]:
        """Return why choices had no effect that were allowed when they were made."""
        return {}

    def decides(self, seat: Seat) -> bool:
        """Return whether a program's seat has a choice to make."""
        if seat not in self._awaited:
            return False
        look = self._look(seat)
        return look.decision is not None and not look.waits

    def observe(self, seat: Seat) -> Numbers:
        """Return what a seat sees as numbers."""
        look = self._look(seat)
        if look.numbers is None:
            look.numbers = self.kind.observed(look.view, look.draft)
        return look.numbers.copy()

    def mask(self, seat: Seat) -> Mask:
        """
        Return the choices that are allowed, as ones; without a decision, only `WAIT` is.

        It is made once, and must not be changed.
        """
        look = self._look(seat)
        if look.mask is None:
            if look.decision is not None and not look.waits:
                look.mask = self.kind.masked(look.view, look.draft)
            else:
                look.mask = np.zeros(self.kind.encoding.choices, np.int8)
                look.mask[WAIT] = 1
        return look.mask

    def points(self) -> Sequence[int]:
        """Return the points of each seat: at the end those of the result."""
        if self.result is not None:
            return self.result.scores
        return self.kind.encoding.points(self._look(Seat(0)).view)

    def choose(self, seat: Seat, choice: int, dials: Sequence[float] = ()) -> str | None:
        """Make a choice, and return None; if it isn't allowed, change nothing and return why."""
        look = self._look(seat)
        mask = self.mask(seat) if look.mask is None else look.mask
        if not mask[choice]:
            return "not_allowed"
        self.drafting = False
        if choice == WAIT:
            look.waits, look.mask = True, None
            return None
        draft = (*look.draft, choice)
        act = self.kind.act(look.view, draft, dials)
        if act is None:
            self.drafting = True
            look.draft, look.mask = draft, None
            if look.numbers is not None:
                self.kind.encoding.sketch(look.view, draft, look.numbers)
            return None
        refusal = self._put(Act(seat, act), self._table.at)
        return None if refusal is None else refusal.code

    def go_on(self) -> None:
        """Let the game go on until a program has to decide or the game is over."""
        while self.result is None:
            if self._acted_at_once():
                continue
            if any(self.decides(seat) for seat in self.programs):
                return
            self._elapse()

    def says(self, seat: Seat, choice: int) -> str:
        """Return a choice, with those before it in its decision, as a person would say it."""
        look = self._look(seat)
        return self.kind.encoding.says(look.view, (*look.draft, choice))

    def _look(self, seat: Seat) -> Look:
        """Return what a seat sees now; its draft stays while the decision is the same."""
        look = self._looks.get(seat)
        if look is None:
            assert self._table.game is not None
            view = self._table.game.view(self._table.state, seat)
            decision = None if self.result else self.kind.encoding.decision(view)
            drafted, draft = self._drafts.pop(seat, (None, ()))
            if draft and (drafted != decision or not self._stands(view, draft)):
                draft = ()
            look = self._looks[seat] = Look(view, decision, draft)
        return look

    def _stands(self, view: Any, draft: Draft) -> bool:
        """Return whether each choice of a draft is still allowed; others may have acted since."""
        masks = (self.kind.masked(view, draft[:at]) for at in range(len(draft)))
        return all(mask[choice] for mask, choice in zip(masks, draft, strict=True))

    def _acted_at_once(self) -> bool:
        """Do what leaves a program nothing to decide, and return whether there was anything."""
        if self._quiet == self._table.seq:
            return False
        for seat in self.programs:
            if seat not in self._awaited:
                continue
            act = self.kind.encoding.at_once(self._look(seat).view)
            if act is not None:
                refusal = self._put(Act(seat, act), self._table.at)
                assert refusal is None, refusal
                return True
        self._quiet = self._table.seq
        return False

    def _elapse(self) -> None:
        """Let time pass to the next plan of a bot or deadline, and let it happen."""
        timer, planned = self._table.due(), self._bots.due()
        if planned is not None and (timer is None or planned[1].at < timer.due):
            seat, plan = planned
            refusal = self._put(self._bots.take(seat), plan.at)
        else:
            assert timer is not None, "somebody decides, or time ends the wait"
            refusal = self._put(timer, timer.due)
        assert refusal is None, refusal

    def _open(self, levels: Sequence[str | None], options: Options) -> None:
        people = [
            Sitter(_HOST, f"Player {seat}")
            if level is None
            else Sitter("", f"{level.capitalize()} {seat}", level)
            for seat, level in enumerate(levels)
        ]
        facts = self.kind.module.facts
        lobby = created(facts, "environment", "", public=False, options=options)
        self._follow(self._table.opening(lobby, _HOST, people))
        refusal = self._put(Do(_HOST, Start()), Millis(0))
        assert refusal is None, refusal

    def _put(self, cause: Act[Any] | Timer | Do, at: Millis) -> Refusal | None:
        entry = self._table.decide(cause, at)
        if isinstance(entry, Refusal):
            return entry
        self._follow(entry)
        return None

    def _follow(self, entry: AnyEntry) -> Applied:
        applied, table = self._table.apply(entry), self._table
        for seat, look in self._looks.items():
            if look.draft:
                self._drafts[seat] = look.decision, look.draft
        self._looks.clear()
        self._entries.append(entry)
        if table.game is not None:
            self.result = table.result
            self._awaited = table.game.awaited(table.state)
        for ask in self._bots.asks(applied):
            self._bots.answer(ask, ask.think())
        return applied
