"""Tests of the words in actions and questions from clients."""

import msgspec
import pytest

from rumpus.games.keesdrow.actions import Letters


@pytest.mark.parametrize("word", ["", "tea\n", "t\nea", "\ntea", "te a", "t\u00e9", "x" * 29])
def test_a_word_is_letters_to_its_very_end(word: str) -> None:
    """Anything but one to 28 letters A to Z is refused, including a line break at the end."""
    assert msgspec.convert("Tea", Letters) == "Tea"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(word, Letters)
