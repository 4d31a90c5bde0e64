"""The turns that decided a game, found from its plays alone."""

from collections.abc import Collection, Sequence
from typing import Final, Literal

from rumpus.core.values import Seat
from rumpus.games.keesdrow.actions import TurnedAt, TurningPoint
from rumpus.games.keesdrow.state import View

MOST: Final = 5
LEADS: Final = 3
"""Most changes of the lead that are listed; only the latest are."""

Scores = tuple[int, ...]
Kind = Literal["lead", "swing", "lost"]


def turning_points(view: View) -> TurnedAt:
    """
    List the last changes of the lead, and the turns that won or lost most, in order.

    The lead counts at the end of each round, as in the chart of the game.
    """
    totals = _totals(view)
    leads = _leads(view, totals)
    points = (_point(view, totals, leads, turn) for turn in range(len(view.plays)))
    told = [point for point in points if point is not None]
    last = [point for point in told if point.kind == "lead"][-LEADS:]
    others = [point for point in told if point not in last]
    # If two are equal, the later one was more decisive.
    others.sort(key=lambda point: (-point.worth, -point.turn))
    chosen = [*last, *others[: MOST - len(last)]]
    return TurnedAt(tuple(sorted(chosen, key=lambda point: point.turn)))


def _point(
    view: View, totals: Sequence[Scores], leads: Collection[int], turn: int
) -> TurningPoint | None:
    """Return what a turn did, or None if it changed nothing; turns in *leads* took the lead."""
    play = view.plays[turn]
    worth = play.points if play.outcome == "struck" else _gain(view, turn)
    if worth == 0:
        return None
    kind: Kind = "lead" if turn in leads else "lost" if play.outcome == "struck" else "swing"
    return TurningPoint(turn, play.seat, kind, worth, totals[turn + 1])


def _leads(view: View, totals: Sequence[Scores]) -> frozenset[int]:
    """Return the turns by which a new leader was ahead at the end of a round."""
    found: set[int] = set()
    players = len(view.scores) - (view.moderator is not None)
    last: Seat | None = None
    for begin in range(0, len(view.plays), players):
        turns = range(begin, min(begin + players, len(view.plays)))
        leader = _leader(view, totals[turns.stop])
        # A tie in between gives nobody the lead.
        if leader is None:
            continue
        if last is not None and leader != last:
            # Only a side that scored in this round can have overtaken the others in it.
            found.add(max(turn for turn in turns if _advanced(view, turn, leader)))
        last = leader
    return frozenset(found)


def _advanced(view: View, turn: int, side: Seat) -> bool:
    return _together(view, side, view.plays[turn].seat) and _gain(view, turn) > 0


def _gain(view: View, turn: int) -> int:
    play = view.plays[turn]
    if view.rules.variation == "four_score":
        return sum(taking.turn == turn for taking in view.taken)
    return play.points if play.outcome in ("stood", "doubled") else 0


def _totals(view: View) -> list[Scores]:
    """Return the totals by seat, before the first turn and after each."""
    totals: list[Scores] = [(0,) * len(view.scores)]
    for turn, play in enumerate(view.plays):
        gain = _gain(view, turn)
        totals.append(
            tuple(
                score + gain if _together(view, Seat(seat), play.seat) else score
                for seat, score in enumerate(totals[-1])
            )
        )
    return totals


def _leader(view: View, scores: Scores) -> Seat | None:
    """Return the first seat of the side that leads alone, or None if no side does."""
    if not any(scores):
        return None
    first = Seat(scores.index(max(scores)))
    ahead = [Seat(seat) for seat, score in enumerate(scores) if score == max(scores)]
    return first if all(_together(view, first, seat) for seat in ahead) else None


def _together(view: View, one: Seat, other: Seat) -> bool:
    """Return True if two seats share a total (KD-25)."""
    return one == other or (view.teams[one] is not None and view.teams[one] == view.teams[other])
