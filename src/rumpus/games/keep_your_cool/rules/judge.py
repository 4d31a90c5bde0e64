"""Judging causes: one function for each kind of action and each timer."""

from collections.abc import Sequence
from typing import assert_never

from rumpus.core.chance import Chance
from rumpus.core.values import Act, Line, Millis, Refusal, Timer
from rumpus.games.keep_your_cool.actions import (
    Action,
    AskOverturn,
    Flip,
    Grant,
    Reach,
    Refuse,
    Resign,
    Say,
    Stop,
    Throw,
    Withdraw,
)
from rumpus.games.keep_your_cool.events import (
    ActHeld,
    CoolEvent,
    FlagStood,
)
from rumpus.games.keep_your_cool.moderator.rules import rule
from rumpus.games.keep_your_cool.rules.ending import resigned
from rumpus.games.keep_your_cool.rules.opening import first_word_late, throw, throw_for_all
from rumpus.games.keep_your_cool.rules.overturning import agree, stands
from rumpus.games.keep_your_cool.rules.seating import PLAYERS
from rumpus.games.keep_your_cool.rules.settling import folded, next_is, perform, settle
from rumpus.games.keep_your_cool.rules.stopping import stop
from rumpus.games.keep_your_cool.rules.timing import Contested, hold, measured
from rumpus.games.keep_your_cool.rules.wordbook import Wordbook
from rumpus.games.keep_your_cool.state import State
from rumpus.games.keep_your_cool.view import timers

Verdict = Sequence[CoolEvent] | Refusal

HELD_MOST = 8
"""Most acts of one player that may be held at once: more than anybody can press during a hold."""


class Judge:
    """Judge of one cause; holds what every judging function needs."""

    def __init__(self, book: Wordbook, state: State, at: Millis, chance: Chance) -> None:
        self._book = book
        self._state = state
        self._at = at
        self._chance = chance

    def act(self, act: Act[Action]) -> Verdict:
        """Judge the action of a seat."""
        if self._state.phase == "over":
            return Refusal("over")
        if act.seat not in PLAYERS:
            return self._ruling(act)
        known, noted = self._state, measured(self._state, _lines(act))
        self._state = folded(known, noted)
        match act.action:
            case Resign():
                return [resigned(self._state, act.seat, self._at)]
            case AskOverturn() | Grant() | Refuse():
                verdict = agree(self._state, act.seat, act.action, self._at)
            case Throw() | Say() | Flip() | Reach() | Withdraw() | Stop():
                verdict = self._play(act, act.action)
            case _:
                return Refusal("not_moderator", "KYC-30")
        if _waits(verdict):
            self._state, noted = known, []
        more = self._with_more(verdict)
        return more if isinstance(more, Refusal) else [*noted, *more]

    def timer(self, timer: Timer) -> Verdict:
        """Judge a deadline; refuse one that the state doesn't wait for."""
        if timer not in timers(self._state):
            return Refusal("void")
        match timer.name:
            case "throw":
                return throw_for_all(self._state, self._at, self._chance)
            case "first_word":
                return first_word_late(self._state, self._at)
            case "overturn":
                return self._with_more(stands(self._state, None, self._at))
            case "confirm":
                return self._with_more(self._stood())
            case _:
                return settle(self._book, self._state, self._at)

    def _play(
        self, act: Act[Action], action: Throw | Say | Flip | Reach | Withdraw | Stop
    ) -> Verdict:
        if self._state.halt is not None:
            return Refusal("halted", "KYC-30", {"why": self._state.halt.why})
        match action:
            case Throw():
                return throw(self._state, act.seat, action.hand, self._at)
            case Stop():
                return stop(self._state, act, action.reach, self._at)
            case Say() | Flip() | Reach() | Withdraw():
                return self._contested(act, action)
            case _:
                assert_never(action)

    def _contested(self, act: Act[Action], action: Contested) -> Verdict:
        """Decide an act in a race, or hold it while an earlier act may still arrive."""
        state = self._state
        held = hold(state, act, action, self._at)
        mine = sum(each.seat == act.seat for each in state.held)
        if mine >= HELD_MOST:
            return Refusal("too_many", "KYC-6")
        if mine == 0:
            # No held act of one's own could make this one legal. Held acts of the other player
            # aren't public yet: an answer that depended on them would reveal that they exist.
            decided = perform(self._book, state, held, self._at)
            if isinstance(decided, Refusal):
                return decided
            if not state.held and next_is(state, held, self._at):
                return decided
        return [ActHeld(held)]

    def _ruling(self, act: Act[Action]) -> Verdict:
        """KYC-30: judge an act of the moderator, who may rule even during a halt."""
        match act.action:
            case (
                Throw()
                | Say()
                | Flip()
                | Reach()
                | Withdraw()
                | Stop()
                | AskOverturn()
                | Grant()
                | Refuse()
                | Resign()
            ):
                return Refusal("only_players", "KYC-1")
            case _:
                ruled = rule(self._book, self._state, act.seat, act.action, self._at)
                return self._with_more(ruled)

    def _with_more(self, verdict: Verdict) -> Verdict:
        """Append to a verdict everything else that can be decided now."""
        if isinstance(verdict, Refusal):
            return verdict
        state = folded(self._state, verdict)
        return [*verdict, *settle(self._book, state, self._at)]

    def _stood(self) -> Sequence[CoolEvent]:
        """KYC-27: let the flags stay off that weren't ruled on in time."""
        late = [f for f in self._state.flags if f.due is not None and f.due <= self._at]
        return [FlagStood(flag.owner, flag.side, self._at) for flag in late]


def _lines(act: Act[Action]) -> Sequence[Line]:
    return () if act.lag is None else [act.lag.lines[seat] for seat in PLAYERS]


def _waits(verdict: Verdict) -> bool:
    return not isinstance(verdict, Refusal) and any(isinstance(e, ActHeld) for e in verdict)
