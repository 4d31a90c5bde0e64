"""Tests that counting words by two letters agrees with a scan of the list."""

from itertools import product

import pytest

from rules.keep_your_cool.spec import WORDS
from rumpus.games.keep_your_cool.rules import letters
from rumpus.games.keep_your_cool.rules.letters import Letters, has, letters_of
from rumpus.words import Entry, Lexicon, compile_lexicon, read_lexicon


def listed() -> Lexicon:
    """Compile a list that hasn't been counted yet."""
    return read_lexicon(compile_lexicon("fresh", [Entry(word, 1) for word in WORDS.split()]))


@pytest.mark.rule("KYC-17")
@pytest.mark.parametrize("at_once", [1, 7, 1000])
def test_counts_are_those_of_a_scan(monkeypatch: pytest.MonkeyPatch, at_once: int) -> None:
    """Counts equal those of a scan, for each pair of letters and any size of batch."""
    monkeypatch.setattr(letters, "AT_ONCE", at_once)
    lexicon = listed()
    counted = Letters(lexicon)
    for first, last in product("aeilmnoprsuyz", repeat=2):
        for twice in (False, True):
            key = f"{first}x{last}"
            expected = sum(has(word, key, twice=twice) for word in lexicon)
            assert counted.containing(key, twice=twice) == expected, (key, twice)


def test_has_wants_both_ends_of_a_word() -> None:
    """A word needs both letters in any place; of equal letters it needs two only if agreed."""
    assert has("casserole", "ludicrous", twice=False)
    assert not has("clear", "ludicrous", twice=False)
    assert not has("moons", "ludicrous", twice=False)
    assert has("clear", "level", twice=False)
    assert not has("clear", "level", twice=True)
    assert has("label", "level", twice=True)


def test_a_list_is_counted_once() -> None:
    """Tables with the same list share its counts."""
    lexicon = listed()

    assert letters_of(lexicon) is letters_of(lexicon)
    assert letters_of(lexicon) is not letters_of(listed())
