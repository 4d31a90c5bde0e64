"""
Pairing of a round: who plays at which table, and who sits out.

Nobody sits out twice while somebody hasn't yet, except where the winner stays. Within that, people
who are *apart* meet only if it can't be avoided, and as few pairs as possible meet again at tables
of two; larger tables come close to it.
"""

from collections import Counter
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from itertools import groupby

from rumpus.core.chance import Chance
from rumpus.evening.circle import circle
from rumpus.evening.events import RoundPaired
from rumpus.evening.groups import grouped, spare
from rumpus.evening.ladder import ladder
from rumpus.evening.pairs import APART, Wish, levels_of, paired, repeats
from rumpus.evening.standings import byes, met, standings
from rumpus.evening.state import Evening

Met = Counter[frozenset[str]]
Apart = AbstractSet[frozenset[str]]
"""Pairs of people who should not meet."""


def round_of(
    evening: Evening, chance: Chance, at: int, seed: str, apart: Apart = frozenset()
) -> RoundPaired:
    """Pair the people who are present, of whom there are at least two."""
    past = met(evening) + Counter(dict.fromkeys(apart, APART))
    if evening.plan.format == "winner_stays":
        tables, waiting = ladder(evening, chance, apart)
    elif evening.plan.seats == 2:
        tables, waiting = _duels(evening, chance, past)
    else:
        tables, waiting = _groups(evening, chance, past)
    seated = tuple(_seats(evening, table) for table in tables)
    return RoundPaired(seated, tuple(waiting), at, seed)


def _duels(evening: Evening, chance: Chance, past: Met) -> tuple[list[tuple[str, ...]], list[str]]:
    if evening.plan.format == "round_robin":
        order = evening.present
        partner = circle(order, past, byes(evening))
        wish = _partner_first(partner)
        out = [person for person in order if partner[person] is None]
    else:
        order = _order(evening, chance)
        wish = _nearest(evening, order)
        out = order[::-1]
    waiting = _waiting(evening, order, out, past)
    people = [person for person in order if person not in waiting]
    return list(paired(people, past, wish)), waiting


def _groups(evening: Evening, chance: Chance, past: Met) -> tuple[list[tuple[str, ...]], list[str]]:
    order, plan = _order(evening, chance), evening.plan
    out = spare(len(order), plan.least, plan.seats)
    waiting = _may_wait(evening, order, order[::-1])[:out]
    people = [person for person in order if person not in waiting]
    return grouped(people, plan.seats, past), waiting


def _waiting(evening: Evening, order: Sequence[str], wished: Sequence[str], past: Met) -> list[str]:
    """Return who sits out, if their number is odd: the first who leaves the fewest repeats."""
    if len(order) % 2 == 0:
        return []
    may, sat_out = _may_wait(evening, order, wished), byes(evening)
    least = sat_out[may[0]]
    may = [person for person in may if sat_out[person] == least]
    levels = levels_of(past)
    costs = [repeats([each for each in order if each != person], past, levels) for person in may]
    return [may[costs.index(min(costs))]]


def _may_wait(evening: Evening, order: Sequence[str], wished: Sequence[str]) -> list[str]:
    """Return everybody by who should sit out first: people who came late have waited already."""
    sat_out = byes(evening)
    return sorted(
        order,
        key=lambda person: (
            sat_out[person],
            -_rounds(evening, person),
            wished.index(person) if person in wished else len(wished),
        ),
    )


def _rounds(evening: Evening, person: str) -> int:
    return sum(person in board.people for each in evening.rounds for board in each.boards)


def _order(evening: Evening, chance: Chance) -> list[str]:
    """Return those present by points, the leader first; equal ones in an order by chance."""
    ranked = [row for row in standings(evening) if evening.people[row.person].present]
    if evening.plan.format == "round_robin":
        return chance.shuffled([row.person for row in ranked])
    return [
        person
        for _, group in groupby(ranked, key=lambda row: row.points)
        for person in chance.shuffled([row.person for row in group])
    ]


def _partner_first(partner: dict[str, str | None]) -> Wish:
    return lambda one, other: (partner[one] != other,)


def _nearest(evening: Evening, order: Sequence[str]) -> Wish:
    points = {row.person: row.points for row in standings(evening)}
    return lambda one, other: (abs(points[one] - points[other]), order.index(other))


def _seats(evening: Evening, people: Sequence[str]) -> tuple[str, ...]:
    """Return people by seats: the first seat is for somebody who has had it least often."""
    if evening.plan.format == "winner_stays":
        return tuple(people)
    first = Counter(board.people[0] for each in evening.rounds for board in each.boards)
    return tuple(sorted(people, key=lambda person: first[person]))
