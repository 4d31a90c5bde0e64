"""View of a game for everybody, and the seats and deadlines that it waits for."""

from msgspec.structs import replace

from rumpus.core.memo import latest
from rumpus.core.values import Seat, Timer
from rumpus.games.keesdrow.events import KeesdrowEvent, Laid
from rumpus.games.keesdrow.rules.coaching import called_team, turn_team
from rumpus.games.keesdrow.rules.seating import moderator, opponents_of, players
from rumpus.games.keesdrow.state import State, View


def view(state: State, seat: Seat | None) -> View:
    """Return all that may be known: everything but the backs of the tiles (KD-4)."""
    return View(
        you=seat,
        rules=state.rules,
        teams=tuple(info.team for info in state.setup.seats),
        moderator=moderator(state.setup.seats),
        phase=state.phase,
        letters="".join(state.faces),
        places=state.places,
        uses=state.uses,
        draws=state.draws,
        drawing=state.drawing,
        due=state.due,
        first=state.first,
        turn=state.turn,
        seat=state.seat,
        scores=state.scores,
        plays=state.plays,
        accepted=state.accepted,
        awaited=awaited(state),
        no_word_left=state.no_word_left,
        finishing=state.finishing,
        taken=state.taken,
        barred=state.barred,
        coaching=state.coaching,
        called=state.called,
        result=state.outcome,
        alphabet=state.alphabet,
        values=state.values,
    )


def redact(event: KeesdrowEvent) -> KeesdrowEvent:
    """Hide the backs of the tiles (KD-4)."""
    return replace(event, backs=()) if isinstance(event, Laid) else event


@latest
def awaited(state: State) -> tuple[Seat, ...]:
    """Return the seats that may act now, in ascending order."""
    match state.phase:
        case "draw":
            return state.drawing
        case "turn":
            return tuple(seat for seat in players(state.setup.seats) if _may_act(state, seat))
        case "coaching":
            return _answering(state)
        case "window":
            return tuple(seat for seat in opponents(state) if seat not in state.accepted)
        case "over":
            return ()


def timers(state: State) -> tuple[Timer, ...]:
    """List the one deadline, if there is one; it is named after the phase."""
    return () if state.due is None else (Timer(state.phase, state.due),)


def opponents(state: State) -> tuple[Seat, ...]:
    """Return all players except the team whose turn it is (KD-25)."""
    assert state.seat is not None
    return opponents_of(state.setup.seats, state.seat)


def muted(state: State) -> tuple[Seat, ...]:
    """KD-25: return partners who can't talk, since it's their team's turn; in a window they can."""
    during = state.phase if state.coaching is None else state.coaching.during
    return turn_team(state) if state.rules.teams == "yes" and during == "turn" else ()


def _may_act(state: State, seat: Seat) -> bool:
    # KD-24: if no word is left, everybody may agree to end the game.
    return seat == state.seat or (state.no_word_left and seat not in state.finishing)


def _answering(state: State) -> tuple[Seat, ...]:
    """KD-25: return the team that must answer a call, and the moderator, who may rule any time."""
    assert state.coaching is not None
    ruling = moderator(state.setup.seats)
    team = () if state.coaching.denied else called_team(state)
    return team if ruling is None else (*team, ruling)
