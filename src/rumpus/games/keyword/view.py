"""Views of a game for each seat, and the seats and deadlines that the game waits for."""

from typing import Final

from msgspec.structs import replace

from rumpus.core.memo import latest
from rumpus.core.values import Seat, Timer
from rumpus.games.keyword.events import (
    Arranged,
    Committed,
    Drew,
    KeywordEvent,
    Passed,
    Shuffled,
)
from rumpus.games.keyword.rules.cards import seen
from rumpus.games.keyword.rules.dealing import blue_left, orange_left
from rumpus.games.keyword.state import Hand, SeatView, State, View

TIMERS: Final = {"lay": "sand", "shown": "shown", "last_call": "last_call"}
"""Name of the deadline of each phase."""


COMMIT_MOST: Final = 20
"""Most words that a seat may lay in a round; the last one is final (KW-9)."""


def view(state: State, seat: Seat | None) -> View:
    """Return all that a seat may know: its own cards, and everything public."""
    public = _public(state)
    if seat is None:
        return public
    own = state.seats[seat]
    return replace(
        public,
        you=seat,
        may_pass=may_pass(state, seat),
        hand=seen(state.orange, own.hand),
        laid=own.laid,
        may_take_back=may_take_back(state, seat),
        rack=own.rack,
        held=_held(state, seat),
    )


@latest
def _public(state: State) -> View:
    """Return what spectators know, and thus everybody."""
    return View(
        you=None,
        rules=state.rules,
        phase=state.phase,
        round=state.round,
        due=state.due,
        pass_until=state.pass_until,
        may_pass=False,
        hand=(),
        laid=None,
        may_take_back=False,
        rack=(),
        middle=seen(state.blue, state.middle),
        orange_left=orange_left(state),
        blue_left=blue_left(state),
        seats=tuple(_seat(state, Seat(other)) for other in range(len(state.seats))),
        awaited=awaited(state),
        shown=state.shown,
        winner=state.winner,
        why=state.why,
        held=_held(state, None),
        before=seen(state.blue, state.before),
        result=state.outcome,
        alphabet=state.alphabet,
    )


def redact(event: KeywordEvent, seat: Seat | None) -> KeywordEvent | None:
    """Hide the decks from everybody, and from other seats what a seat draws, lays or discards."""
    match event:
        case Shuffled():
            return replace(event, orange="", blue="")
        case Arranged():
            return event if event.seat == seat else None
        case Drew() if event.seat != seat:
            return replace(event, cards=(), letters="")
        case Committed() if event.seat != seat:
            # KW-9: others see only the number of orange cards; KW-10: nor whether it's a word.
            return replace(event, pieces=())
        case Passed() if event.seat != seat:
            return replace(event, cards=())
        case _:
            return event


@latest
def awaited(state: State) -> tuple[Seat, ...]:
    """Return the seats that may act now, in ascending order."""
    seats = [Seat(seat) for seat in range(len(state.seats))]
    match state.phase:
        case "lay":
            return tuple(seat for seat in seats if _may_lay(state, seat))
        case "shown":
            return tuple(seat for seat in seats if seat not in state.ready)
        case "last_call":
            return tuple(seat for seat in seats if not state.seats[seat].announced)
        case "over":
            return ()


def blocking_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that others wait for; a seat that has laid may still act, but need not."""
    seats = enumerate(state.seats)
    match state.phase:
        case "lay":
            return tuple(Seat(s) for s, own in seats if own.laid is None and own.swapped is None)
        case "shown":
            return awaited(state)
        case "last_call" | "over":
            return ()


def timers(state: State) -> tuple[Timer, ...]:
    """List the one deadline, if there is one."""
    return () if state.due is None else (Timer(TIMERS[state.phase], state.due),)


def may_take_back(state: State, seat: Seat) -> bool:
    """Return True if a seat has laid a word and may take it back (KW-9)."""
    own = state.seats[seat]
    return state.phase == "lay" and own.laid is not None and own.committed < COMMIT_MOST


def may_pass(state: State, seat: Seat) -> bool:
    """Return True if a seat could pass, as long as there is time for it (KW-10)."""
    own = state.seats[seat]
    if state.phase != "lay" or own.committed or own.swapped is not None:
        return False
    return state.pass_until is not None or not anybody_laid(state)


def anybody_laid(state: State) -> bool:
    """Return True if any seat has committed this round, even if it took that back (KW-10)."""
    return any(seated.committed for seated in state.seats)


def _may_lay(state: State, seat: Seat) -> bool:
    own = state.seats[seat]
    return own.swapped is None and (own.laid is None or may_take_back(state, seat))


def _seat(state: State, seat: Seat) -> SeatView:
    seated, rules = state.seats[seat], state.rules
    hidden = rules.crack == "announced" and state.phase != "over"
    return SeatView(
        cards=len(seated.hand),
        laid=None if seated.laid is None else seated.covered,
        passed=seated.swapped is not None,
        swapped=seated.swapped or 0,
        kept=seated.kept,
        # KW-17: if players announce, noticing is part of the game.
        spelled=() if hidden else seated.spelled,
        ready=seat in state.ready,
        announced=seated.announced,
    )


def _held(state: State, seat: Seat | None) -> tuple[Hand, ...]:
    """Return the hands of the last reveal that a seat may see; after the game, all of them."""
    return tuple(
        Hand(Seat(other), seen(state.orange, seated.held))
        for other, seated in enumerate(state.seats)
        if seated.held and _shows(state, Seat(other), seat)
    )


def _shows(state: State, held_by: Seat, seat: Seat | None) -> bool:
    if state.phase == "over" or state.rules.review == "all":
        return True
    return state.rules.review == "own" and held_by == seat
