"""Patches: only changes within rows are sent, and they fold to the same view."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooms import patched
from rumpus.table.patch import patch_of


class Word(msgspec.Struct, frozen=True):
    """Item of a row."""

    text: str
    points: int = 0
    by: tuple[int, ...] = ()


class Other(msgspec.Struct, frozen=True):
    """Item of another type."""

    text: str


class View(msgspec.Struct, frozen=True):
    """View with rows of structs and of numbers."""

    turn: int = 0
    words: tuple[Word | Other | None, ...] = ()
    seats: tuple[int, ...] = ()


def plain(value: Any) -> Any:
    """Return a value as it is received from JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


TEA, ATE, EAT, LAID = Word("tea"), Word("ate"), Word("eat"), Word("ate", 3)
BY = Word("tea", 0, (1,))


def told(before: View, after: View) -> Any:
    """Return the patch between two views, and check that it turns one into the other."""
    patch = msgspec.json.decode(patch_of(before, after))
    assert patched(plain(before), patch) == plain(after)
    return patch


@pytest.mark.parametrize(
    ("before", "after", "patch"),
    [
        ((TEA,), (TEA, ATE), {"words+": [plain(ATE)]}),
        ((TEA, ATE), (TEA, LAID), {"words*": {"1": {"points": 3}}}),
        ((TEA, LAID), (TEA, Word("ate", 3, (1, 2))), {"words*": {"1": {"by": [1, 2]}}}),
        ((BY, ATE), (Word("tea", 0, (1, 2)), ATE), {"words*": {"0": {"by+": [2]}}}),
        ((TEA, ATE), (TEA, LAID, EAT), {"words*": {"1": {"points": 3}}, "words+": [plain(EAT)]}),
    ],
)
def test_of_a_row_only_what_changed_is_told(
    before: tuple[Word, ...], after: tuple[Word, ...], patch: dict[str, Any]
) -> None:
    """A patch of a row has the items added at its end and the changed fields of other items."""
    assert told(View(words=before), View(words=after)) == patch


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((), (TEA,)),
        ((TEA, ATE), (TEA,)),
        ((TEA, None), (TEA, ATE)),
        ((TEA, Other("ate")), (TEA, ATE)),
        ((BY, LAID), (LAID, BY)),
    ],
    ids=["was empty", "got shorter", "was nothing", "other type", "whole is shorter"],
)
def test_other_rows_are_told_whole(before: tuple[Any, ...], after: tuple[Any, ...]) -> None:
    """A row is sent whole if its items can't be patched, or if that takes fewer bytes."""
    assert told(View(words=before), View(words=after)) == {"words": plain(after)}


def test_numbers_in_a_row_are_told_with_it() -> None:
    """A row of numbers is sent whole if a number changed, but additions are sent alone."""
    assert told(View(seats=(1, 2)), View(seats=(1, 3))) == {"seats": [1, 3]}
    assert told(View(seats=(1,)), View(turn=1, seats=(1, 2))) == {"turn": 1, "seats+": [2]}


def test_nothing_is_told_of_what_is_equal() -> None:
    """Equal views have an empty patch, even if they are different objects."""
    assert told(View(words=(Word("tea"),)), View(words=(Word("tea"),))) == {}


numbers = st.lists(st.integers(0, 2), max_size=3).map(tuple)
words = st.builds(Word, st.sampled_from(["tea", "ate"]), st.integers(0, 1), numbers)
others = st.none() | st.builds(Other, st.just("tea"))
views = st.builds(View, st.integers(0, 1), st.lists(words | others).map(tuple), numbers)


@given(views, views)
def test_every_patch_folds_to_the_view(before: View, after: View) -> None:
    """Every patch between two views folds to the second one."""
    told(before, after)
