"""Tests of regular forms: letters that are doubled before an ending."""

import pytest

from rumpus.words.regular import doubles, with_ending


@pytest.mark.parametrize("word", ["run", "up", "occur", "quit", "equip", "squat", "fuel", "wool"])
def test_one_vowel_doubles_what_follows(word: str) -> None:
    """A consonant doubles after a single vowel, not counting the u of *qu*; an l also after two."""
    assert doubles(word)


@pytest.mark.parametrize("word", ["ear", "coat", "read", "rain", "box", "a", "play", "bee"])
def test_two_vowels_double_nothing(word: str) -> None:
    """A consonant after two vowels doesn't double: *earring* is no form of *ear*."""
    assert not doubles(word)


def test_forms_follow() -> None:
    """The forms of *ear* have one r, those of *fuel* one l or two."""
    assert list(with_ending("ear", "ing")) == ["earing"]
    assert list(with_ending("fuel", "ed")) == ["fuelled", "fueled"]
