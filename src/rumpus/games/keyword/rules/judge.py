"""Judging causes: one function for each kind of action and each timer."""

from collections.abc import Sequence
from typing import Final, assert_never

from rumpus.core.chance import Chance
from rumpus.core.options import SLOW_SECONDS
from rumpus.core.values import Act, Millis, Refusal, Seat, Timer
from rumpus.games.keyword.actions import (
    Action,
    Announce,
    Arrange,
    Commit,
    Decline,
    Pass,
    Ready,
    TakeBack,
)
from rumpus.games.keyword.events import (
    AnnouncedWrongly,
    Arranged,
    Committed,
    Cracked,
    Ended,
    KeywordEvent,
    LastCall,
    Passed,
    Revealed,
    RoundBegan,
    SeenAll,
    TakenBack,
)
from rumpus.games.keyword.evolve import evolve
from rumpus.games.keyword.rules.cards import oranges
from rumpus.games.keyword.rules.cover import cover
from rumpus.games.keyword.rules.dealing import drawn, refill, shuffled
from rumpus.games.keyword.rules.ending import no_next_round
from rumpus.games.keyword.rules.passing import no_pass
from rumpus.games.keyword.rules.rack import objection
from rumpus.games.keyword.rules.reveal import revealed
from rumpus.games.keyword.state import State
from rumpus.games.keyword.view import COMMIT_MOST, may_take_back, timers
from rumpus.words.lexicon import Lexicon

Verdict = Sequence[KeywordEvent] | Refusal

SHOWN_MILLIS: Final = 20_000
"""Time to look at the words of a round, with a timer; it ends once all are ready (KW-16)."""

SHOWN_MILLIS_UNTIMED: Final = 60_000
"""Time to look at the words of a round, without a timer (KW-16)."""

LAST_CALL_MILLIS: Final = 10_000
"""Time to announce the keyword before the game ends for another reason (KW-17)."""

ARRANGE_MOST: Final = 60
"""Most reports of its rack that a seat may send in a round (KW-12)."""


class Judge:
    """Judge of one cause; holds what every judging function needs."""

    def __init__(self, lexicon: Lexicon, state: State, at: Millis, chance: Chance) -> None:
        self._lexicon = lexicon
        self._state = state
        self._at = at
        self._chance = chance

    def opening(self) -> list[KeywordEvent]:
        """Shuffle, deal and begin the first round (KW-1, KW-3)."""
        decks = shuffled(self._lexicon.language, self._chance)
        dealt = refill(evolve(self._state, decks))
        return [decks, *dealt, self._began(0)]

    def act(self, act: Act[Action]) -> Verdict:
        """Judge the action of a seat."""
        match act.action:
            case Arrange():
                return self._arrange(act.seat, act.action)
            case Commit():
                return self._commit(act.seat, act.action)
            case TakeBack():
                return self._take_back(act.seat, act.action)
            case Pass():
                return self._pass(act.seat, act.action)
            case Decline():
                return self._decline(act.seat, act.action)
            case Ready():
                return self._ready(act.seat, act.action)
            case Announce():
                return self._announce(act.seat)
            case _:
                assert_never(act.action)

    def timer(self, timer: Timer) -> Verdict:
        """Judge a deadline; refuse one that the state doesn't wait for."""
        if timer not in timers(self._state):
            return Refusal("void")
        match self._state.phase:
            case "lay":
                # KW-11: the end of the timer reveals the words.
                return self._revealed(self._state, timer=True)
            case "shown":
                return self._go_on(self._state)
            case "last_call":
                reason = no_next_round(self._state)
                assert reason is not None
                return [Ended(reason)]
            case "over":
                raise AssertionError("a finished game waits for nothing")
            case _:
                assert_never(self._state.phase)

    def _arrange(self, seat: Seat, action: Arrange) -> Verdict:
        """Store a seat's rack, to be judged when the timer ends (KW-12)."""
        if self._state.rules.timer == 0:
            return Refusal("no_timer", "KW-12")
        refusal = self._not_laying(seat, action.round) or self._has_laid(seat)
        if refusal is not None:
            return refusal
        if self._state.seats[seat].arranged >= ARRANGE_MOST:
            return Refusal("arranged_enough", "KW-12", {"most": ARRANGE_MOST})
        return [Arranged(seat, action.pieces)]

    def _commit(self, seat: Seat, action: Commit) -> Verdict:
        """Lay a word face down (KW-9); the last one triggers the reveal (KW-11)."""
        refusal = self._not_laying(seat, action.round) or self._has_laid(seat)
        if refusal is not None:
            return refusal
        refusal = objection(self._state, seat, action.pieces)
        if refusal is not None:
            return refusal
        return self._laid([Committed(seat, len(oranges(action.pieces)), action.pieces)])

    def _take_back(self, seat: Seat, action: TakeBack) -> Verdict:
        """Take a word back, while somebody still hasn't laid one (KW-9)."""
        refusal = self._not_laying(seat, action.round)
        if refusal is not None:
            return refusal
        if self._state.seats[seat].laid is None:
            return Refusal("not_laid", "KW-9")
        if not may_take_back(self._state, seat):
            return Refusal("taken_back_enough", "KW-9", {"most": COMMIT_MOST})
        return [TakenBack(seat)]

    def _pass(self, seat: Seat, action: Pass) -> Verdict:
        """Discard, draw, and sit the round out (KW-10)."""
        refusal = self._not_laying(seat, action.round)
        if refusal is not None:
            return refusal
        refusal = no_pass(self._state, seat, action.discard, self._at)
        if refusal is not None:
            return refusal
        passed = Passed(seat, len(action.discard), action.discard)
        return self._laid([passed, *drawn(evolve(self._state, passed), seat)])

    def _decline(self, seat: Seat, action: Decline) -> Verdict:
        """Seal the declaration of having no word, just as a word is sealed (KW-10)."""
        refusal = self._not_laying(seat, action.round) or self._has_laid(seat)
        if refusal is not None:
            return refusal
        covered = min(cover(self._chance), len(self._state.seats[seat].hand))
        return self._laid([Committed(seat, covered, ())])

    def _ready(self, seat: Seat, action: Ready) -> Verdict:
        """Record that a seat has seen the words; once all have, go on (KW-16)."""
        refusal = self._wrong_round(action.round)
        if refusal is not None:
            return refusal
        if self._state.phase != "shown":
            return Refusal("not_now", "KW-16", {"phase": self._state.phase})
        if seat in self._state.ready:
            return Refusal("already_ready", "KW-16")
        seen = SeenAll(seat)
        state = evolve(self._state, seen)
        return [seen, *self._go_on(state)] if len(state.ready) == len(state.seats) else [seen]

    def _announce(self, seat: Seat) -> Verdict:
        """Judge an announcement: the first correct one wins (KW-17)."""
        state = self._state
        if state.rules.crack == "automatic":
            return Refusal("automatic", "KW-17")
        if state.phase == "over":
            return Refusal("not_now", "KW-17", {"phase": state.phase})
        if state.seats[seat].announced:
            return Refusal("announced_already", "KW-17")
        if None not in state.seats[seat].spelled:
            return [Cracked(seat), Ended("keyword")]
        return [AnnouncedWrongly(seat)]

    def _not_laying(self, seat: Seat, number: int) -> Refusal | None:
        refusal = self._wrong_round(number)
        if refusal is not None:
            return refusal
        if self._state.phase != "lay":
            return Refusal("not_now", "KW-11", {"phase": self._state.phase})
        # KW-10: a seat that has passed is out of this round.
        return Refusal("passed", "KW-10") if self._state.seats[seat].swapped is not None else None

    def _wrong_round(self, number: int) -> Refusal | None:
        """Refuse an action meant for another round."""
        if number == self._state.round:
            return None
        return Refusal("wrong_round", "KW-11", {"round": self._state.round})

    def _has_laid(self, seat: Seat) -> Refusal | None:
        """Refuse a second word from a seat (KW-9)."""
        laid = self._state.seats[seat].laid is not None
        return Refusal("already_laid", "KW-9") if laid else None

    def _laid(self, events: Sequence[KeywordEvent]) -> Verdict:
        """Reveal the words once all seats have laid or passed (KW-11)."""
        state = _fold(self._state, events)
        if all(seat.laid is not None or seat.swapped is not None for seat in state.seats):
            return [*events, *self._revealed(state, timer=False)]
        return events

    def _revealed(self, state: State, *, timer: bool) -> list[KeywordEvent]:
        """Reveal and score the words, then check for the keyword (KW-19 has the order)."""
        shown, winner, why = revealed(self._lexicon, state, timer=timer)
        due = Millis(self._at + _look_millis(state.rules.timer))
        event = Revealed(shown, winner, why, timer, due)
        if winner is None or state.rules.crack == "announced":
            return [event]
        # KW-17: only the seat that scored can have completed the keyword.
        if None not in evolve(state, event).seats[winner].spelled:
            return [event, Cracked(winner), Ended("keyword")]
        return [event]

    def _go_on(self, state: State) -> list[KeywordEvent]:
        """Refill hands and middle, then begin another round or end (KW-16, KW-19, KW-20)."""
        filled = refill(state)
        state = _fold(state, filled)
        reason = no_next_round(state)
        if reason is None:
            return [*filled, self._began(state.round + 1)]
        if state.rules.crack == "announced":
            # KW-17: a completed keyword may still be announced, whatever ends the game.
            return [*filled, LastCall(Millis(self._at + LAST_CALL_MILLIS))]
        return [*filled, Ended(reason)]

    def _began(self, number: int) -> RoundBegan:
        """Start the timer (KW-4) and allow passing (KW-10)."""
        rules = self._state.rules
        if rules.timer == 0:
            return RoundBegan(number, None, None)
        due = Millis(self._at + 1000 * rules.timer)
        if rules.timer in SLOW_SECONDS:
            # KW-10: nobody is here when a slow round begins.
            return RoundBegan(number, due, due)
        return RoundBegan(number, due, min(due, Millis(self._at + 1000 * rules.pass_window)))


def _look_millis(timer: int) -> int:
    """Return the time to look at the words of a round (KW-16); a slow table waits as for a word."""
    if timer in SLOW_SECONDS:
        return 1000 * timer
    return SHOWN_MILLIS if timer else SHOWN_MILLIS_UNTIMED


def _fold(state: State, events: Sequence[KeywordEvent]) -> State:
    for event in events:
        state = evolve(state, event)
    return state
