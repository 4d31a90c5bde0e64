"""Requests to an evening: each becomes an event, or is refused with a reason."""

from collections.abc import Sequence
from typing import Final

from rumpus.core.chance import Chance
from rumpus.core.values import Refusal
from rumpus.evening.events import (
    SEATS,
    Ended,
    Joined,
    Left,
    Opened,
    Places,
    Plan,
    Quieted,
    ResultSet,
    RoundPaired,
    Source,
)
from rumpus.evening.pairing import Apart, round_of
from rumpus.evening.state import Evening

BY_NAME: Final = "="
"""First character of the id of somebody whose name a leader typed, and who needs no device."""
PEOPLE: Final = 64
"""The most people of an evening."""
ROUNDS: Final = 64
"""The most rounds of an evening."""
QUIET: Final = 240
"""The longest time for which a leader asks somebody to say nothing, in minutes."""
NO_SHOW: Final = 60
"""The longest time that an absent player may have, in minutes."""


def open_evening(plan: Plan, at: int) -> Opened | Refusal:
    """Open an evening, whose game and house rules the room has checked."""
    if not 2 <= plan.least <= plan.seats <= SEATS or not 0 <= plan.no_show <= NO_SHOW:
        return Refusal("bad_plan")
    if plan.format == "winner_stays" and plan.seats != 2:
        return Refusal("winner_needs_two")
    return Opened(plan, at)


def join(evening: Evening, person: str, name: str) -> Joined | Refusal:
    """
    Enter somebody, or let them return; nobody is entered twice.

    Two guests may have the same name, but a name typed by a leader means a guest who has it.
    """
    if evening.ended is not None:
        return Refusal("evening_ended")
    known = evening.people.get(person)
    if known is not None and known.present:
        return Refusal("already_entered", params={"name": known.name})
    alike = [id_ for id_, each in evening.people.items() if _same(each.name, name)]
    if any(BY_NAME in {person[0], id_[0]} for id_ in alike if id_ != person):
        return Refusal("already_entered", params={"name": name})
    if known is None and len(evening.people) >= PEOPLE:
        return Refusal("evening_full", params={"most": PEOPLE})
    return Joined(person, name)


def person_named(name: str) -> str:
    """
    Return the id of somebody entered by name.

    >>> person_named("Ida")
    '=ida'
    """
    return BY_NAME + name.casefold()


def leave(evening: Evening, person: str, *, dropped: bool = False) -> Left | Refusal:
    """Let somebody leave, or drop them even at the end; what they have played still counts."""
    if evening.ended is not None and not dropped:
        return Refusal("evening_ended")
    known = evening.people.get(person)
    there = known is not None and (known.present or (dropped and not known.dropped))
    return Left(person, dropped) if there else Refusal("not_entered")


def quiet(evening: Evening, person: str, at: int, minutes: int) -> Quieted | Refusal:
    """Let a person say nothing for some *minutes* from a time on, or talk again after 0."""
    if evening.ended is not None:
        return Refusal("evening_ended")
    if person not in evening.people:
        return Refusal("not_entered")
    if not 0 <= minutes <= QUIET:
        return Refusal("bad_request", params={"field": "minutes"})
    return Quieted(person, at + 60 * minutes if minutes else 0)


def pair(
    evening: Evening, chance: Chance, at: int, seed: str = "", apart: Apart = frozenset()
) -> RoundPaired | Refusal:
    """Pair the next round, once the last one has all its results; people *apart* rarely meet."""
    if evening.ended is not None:
        return Refusal("evening_ended")
    if evening.playing:
        return Refusal("round_runs")
    if len(evening.present) < evening.plan.least:
        return Refusal("too_few_people", params={"least": evening.plan.least})
    if len(evening.rounds) >= ROUNDS:
        return Refusal("rounds_enough", params={"most": ROUNDS})
    return round_of(evening, chance, at, seed, apart)


def set_result(
    evening: Evening,
    round_: int,
    table: int,
    places: Places,
    source: Source,
    scores: tuple[int, ...] = (),
) -> ResultSet | Refusal:
    """
    Set or correct a table's result; rounds that were paired since stay as they are.

    Only a leader corrects: a game that ends after its result was entered by hand changes nothing.
    """
    rounds = evening.rounds
    if not 0 <= round_ < len(rounds) or not 0 <= table < len(rounds[round_].boards):
        return Refusal("no_such_board")
    board = rounds[round_].boards[table]
    if board.result is not None and source != "hand":
        return Refusal("has_result")
    seats = sorted(seat for place in places for seat in place)
    if places and (seats != list(range(len(board.people))) or () in places):
        return Refusal("bad_result")
    if any(_splits_team(evening.plan, place) for place in places):
        return Refusal("bad_result")
    return ResultSet(round_, table, places, source, scores)


def end(evening: Evening, at: int) -> Ended | Refusal:
    """End the evening; games that are still on will count."""
    return Refusal("evening_ended") if evening.ended is not None else Ended(at)


def _splits_team(plan: Plan, place: Sequence[int]) -> bool:
    return any(
        plan.partners(seat, other) and other not in place
        for seat in place
        for other in range(len(plan.teams))
    )


def _same(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()
