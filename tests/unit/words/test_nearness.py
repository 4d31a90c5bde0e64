"""Tests of the edit distances from a typed word to the words of a board."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.words.layout import LONGEST
from rumpus.words.nearness import distances

TRIED = st.text("abc", min_size=1, max_size=LONGEST)
THERE = st.lists(st.text("abc", min_size=1, max_size=LONGEST), max_size=8)


def away(word: str, *there: str) -> list[int]:
    """Return the edit distances from a word to others."""
    ends = np.cumsum([len(other) for other in there], dtype=np.uint32)
    found: list[int] = distances(word, "".join(there).encode(), ends).tolist()
    return found


def naive(one: str, other: str) -> int:
    """Return the edit distance of two words, computed with the full table."""
    above = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        here = [row]
        for column, across in enumerate(other, 1):
            changed = above[column - 1] + (letter != across)
            here.append(min(changed, above[column] + 1, here[-1] + 1))
        above = here
    return above[-1]


@pytest.mark.parametrize(
    ("one", "other", "letters"),
    [
        ("cart", "cart", 0),
        ("cart", "carts", 1),
        ("cart", "art", 1),
        ("cart", "cast", 1),
        ("trac", "cart", 4),
        ("tracs", "tars", 2),
        ("kitten", "sitting", 3),
        ("a" * LONGEST, "b", LONGEST),
    ],
)
def test_a_distance_counts_letters_put_in_left_out_or_changed(
    one: str, other: str, letters: int
) -> None:
    """A distance counts letters inserted, removed or changed, in either direction."""
    assert away(one, other) == away(other, one) == [letters]


@given(TRIED, THERE)
def test_all_distances_are_those_of_the_whole_table(word: str, there: list[str]) -> None:
    """Distances from many words at once equal those computed one by one."""
    assert away(word, *there) == [naive(word, other) for other in there]
