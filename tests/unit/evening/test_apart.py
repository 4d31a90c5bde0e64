"""People who have blocked each other: an evening keeps them apart where it can."""

import time
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.evening.events import Format
from rumpus.evening.pairing import Apart
from rumpus.evening.standings import met
from rumpus.evening.state import Evening
from unit.evening.evenings import opened, pair, play

BOTH: tuple[Format, ...] = ("round_robin", "swiss")


def blocked(most: int, people: int) -> st.SearchStrategy[Apart]:
    """Return pairs of the first people of an evening."""
    pairs = [frozenset(two) for two in combinations([f"p{at}" for at in range(people)], 2)]
    return st.frozensets(st.sampled_from(pairs), max_size=most)


def together(evening: Evening, apart: Apart) -> int:
    """Return how many pairs who are apart sit at a table of the last round."""
    boards = evening.rounds[-1].boards
    return sum(frozenset(two) in apart for board in boards for two in combinations(board.people, 2))


@given(st.integers(4, 9), st.sampled_from(BOTH), blocked(6, 4), st.integers(1, 9))
@settings(max_examples=60)
def test_as_few_as_possible_meet_who_are_apart(
    count: int, form: Format, apart: Apart, rounds: int
) -> None:
    """No pairing of the same people has fewer of them; all pairings are tried."""
    evening = opened(count, form)
    for number in range(rounds):
        evening, paired = pair(evening, number, apart)
        seated = tuple(person for table in paired.tables for person in table)
        assert together(evening, apart) == _fewest(seated, apart)
        evening = play(evening)


@given(st.integers(6, 16), blocked(1, 2), st.integers(1, 20))
@settings(max_examples=30)
def test_one_pair_never_meets(count: int, apart: Apart, rounds: int) -> None:
    """Not even once all others have met, and everybody else still meets before anybody twice."""
    evening = opened(count - count % 2, "round_robin")
    for _ in range(rounds):
        evening, _ = pair(evening, apart=apart)
        assert together(evening, apart) == 0
        evening = play(evening)


@given(st.integers(6, 16), blocked(1, 2), st.integers(1, 6), st.integers(3, 4))
@settings(max_examples=30)
def test_one_pair_never_shares_a_larger_table(
    count: int, apart: Apart, rounds: int, seats: int
) -> None:
    """With two tables or more, somebody else can always sit there."""
    evening = opened(count, "swiss", seats)
    for _ in range(rounds):
        evening, _ = pair(evening, apart=apart)
        assert together(evening, apart) == 0
        evening = play(evening)


@given(
    st.integers(4, 12), blocked(1, 2), st.integers(1, 8), st.lists(st.integers(0, 2), min_size=1)
)
def test_the_winner_of_one_table_meets_somebody_else(
    count: int, apart: Apart, rounds: int, outcomes: list[int]
) -> None:
    """Two who come on change tables, as long as there are two."""
    evening = opened(count, "winner_stays")
    for _ in range(rounds):
        evening, paired = pair(evening, apart=apart)
        assert len({person for table in paired.tables for person in table}) == count - count % 2
        assert together(evening, apart) == 0
        evening = play(evening, outcomes)


def test_two_who_are_alone_play_all_the_same() -> None:
    """Where it can't be avoided, the round is paired as if nobody had blocked anybody."""
    evening, paired = pair(opened(2), apart={frozenset(("p0", "p1"))})
    assert len(paired.tables) == 1
    assert sum(met(evening).values()) == 1


def test_many_blocks_take_no_long_time() -> None:
    """Thirty-three people, of whom each has blocked another, are paired within a second."""
    apart = {frozenset((f"p{at}", f"p{at + 1}")) for at in range(32)}
    evening = opened(33)
    for number in range(5):
        before = time.process_time()
        evening, _ = pair(evening, number, apart)
        assert time.process_time() - before < 1
        assert together(evening, apart) == 0
        evening = play(evening, [number % 3, 0, 1])


def _fewest(people: tuple[str, ...], apart: Apart) -> int:
    if not people:
        return 0
    first, *rest = people
    return min(
        (frozenset((first, other)) in apart)
        + _fewest(tuple(each for each in rest if each != other), apart)
        for other in rest
    )
