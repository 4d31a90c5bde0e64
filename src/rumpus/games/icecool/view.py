"""View of each seat, the awaited seat, and the deadline."""

from typing import Final

from msgspec.structs import replace

from rumpus.core.values import Seat, Timer
from rumpus.games.icecool.events import Drew, IceEvent, Shuffled
from rumpus.games.icecool.rules import cards, whereabouts
from rumpus.games.icecool.rules.seating import ids, order, rounds, seats
from rumpus.games.icecool.state import Card, SeatView, State, View
from rumpus.physics.layout import School

TIMERS: Final = {"place": "placing", "before": "turn", "after": "turn_end"}
"""Name of the deadline of each phase."""


def view(school: School, state: State, seat: Seat | None) -> View:
    """Return all that a seat may know: its own cards, and everything public."""
    hand = () if seat is None else cards.face_down(state.seats[seat])
    return View(
        you=seat,
        rules=state.rules,
        phase=state.phase,
        round=state.round,
        rounds=rounds(state),
        catcher=state.catcher,
        order=order(state),
        turn=state.turn,
        due=state.due,
        hand=cards.shown(state.deck, hand),
        seats=tuple(_seat(state, each) for each in seats(state)),
        announced=state.announced,
        tasked=state.tasked or state.repeating,
        lines=lines(school, state),
        outside=state.outside,
        deck_left=cards.deck_left(state),
        flicks=state.flicks,
        awaited=awaited(state),
        result=state.outcome,
    )


def redact(event: IceEvent, seat: Seat | None) -> IceEvent | None:
    """Hide the deck from everybody, and a drawn card from everybody but its owner."""
    match event:
        case Shuffled():
            return Shuffled("")
        case Drew() if event.seat != seat:
            return replace(event, card=Card(event.card.id))
        case _:
            return event


def awaited(state: State) -> tuple[Seat, ...]:
    """Return the one seat that may act now, or nobody after the end."""
    return () if state.phase == "over" else (state.turn,)


def timers(state: State) -> tuple[Timer, ...]:
    """List the one deadline, if there is one."""
    return () if state.due is None else (Timer(TIMERS[state.phase], state.due),)


def lines(school: School, state: State) -> tuple[int, ...]:
    """Return the rooms to whose line the next penguin may move before its flick (IC-19)."""
    pose = state.seats[state.turn].pose
    if state.phase != "before" or state.on_line or pose is None:
        return ()
    return whereabouts.line_rooms(school, pose)


def _seat(state: State, seat: Seat) -> SeatView:
    seated, over = state.seats[seat], state.phase == "over"
    return SeatView(
        role="catcher" if seat == state.catcher else "runner",
        pose=seated.pose,
        cards=len(seated.cards),
        down=len(cards.face_down(seated)),
        up=cards.shown(state.deck, seated.up),
        shown=cards.shown(state.deck, seated.cards) if over else (),
        points=cards.points(state, seated) if over else None,
        fish=seated.fish,
        taken=seated.taken,
        caught=seated.caught,
        ids=ids(state, seat),
        away=seated.away,
    )
