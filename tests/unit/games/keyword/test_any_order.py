"""Tests that words laid at one moment lead to the same state in any order of arrival."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.keyword.spec import Spec
from rumpus.core.values import Millis, Seat, Timer
from rumpus.games.keyword.actions import TakeBack
from rumpus.games.keyword.state import State

HAND = "catsdo"


def laid(order: list[int], words: list[str], retakers: set[int], *, last: bool) -> State:
    """Let seats lay in this order at one moment; *retakers* take another word back first."""
    spec = Spec(*[HAND] * len(words), listed="cat dos cast", middle="aeinrt", timer=60)
    for seat in order[: len(order) if last else -1]:
        if seat in retakers:
            spec.lay(Seat(seat), "cd", at=5).accepted()
            spec.when(Seat(seat), TakeBack(0), at=5).accepted()
        spec.lay(Seat(seat), words[seat], at=5).accepted()
    return spec.state if last else spec.fires("sand").state


@pytest.mark.rule("KW-9", "KW-11")
@given(data=st.data(), seats=st.integers(2, 6))
def test_arrival_does_not_matter(data: st.DataObject, seats: int) -> None:
    """Neither the order of arrival nor words taken back earlier change the resulting state."""
    choices = st.sampled_from(["cat", "caT", "do", "catsE", "to"])
    words = data.draw(st.lists(choices, min_size=seats, max_size=seats))
    orders = [data.draw(st.permutations(range(seats))) for _ in range(2)]
    # The last seat to lay can't have laid before: that would have been the reveal.
    firsts = sorted(set(range(seats)) - {order[-1] for order in orders})
    retakers = set(data.draw(st.lists(st.sampled_from(firsts)))) if firsts else set[int]()
    first = laid(orders[0], words, retakers, last=True)
    second = laid(orders[1], words, set(), last=True)
    assert first.phase == "shown"
    assert first == second


@pytest.mark.rule("KW-9", "KW-11")
@given(seats=st.permutations(range(4)))
def test_arrival_does_not_matter_where_the_timer_reveals(seats: list[int]) -> None:
    """If a seat never lays and the timer reveals, the order of arrival doesn't matter either."""
    order = [*(seat for seat in seats if seat != 3), 3]
    words = ["cat", "caT", "do", "to"]
    assert laid(order, words, set(), last=False) == laid([0, 1, 2, 3], words, set(), last=False)


@pytest.mark.rule("KW-11")
@given(late=st.booleans())
def test_seal_and_timer_at_one_moment_reveal_once(*, late: bool) -> None:
    """If the last word and the timer coincide, the first reveals and the other is refused."""
    spec = Spec(HAND, HAND, listed="cat", timer=60).lay(Seat(0), "cat")
    (sand,) = spec.game.timers(spec.state)
    if late:
        spec.fires("sand")
        spec.lay(Seat(1), "caT", at=sand.due).refused("not_now", "KW-11", phase="shown")
    else:
        spec.lay(Seat(1), "caT", at=sand.due).accepted()
        spec.serve(sand).refused("void", None)
    assert spec.state.round == 0
    assert spec.game.timers(spec.state) == (Timer("shown", Millis(sand.due + 20_000)),)
