"""Pairing: who plays whom and who sits out, while people come and go."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.evening import requests
from rumpus.evening.events import Format
from rumpus.evening.matching import matched
from rumpus.evening.standings import byes, met
from rumpus.evening.state import Evening
from unit.evening.evenings import joined, opened, pair, play, then

BOTH: tuple[Format, ...] = ("round_robin", "swiss")


@st.composite
def evenings(draw: st.DrawFn, most: int = 33) -> list[Evening]:
    """Return an evening before each of its rounds, with people who come and go between them."""
    evening = opened(draw(st.integers(3, most)), draw(st.sampled_from(BOTH)))
    states: list[Evening] = []
    for _ in range(draw(st.integers(1, 6))):
        gone = draw(st.lists(st.sampled_from(evening.present), unique=True, max_size=3))
        for person in gone if len(evening.present) - len(gone) >= 2 else ():
            evening = then(evening, requests.leave(evening, person))
        new = len(evening.people)
        evening = joined(evening, range(new, new + draw(st.integers(0, 2))))
        states.append(evening)
        evening, _ = pair(evening, draw(st.integers(0, 5)))
        evening = play(evening, draw(st.lists(st.integers(0, 2), min_size=1, max_size=5)))
    return [*states, evening]


@given(evenings())
@settings(max_examples=40)
def test_everybody_present_is_at_one_place(states: list[Evening]) -> None:
    """Each round has everybody who is present exactly once, at a table or sitting out."""
    for before, after in pairwise(states):
        paired = after.rounds[len(before.rounds)]
        seated = [person for board in paired.boards for person in board.people]
        assert sorted([*seated, *paired.byes]) == sorted(before.present)
        assert len(paired.byes) == len(before.present) % 2


@given(evenings())
@settings(max_examples=40)
def test_nobody_sits_out_again_while_somebody_has_not(states: list[Evening]) -> None:
    """The person who sits out has done so as rarely as anybody present."""
    for before, after in pairwise(states):
        sat_out = byes(before)
        for person in after.rounds[len(before.rounds)].byes:
            assert sat_out[person] == min(sat_out[each] for each in before.present)


@given(evenings(most=8))
@settings(max_examples=60)
def test_as_few_as_possible_meet_again(states: list[Evening]) -> None:
    """No pairing of those who may play has fewer pairs who have met; all pairings are tried."""
    for before, after in pairwise(states):
        past, paired = met(before), after.rounds[len(before.rounds)]
        again = sum(past[frozenset(board.people)] > 0 for board in paired.boards)
        sat_out = byes(before)
        least = min(sat_out[each] for each in before.present)
        out = [each for each in before.present if sat_out[each] == least]
        if paired.byes:
            # Of those who may sit out, any with the same number of repeats is as good.
            fields = [[each for each in before.present if each != person] for person in out]
        else:
            fields = [before.present]
        assert again == min(_fewest(tuple(field), past) for field in fields)


def test_a_round_robin_is_complete() -> None:
    """Until all have met, nobody meets again and nobody sits out twice, for 3 to 33 people."""
    for count in range(3, 34):
        evening = opened(count, "round_robin")
        for _ in range(count - 1 + count % 2):
            evening = play(pair(evening)[0])
        assert set(met(evening).values()) == {1}
        assert len(met(evening)) == count * (count - 1) // 2
        assert set(byes(evening).values()) == ({1} if count % 2 else set())


def test_a_second_round_robin_is_complete() -> None:
    """Once all have met, all meet a second time before anybody meets for the third."""
    evening = opened(6, "round_robin")
    for _ in range(10):
        evening = play(pair(evening)[0])

    assert set(met(evening).values()) == {2}


def test_swiss_pairs_equals() -> None:
    """In the second round of a Swiss, winners meet winners."""
    evening = play(pair(opened(8))[0])
    winners = {board.people[0] for board in evening.rounds[0].boards}
    _, second = pair(evening)

    assert all(len(winners.intersection(table)) in {0, 2} for table in second.tables)


def test_thirty_three_play_a_long_swiss_without_repeats() -> None:
    """Thirty-three people play 20 rounds of a Swiss in which nobody meets anybody again."""
    evening = opened(33)
    for number in range(20):
        evening = play(pair(evening, number)[0], [number % 3, 0, 1])

    assert set(met(evening).values()) == {1}
    assert set(byes(evening).values()) == {1}


@given(st.integers(2, 14), st.data())
def test_the_first_seat_goes_round(count: int, data: st.DataObject) -> None:
    """Of two people, the one who has had the first seat less often gets it."""
    evening = opened(count)
    for _ in range(data.draw(st.integers(1, 5))):
        first = Counter(board.people[0] for each in evening.rounds for board in each.boards)
        evening, paired = pair(evening)
        assert all(first[one] <= first[other] for one, other in paired.tables)
        evening = play(evening)


@given(st.integers(3, 33), st.lists(st.integers(0, 2), min_size=1, max_size=6), st.integers(1, 6))
@settings(max_examples=40)
def test_the_winner_stays(count: int, outcomes: list[int], rounds: int) -> None:
    """The winner plays on in the first seat, and nobody waits twice in a row or after a win."""
    evening = opened(count, "winner_stays")
    for _ in range(rounds):
        evening = play(pair(evening)[0], outcomes)
        last = evening.rounds[-1]
        winners = {board.people[board.result.places[0][0]] for board in last.boards if board.result}
        _, following = pair(evening)
        assert winners <= {table[0] for table in following.tables}
        assert not winners.union(last.byes).intersection(following.byes)


def test_a_lone_waiter_comes_on_even_when_tables_close() -> None:
    """The person who waited plays next, although many leave and two tables close."""
    evening = play(pair(opened(9, "winner_stays"))[0])
    (waited,) = evening.rounds[0].byes
    for board in evening.rounds[0].boards:
        evening = then(evening, requests.leave(evening, board.people[1]))
    _, paired = pair(evening)

    assert len(paired.tables) == 2
    assert waited in {person for table in paired.tables for person in table}


@given(st.integers(2, 33), st.sampled_from(BOTH), st.integers(3, 4), st.integers(1, 5))
@settings(max_examples=30)
def test_larger_tables_are_even(count: int, form: Format, seats: int, rounds: int) -> None:
    """Tables of three or four differ by one at most, and nobody sits out or alone."""
    evening = opened(count, form, seats)
    for _ in range(rounds):
        evening, paired = pair(evening)
        sizes = [len(table) for table in paired.tables]
        assert paired.byes == ()
        assert sum(sizes) == count
        assert 2 <= min(sizes) <= max(sizes) <= min(seats, min(sizes) + 1)
        evening = play(evening)


@given(st.integers(4, 33), st.integers(1, 6))
@settings(max_examples=30)
def test_teams_need_full_tables(count: int, rounds: int) -> None:
    """Where all tables have four, up to three sit out: those who have done so least often."""
    evening = opened(count, "swiss", 4, least=4)
    for _ in range(rounds):
        sat_out = byes(evening)
        evening, paired = pair(evening)
        assert {len(table) for table in paired.tables} == {4}
        assert len(paired.byes) == count % 4
        most = max((sat_out[person] for person in paired.byes), default=0)
        seated = [person for table in paired.tables for person in table]
        assert all(sat_out[person] >= most for person in seated)
        evening = play(evening)


def test_twelve_people_meet_new_ones_at_tables_of_four() -> None:
    """At tables of four, twelve people have few repeats in the second round: one pair a table."""
    evening = play(pair(opened(12, "round_robin", 4))[0])
    evening, _ = pair(evening)

    assert sum(count > 1 for count in met(evening).values()) <= 3


@pytest.mark.parametrize("size", range(1, 8))
def test_a_matching_is_as_large_as_any(size: int) -> None:
    """In each of many graphs, no set of disjoint edges is larger than the matching found."""
    edges = list(combinations(range(size), 2))
    step = max(1, 2 ** len(edges) // 400)
    for code in range(0, 2 ** len(edges), step):
        chosen = [edge for at, edge in enumerate(edges) if code >> at & 1]
        graph = [[two for one, two in _both(chosen) if one == node] for node in range(size)]
        found = matched(graph)
        pairs = [(one, two) for one, two in enumerate(found) if two > one]
        assert all(found[two] == one and two in graph[one] for one, two in pairs)
        assert len(pairs) == _largest(tuple(chosen))


def _both(edges: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    for one, two in edges:
        yield one, two
        yield two, one


@cache
def _largest(edges: tuple[tuple[int, int], ...]) -> int:
    if not edges:
        return 0
    first, *rest = edges
    apart = tuple(edge for edge in rest if not set(edge) & set(first))
    return max(_largest(tuple(rest)), 1 + _largest(apart))


def _fewest(people: tuple[str, ...], past: Counter[frozenset[str]]) -> int:
    if not people:
        return 0
    first, *rest = people
    return min(
        (past[frozenset((first, other))] > 0)
        + _fewest(tuple(each for each in rest if each != other), past)
        for other in rest
    )
